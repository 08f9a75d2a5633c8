### Peji rekutambira mubhurawuza.

## Pamusoro pepeji

page-title = Tsoro
page-tagline = Checkers neMorris yevane gumi nevaviri, pachena uye pasina kunyoresa.
page-language = Mutauro
page-settings = Magadzirirwo
page-home = Mitambo yose
page-rules = Mitemo
page-menu = Zvimwe
page-close = Vhara
page-ways = Zvimwe

## Kusarudza mutambo

play = Tamba
play-game = Tamba { $game }
continue-game = Enderera nemutambo
choose-opponent = Mupikisi
opponent-computer = Kombiyuta
opponent-friend = Shamwari pamudziyo uno
opponent-none = Kombiyuta inotamba yega
choose-level = Danho
level-named = Danho { $number }: { $name }
choose-time = Nguva yekufunga
time-seconds =
    { $number ->
        [one] sekondi { $number }
       *[other] masekondi { $number }
    }
opening-book = Bhuku rematangiro
choose-side = Unotamba ne
side-random = Nemijenya, mozochinjana
choose-board = Bhodhi
choose-set = Zvidimbu
set-red-white = Tsvuku nechena
set-black-white = Nhema nechena
set-black-red = Nhema netsvuku

## Vatambi

player-you = Iwe
player-computer = Kombiyuta, danho { $number }
player-friend = Shamwari
players-in-hand = Muruoko: { $number }
players-taken = Zvadyiwa: { $number }

## Mutsara uri pasi pebhodhi

say-thinking-stop = Misa kufunga
say-your-turn = Ndiwe wava kutamba: { $side }.
say-hint = Zano: { $move }
say-played = { $side } yatamba { $move }.
say-removable = Bvisa chimwe: { $either }
say-saved-apart = Mutambo wakanga wakachengetwa hauverengeki. Waiswa parutivi, uye mutambo mutsva wagadzirirwa.
say-worker-restarted = Kombiyuta yanga yamira, yatangiswa patsva. Mutambo unoenderera mberi.
say-offline = Hauna indaneti. Unogona kuramba uchitamba.
say-copied = Zvakopwa.
say-copy-failed = Kukopa hakuna kubudirira. Sarudza mashoko acho uakope wega.
say-draw-offered = Wakumbira mangange.
say-draw-accepted = Kombiyuta yabvuma mangange.
say-draw-declined = Kombiyuta iri kuda kuenderera nemutambo.
say-draw-friend = { $side } iri kukumbira mangange. Unobvuma here?
say-resign-sure = Unoda kubvuma kukundwa here?
say-restart-sure = Totanga patsva here? Mutambo uno ucharaswa.

## Mabhatani

undo = Dzosa
redo = Dzokorora
hint = Zano
resign = Bvuma kukundwa
offer-draw = Kumbira mangange
claim-draw = Tora mangange
restart = Tanga patsva
rematch = Tamba zvakare
new-game = Mutambo mutsva
more = Zvimwe
stop = Misa
yes = Ehe
no = Kwete
turn-board = Tenderedza bhodhi
copy-position = Kopa mamiriro
copy-game = Kopa mutambo
why-stuck = Mutambo wamira here?

## Nhanho dzatambwa

moves-title = Nhanho
moves-none = Hapasati pane nhanho
moves-first = Kumavambo
moves-back = Nhanho imwe shure
moves-forward = Nhanho imwe mberi
moves-last = Kunhanho yekupedzisira
moves-one = Nhanho { $number }, { $side }: { $move }
moves-looking = Wakatarisa mamiriro akapfuura.

## Magadzirirwo

setting-theme = Mavara
theme-auto = Semudziyo
theme-light = Kwakajeka
theme-dark = Kwakasviba

## Zvinotaurwa nezvirongwa zvinoverengera vasingaoni

spoken-board = Bhodhi re{ $game }
spoken-how = Miseve inofamba nebhodhi, Enter inodzvanya, Escape inodzosa nhanho isati yapera.
spoken-piece = { $place }, { $piece }
spoken-vacant = { $place }, hapana chinhu
spoken-can-capture = chinogona kudya
spoken-can-move = chinogona kufamba
spoken-chosen = chasarudzwa
spoken-target = unogona kuenda apa
spoken-removable = chinogona kubviswa
spoken-last = nhanho yekupedzisira
spoken-actions = Zvaunogona kuita

## Ndiani achakunda

who-wins = Ndiani achakunda?
endings-won = { $side } inokunda nenhanho dzakanakisisa.
endings-won-in = { $plies ->
    [one] { $side } inokunda munhanho { $plies } kana paine nhanho dzakanakisisa.
   *[other] { $side } inokunda munhanho { $plies } kana paine nhanho dzakanakisisa.
}
endings-drawn = Mangange nenhanho dzakanakisisa.
endings-wins = Inokunda: { $moves }
endings-draws = Mangange: { $moves }
endings-loses = Inokundwa: { $moves }
endings-wins-in = { $plies ->
    [one] Inokunda munhanho { $plies }: { $moves }
   *[other] Inokunda munhanho { $plies }: { $moves }
}
endings-loses-in = { $plies ->
    [one] Inokundwa munhanho { $plies }: { $moves }
   *[other] Inokundwa munhanho { $plies }: { $moves }
}
endings-far = { $men ->
    [five] Zvinozivikanwa chete nezvidimbu zvishanu kana zvishoma pabhodhi.
   *[four] Zvinozivikanwa chete nezvidimbu zvina kana zvishoma pabhodhi.
}
endings-missing = Mhinduro yacho haina kuvhurika. Tarisa indaneti yako, wobvunza zvakare.
endings-more = Vhura matafura akazara (zvidimbu zvishanu, nhanho kusvika kumagumo): { $size } MB
endings-more-loading = Matafura ari kuuya …
endings-more-failed = Matafura haana kuvhurika. Tarisa indaneti yako, woedza zvakare.
endings-more-damaged = Faira { $file } rakakanganisika. Mutambo unoenderera mberi pasina iro.
