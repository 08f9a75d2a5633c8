### Okukhethwayo kumdlalo omusha, iwashi, iziqalo, nebhodi lokulungisa amatshe.

error-opening = Asikho isiqalo { $found } ohlwini.
error-no-openings = Azikho iziqalo zenkatho ku-{ $rules }.
refused-set-up-over = { $side } awakwazi ukuhamba lapha, ngakho umdlalo ubuzophela: shintsha amatshe noma ithuba.
clock-face = { $side }: kusele { $time }
clock-short =
    { $number ->
        [one] { $side }: kusele umzuzwana ongu-{ $number }.
       *[other] { $side }: kusele imizuzwana engu-{ $number }.
    }
choose = Khetha …
choose-start = Isiqalo
start-usual = Njengenjwayelo
start-opening = Ngenkatho
start-ahead = Ngenzuzo
start-position = Isimo
choose-opening = Isiqalo senkatho
opening-lot = Ngenkatho
opening-list = Ohlwini
opening-lot-about = Kukhethwa ngenkatho isiqalo esisodwa kulezo ezidlalwa ebhodini. Uma nidlala futhi, siyaphindwa nishintshene ngezinhlangothi.
choose-ahead = Ubani onetshe elilodwa ngaphezulu
ahead-own = Wena
ahead-other = Omunye umdlali
paste-position = Namathisela isimo noma umdlalo
set-up = Lungisa ebhodini
choose-clock = Iwashi
clock-none = Alikho
clock-other = Elinye
clock-about = Imizuzu yohlangothi ngalunye + imizuzwana eyengezwa emva komnyakazo ngamunye
clock-minutes = Imizuzu
clock-seconds = Imizuzwana ngomnyakazo
choose-level-of = Izinga: { $side }
choose-pause = Isivinini
pause-200 = Masinyane
pause-500 = Ngokushesha
pause-1000 = Ngokulingene
pause-3000 = Kancane
step = Umnyakazo owodwa
opening-search = Inombolo, umnyakazo noma igama
opening-count =
    { $number ->
        [one] isiqalo esingu-{ $number }
       *[other] iziqalo ezingu-{ $number }
    }
opening-named = Isiqalo { $number }
opening-mail = Ngeposi kuphela
opening-barred = Asivunyelwe
game-with-odds = { $game } · { $side } aphana itshe
game-with-opening = { $game } · isiqalo { $number }
say-odds = { $side } aphana itshe.
say-opening = Isiqalo { $number }: { $moves }.
edit-position = Shintsha lesi simo
set-up-ready = Umdlalo ungaqala lapha: kudlala { $side }.
set-up-tools = Okwenziwa ukuthinta
tool-carry = Hambisa itshe
tool-off = Susa itshe
set-up-turn = Odlalayo
set-up-in-hand = { $side } esandleni: { $number }
set-up-text = Isimo njengombhalo
set-up-clear = Susa konke
set-up-start = Isimo sokuqala
set-up-play = Dlala kusukela lapha
refused-set-up-rules = Lona ngumdlalo othi { $rules }: wulungise ebhodini lalowo mdlalo.
