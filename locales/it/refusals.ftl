### Why something is not done, common to all games. What each message needs is told in locales/en.

## Touches

refused-game-over = La partita è finita. Annulla una mossa o comincia un’altra partita.
refused-not-your-turn = Non è ancora il tuo turno.
refused-several-ways = Ci si arriva in più modi. Tocca ora { $either }.
refused-no-claim = Adesso la patta non si può chiedere. Puoi proporla.

## Names and texts

error-rules = Le regole «{ $found }» non esistono. Ci sono: { $allowed }.
error-level = Il livello «{ $found }» non esiste. Scegli { $allowed }.
error-language = La lingua «{ $found }» non c’è. Ci sono: { $allowed }.
error-point = Su questa tavola il punto «{ $found }» non c’è.
error-diagram = Una figura non ha l’opzione «{ $found }».
error-saved = Questa non è una partita salvata, oppure è danneggiata: alla riga { $line } c’è scritto «{ $found }».

## The line protocol

error-command = «{ $found }» non è un comando noto. Scrivi uno di questi: { $allowed }
error-option = L’opzione «{ $found }» non esiste. Ci sono: { $allowed }
error-number = «{ $found }» non è un numero adatto. Sono ammessi: { $allowed }
