### The game's page in the browser.

## Top of the page

# The name of the whole thing; stays as it is in every language.
page-title = Tsoro
page-tagline = Checkers and Twelve Men’s Morris, free and without sign-up.
page-language = Language
page-settings = Settings
page-home = All games
page-rules = Rules
page-menu = Menu
page-close = Close
# The row of links on the first screen; spoken only.
page-ways = More

## Choosing a game

play = Play
# $game: the name of the game, such as "Checkers".
play-game = Play { $game }
continue-game = Continue the game
choose-opponent = Opponent
opponent-computer = Computer
opponent-friend = Friend on this device
opponent-none = Computer against itself
choose-level = Level
# $number: 1 to 10; $name: the level's name.
level-named = Level { $number }: { $name }
choose-time = Thinking time
# The top level's time for a move.
time-seconds =
    { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
# A switch for the computer’s full strength: whether it begins games by its book of openings.
opening-book = Opening book
choose-side = You play
side-random = By lot, then in turn
choose-board = Board
choose-set = Men
# Sets of men, named by their two colours.
set-red-white = Red and white
set-black-white = Black and white
set-black-red = Black and red

## Players beside the board

player-you = You
# $number: 1 to 10.
player-computer = Computer, level { $number }
player-friend = Friend
players-in-hand = In hand: { $number }
players-taken = Taken: { $number }

## The line under the board

say-thinking-stop = Stop thinking
say-your-turn = Your turn: { $side }.
# $place: where the computer's hint leads, as a move's text.
say-hint = Hint: { $move }
say-played = { $side } played { $move }.
say-removable = Take off one of: { $either }
say-saved-apart = A saved game could not be read. It is kept aside, and a new game is ready.
say-worker-restarted = The computer player had stopped and was started again. The game goes on.
say-offline = You are offline. You can go on playing.
say-copied = Copied.
say-copy-failed = Copying did not work. Mark the text and copy it yourself.
say-draw-offered = You offered a draw.
say-draw-accepted = The computer accepts the draw.
say-draw-declined = The computer would rather play on.
say-draw-friend = { $side } offers a draw. Do you accept?
say-resign-sure = Do you want to resign this game?
say-restart-sure = Start again? This game is given up.

## Buttons

undo = Undo
redo = Redo
hint = Hint
resign = Resign
offer-draw = Offer a draw
claim-draw = Claim the draw
restart = Start again
rematch = Rematch
new-game = New game
more = More
stop = Stop
yes = Yes
no = No
turn-board = Turn the board
copy-position = Copy the position
copy-game = Copy the game
why-stuck = The game seems stuck?

## The list of moves

moves-title = Moves
moves-none = No moves yet
moves-first = To the start
moves-back = One move back
moves-forward = One move forward
moves-last = To the last move
# $number: the move's number; $side; $move: its text.
moves-one = Move { $number }, { $side }: { $move }
moves-looking = You are looking at an earlier position.

## Settings

setting-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark

## Spoken by screen readers

# $game: the name of the game.
spoken-board = Board of { $game }
spoken-how = Arrow keys walk over the board, Enter touches, Escape takes back an unfinished move.
# $place: 11 or d2; $piece: as in piece-man, such as "red king".
spoken-piece = { $place }, { $piece }
spoken-vacant = { $place }, empty
# What may follow, each after a comma.
spoken-can-capture = can capture
spoken-can-move = can move
spoken-chosen = chosen
spoken-target = you can go here
spoken-removable = can be taken off
spoken-last = last move
# Hidden headings.
spoken-actions = What you can do

## Who wins an ending: asked in the menu, shown in a game that has ended

who-wins = Who wins?
# $side: as in side-red.
endings-won = { $side } wins with the best moves.
# $plies: how many plies the end is away.
endings-won-in = { $plies ->
    [one] { $side } wins in { $plies } ply with the best moves.
   *[other] { $side } wins in { $plies } plies with the best moves.
}
endings-drawn = A draw with the best moves.
# The moves of the side to move that win, draw and lose: $moves is a row of them.
endings-wins = Wins: { $moves }
endings-draws = Draws: { $moves }
endings-loses = Loses: { $moves }
# The same where it is known how many plies the end is away: $plies of them.
endings-wins-in = { $plies ->
    [one] Wins in { $plies } ply: { $moves }
   *[other] Wins in { $plies } plies: { $moves }
}
endings-loses-in = { $plies ->
    [one] Loses in { $plies } ply: { $moves }
   *[other] Loses in { $plies } plies: { $moves }
}
# $men: how many men the tables know, four or five.
endings-far = { $men ->
    [five] This is known only with five men or fewer on the board.
   *[four] This is known only with four men or fewer on the board.
}
# The file that knows it.
endings-missing = Who wins could not be loaded. Check the connection and ask again.

## Larger tables, which know more: the reader is asked whether to load them

# $size: such as 2.1.
endings-more = Load exact tables (five men, distances): { $size } MB
endings-more-loading = The tables are coming …
endings-more-failed = The tables could not be loaded. Check the connection and try again.
# $file: the name of the file.
endings-more-damaged = The file { $file } is damaged. The game goes on without it.
