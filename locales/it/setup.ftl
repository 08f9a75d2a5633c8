### Scelte per una nuova partita, orologio, aperture e tavola su cui si preparano i pezzi.

error-opening = Nell’elenco non c’è l’apertura { $found }.
refused-set-up-over = Qui il { $side } non può muovere e la partita sarebbe finita: cambia i pezzi o il turno.
clock-face = { $side }: restano { $time }
clock-short =
    { $number ->
        [one] Al { $side } resta { $number } secondo.
       *[other] Al { $side } restano { $number } secondi.
    }
