### Bhodhi rekutambira muterminal, nezvinodhindwa nemirairo.

## Skirini yose

terminal-keys = Miseve ne Enter: fambisa · Esc: dzosa · u: dzosa nhanho · h: zano · d: mangange · q: buda · ?: rubatsiro
terminal-keys-over = n: tamba zvakare · u: dzosa nhanho · q: buda · ?: rubatsiro
terminal-thinking = Iri kufunga …
terminal-help-title = Makiyi
terminal-key-walk = famba nebhodhi
terminal-key-touch = dzvanya nzvimbo (kana kushandisa mausi: dzvanya kana kudhonza)
terminal-key-untouch = dzosa nhanho isati yapera
terminal-key-type = nyora nhanho, sa { $move }
terminal-key-quit = mira; mutambo unochengetwa
terminal-key-help = ratidza izvi
terminal-key-close = Kiyi chero ipi inovhara izvi.
terminal-typing = Nhanho yako:
terminal-too-small = Hwindo iri idiki: panodiwa makoramu { $columns } nemitsara { $rows }, asi rine { $found }.

## Mitsara yakareruka

terminal-help = Nyora nhanho yakaita se { $move }, kana rimwe remashoko aya: { $allowed }
terminal-moves = Unogona kutamba: { $allowed }
terminal-player = { $side }: { $player }
terminal-answer = Pindura { $yes } kana { $no }.

## Zvose

terminal-goes-on = Mutambo wakachengetwa uri kuenderera mberi. Ne --new unotanga mutsva.
terminal-kept = Mutambo wachengetwa: unoenderera mberi kana wadzoka.
terminal-not-kept = Mutambo haukwanisi kuchengetwa: { $reason }
terminal-damaged = Mutambo wakachengetwa hauverengeki: { $reason } Wava mu { $file }, uye kwatanga mutambo mutsva.
terminal-no-undo = Hapana nhanho yekudzosa.
terminal-no-redo = Hapana nhanho yekudzokorora.

## Kuverenga nekuyera

terminal-perft = masekondi { $seconds } eprosesa, mamiriro mamiriyoni { $speed } pasekondi
terminal-bench-part = { $rules }: manodhi { $number }, { $speed } pasekondi, siginicha { $found }
terminal-bench = Zvose: manodhi { $number } mumasekondi { $seconds } eprosesa, { $speed } pasekondi
terminal-signature = Siginicha: { $found }

## Matafura ekupera

tables-solving = Kugadzira { $slice }: { $percent } % yapera, kwasara { $left }
tables-built = Matafura ese anosvika pazvidimbu { $men } ari mu{ $folder }.
tables-built-slice = Matafura e{ $slice } ari mu{ $folder }.
tables-holds = { $slice }: mamiriro { $number }, ese akarurama
tables-wrong = { $slice }: mutafura { $position } inonzi { $found }, asi nenhanho dzayo i{ $expected }.
tables-none = Hapana matafura emitemo iyi mu{ $folder }.
tables-fault = Tafura { $table } haishandiswi ({ $reason }). Kombiyuta inoenderera mberi isina tafura iyi.
tables-no-folder = Hapana forodha inozivikanwa yematafura. Dudza imwe ne--out, kana kuti isa HOME.
tables-played-won = Mapero { $number } anokunda atambwa kusvika kumagumo: { $won } akundwa, { $drawn } akaenzana, { $lost } akarasika
tables-played-drawn = Mapero { $number } akaenzana atambwa kusvika kumagumo: { $won } akundwa, { $drawn } akaenzana, { $lost } akarasika
tables-not-held = Hazvina kuchengetwa: { $position } (nhanho kusvika kumagumo: { $plies }): { $moves }
tables-given-away = Pane mutambo warasika wanga usina kurasika pakutanga.
tables-unknown = Hapana tafura yemamiriro aya.
tables-no-index = Hapasati pave nematafura e“{ $found }”. Zvinobvumirwa: { $allowed }
value-win = kukunda
value-draw = mangange
value-loss = kukundwa
value-win-in = { $plies ->
    [one] kukunda munhanho { $plies }
   *[other] kukunda munhanho { $plies }
}
value-loss-in = { $plies ->
    [one] kukundwa munhanho { $plies }
   *[other] kukundwa munhanho { $plies }
}

## Zvanyorwa zvisinganzwisisike

bad-value = “{ $found }” haienderani ne { $flag }. Zvinobvumirwa: { $allowed }
bad-address = “{ $found }” haisi kero yekuteerera. Panobvumirwa kero yeIP nenhamba yepoti, sa 127.0.0.1:8080
bad-command = Hapana murairo unonzi “{ $found }”. Zvinobvumirwa: { $allowed }
bad-flag = Hapana sarudzo inonzi “{ $found }” pano. Zvinobvumirwa: { $allowed }
bad-no-value = { $flag } inoda kupihwa: { $allowed }
bad-missing = Pashaikwa { $missing }. Nyora: { $usage }
bad-extra = “{ $found }” yawandisa. Nyora: { $usage }
bad-conflict = { $found } ne { $other } hazviendi pamwe chete.
bad-kept = Pane mutambo wemitemo iyi wakachengetwa. Kuti utange mumwe pa { $flag }, wedzera --new (wakachengetwa unoiswa parutivi).
bad-ending = “{ $found }” haritauri kuti ifaira rerudzi rupi. Ngaripere ne{ $allowed }, kana kuti wedzera --format.
bad-exists = { $found } ratovapo. Wedzera --force kuti ritsiviwe.
bad-failed = Izvi hazvina kukwanisika: { $reason }

## Kuratidza peji

serve-open = Vhura { $address } mubhurawuza. Ctrl+C inomisa sevha.
serve-no-client = Chirongwa ichi hachina peji rekutambira: chinoratidza mitemo chete. Kuti uise peji, gadzira ne { $commands }.
serve-answers = Mapero ane zvidimbu zvinosvika { $number } anopindurwa pa { $address }
serve-table-fault = Tafura { $table } haishandiswi ({ $reason }). Sevha inoenderera mberi isina tafura iyi.
serve-taken = { $address } yatoshandiswa nechimwe chirongwa. Misa icho, kana sarudza imwe poti ne --addr.
serve-not-allowed = Kuteerera pa { $address } hakubvumirwi pano. Sarudza poti kubva pa1024 ne --addr.
serve-failed = Kuteerera pa { $address } hakuna kubudirira: { $reason }
serve-stopped = Sevha yamira.
