### Mitambo yakachengetwa pamudziyo uno.

games-title = Mitambo yangu
games-none = Hapasati pane mitambo. Mutambo wega wega waunotamba pano unochengetwa pamudziyo uno.

games-search = Tsvaga
games-count =
    { $number ->
        [one] mutambo { $number }
       *[other] mitambo { $number }
    }
games-not-found = Hapana mutambo une mashoko aya.
games-more = Ratidza mimwe
games-go-on = Enderera
games-replay = Ona zvakare
games-unfinished = Hausati wapera
games-won = Wakunda
games-lost = Wakundwa
games-drawn = Mangange
games-side-won = { $winner } yakunda
games-moves =
    { $number ->
        [one] nhanho { $number }
       *[other] nhanho { $number }
    }
games-unsaved = Mimwe yemitambo iyi haina kukwana kuchengetwa: iise mufaira usati wavhara peji.

games-delete = Dzima: { $game }
games-deleted = Zvadzimwa.
games-delete-all = Dzima yose
games-delete-sure = Todzima mitambo yose yakachengetwa pamudziyo uno here?

games-save = Chengeta mufaira
games-save-one = Chengeta mutambo uyu mufaira
games-add = Wedzera kubva mufaira
games-file = Sarudza faira
games-paste = Kana kunamatira mashoko emitambo apa:
games-add-now = Wedzera
games-added =
    { $number ->
        [one] Wawedzerwa mutambo { $number }.
       *[other] Yawedzerwa mitambo { $number }.
    }
games-known =
    { $number ->
        [one] Mutambo { $number } wanga watovapo.
       *[other] Mitambo { $number } yanga yatovapo.
    }
games-bad = Mutsara { $line }: { $reason }
games-bad-game = Mutsara { $line }, { $game }: { $reason }

games-elsewhere = Mutambo uyu uri kuenderera mberi mune imwe tebhu.
games-take-over = Tambira pano
games-play-on = Enderera mberi kubva apa
games-both = Mutambo uyu wakaenderera mberiwo mune imwe tebhu. Yose iri miviri iri muMitambo yangu.
games-refused = Bhurawuza ino haichengeti mitambo: uyu uchagara kusvikira wavhara peji.
games-full = Hapachina nzvimbo yemutambo uyu
games-full-how = Unoenderera mberi, asi unogumira pakuvhara peji. Chengeta mitambo yako mufaira, wozodzima mimwe.
games-not-now = Kwete izvozvi
games-restart-sure = Totanga patsva here? Mutambo uyu unosara muMitambo yangu.
