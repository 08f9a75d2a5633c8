### What the language is and how it joins words.

language-name = Basa Sunda
language-direction = ltr
number-group = { "." }
list-and = { $before } jeung { $after }
list-or = { $before } atawa { $after }
list-comma = { $before }, { $after }
