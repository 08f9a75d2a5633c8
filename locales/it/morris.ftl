### Why a touch, a move or a position of the morris family is refused. What each message needs is told
### in locales/en. Points are masculine (occupato, libero), men are feminine.

## Touches

refused-morris-no-point = Su questa tavola quel punto non c’è.
refused-morris-still-placing =
    { $number ->
        [one] Le pedine si muovono quando sono tutte posate, e tu ne hai ancora una in mano: tocca un punto libero.
       *[other] Le pedine si muovono quando sono tutte posate, e tu ne hai ancora { $number } in mano: tocca un punto libero.
    }
refused-morris-taken = { $found } è occupato: posa la pedina su un punto libero.
refused-morris-no-man = Su { $found } non c’è nessuna pedina: tocca una delle tue che si può muovere.
refused-morris-not-yours = La pedina su { $found } non è tua: tocca una delle tue che si può muovere.
refused-morris-blocked = Tutti i punti vicini a { $found } sono occupati, quindi questa pedina non si può muovere: toccane un’altra.
refused-morris-occupied = { $found } è occupato: questa pedina può andare su { $either }.
refused-morris-not-adjacent = { $found } non è il punto vicino su una linea: questa pedina può andare su { $either }.
refused-morris-no-flying-yet = { $found } non è il punto vicino su una linea, e tu hai { $number } pedine; si vola solo quando ne restano tre: questa può andare su { $either }.
refused-morris-remove-now = Hai chiuso un mulino, e con il mulino si toglie una pedina avversaria: scegli { $either }.
refused-morris-remove-theirs = La pedina su { $found } è tua, e un mulino toglie una pedina avversaria: scegli { $either }.
refused-morris-safe-in-mill = La pedina su { $found } sta in un mulino ed è al sicuro finché un’altra ne sta fuori: scegli { $either }.
refused-morris-no-mill = Su { $found } non si chiude nessun mulino, quindi non si toglie niente: la mossa finisce lì.
refused-morris-one-removal = La mossa è completa: in un turno si toglie una sola pedina, anche quando si chiudono due mulini insieme.

## Moves as text

error-morris-move-empty = La mossa manca o non è completa: scrivila come d2, d2-d3 o d2-d3xa7.
error-morris-move-point = «{ $found }», al carattere { $at }, non è un punto: i punti vanno da a7 a g1, per esempio d2.
error-morris-move-form = «{ $found }», al carattere { $at }, lì non va bene: scrivi una mossa come d2, d2xa7, d2-d3 o d2-d3xa7.
error-morris-move-origin = { $found } da solo adesso non basta: scrivi da dove parte la pedina e dove va, per esempio { $allowed }.
error-morris-move-several = «{ $found }» si può fare con { $count } pedine: scrivi prima quale, { $either }.

## Positions as text

error-morris-fen-empty = La posizione è vuota. Quella iniziale si scrive .../.../.../....../.../.../... x 12 12.
error-morris-fen-letter = «{ $found }», al carattere { $at }, non è né x né o né un punto.
error-morris-fen-row = La riga { $number } ha { $found } punti: gliene servono { $allowed }.
error-morris-fen-rows = Le righe sono { $found }: ne servono sette, dall’alto, separate da /.
error-morris-fen-turn = «{ $found }», al carattere { $at }, non dice a chi tocca: scrivi x oppure o dopo le righe.
error-morris-fen-hand = «{ $found }», al carattere { $at }, non è un numero di pedine in mano: scrivine uno per x e uno per o.
error-morris-fen-rest = «{ $found }», al carattere { $at }, viene dopo la fine della posizione: toglilo.
error-morris-fen-too-many = { $letter } ha { $found } pedine fra tavola e mano: ce ne sono soltanto { $allowed }.
error-morris-fen-too-few = { $letter } ha appena mosso ma ha solo { $found } pedine: dopo la propria mossa se ne hanno almeno tre.
error-morris-fen-in-hand = Con { $first } pedine di x e { $second } di o in mano non può toccare a quel giocatore: chi è di turno ne ha in mano quante l’altro, o una in più.
refused-morris-set-up-too-many = Il { $side } ha { $number } pedine fra tavoliere e mano: ce ne sono soltanto { $allowed }. Togline qualcuna.
refused-morris-set-up-in-hand = Chi è di turno ha in mano tante pedine quante l’altro, o una in più: cambia le pedine in mano o il turno.
refused-morris-set-up-too-few = Il { $side } ha appena mosso e deve avere almeno tre pedine: aggiungine, o fai muovere il { $side }.
