### Kaulinan, aturan, pihak, giliran jeung tungtungna.

## Kaulinan jeung aturanana

game-checkers = Dam (Checkers)
game-morris = Morris Dua Welas
rules-american = Dam Amérika
rules-twelve = Morris Dua Welas
rules-twelve-diagonal = Morris Dua Welas maké garis serong
rules-morabaraba = Morabaraba
rules-nine = Morris Salapan
about-american = Kotak 8 × 8, séwang-séwangan dua welas bidak. Lamun bisa ngadahar, kudu ngadahar.
about-twelve = 24 titik, séwang-séwangan dua welas bidak. Tilu sajajar nyokot hiji.
about-twelve-diagonal = Sarua, ditambah garis serong di pojok-pojokna.
about-morabaraba = Maké garis serong; lamun sésa tilu bidak, meunang ngapung.
about-nine = Salapan bidak séwang-séwangan, taya garis serong; sésa tilu meunang ngapung.

## Pihak

side-red = Beureum
side-white = Bodas
side-black = Hideung

## Bidak

piece-man =
    { $colour ->
        [white] bidak bodas
        [black] bidak hideung
       *[red] bidak beureum
    }
piece-king =
    { $colour ->
        [white] raja bodas
        [black] raja hideung
       *[red] raja beureum
    }

## Giliran saha

turn-move = Giliran { $side } maju
turn-place = Giliran { $side } masang bidak
turn-remove = { $side } nyokot hiji bidak
turn-must = { $side } kudu ngadahar: { $either }
turn-thinking = Komputer keur mikir …

## Kumaha réngséna

end-taken = { $winner } meunang: bidak { $loser } geus béak.
end-blocked = { $winner } meunang: { $loser } geus teu bisa maju.
end-reduced = { $winner } meunang: bidak { $loser } ngan sésa dua.
end-full = Saimbang: papanna geus pinuh.
end-repetition = Saimbang: posisi nu sarua geus katilu kalina.
end-no-progress = Saimbang: geus lila teu aya kamajuan.
end-agreed = Saimbang: duanana sapuk.
end-time = { $winner } meunang: waktu { $loser } béak.
end-resigned = { $winner } meunang: { $loser } nyerah.

## Saimbang nu bisa ditetepkeun

claim-repetition = Posisi ieu geus katilu kalina: anjeun meunang netepkeun saimbang.
claim-no-progress = Geus lila teu aya kamajuan: anjeun meunang netepkeun saimbang.
