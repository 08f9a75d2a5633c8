### Mitambo yakachengetwa pamudziyo uno.

games-title = Mitambo yangu
games-none = Hapasati pane mitambo. Mutambo wega wega waunotamba pano unochengetwa pamudziyo uno.

games-search = Tsvaga
games-count =
    { $number ->
        [one] mutambo { $number }
       *[other] mitambo { $number }
    }
games-not-found = Hapana mutambo une mashoko iwayo.
games-more = Ratidza mimwe
games-go-on = Enderera
games-replay = Ona zvakare
games-unfinished = Hauna kupera
games-won = Wakunda
games-lost = Wakundwa
games-drawn = Mangange
games-side-won = { $winner } yakunda
games-moves =
    { $number ->
        [one] nhanho { $number }
       *[other] nhanho { $number }
    }
games-unsaved = Mimwe mitambo iyi haina kukwana: ichengete sefaira usati wavhara peji.

games-delete = Dzima: { $game }
games-deleted = Zvadzimwa.
games-delete-all = Dzima yose
games-delete-sure = Todzima mitambo yose yakachengetwa pamudziyo uno here?

games-save = Chengeta sefaira
games-save-one = Chengeta mutambo uno sefaira
games-add = Wedzera kubva mufaira
games-file = Sarudza faira
games-paste = Kana kuti namira mashoko emitambo pano:
games-add-now = Wedzera
games-added =
    { $number ->
        [one] Mutambo { $number } wawedzerwa.
       *[other] Mitambo { $number } yawedzerwa.
    }
games-known =
    { $number ->
        [one] Mutambo { $number } wakanga watovapo.
       *[other] Mitambo { $number } yakanga yatovapo.
    }
games-bad = Mutsetse { $line }: { $reason }
games-bad-game = Mutsetse { $line }, { $game }: { $reason }

games-elsewhere = Mutambo uno uri kuenderera mune rimwe tebhu.
games-take-over = Tamba pano
games-play-on = Tamba uchibva pano
games-both = Mutambo uno wakaenderera mune rimwe tebhu zvakare. Yose yachengetwa muMitambo yangu.
games-refused = Bhurawuza rino harichengeti mitambo: uno uchaperera pakuvharwa kwepeji.
games-full = Mutambo uno hauna nzvimbo
games-full-how = Unoenderera, asi uchaperera pakuvharwa kwepeji. Chengeta mitambo yako sefaira, wodzima mimwe.
games-not-now = Kwete izvozvi
games-restart-sure = Totanga patsva here? Mutambo uno unosara muMitambo yangu.
