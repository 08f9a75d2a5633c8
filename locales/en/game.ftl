### Games, rule sets, sides, turns and endings: said by the page, the terminal and the rule pages.
### $side, $winner and $loser are a side's name as in side-red; $colour is red, white or black.

## Games and rule sets

game-checkers = Checkers
game-morris = Twelve Men’s Morris
# Names of rule sets, each a choice in the menus.
rules-american = American checkers
rules-twelve = Twelve Men’s Morris
rules-twelve-diagonal = Twelve Men’s Morris with diagonals
rules-morabaraba = Morabaraba
rules-nine = Nine Men’s Morris
# One line about each under its name.
about-american = 8 × 8 squares, twelve men each. A capture must be taken.
about-twelve = 24 points, twelve men each. Three in a line take one.
about-twelve-diagonal = The same with lines across the corners.
about-morabaraba = With diagonals; three men left may fly.
about-nine = Nine men each, no diagonals; three men left may fly.

## Sides, named by the set in use

side-red = Red
side-white = White
side-black = Black

## Pieces, for spoken labels such as "11, red man"

piece-man =
    { $colour ->
        [white] white man
        [black] black man
       *[red] red man
    }
piece-king =
    { $colour ->
        [white] white king
        [black] black king
       *[red] red king
    }

## Whose turn

turn-move = { $side } to move
turn-place = { $side } to place a man
# After a mill: one enemy man is taken off.
turn-remove = { $side } takes a man off
# $either: the men that must capture, such as "11 or 15".
turn-must = { $side } must capture: { $either }
turn-thinking = The computer is thinking …

## How a game ended

end-taken = { $winner } wins: { $loser } has no men left.
end-blocked = { $winner } wins: { $loser } cannot move.
end-reduced = { $winner } wins: { $loser } has only two men left.
end-full = Draw: the board is full.
end-repetition = Draw: the same position stood for the third time.
end-no-progress = Draw: a long time without progress.
end-agreed = Draw by agreement.
end-time = { $winner } wins: the time of { $loser } is up.
end-resigned = { $winner } wins: { $loser } resigned.

## Draws that may be claimed

claim-repetition = This position stands for the third time: you may claim a draw.
claim-no-progress = A long time without progress: you may claim a draw.
