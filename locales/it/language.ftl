### What the language is and how it joins words.

language-name = Italiano
language-direction = ltr
number-group = { "." }
list-and = { $before } e { $after }
list-or = { $before } o { $after }
list-comma = { $before }, { $after }
