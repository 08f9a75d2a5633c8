### Choices for a new game, the clock, the ballots, and the board on which men are set up.

## The first screen and the panel for a new game

# A quiet button under "Play": more choices for a new game.
choose = Choose …
choose-start = Start
start-usual = As usual
# Three first moves from the official list, drawn by lot or chosen.
start-opening = Ballot
# The weaker player has a man more.
start-ahead = Handicap
start-position = Position
choose-opening = Ballot
opening-lot = By lot
opening-list = From the list
opening-lot-about = One of the ballots for play over the board is drawn. In a rematch it is played again with the sides changed.
# Above a choice of two players.
choose-ahead = Who has one man more
ahead-own = You
ahead-other = The other player
# Above a field for text.
paste-position = Paste a position or a game
# A button, and the name of the screen: men are put on a board by hand.
set-up = Set up on the board
choose-clock = Clock
clock-none = None
clock-other = Other
clock-about = Minutes for each side + seconds added after each move
clock-minutes = Minutes
clock-seconds = Seconds a move
# The computer's level for one side. $side: the side's name.
choose-level-of = Level of { $side }
# Pauses between the moves of the computer against itself.
choose-pause = Pace
pause-200 = Quick
pause-500 = Brisk
pause-1000 = Steady
pause-3000 = Slow
# A button: the computer makes one move and waits again.
step = One move

## The list of ballots

opening-search = Number, moves or name
# $number: how many are found.
opening-count =
    { $number ->
        [one] { $number } ballot
       *[other] { $number } ballots
    }
opening-named = Ballot { $number }
# Not drawn by lot, since it is too sharp to be played on the spot.
opening-mail = Only by mail
# Never drawn: it loses.
opening-barred = Barred

## What a game began with, in its name and in the line under the board

# $game: the name of the game; $side: who plays with a man less.
game-with-odds = { $game } · { $side } gives a man
game-with-opening = { $game } · ballot { $number }
# $side: who plays with a man less.
say-odds = { $side } gives a man.
# $number: the ballot's number; $moves: its moves.
say-opening = Ballot { $number }: { $moves }.

## The board on which men are set up

edit-position = Edit this position
# $side: whose turn it is.
set-up-ready = A game can begin here: { $side } to move.
set-up-tools = What a touch does
tool-carry = Move a man
tool-off = Take a man off
set-up-turn = To move
# $side: the side's name; $number: its men in hand.
set-up-in-hand = { $side } in hand: { $number }
set-up-text = The position as text
set-up-clear = Clear
set-up-start = Start position
set-up-play = Play from here

## Why a start is refused

# $found: the number asked for.
error-opening = There is no ballot { $found } on the list.
# $rules: the name of a rule set.
error-no-openings = There are no ballots in { $rules }.
# $side: whose turn it is.
refused-set-up-over = { $side } cannot move here, so the game would be over: change the men or whose turn it is.
# $rules: the name of a rule set.
refused-set-up-rules = This is a game of { $rules }: set it up on the board of that game.

## The clock

# A clock, for screen readers. $side: whose it is; $time: such as 4:05.
clock-face = { $side }: { $time } left
# Said aloud. $number: 60, 30 or 10.
clock-short =
    { $number ->
        [one] { $side } has { $number } second left.
       *[other] { $side } has { $number } seconds left.
    }
