### Ikhasi lokudlala esipheqululini. Okudingwa yilowo nalowo mlayezo kuchazwe ku-locales/en.

## Phezulu ekhasini

page-title = Tsoro
page-tagline = Idrafti nomlabalaba, mahhala futhi ngaphandle kokubhalisa.
page-language = Ulimi
page-settings = Izilungiselelo
page-home = Yonke imidlalo
page-rules = Imithetho
page-ways = Okunye
page-menu = Imenyu
page-close = Vala

## Ukukhetha umdlalo

play = Dlala
play-game = Dlala: { $game }
continue-game = Qhubeka nomdlalo
choose-opponent = Imbangi
opponent-computer = Ikhompyutha
opponent-friend = Umngane kule divayisi
opponent-none = Ikhompyutha iyodwa
choose-level = Izinga
level-named = Izinga { $number }: { $name }
choose-time = Isikhathi sokucabanga
time-seconds =
    { $number ->
        [one] umzuzwana ongu-{ $number }
       *[other] imizuzwana engu-{ $number }
    }
opening-book = Incwadi yeziqalo
choose-side = Umbala wakho
side-random = Ngenkatho, bese nishintshana
choose-board = Ibhodi
choose-set = Amatshe
set-red-white = Abomvu namhlophe
set-black-white = Amnyama namhlophe
set-black-red = Amnyama nabomvu

## Abadlali

player-you = Wena
player-computer = Ikhompyutha, izinga { $number }
player-friend = Umngane
players-in-hand = Esandleni: { $number }
players-taken = Adliwe: { $number }

## Umugqa ongaphansi kwebhodi

say-thinking-stop = Misa ukucabanga
say-your-turn = Yithuba lakho: { $side }.
say-hint = Icebo: { $move }
say-played = { $side } adlale { $move }.
say-removable = Susa elilodwa: { $either }
say-saved-apart = Umdlalo obugciniwe awufundeki. Ubekwe eceleni, umdlalo omusha usulungile.
say-worker-restarted = Ikhompyutha ibimile, isiqaliswe futhi. Umdlalo uyaqhubeka.
say-offline = Awukho ku-inthanethi. Ungaqhubeka udlale.
say-copied = Kukopishiwe.
say-copy-failed = Ukukopisha akuphumelelanga. Khetha umbhalo uwukopishe wena.
say-draw-offered = Uphakamise ukulingana.
say-draw-accepted = Ikhompyutha iyakwamukela ukulingana.
say-draw-declined = Ikhompyutha ikhetha ukuqhubeka.
say-draw-friend = { $side } aphakamisa ukulingana. Uyavuma?
say-resign-sure = Uyafuna ukuvuma ukwehlulwa kulo mdlalo?
say-restart-sure = Uqale kabusha? Lo mdlalo uzolahleka.

## Izinkinobho

undo = Hlehlisa
redo = Phinda
hint = Icebo
resign = Vuma ukwehlulwa
offer-draw = Phakamisa ukulingana
claim-draw = Thatha ukulingana
restart = Qala kabusha
rematch = Dlala futhi
new-game = Umdlalo omusha
more = Okunye
stop = Misa
yes = Yebo
no = Cha
turn-board = Phendula ibhodi
copy-position = Kopisha isimo
copy-game = Kopisha umdlalo
why-stuck = Umdlalo ubonakala ubambekile?

## Uhlu lweminyakazo

moves-title = Iminyakazo
moves-none = Ayikho iminyakazo
moves-first = Ekuqaleni
moves-back = Umnyakazo emuva
moves-forward = Umnyakazo phambili
moves-last = Kumnyakazo wokugcina
moves-one = Umnyakazo { $number }, { $side }: { $move }
moves-looking = Ubuka isimo sangaphambilini.

## Izilungiselelo

setting-theme = Imibala
theme-auto = Njengedivayisi
theme-light = Ukukhanya
theme-dark = Ubumnyama

## Okukhulunywa yizifundi zesikrini

spoken-board = Ibhodi: { $game }
spoken-how = Imicibisholo ihamba ebhodini, u-Enter uyathinta, u-Escape uhlehlisa umnyakazo ongakapheli.
spoken-piece = { $place }, { $piece }
spoken-vacant = { $place }, akunalutho
spoken-can-capture = lingadla
spoken-can-move = lingahamba
spoken-chosen = likhethiwe
spoken-target = ungaya lapha
spoken-removable = lingasuswa
spoken-last = umnyakazo wokugcina
spoken-actions = Ongakwenza

## Ngubani onqobayo

who-wins = Ngubani onqobayo?
endings-won = { $side } ayanqoba ngeminyakazo engcono kakhulu.
endings-won-in = { $plies ->
    [one] { $side } ayanqoba ngomnyakazo ongu-{ $plies } uma kudlalwa kahle kakhulu.
   *[other] { $side } ayanqoba ngeminyakazo engu-{ $plies } uma kudlalwa kahle kakhulu.
}
endings-drawn = Ukulingana ngeminyakazo engcono kakhulu.
endings-wins = Uyanqoba: { $moves }
endings-draws = Ukulingana: { $moves }
endings-loses = Uyehlulwa: { $moves }
endings-wins-in = { $plies ->
    [one] Uyanqoba ngomnyakazo ongu-{ $plies }: { $moves }
   *[other] Uyanqoba ngeminyakazo engu-{ $plies }: { $moves }
}
endings-loses-in = { $plies ->
    [one] Uyehlulwa ngomnyakazo ongu-{ $plies }: { $moves }
   *[other] Uyehlulwa ngeminyakazo engu-{ $plies }: { $moves }
}
endings-far = { $men ->
    [five] Kwaziwa kuphela uma kusele amatshe amahlanu noma ngaphansi.
   *[four] Kwaziwa kuphela uma kusele amatshe amane noma ngaphansi.
}
endings-missing = Impendulo ayilayishekanga. Hlola ukuxhumana, bese ubuza futhi.
endings-more = Layisha amathebula aphelele (amatshe amahlanu, iminyakazo kuze kube sekugcineni): { $size } MB
endings-more-loading = Amathebula ayeza …
endings-more-failed = Amathebula awalayishekanga. Hlola ukuxhumana, bese uzama futhi.
endings-more-damaged = Ifayela { $file } lonakele. Umdlalo uyaqhubeka ngaphandle kwalo.
