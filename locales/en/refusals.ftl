### Why something is not done, common to all games. A game's own refusals are in its own file.
### $found is what was given, $allowed what would do, $at the place of the first wrong character,
### $points and $either are points of the board joined by "and" or by "or".

## Touches

refused-game-over = The game is over. Take a move back or start another game.
# While the computer thinks.
refused-not-your-turn = It is not your turn yet.
# $either: the points between which the ways to the touched point differ.
refused-several-ways = There is more than one way to go there. Touch { $either } next.
refused-no-claim = A draw cannot be claimed now. You can offer one.

## Names and texts

error-rules = There are no rules called “{ $found }”. There are: { $allowed }.
error-level = There is no level “{ $found }”. Choose { $allowed }.
error-language = There is no language “{ $found }”. There are: { $allowed }.
error-point = There is no point “{ $found }” on this board.
error-diagram = A diagram has no option “{ $found }”.
# $line: the number of the line; $found: what it says.
error-saved = This is not a saved game, or a part of it is damaged: line { $line } says “{ $found }”.

## The line protocol: $found is what was written, $allowed what would do

error-command = “{ $found }” is not understood. Write one of: { $allowed }
error-option = There is no option “{ $found }”. There are: { $allowed }
error-number = “{ $found }” is not a number that fits. Allowed: { $allowed }
