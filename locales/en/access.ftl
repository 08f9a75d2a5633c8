### Keys on the board, what they tell, and moves that are typed.
### $side is a side's name as in side-red; $piece is as in piece-man, such as "red man".

## Answers to a key on the board, spoken by a screen reader

# The men of one kind in a row. $points: where they stand, such as "29 and 30".
answer-men-at = { $piece } { $points }
# One row of the board. $men: all of its men, such as "white man 29 and 30, red king 31".
answer-row = { $men }.
answer-row-empty = This row is empty.
answer-empty = The board is empty.
answer-in-hand = { $side } in hand: { $number }.
answer-count =
    { $number ->
        [one] { $side }: { $number } man.
       *[other] { $side }: { $number } men.
    }
# $points: the men that can capture, such as "11 and 15".
answer-captures = { $side } can capture with { $points }.
answer-no-captures = { $side } cannot capture now.

## A move that is typed

typed-move = Type a move
# $move: a move as it may be written, such as 11-15.
typed-such-as = Such as { $move }
typed-play = Play

## The list of keys

keys-title = Keys
# Names of keys, as they stand on keyboards.
key-arrows = Arrows
key-enter = Enter
key-escape = Esc
# What the keys do.
keys-walk = Walk over the board
keys-ends = Start or end of the row
keys-touch = Touch
keys-take-back = Let go of a move you have begun
keys-target = Next or previous place you can touch
keys-men = Your next man, or the other side’s
keys-captures = Men that can capture
keys-board = Read the board
keys-row = Read this row
keys-last-move = Say the last move
keys-turn = Say whose turn it is
keys-list = This list
setting-keys = Use letter keys on the board
# Spoken with the board.
spoken-keys = The question mark key lists all keys.
