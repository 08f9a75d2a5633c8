### Scelte per una nuova partita, orologio, aperture e tavola su cui si preparano i pezzi.

error-opening = Nell’elenco non c’è l’apertura { $found }.
error-no-openings = In { $rules } non ci sono aperture sorteggiate.
refused-set-up-over = Qui il { $side } non può muovere e la partita sarebbe finita: cambia i pezzi o il turno.
clock-face = { $side }: restano { $time }
clock-short =
    { $number ->
        [one] Al { $side } resta { $number } secondo.
       *[other] Al { $side } restano { $number } secondi.
    }
choose = Scegli …
choose-start = Inizio
start-usual = Normale
start-opening = Apertura
start-ahead = Vantaggio
start-position = Posizione
choose-opening = Apertura
opening-lot = A sorte
opening-list = Dall’elenco
opening-lot-about = Si sorteggia una delle aperture da torneo. Nella rivincita la stessa si gioca a colori invertiti.
choose-ahead = Chi ha una pedina in più
ahead-own = Tu
ahead-other = L’altro giocatore
paste-position = Incolla una posizione o una partita
set-up = Prepara i pezzi
choose-clock = Orologio
clock-none = Senza
clock-other = Altro
clock-about = Minuti a testa + secondi aggiunti dopo ogni mossa
clock-minutes = Minuti
clock-seconds = Secondi a mossa
choose-level-of = Livello del { $side }
choose-pause = Ritmo
pause-200 = Veloce
pause-500 = Svelto
pause-1000 = Calmo
pause-3000 = Lento
step = Una mossa
opening-search = Numero, mosse o nome
opening-count =
    { $number ->
        [one] { $number } apertura
       *[other] { $number } aperture
    }
opening-named = Apertura { $number }
opening-mail = Solo per corrispondenza
opening-barred = Esclusa
game-with-odds = { $game } · il { $side } dà una pedina
game-with-opening = { $game } · apertura { $number }
say-odds = Il { $side } dà una pedina.
say-opening = Apertura { $number }: { $moves }.
edit-position = Modifica la posizione
set-up-ready = Qui può cominciare una partita: tocca al { $side }.
set-up-tools = Che cosa fa il tocco
tool-carry = Sposta un pezzo
tool-off = Togli un pezzo
set-up-turn = Tocca a
set-up-in-hand = { $side } in mano: { $number }
set-up-text = La posizione come testo
set-up-clear = Svuota
set-up-start = Posizione iniziale
set-up-play = Gioca da qui
refused-set-up-rules = È una partita di { $rules }: preparala sulla tavola di quel gioco.
