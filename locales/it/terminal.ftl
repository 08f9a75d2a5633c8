### The board in the terminal, and what the commands print. What each message needs is told in locales/en.

## The full screen

terminal-keys = Frecce e Invio: muovi · Esc: ritira · u: annulla · h: suggerisci · d: patta · q: esci · ?: aiuto
terminal-keys-over = n: rivincita · u: annulla · q: esci · ?: aiuto
terminal-help-title = Tasti
terminal-key-walk = spostarsi sulla tavola
terminal-key-touch = toccare il posto (o con il mouse: clic o trascinamento)
terminal-key-untouch = ritirare una mossa non finita
terminal-key-type = scrivere una mossa, per esempio { $move }
terminal-key-quit = uscire; la partita resta salvata
terminal-key-help = questo elenco
terminal-key-close = Un tasto qualsiasi lo chiude.
terminal-typing = La tua mossa:
terminal-thinking = Sto pensando …
terminal-too-small = La finestra è troppo piccola: servono { $columns } colonne e { $rows } righe, ma è { $found }.

## Plain lines

terminal-help = Scrivi una mossa, per esempio { $move }, oppure una di queste parole: { $allowed }
terminal-moves = Puoi giocare: { $allowed }
terminal-player = { $side }: { $player }
terminal-answer = Rispondi { $yes } o { $no }.

## Both

terminal-goes-on = La partita salvata continua. Con --new ne comincia una nuova.
terminal-kept = La partita è salvata: continua quando torni.
terminal-not-kept = Non è stato possibile salvare la partita: { $reason }
terminal-damaged = Non è stato possibile leggere la partita salvata: { $reason } Ora è in { $file }, e ne comincia una nuova.
terminal-no-undo = Non c’è nessuna mossa da annullare.
terminal-no-redo = Non c’è nessuna mossa da ripetere.

## Counting and measuring

terminal-perft = { $seconds } s di processore, { $speed } milioni di posizioni al secondo
terminal-bench = { $number } nodi in { $seconds } s di processore, { $speed } nodi al secondo
terminal-bench-part = { $rules }: { $number } nodi, { $speed } al secondo, firma { $found }
terminal-signature = Firma: { $found }

## Tabelle dei finali

tables-solving = Calcolo di { $slice }: { $percent } %, ancora { $left }
tables-built = Tutte le tabelle fino a { $men } pezzi sono in { $folder }.
tables-built-slice = Le tabelle di { $slice } sono in { $folder }.
tables-holds = { $slice }: { $number } posizioni, tutte giuste
tables-wrong = { $slice }: { $position } è { $found } nella tabella e { $expected } secondo le sue mosse.
tables-none = In { $folder } non ci sono tabelle per queste regole.
tables-fault = La tabella { $table } non è utilizzabile ({ $reason }). Il computer continua senza.
tables-no-folder = Non è nota una cartella per le tabelle. Indicane una con --out, o imposta HOME.
tables-played-won = { $number } finali vinti giocati fino in fondo: { $won } vinte, { $drawn } patte, { $lost } perse
tables-played-drawn = { $number } finali patti giocati fino in fondo: { $won } vinte, { $drawn } patte, { $lost } perse
tables-not-held = Non mantenuto: { $position } (semimosse alla fine: { $plies }): { $moves }
tables-given-away = È stata persa una partita che all’inizio non era persa.
tables-unknown = Non c’è una tabella per questa posizione.
tables-no-index = Non ci sono ancora tabelle per “{ $found }”. Valori ammessi: { $allowed }
value-win = vinta
value-draw = patta
value-loss = persa
value-win-in = { $plies ->
    [one] vinta in { $plies } semimossa
   *[other] vinta in { $plies } semimosse
}
value-loss-in = { $plies ->
    [one] persa in { $plies } semimossa
   *[other] persa in { $plies } semimosse
}

## Something on the command line that is not understood

bad-value = «{ $found }» non va bene per { $flag }. Sono ammessi: { $allowed }
bad-address = «{ $found }» non è un indirizzo su cui ascoltare. È ammesso un indirizzo IP con la porta, per esempio 127.0.0.1:8080
bad-command = Il comando «{ $found }» non esiste. Sono ammessi: { $allowed }
bad-flag = L’opzione «{ $found }» qui non esiste. Sono ammesse: { $allowed }
bad-no-value = { $flag } vuole un valore: { $allowed }
bad-missing = Manca { $missing }. Scrivi: { $usage }
bad-extra = «{ $found }» è di troppo. Scrivi: { $usage }
bad-conflict = { $found } e { $other } non vanno insieme.
bad-kept = C’è già una partita salvata con queste regole. Per cominciarne un’altra da { $flag } aggiungi --new (quella salvata viene messa da parte).
bad-ending = «{ $found }» non dice che tipo di file è. Fallo finire con { $allowed }, o aggiungi --format.
bad-exists = { $found } esiste già. Aggiungi --force per sostituirlo.
bad-failed = Non è stato possibile: { $reason }

## Serving

serve-open = Apri { $address } in un browser. Ctrl+C ferma il server.
serve-no-client = Questo programma non contiene la pagina di gioco: offre solo le regole. Per aggiungerla: { $commands }.
serve-answers = Per i finali con al massimo { $number } pezzi si chiede a { $address }
serve-table-fault = La tabella { $table } non è utilizzabile ({ $reason }). Il server continua senza.
serve-taken = { $address } è già usato da un altro programma. Chiudilo, oppure scegli un’altra porta con --addr.
serve-not-allowed = Qui non è permesso ascoltare su { $address }. Scegli una porta da 1024 in su con --addr.
serve-failed = Non è stato possibile ascoltare su { $address }: { $reason }
serve-stopped = Il server si è fermato.
