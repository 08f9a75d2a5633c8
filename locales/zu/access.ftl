### Keys on the board, what they tell, and moves that are typed.

## Answers to a key on the board, spoken by a screen reader

answer-men-at = { $piece } { $points }
answer-row = { $men }.
answer-row-empty = Lo mugqa awunalutho.
answer-empty = Ibhodi alinalutho.
answer-in-hand = { $side }, asesandleni: { $number }.
answer-count =
    { $number ->
        [one] { $side }: itshe { $number }.
       *[other] { $side }: amatshe { $number }.
    }
answer-captures = { $side } angadla ngo-{ $points }.
answer-no-captures = { $side } awakwazi ukudla manje.

## A move that is typed

typed-move = Bhala umnyakazo
typed-such-as = Isibonelo: { $move }
typed-play = Dlala

## The list of keys

keys-title = Okhiye
key-arrows = Imicibisholo
key-enter = Enter
key-escape = Esc
keys-walk = Ukuhamba ebhodini
keys-ends = Isiqalo noma isiphetho somugqa
keys-touch = Ukuthinta
keys-take-back = Ukuyeka umnyakazo osuqaliwe
keys-target = Indawo elandelayo noma eyandulele ongayithinta
keys-men = Itshe lakho elilandelayo, noma lembangi
keys-captures = Amatshe angadla
keys-board = Ukufunda ibhodi
keys-row = Ukufunda lo mugqa
keys-last-move = Ukusho umnyakazo wokugcina
keys-turn = Ukusho ukuthi ngubani odlalayo
keys-list = Lolu hlu
setting-keys = Sebenzisa okhiye bezinhlamvu ebhodini
spoken-keys = Ukhiye wophawu lombuzo ubala bonke okhiye.
