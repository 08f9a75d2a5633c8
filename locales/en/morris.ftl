### Why a touch, a move or a position of the morris family is refused. First what is so, then what
### can be done. $found: what was touched or read; $either: the points that would do, such as
### "a7, d7 or g7"; $count: how many those are; $at: the place of a character, from 1.

## Touches

refused-morris-no-point = There is no such point on this board.
# $number: men left in hand.
refused-morris-still-placing =
    { $number ->
        [one] Men move on the board when all are placed, and you have one left in hand: touch a vacant point.
       *[other] Men move on the board when all are placed, and you have { $number } left in hand: touch a vacant point.
    }
refused-morris-taken = { $found } is occupied: place your man on a vacant point.
refused-morris-no-man = No man stands on { $found }: touch one of your own men that can move.
refused-morris-not-yours = The man on { $found } is not yours: touch one of your own men that can move.
refused-morris-blocked = Every point next to { $found } is occupied, so this man cannot move: touch another man.
refused-morris-occupied = { $found } is occupied: this man can go to { $either }.
refused-morris-not-adjacent = { $found } is not the next point on a line: this man can go to { $either }.
# $number: men left on the board, four or more.
refused-morris-no-flying-yet = { $found } is not the next point on a line, and you have { $number } men; only with three left does a man fly: this one can go to { $either }.
refused-morris-remove-now = A mill is closed and one enemy man is removed with it: take { $either }.
refused-morris-remove-theirs = { $found } is your own man, and a mill removes an enemy man: take { $either }.
refused-morris-safe-in-mill = { $found } stands in a mill and is safe while another man stands free: take { $either }.
refused-morris-no-mill = No mill is closed on { $found }, so no man is removed: the move ends there.
refused-morris-one-removal = The move is complete: one man is removed in a turn, even when two mills are closed at once.

## Moves as text

error-morris-move-empty = A move is missing or incomplete: write it like d2, d2-d3 or d2-d3xa7.
error-morris-move-point = “{ $found }” at place { $at } is no point: the points are a7 to g1, such as d2.
error-morris-move-form = “{ $found }” at place { $at } does not belong there: write a move like d2, d2xa7, d2-d3 or d2-d3xa7.
# $allowed: a legal move as text.
error-morris-move-origin = { $found } alone names no move now: write where the man comes from and where it goes, such as { $allowed }.
# $either: the men that can make it.
error-morris-move-several = “{ $found }” can be made by { $count } men: write which comes, { $either }, before it.

## Positions as text

error-morris-fen-empty = The position is empty. The start is written .../.../.../....../.../.../... x 12 12.
error-morris-fen-letter = “{ $found }” at place { $at } is neither x, o nor a dot.
# $number: the row, 7 at the top to 1.
error-morris-fen-row = Row { $number } has { $found } points: it needs { $allowed }.
error-morris-fen-rows = There are { $found } rows: seven are needed, from the top, with / between them.
error-morris-fen-turn = “{ $found }” at place { $at } does not say who is to move: write x or o after the rows.
error-morris-fen-hand = “{ $found }” at place { $at } is not a number of men in hand: write one for x and one for o.
error-morris-fen-rest = “{ $found }” at place { $at } stands after the end of the position: leave it out.
# $letter: x or o.
error-morris-fen-too-many = { $letter } has { $found } men on the board and in hand: there are only { $allowed }.
# $first, $second: men in hand.
error-morris-fen-in-hand = With { $first } men of x and { $second } of o in hand it cannot be that side’s turn: the side to move has as many in hand as the other, or one more.
error-morris-fen-too-few = { $letter } has just moved but has only { $found } men: a side has at least three after its move.

## Positions set up on the board

# $side: the side's name; $number: its men on the board and in hand; $allowed: the most it has.
refused-morris-set-up-too-many = { $side } has { $number } men on the board and in hand: there are only { $allowed }. Take some away.
refused-morris-set-up-in-hand = The side to move has as many men in hand as the other, or one more: change the men in hand or whose turn it is.
# $number: its men on the board and in hand, two or fewer; it was this side that moved last.
refused-morris-set-up-too-few = { $side } has just moved and needs at least three men: add some, or let { $side } move.
