### Kaca kaulinan dina browser.

## Luhureun kaca

page-title = Tsoro
page-tagline = Dam jeung Morris Dua Welas, haratis tanpa daptar.
page-language = Basa
page-settings = Setélan
page-home = Kabéh kaulinan
page-rules = Aturan
page-menu = Ménu
page-close = Tutup
page-ways = Séjénna

## Milih kaulinan

play = Maén
play-game = Maén { $game }
continue-game = Teruskeun kaulinan
choose-opponent = Lawan
opponent-computer = Komputer
opponent-friend = Babaturan dina alat ieu
opponent-none = Komputer ngalawan komputer
choose-level = Tingkat
level-named = Tingkat { $number }: { $name }
choose-time = Waktu mikir
time-seconds = { $number } detik
opening-book = Buku bukaan
choose-side = Anjeun maén
side-random = Diundi, terus gantian
choose-board = Papan
choose-set = Bidak
set-red-white = Beureum jeung bodas
set-black-white = Hideung jeung bodas
set-black-red = Hideung jeung beureum

## Pamaén

player-you = Anjeun
player-computer = Komputer, tingkat { $number }
player-friend = Babaturan
players-in-hand = Di leungeun: { $number }
players-taken = Kadahar: { $number }

## Baris handapeun papan

say-thinking-stop = Eureunan mikirna
say-your-turn = Giliran anjeun: { $side }.
say-hint = Pituduh: { $move }
say-played = { $side } maén { $move }.
say-removable = Cokot salah sahiji: { $either }
say-saved-apart = Aya kaulinan nu disimpen tapi teu kabaca. Éta disimpen misah, sarta kaulinan anyar geus sadia.
say-worker-restarted = Komputerna eureun sorangan, geus dihirupkeun deui. Kaulinan diteruskeun.
say-offline = Anjeun keur teu nyambung ka internét. Maénna bisa diteruskeun.
say-copied = Geus disalin.
say-copy-failed = Teu bisa nyalin. Tandaan tulisanana tuluy salin ku sorangan.
say-draw-offered = Anjeun nawarkeun saimbang.
say-draw-accepted = Komputer narima saimbang.
say-draw-declined = Komputer hayang neruskeun maén.
say-draw-friend = { $side } nawarkeun saimbang. Ditarima?
say-resign-sure = Rék nyerah dina kaulinan ieu?
say-restart-sure = Mimitian deui? Kaulinan ieu bakal leungit.

## Tombol

undo = Mundur
redo = Maju deui
hint = Pituduh
resign = Nyerah
offer-draw = Tawarkeun saimbang
claim-draw = Tetepkeun saimbang
restart = Mimitian deui
rematch = Maén deui
new-game = Kaulinan anyar
more = Séjénna
stop = Eureun
yes = Enya
no = Henteu
turn-board = Puterkeun papan
copy-position = Salin posisi
copy-game = Salin kaulinan
why-stuck = Kaulinan asa macét?

## Daptar léngkah

moves-title = Léngkah
moves-none = Can aya léngkah
moves-first = Ka mimiti
moves-back = Saléngkah ka tukang
moves-forward = Saléngkah ka hareup
moves-last = Ka léngkah panungtung
moves-one = Léngkah { $number }, { $side }: { $move }
moves-looking = Anjeun keur ningali posisi saméméhna.

## Setélan

setting-theme = Warna
theme-auto = Nuturkeun alat
theme-light = Caang
theme-dark = Poék

## Diucapkeun ku pamaca layar

spoken-board = Papan { $game }
spoken-how = Panah pikeun leumpang dina papan, Enter pikeun noél, Escape pikeun ngabolaykeun léngkah nu can réngsé.
spoken-piece = { $place }, { $piece }
spoken-vacant = { $place }, kosong
spoken-can-capture = bisa ngadahar
spoken-can-move = bisa jalan
spoken-chosen = dipilih
spoken-target = bisa ka dieu
spoken-removable = bisa dicokot
spoken-last = léngkah panungtung
spoken-actions = Nu bisa dipilampah

## Saha nu meunang

who-wins = Saha nu meunang?
endings-won = { $side } meunang ku léngkah nu panghadéna.
endings-won-in = { $side } meunang dina { $plies } léngkah ku léngkah nu panghadéna.
endings-drawn = Saimbang ku léngkah nu panghadéna.
endings-wins = Meunang: { $moves }
endings-draws = Saimbang: { $moves }
endings-loses = Éléh: { $moves }
endings-wins-in = Meunang dina { $plies } léngkah: { $moves }
endings-loses-in = Éléh dina { $plies } léngkah: { $moves }
endings-far = { $men ->
    [five] Ieu ngan kanyahoan lamun dina papan aya lima bidak atawa kurang.
   *[four] Ieu ngan kanyahoan lamun dina papan aya opat bidak atawa kurang.
}
endings-missing = Jawabanana teu bisa dimuat. Pariksa sambunganana, tuluy tanyakeun deui.
endings-more = Muat tabél lengkep (lima bidak, jumlah léngkah nepi ka ahir): { $size } MB
endings-more-loading = Tabélna keur dimuat …
endings-more-failed = Tabélna teu bisa dimuat. Pariksa sambunganana, tuluy cobaan deui.
endings-more-damaged = Berkas { $file } ruksak. Kaulinanana terus tanpa éta.
