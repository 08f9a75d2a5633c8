### The game's page in the browser. What each message needs is told in locales/en.

## Top of the page

page-title = Tsoro
page-tagline = Dama inglese e mulino a dodici pedine, gratis e senza registrarsi.
page-language = Lingua
page-settings = Impostazioni
page-home = Tutti i giochi
page-rules = Regole
page-menu = Menu
page-close = Chiudi
page-ways = Altro

## Choosing a game

play = Gioca
play-game = Gioca: { $game }
continue-game = Continua la partita
choose-opponent = Avversario
opponent-computer = Computer
opponent-friend = Un amico qui con te
opponent-none = Computer da solo
choose-level = Livello
level-named = Livello { $number }: { $name }
choose-time = Tempo per pensare
time-seconds =
    { $number ->
        [one] { $number } secondo
       *[other] { $number } secondi
    }
opening-book = Libro delle aperture
choose-side = Il tuo colore
side-random = A sorte, poi alternato
choose-board = Tavola
choose-set = Pedine
set-red-white = Rosse e bianche
set-black-white = Nere e bianche
set-black-red = Nere e rosse

## Players beside the board

player-you = Tu
player-computer = Computer, livello { $number }
player-friend = Amico
players-in-hand = In mano: { $number }
players-taken = Prese: { $number }

## The line under the board

say-thinking-stop = Ferma il computer
say-your-turn = Tocca a te: { $side }.
say-hint = Suggerimento: { $move }
say-played = Il { $side } ha giocato { $move }.
say-removable = Togli una di queste: { $either }
say-saved-apart = Una partita salvata non si può leggere. È stata messa da parte e ne è pronta una nuova.
say-worker-restarted = Il computer si era fermato ed è stato riavviato. La partita continua.
say-offline = Non sei in linea. Puoi continuare a giocare.
say-copied = Copiato.
say-copy-failed = La copia non è riuscita. Seleziona il testo e copialo a mano.
say-draw-offered = Hai proposto patta.
say-draw-accepted = Il computer accetta la patta.
say-draw-declined = Il computer preferisce continuare.
say-draw-friend = Il { $side } propone patta. Accetti?
say-resign-sure = Vuoi abbandonare questa partita?
say-restart-sure = Ricominciare da capo? Questa partita andrà persa.

## Buttons

undo = Annulla
redo = Ripeti
hint = Suggerisci
resign = Abbandona
offer-draw = Proponi patta
claim-draw = Chiedi la patta
restart = Ricomincia
rematch = Rivincita
new-game = Nuova partita
more = Altro
stop = Ferma
yes = Sì
no = No
turn-board = Gira la tavola
copy-position = Copia la posizione
copy-game = Copia la partita
why-stuck = La partita sembra bloccata?

## The list of moves

moves-title = Mosse
moves-none = Ancora nessuna mossa
moves-first = All’inizio
moves-back = Una mossa indietro
moves-forward = Una mossa avanti
moves-last = All’ultima mossa
moves-one = Mossa { $number }, { $side }: { $move }
moves-looking = Stai guardando una posizione precedente.

## Settings

setting-theme = Colori
theme-auto = Come il dispositivo
theme-light = Chiari
theme-dark = Scuri

## Spoken by screen readers

spoken-board = Tavola di gioco: { $game }
spoken-how = Le frecce spostano sulla tavola, Invio tocca, Esc annulla una mossa non finita.
spoken-piece = { $place }, { $piece }
spoken-vacant = { $place }, vuoto
spoken-can-capture = può prendere
spoken-can-move = può muovere
spoken-chosen = scelta
spoken-target = puoi andare qui
spoken-removable = si può togliere
spoken-last = ultima mossa
spoken-actions = Che cosa puoi fare

## Chi vince

who-wins = Chi vince?
endings-won = Con le mosse migliori vince il { $side }.
endings-won-in = { $plies ->
    [one] Con le mosse migliori vince il { $side } in { $plies } semimossa.
   *[other] Con le mosse migliori vince il { $side } in { $plies } semimosse.
}
endings-drawn = Patta con le mosse migliori.
endings-wins = Vince: { $moves }
endings-draws = Patta: { $moves }
endings-loses = Perde: { $moves }
endings-wins-in = { $plies ->
    [one] Vince in { $plies } semimossa: { $moves }
   *[other] Vince in { $plies } semimosse: { $moves }
}
endings-loses-in = { $plies ->
    [one] Perde in { $plies } semimossa: { $moves }
   *[other] Perde in { $plies } semimosse: { $moves }
}
endings-far = { $men ->
    [five] Si sa solo con cinque pezzi o meno sulla damiera.
   *[four] Si sa solo con quattro pezzi o meno sulla damiera.
}
endings-missing = Non è stato possibile caricare la risposta. Controlla la connessione e chiedi di nuovo.
endings-more = Carica le tabelle complete (cinque pezzi, distanze): { $size } MB
endings-more-loading = Le tabelle stanno arrivando …
endings-more-failed = Non è stato possibile caricare le tabelle. Controlla la connessione e riprova.
endings-more-damaged = Il file { $file } è danneggiato. La partita continua senza.
