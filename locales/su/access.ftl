### Keys on the board, what they tell, and moves that are typed.

## Answers to a key on the board, spoken by a screen reader

answer-men-at = { $piece } { $points }
answer-row = { $men }.
answer-row-empty = Baris ieu kosong.
answer-empty = Papan kosong.
answer-in-hand = { $side } di leungeun: { $number }.
answer-count = { $side }: { $number } bidak.
answer-captures = { $side } bisa ngadahar ku { $points }.
answer-no-captures = { $side } ayeuna teu bisa ngadahar.

## A move that is typed

typed-move = Ketik léngkah
typed-such-as = Kawas { $move }
typed-play = Maén

## The list of keys

keys-title = Tombol
key-arrows = Panah
key-enter = Enter
key-escape = Esc
keys-walk = Leumpang dina papan
keys-ends = Awal atawa tungtung baris
keys-touch = Toél
keys-take-back = Leupaskeun léngkah nu geus dimimitian
keys-target = Tempat saterusna atawa saméméhna nu bisa ditoél
keys-men = Bidak anjeun saterusna, atawa bidak lawan
keys-captures = Bidak nu bisa ngadahar
keys-board = Baca papan
keys-row = Baca baris ieu
keys-last-move = Sebutkeun léngkah panungtung
keys-turn = Sebutkeun giliran saha
keys-list = Daptar ieu
setting-keys = Paké tombol hurup dina papan
spoken-keys = Tombol tanda tanya némbongkeun kabéh tombol.
