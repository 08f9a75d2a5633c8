### What the language is and how it joins words.

# What the language calls itself.
language-name = English
# ltr or rtl.
language-direction = ltr
# Stands between groups of three digits: 12,345.
number-group = { "," }
# The last two parts of a list: "11, 15 and 18".
list-and = { $before } and { $after }
# The last two parts of a choice: "11, 15 or 18".
list-or = { $before } or { $after }
# Two parts of a row that goes on.
list-comma = { $before }, { $after }
