### Keys on the board, what they tell, and moves that are typed.

## Answers to a key on the board, spoken by a screen reader

answer-men-at = { $piece } { $points }
answer-row = { $men }.
answer-row-empty = Hierdie ry is leeg.
answer-empty = Die bord is leeg.
answer-in-hand = { $side } in die hand: { $number }.
answer-count =
    { $number ->
        [one] { $side }: { $number } skyf.
       *[other] { $side }: { $number } skywe.
    }
answer-captures = { $side } kan met { $points } vang.
answer-no-captures = { $side } kan nou nie vang nie.

## A move that is typed

typed-move = Tik ’n skuif
typed-such-as = Soos { $move }
typed-play = Speel

## The list of keys

keys-title = Sleutels
key-arrows = Pyltjies
key-enter = Enter
key-escape = Esc
keys-walk = Beweeg oor die bord
keys-ends = Begin of einde van die ry
keys-touch = Raak aan
keys-take-back = Los ’n skuif wat jy begin het
keys-target = Volgende of vorige plek wat jy kan aanraak
keys-men = Jou volgende skyf, of dié van jou teenstander
keys-captures = Skywe wat kan vang
keys-board = Lees die bord
keys-row = Lees hierdie ry
keys-last-move = Sê die laaste skuif
keys-turn = Sê wie se beurt dit is
keys-list = Hierdie lys
setting-keys = Gebruik lettersleutels op die bord
spoken-keys = Die vraagtekensleutel wys al die sleutels.
