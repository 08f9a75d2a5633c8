### Keys on the board, what they tell, and moves that are typed.

## Answers to a key on the board, spoken by a screen reader

answer-men-at = { $piece } { $points }
answer-row = { $men }.
answer-row-empty = Mutsara uyu hauna chinhu.
answer-empty = Bhodhi harina chinhu.
answer-in-hand = { $side }, zviri muruoko: { $number }.
answer-count =
    { $number ->
        [one] { $side }: chidimbu { $number }.
       *[other] { $side }: zvidimbu { $number }.
    }
answer-captures = { $side } inogona kudya ichibva pa { $points }.
answer-no-captures = { $side } haigoni kudya izvozvi.

## A move that is typed

typed-move = Nyora nhanho
typed-such-as = Sezvizvi: { $move }
typed-play = Tamba

## The list of keys

keys-title = Makiyi
key-arrows = Miseve
key-enter = Enter
key-escape = Esc
keys-walk = Kufamba nebhodhi
keys-ends = Kutanga kana kuguma kwemutsara
keys-touch = Kudzvanya
keys-take-back = Kusiya nhanho yawatanga
keys-target = Nzvimbo inotevera kana yapfuura yaungadzvanya
keys-men = Chidimbu chako chinotevera, kana chemupikisi
keys-captures = Zvidimbu zvinogona kudya
keys-board = Kuverenga bhodhi
keys-row = Kuverenga mutsara uyu
keys-last-move = Kutaura nhanho yekupedzisira
keys-turn = Kutaura kuti ndiani ava kutamba
keys-list = Makiyi aya
setting-keys = Shandisa makiyi emabhii pabhodhi
spoken-keys = Kiyi yemubvunzo inoratidza makiyi ose.
