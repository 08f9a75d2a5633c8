### Choices for a new game, the clock, the openings, and the board on which men are set up.

## Why a start is refused

# $found: the number asked for.
error-opening = There is no opening { $found } on the list.
# $side: whose turn it is.
refused-set-up-over = { $side } cannot move here, so the game would be over: change the men or whose turn it is.

## The clock

# A clock, for screen readers. $side: whose it is; $time: such as 4:05.
clock-face = { $side }: { $time } left
# Said aloud. $number: 60, 30 or 10.
clock-short =
    { $number ->
        [one] { $side } has { $number } second left.
       *[other] { $side } has { $number } seconds left.
    }
