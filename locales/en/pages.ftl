### Rule pages and what a search engine sees: titles, descriptions, links. Not in the browser's program.

pages-title = Tsoro: checkers and Twelve Men’s Morris
pages-description = Play checkers and Twelve Men’s Morris (Morabaraba) in your own language: against the computer or with a friend on one device, free and without sign-up.
# The titles of the rule pages.
pages-american-title = Rules of checkers
pages-american-description = How to play American checkers (English draughts): why a capture must be taken, moving, jumping, crowning, winning and drawing, with pictures.
pages-twelve-title = Rules of Twelve Men’s Morris and Morabaraba
pages-twelve-description = How to play Twelve Men’s Morris and Morabaraba: placing, moving, mills, winning and drawing, with pictures.
# Links.
pages-play = Play
pages-play-game = Play { $game }
pages-rules = Rules
pages-languages = In other languages
pages-skip = To the text
# Shown when scripts are off or the program could not be started.
pages-noscript = To play here, scripts must be allowed. The rules can be read without them.
pages-too-old = This browser is too old to play here. The rules can be read all the same.
# An address that there is not; $found is the address.
pages-not-found-title = There is no such page
pages-not-found = There is nothing at { $found }. From the start you find everything.
pages-to-start = To the start
