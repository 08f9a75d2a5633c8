### What the language is and how it joins words.

language-name = Afrikaans
language-direction = ltr
# A space that does not break the line.
number-group = { "\u00A0" }
decimal-mark = { "," }
list-and = { $before } en { $after }
list-or = { $before } of { $after }
list-comma = { $before }, { $after }
month-name =
    { $month ->
        [1] Januarie
        [2] Februarie
        [3] Maart
        [4] April
        [5] Mei
        [6] Junie
        [7] Julie
        [8] Augustus
        [9] September
        [10] Oktober
        [11] November
       *[12] Desember
    }
date = { $day } { $month } { $year }
