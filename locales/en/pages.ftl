### Rule pages, the first page as the server sends it, and what a search engine sees.
### Not in the browser's program.

# The name of the whole thing; stays as it is in every language.
pages-name = Tsoro
# One sentence under the name.
pages-lead = Checkers and Twelve Men’s Morris, free and without sign-up.
pages-home-title = Tsoro: checkers and Twelve Men’s Morris
pages-home-description = Play checkers and Twelve Men’s Morris (Morabaraba) in your own language: against the computer or with a friend on one device, free and without sign-up.
# The title of a rule page in a browser's tab; $title is the page's heading.
pages-title = { $title } · Tsoro
pages-rules-checkers-description = How to play American checkers (English draughts): why a capture must be taken, moving, jumping, crowning, winning and drawing, with pictures.
pages-rules-morris-description = How to play Twelve Men’s Morris and Morabaraba: placing, moving, mills, winning and drawing, with pictures.
# Links; pages-languages is the spoken name of the row of languages.
pages-languages = Languages
pages-play = Play
pages-rules = Rules
# Shown when scripts are off.
pages-noscript = To play here, scripts must be allowed. The rules can be read without them.
# Shown when the page cannot run in this browser: the oldest that it runs in.
pages-too-old = To play here, a newer browser is needed: Chrome 96, Firefox 91, Safari 15.4 or later, with WebAssembly allowed. The rules can be read all the same.
# Shown when a file of the page could not be loaded.
pages-failed = The page could not be loaded. Check the connection and load it again.
# Stands before a bar that fills while the page loads.
pages-loading = Loading
# A button after pages-failed.
pages-again = Load again
# A page that was not kept for reading without a connection: its title, and why.
pages-offline-title = Not on this device yet
pages-offline = You are offline, and this page has not been kept on this device. It opens again with a connection.
# An address that there is not: $found.
pages-missing-title = There is no such page
pages-missing = There is nothing at { $found }.
# Stands before links to all that there is.
pages-missing-allowed = Here you find everything:
# Spoken: the row of links on top of a page.
pages-navigation = Pages
# Shown by a program that was built without its page; $commands: two commands, which stay as they are.
pages-no-client = This server was built without the page to play on. Get it in with { $commands }.

## On paper: boards and men to print, leaflets of the rules

# Links under a rule page.
pages-leaflet = These rules as a leaflet (PDF)
pages-sheets = Board and men to print (PDF, A4)
# Beside a bar of that length. 100% is what printer windows call the true size.
paper-scale = Print at 100%, not “fit to page”: then this bar is 50 mm long.
# Title of a sheet of men. $game: the games that they are for, such as "American checkers".
paper-men-title = Men for { $game }
paper-cut = Print on card, or glue the sheet onto card. Then cut along the circles.
# Follows paper-cut where the game has kings.
paper-raised = A disc with a crown is a king: put it in place of the two men.
# Spoken: a group of discs. $side: Red or White; $number: how many discs.
paper-discs = { $side }, men to cut out: { $number }
paper-discs-raised = { $side }, kings to cut out: { $number }
# Spoken: a board without men. $game: as in paper-men-title.
paper-empty = { $game }: the empty board
# Spoken: a diagram. $men: such as "red man: 3, 8; white king: 21".
paper-diagram = { $game }. { $men }

## Answers to programs (docs/api.md)

answers-method = Only GET and HEAD are understood here.
# RULES and POSITION stand for what is to be filled in.
answers-address = There is nothing at this address. Questions go to /api/tables/RULES?fen=POSITION.
# As answers-address.
answers-no-position = The question has no position: add ?fen=POSITION to the address.
# $number: the most bytes.
answers-too-long = The question is too long: { $number } bytes are the most.
# $found: the name of a rule set.
answers-no-tables = This server has no tables of endings for “{ $found }”.
# $number: the most pieces of a position that is known.
answers-out-of-reach = The tables of this server do not know this position. They know positions of up to { $number } pieces.
answers-failed = This position could not be looked up. Others can be asked about.
