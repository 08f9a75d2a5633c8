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
games-unsaved = Eminye yale midlalo ayigcinekanga: yigcine njengefayela ngaphambi kokuvala ikhasi.

games-delete = Sula: { $game }
games-deleted = Kusuliwe.
games-delete-all = Sula yonke
games-delete-sure = Sula yonke imidlalo egcinwe kule divayisi?

games-save = Gcina njengefayela
games-save-one = Gcina lo mdlalo njengefayela
games-add = Engeza usuka efayeleni
games-file = Khetha ifayela
games-paste = Noma namathisela umbhalo wemidlalo lapha:
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

games-elsewhere = Lo mdlalo uyaqhubeka kwelinye ithebhu.
games-take-over = Dlala lapha
games-play-on = Dlala usuka lapha
games-both = Lo mdlalo uqhubekile nakwelinye ithebhu. Yomibili igcinwe ku-Imidlalo yami.
games-refused = Le bhrawuza ayigcini imidlalo: lona uhlala uze uvale ikhasi.
games-full = Ayikho indawo yalo mdlalo
games-full-how = Uyaqhubeka, kodwa uhlala uze uvale ikhasi kuphela. Gcina imidlalo yakho njengefayela, bese usula eminye.
games-not-now = Hhayi manje
games-restart-sure = Uqale kabusha? Lo mdlalo uhlala ku-Imidlalo yami.
