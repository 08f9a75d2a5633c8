### Why something is not done, common to all games. A game's own refusals are in its own file.
### $found is what was given, $allowed what would do, $at the place of the first wrong character,
### $points and $either are points of the board joined by "and" or by "or".

## Touches

refused-over = The game is over. Start another one to go on playing.
refused-not-your-turn = It is not your turn yet.
refused-empty = { $points } is empty. Touch one of your men first.
refused-not-yours = The man on { $points } is not yours: it is { $side } to move.

## Names and texts

error-rules = There are no rules called “{ $found }”. There are: { $allowed }.
error-level = There is no level “{ $found }”. Choose { $allowed }.
error-language = There is no language “{ $found }”. There are: { $allowed }.
error-move = “{ $found }” is not a move here. You can play: { $allowed }.
error-point = There is no point “{ $found }” on this board.
error-diagram = A diagram has no option “{ $found }”.
error-saved = This is not a saved game of Tsoro, or a part of it is damaged.
