### What the language is and how it joins words.

language-name = Afrikaans
language-direction = ltr
# A space that does not break the line.
number-group = { "\u00A0" }
list-and = { $before } en { $after }
list-or = { $before } of { $after }
list-comma = { $before }, { $after }
