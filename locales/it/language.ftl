### What the language is and how it joins words.

language-name = Italiano
language-direction = ltr
number-group = { "." }
decimal-mark = { "," }
list-and = { $before } e { $after }
list-or = { $before } o { $after }
list-comma = { $before }, { $after }
month-name =
    { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }
date = { $day } { $month } { $year }
