### Games, rule sets, sides, turns and endings. What each message needs is told in locales/en.
### The names of sides are masculine and take the article: il Rosso, al Bianco.

## Games and rule sets

game-checkers = Dama inglese
game-morris = Mulino a dodici pedine
rules-american = Dama inglese
rules-twelve = Mulino a dodici pedine
rules-twelve-diagonal = Mulino a dodici pedine con diagonali
rules-morabaraba = Morabaraba
rules-nine = Mulino a nove pedine
about-american = Damiera 8 × 8, dodici pedine a testa. Chi può prendere deve farlo.
about-twelve = 24 punti, dodici pedine a testa. Tre in fila ne tolgono una.
about-twelve-diagonal = Lo stesso gioco, con le linee anche tra gli angoli.
about-morabaraba = Con le diagonali; chi resta con tre pedine può volare.
about-nine = Nove pedine a testa, senza diagonali; con tre pedine si vola.

## Sides, named by the set in use

side-red = Rosso
side-white = Bianco
side-black = Nero

## Pieces, for spoken labels

piece-man =
    { $colour ->
        [white] pedina bianca
        [black] pedina nera
       *[red] pedina rossa
    }
piece-king =
    { $colour ->
        [white] dama bianca
        [black] dama nera
       *[red] dama rossa
    }

## Whose turn

turn-move = Tocca al { $side }
turn-place = Tocca al { $side } posare una pedina
turn-remove = Il { $side } toglie una pedina
turn-must = Il { $side } deve prendere: { $either }
turn-thinking = Il computer sta pensando …

## How a game ended

end-taken = Vince il { $winner }: il { $loser } non ha più pezzi.
end-blocked = Vince il { $winner }: il { $loser } non può muovere.
end-reduced = Vince il { $winner }: il { $loser } è rimasto con due pedine.
end-full = Patta: la tavola è piena.
end-repetition = Patta: la stessa posizione si è presentata per la terza volta.
end-no-progress = Patta: da troppe mosse non cambia niente.
end-agreed = Patta per accordo.
end-time = Vince il { $winner }: il tempo del { $loser } è scaduto.
end-resigned = Vince il { $winner }: il { $loser } ha abbandonato.

## Draws that may be claimed

claim-repetition = È la terza volta che si presenta questa posizione: puoi chiedere la patta.
claim-no-progress = Da molte mosse non cambia niente: puoi chiedere la patta.
