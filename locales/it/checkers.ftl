### Why a touch, a move or a position of checkers is refused. What each message needs is told in
### locales/en. $points may be one square or several, so no verb agrees with it.

## Touches

refused-checkers-ended = La partita è finita: non si muove più nessun pezzo. Comincia una nuova partita o annulla una mossa.
refused-checkers-vacant = Su { $points } non c’è nessun pezzo: tocca prima uno dei tuoi.
refused-checkers-not-yours = Il pezzo su { $points } non è tuo: tocca uno dei tuoi.
refused-checkers-must-capture = Si può prendere con { $points }. La presa è obbligatoria: muovi { $either }.
refused-checkers-blocked = La pedina su { $points } non si può muovere, perché davanti non ha caselle libere: tocca un altro pezzo.
refused-checkers-king-blocked = La dama su { $points } non si può muovere, perché intorno non ha caselle libere: tocca un altro pezzo.
refused-checkers-must-jump = { $man } può prendere, e la presa è obbligatoria: salta su { $either }.
refused-checkers-jump-goes-on = Il salto deve continuare: su { $either }.
refused-checkers-square-taken = { $found } è occupata: vai su { $either }.
refused-checkers-no-room = Il pezzo su { $points } non si può saltare, perché subito dietro non c’è una casella libera: scegli un’altra casella.
refused-checkers-backward = Le pedine vanno solo in avanti: { $man } può andare su { $either }.
refused-checkers-too-far = Una pedina si muove di una casella in diagonale, in avanti: { $man } può andare su { $either }.
refused-checkers-king-too-far = Una dama si muove di una casella in diagonale: { $man } può andare su { $either }.

## Moves as text

error-checkers-move-form = «{ $found }» non è una mossa, al carattere { $at }: scrivila come 11-15 o 15x22x31.
error-checkers-move-square = «{ $found }», al carattere { $at }, non è una casella: le caselle vanno da 1 a 32.
error-checkers-move-goes-on = La mossa finisce su { $points }, ma il testo continua al carattere { $at }: togli il resto.
error-checkers-move-ambiguous = «{ $found }» può essere più di una mossa: scrivila per intero, { $allowed }.

## Positions as text

error-checkers-fen-tag = «{ $found }», al carattere { $at }, non è una posizione: scrivila come W:W18,26:BK15, da sola o come [FEN "W:W18,26:BK15"].
error-checkers-fen-turn = «{ $found }», al carattere { $at }, non dice a chi tocca: comincia con B: oppure W:.
error-checkers-fen-side = «{ $found }», al carattere { $at }, non dice di chi sono i pezzi che seguono: scrivi prima B oppure W.
error-checkers-fen-side-twice = «{ $found }», al carattere { $at }, elenca lo stesso giocatore per la seconda volta: metti insieme tutti i suoi pezzi.
error-checkers-fen-square = «{ $found }», al carattere { $at }, non è una casella: le caselle vanno da 1 a 32. Una damiera più grande è un altro gioco.
error-checkers-fen-letters = «{ $found }», al carattere { $at }, indica la casella con le lettere: usa il suo numero, da 1 a 32.
error-checkers-fen-range = «{ $found }», al carattere { $at }, va all’indietro: scrivi prima il numero più basso.
error-checkers-fen-occupied = «{ $found }», al carattere { $at }: su { $points } c’è già un pezzo. Scrivi ogni casella una volta sola.
error-checkers-fen-king-row = Posizione non valida: «{ $found }», al carattere { $at }, è una pedina già sulla sua ultima riga, { $points }. Mettile davanti K per farne una dama, oppure spostala.
error-checkers-fen-too-many = Al carattere { $at } i pezzi elencati sono { $number }: un giocatore ne ha al massimo { $allowed }.
error-checkers-fen-more = «{ $found }», al carattere { $at }, viene dopo la fine della posizione: toglilo.
error-checkers-fen-empty = La posizione non ha pezzi: scrivine almeno uno, come in W:W18:B.
refused-checkers-set-up-empty = Sulla damiera non ci sono pezzi: mettine qualcuno.
refused-checkers-set-up-last-row = Su { $points } una pedina del { $side } sarebbe già dama: metti lì una dama, o spostala.
refused-checkers-set-up-too-many = Il { $side } ha { $number } pezzi: al massimo sono { $allowed }. Togline qualcuno.
