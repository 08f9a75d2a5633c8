### Imidlalo egcinwe kule divayisi.

games-title = Imidlalo yami
games-none = Ayikabikho imidlalo. Yonke imidlalo oyidlala lapha igcinwa kule divayisi.

games-search = Sesha
games-count =
    { $number ->
        [one] umdlalo ongu-{ $number }
       *[other] imidlalo engu-{ $number }
    }
games-not-found = Awukho umdlalo onala magama.
games-more = Bonisa eminye
games-go-on = Qhubeka
games-replay = Buka futhi
games-unfinished = Awukapheli
games-won = Unqobile
games-lost = Wehluliwe
games-drawn = Ukulingana
games-side-won = { $winner } anqobile
games-moves =
    { $number ->
        [one] umnyakazo ongu-{ $number }
       *[other] iminyakazo engu-{ $number }
    }
games-unsaved = Akukwazekanga ukugcina yonke le midlalo: yigcine efayeleni ngaphambi kokuvala ikhasi.

games-delete = Sula: { $game }
games-deleted = Kusuliwe.
games-delete-all = Sula yonke
games-delete-sure = Sula yonke imidlalo egcinwe kule divayisi?

games-save = Gcina efayeleni
games-save-one = Gcina lo mdlalo efayeleni
games-add = Engeza efayeleni
games-file = Khetha ifayela
games-paste = Noma unamathisele umbhalo wemidlalo lapha:
games-add-now = Engeza
games-added =
    { $number ->
        [one] Umdlalo ongu-{ $number } wengeziwe.
       *[other] Imidlalo engu-{ $number } yengeziwe.
    }
games-known =
    { $number ->
        [one] Ongu-{ $number } ubuvele ukhona.
       *[other] Engu-{ $number } ibivele ikhona.
    }
games-bad = Umugqa { $line }: { $reason }
games-bad-game = Umugqa { $line }, { $game }: { $reason }

games-elsewhere = Lo mdlalo uyaqhubeka kwenye ithebhu.
games-take-over = Dlala lapha
games-play-on = Qhubeka kusukela lapha
games-both = Lo mdlalo uqhubekile nakwenye ithebhu. Yomibili igcinwe kokuthi Imidlalo yami.
games-refused = Lesi siphequluli asigcini midlalo: lona uzohlala uze uvale ikhasi.
games-full = Ayikho indawo yalo mdlalo
games-full-how = Uyaqhubeka, kodwa uphela uma uvala ikhasi. Gcina imidlalo yakho efayeleni, bese usula eminye.
games-not-now = Hhayi manje
games-restart-sure = Uqale kabusha? Lo mdlalo uzosala kokuthi Imidlalo yami.
