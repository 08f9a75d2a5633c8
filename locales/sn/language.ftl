### What the language is and how it joins words.

language-name = chiShona
language-direction = ltr
number-group = { "," }
decimal-mark = { "." }
list-and = { $before } uye { $after }
list-or = { $before } kana { $after }
list-comma = { $before }, { $after }
month-name =
    { $month ->
        [1] Ndira
        [2] Kukadzi
        [3] Kurume
        [4] Kubvumbi
        [5] Chivabvu
        [6] Chikumi
        [7] Chikunguru
        [8] Nyamavhuvhu
        [9] Gunyana
        [10] Gumiguru
        [11] Mbudzi
       *[12] Zvita
    }
date = { $day } { $month } { $year }
