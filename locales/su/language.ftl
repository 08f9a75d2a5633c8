### What the language is and how it joins words.

language-name = Basa Sunda
language-direction = ltr
number-group = { "." }
decimal-mark = { "," }
list-and = { $before } jeung { $after }
list-or = { $before } atawa { $after }
list-comma = { $before }, { $after }
month-name =
    { $month ->
        [1] Januari
        [2] Pébruari
        [3] Maret
        [4] April
        [5] Méi
        [6] Juni
        [7] Juli
        [8] Agustus
        [9] Séptémber
        [10] Oktober
        [11] Nopémber
       *[12] Désémber
    }
date = { $day } { $month } { $year }
