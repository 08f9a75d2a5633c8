### Kaulinan nu disimpen dina alat ieu.

games-title = Kaulinan kuring
games-none = Can aya kaulinan. Unggal kaulinan nu dimaénkeun di dieu disimpen dina alat ieu.

games-search = Téangan
games-count = { $number } kaulinan
games-not-found = Euweuh kaulinan nu aya kecapna éta.
games-more = Témbongkeun deui
games-go-on = Teruskeun
games-replay = Puter deui
games-unfinished = Can réngsé
games-won = Anjeun meunang
games-lost = Anjeun éléh
games-drawn = Saimbang
games-side-won = { $winner } meunang
games-moves = { $number } léngkah
games-unsaved = Teu kabéh kaulinan ieu bisa disimpen: simpen kana file saméméh kacana ditutup.

games-delete = Pupus: { $game }
games-deleted = Geus dipupus.
games-delete-all = Pupus kabéh
games-delete-sure = Pupus kabéh kaulinan nu disimpen dina alat ieu?

games-save = Simpen jadi file
games-save-one = Simpen kaulinan ieu jadi file
games-add = Tambahkeun tina file
games-file = Pilih file
games-paste = Atawa témpélkeun téks kaulinan di dieu:
games-add-now = Tambahkeun
games-added = { $number } kaulinan ditambahkeun.
games-known = { $number } geus aya di dieu.
games-bad = Baris { $line }: { $reason }
games-bad-game = Baris { $line }, { $game }: { $reason }

games-elsewhere = Kaulinan ieu keur diteruskeun dina tab séjén.
games-take-over = Maén di dieu
games-play-on = Teruskeun ti dieu
games-both = Kaulinan ieu diteruskeun ogé dina tab séjén. Duanana disimpen dina Kaulinan kuring.
games-refused = Panyungsi ieu teu nyimpen kaulinan: nu ieu aya nepi ka kacana ditutup.
games-full = Euweuh tempat pikeun kaulinan ieu
games-full-how = Kaulinanna terus, tapi ngan nepi ka kacana ditutup. Simpen kaulinan anjeun jadi file, terus pupus sawaréh.
games-not-now = Ké heula
games-restart-sure = Mimitian deui? Kaulinan ieu tetep aya dina Kaulinan kuring.
