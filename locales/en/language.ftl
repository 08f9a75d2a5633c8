### What the language is and how it joins words.

# What the language calls itself.
language-name = English
# ltr or rtl.
language-direction = ltr
# Stands between groups of three digits: 12,345.
number-group = { "," }
# Stands before the decimals: 1.5.
decimal-mark = { "." }
# The last two parts of a list: "11, 15 and 18".
list-and = { $before } and { $after }
# The last two parts of a choice: "11, 15 or 18".
list-or = { $before } or { $after }
# Two parts of a row that goes on.
list-comma = { $before }, { $after }
# The name of a month; $month: 1 to 12.
month-name =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
# A day of the calendar; $day: 1 to 31, $month: as in month-name, $year: such as 2026.
date = { $day } { $month } { $year }
