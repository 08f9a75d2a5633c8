### What the language is and how it joins words.

language-name = chiShona
language-direction = ltr
number-group = { "," }
list-and = { $before } uye { $after }
list-or = { $before } kana { $after }
list-comma = { $before }, { $after }
