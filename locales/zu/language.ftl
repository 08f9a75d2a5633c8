### What the language is and how it joins words.

language-name = isiZulu
language-direction = ltr
number-group = { "," }
list-and = { $before } no-{ $after }
list-or = { $before } noma { $after }
list-comma = { $before }, { $after }
