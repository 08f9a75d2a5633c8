### What the language is and how it joins words.

language-name = isiZulu
language-direction = ltr
number-group = { "," }
decimal-mark = { "." }
list-and = { $before } no-{ $after }
list-or = { $before } noma { $after }
list-comma = { $before }, { $after }
month-name =
    { $month ->
        [1] Januwari
        [2] Februwari
        [3] Mashi
        [4] Ephreli
        [5] Meyi
        [6] Juni
        [7] Julayi
        [8] Agasti
        [9] Septhemba
        [10] Okthoba
        [11] Novemba
       *[12] Disemba
    }
date = { $day } { $month } { $year }
