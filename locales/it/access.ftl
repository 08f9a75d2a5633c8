### Keys on the board, what they tell, and moves that are typed.

## Answers to a key on the board, spoken by a screen reader

answer-men-at = { $piece } { $points }
answer-row = { $men }.
answer-row-empty = Questa riga è vuota.
answer-empty = La tavola è vuota.
answer-in-hand = { $side }, in mano: { $number }.
answer-count =
    { $number ->
        [one] { $side }: { $number } pezzo.
       *[other] { $side }: { $number } pezzi.
    }
answer-captures = Il { $side } può prendere con { $points }.
answer-no-captures = Il { $side } ora non può prendere.

## A move that is typed

typed-move = Scrivi una mossa
typed-such-as = Come { $move }
typed-play = Gioca

## The list of keys

keys-title = Tasti
key-arrows = Frecce
key-enter = Invio
key-escape = Esc
keys-walk = Spostarsi sulla tavola
keys-ends = Inizio o fine della riga
keys-touch = Toccare
keys-take-back = Lasciare una mossa iniziata
keys-target = Posto successivo o precedente da toccare
keys-men = Prossimo pezzo tuo, o dell’avversario
keys-captures = Pezzi che possono prendere
keys-board = Leggere la tavola
keys-row = Leggere questa riga
keys-last-move = Dire l’ultima mossa
keys-turn = Dire a chi tocca
keys-list = Questo elenco
setting-keys = Usa i tasti con lettere sulla tavola
spoken-keys = Il tasto punto interrogativo elenca tutti i tasti.
