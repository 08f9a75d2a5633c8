### Kaulinan nu disimpen dina alat ieu.

games-title = Kaulinan kuring
games-none = Can aya kaulinan. Unggal kaulinan nu dimaénkeun di dieu disimpen dina alat ieu.

games-search = Téang
games-count = { $number } kaulinan
games-not-found = Taya kaulinan nu aya kecapna kitu.
games-more = Témbongkeun deui
games-go-on = Teruskeun
games-replay = Puter deui
games-unfinished = Can réngsé
games-won = Anjeun meunang
games-lost = Anjeun éléh
games-drawn = Saimbang
games-side-won = { $winner } meunang
games-moves = { $number } léngkah
games-unsaved = Teu kabéh kaulinan ieu bisa disimpen: simpen dina file saméméh nutup kaca.

games-delete = Pupus: { $game }
games-deleted = Geus dipupus.
games-delete-all = Pupus kabéh
games-delete-sure = Pupus sakabéh kaulinan nu disimpen dina alat ieu?

games-save = Simpen dina file
games-save-one = Simpen kaulinan ieu dina file
games-add = Tambahkeun tina file
games-file = Pilih file
games-paste = Atawa témpélkeun tulisan kaulinan di dieu:
games-add-now = Tambahkeun
games-added = { $number } kaulinan ditambahkeun.
games-known = { $number } geus aya di dieu.
games-bad = Baris { $line }: { $reason }
games-bad-game = Baris { $line }, { $game }: { $reason }

games-elsewhere = Kaulinan ieu diteruskeun dina tab séjén.
games-take-over = Maén di dieu
games-play-on = Teruskeun ti dieu
games-both = Kaulinan ieu ogé diteruskeun dina tab séjén. Duanana disimpen dina Kaulinan kuring.
games-refused = Browser ieu teu nyimpen kaulinan: nu ieu aya nepi ka kaca ditutup.
games-full = Taya tempat pikeun kaulinan ieu
games-full-how = Kaulinanana terus, tapi ngan nepi ka kaca ditutup. Simpen kaulinan anjeun dina file, tuluy pupus sawaréh.
games-not-now = Engké deui
games-restart-sure = Mimitian deui? Kaulinan ieu tetep aya dina Kaulinan kuring.
