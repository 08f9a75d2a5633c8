### Why a touch, a move or a position of checkers is refused. First what is so, then what can be
### done. $found: what was touched or read; $man: the number of the piece that was to move;
### $points and $either: the squares concerned, such as "11 and 15" and "11 or 15";
### $at: the place of a character, from 1.

## Touches

refused-checkers-ended = The game is over: no piece moves any more. Start a new game, or take a move back.
refused-checkers-vacant = { $points } is vacant: touch one of your own pieces first.
refused-checkers-not-yours = The piece on { $points } is not yours: touch one of your own pieces.
refused-checkers-must-capture = { $points } can capture. A capture must be taken: move { $either }.
refused-checkers-blocked = { $points } cannot move, for nothing in front of it is vacant: touch another piece.
refused-checkers-king-blocked = The king on { $points } cannot move, for nothing beside it is vacant: touch another piece.
refused-checkers-must-jump = { $man } can capture, and a capture must be taken: jump to { $either }.
refused-checkers-jump-goes-on = The jump must go on: to { $either }.
refused-checkers-square-taken = { $found } is taken: go to { $either }.
refused-checkers-no-room = { $points } cannot be jumped, for there is no vacant square straight behind it: choose another square.
refused-checkers-backward = A man moves only forward: { $man } can go to { $either }.
refused-checkers-too-far = A man moves one square diagonally forward: { $man } can go to { $either }.
refused-checkers-king-too-far = A king moves one square diagonally: { $man } can go to { $either }.

## Moves as text

error-checkers-move-form = “{ $found }” is no move, at character { $at }: write one like 11-15 or 15x22x31.
error-checkers-move-square = “{ $found }” at character { $at } is no square: squares are numbered from 1 to 32.
error-checkers-move-goes-on = The move ends on { $points }, but the text goes on at character { $at }: leave out the rest.
# $allowed: the moves it could be, in full.
error-checkers-move-ambiguous = “{ $found }” can be more than one move: write it in full, { $allowed }.

## Positions as text

error-checkers-fen-tag = “{ $found }” at character { $at } is no position: write one like W:W18,26:BK15, alone or as [FEN "W:W18,26:BK15"].
error-checkers-fen-turn = “{ $found }” at character { $at } does not say who is to move: begin with B: or W:.
error-checkers-fen-side = “{ $found }” at character { $at } does not say whose pieces follow: write B or W before them.
error-checkers-fen-side-twice = “{ $found }” at character { $at } lists a side for the second time: list all its pieces together.
error-checkers-fen-square = “{ $found }” at character { $at } is no square: squares are numbered from 1 to 32. A larger board is another game.
error-checkers-fen-letters = “{ $found }” at character { $at } names a square by letters: use its number, 1 to 32.
error-checkers-fen-range = “{ $found }” at character { $at } runs backward: write the lower number first.
error-checkers-fen-occupied = “{ $found }” at character { $at }: a piece stands on { $points } already. List each square once.
error-checkers-fen-king-row = Invalid set-up: “{ $found }” at character { $at } is a man on its king row, { $points }. Write K before it to make it a king, or move it.
# $number: pieces listed; $allowed: the most that a side has.
error-checkers-fen-too-many = { $number } pieces are listed at character { $at }: a side has at most { $allowed }.
error-checkers-fen-more = “{ $found }” at character { $at } stands after the end of the position: leave it out.
error-checkers-fen-empty = The position has no pieces: list at least one, as in W:W18:B.

## Positions set up on the board

refused-checkers-set-up-empty = There are no pieces on the board: put some on it.
# $points: where men stand that would have been crowned there.
refused-checkers-set-up-last-row = On { $points } a man of { $side } would be a king: put a king there, or move it.
# $number: pieces on the board; $allowed: the most that a side has.
refused-checkers-set-up-too-many = { $side } has { $number } pieces: at most { $allowed } are allowed. Take some away.
