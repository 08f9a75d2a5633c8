### Le partite conservate su questo dispositivo.

games-title = Le mie partite
games-none = Ancora nessuna partita. Ogni partita che giochi qui resta su questo dispositivo.

games-search = Cerca
games-count =
    { $number ->
        [one] { $number } partita
       *[other] { $number } partite
    }
games-not-found = Nessuna partita contiene queste parole.
games-more = Mostra altre
games-go-on = Continua
games-replay = Rivedi
games-unfinished = Non finita
games-won = Hai vinto
games-lost = Hai perso
games-drawn = Patta
games-side-won = Ha vinto il { $winner }
games-moves =
    { $number ->
        [one] { $number } mossa
       *[other] { $number } mosse
    }
games-unsaved = Non tutte queste partite sono state salvate: salvale in un file prima di chiudere la pagina.

games-delete = Elimina: { $game }
games-deleted = Eliminato.
games-delete-all = Elimina tutte
games-delete-sure = Eliminare tutte le partite salvate su questo dispositivo?

games-save = Salva in un file
games-save-one = Salva questa partita in un file
games-add = Aggiungi da un file
games-file = Scegli un file
games-paste = Oppure incolla qui il testo delle partite:
games-add-now = Aggiungi
games-added =
    { $number ->
        [one] { $number } partita aggiunta.
       *[other] { $number } partite aggiunte.
    }
games-known =
    { $number ->
        [one] { $number } c’era già.
       *[other] { $number } c’erano già.
    }
games-bad = Riga { $line }: { $reason }
games-bad-game = Riga { $line }, { $game }: { $reason }

games-elsewhere = Questa partita continua in un’altra scheda.
games-take-over = Gioca qui
games-play-on = Gioca da qui
games-both = Questa partita è andata avanti anche in un’altra scheda. Tutte e due sono in Le mie partite.
games-refused = Questo browser non salva le partite: questa dura finché non chiudi la pagina.
games-full = Non c’è posto per questa partita
games-full-how = La partita continua, ma dura solo finché non chiudi la pagina. Salva le tue partite in un file, poi eliminane alcune.
games-not-now = Non ora
games-restart-sure = Ricominciare da capo? Questa partita resta in Le mie partite.
