### Papan dina terminal, jeung nu dicitak ku paréntah.

## Sapinuh layar

terminal-keys = Panah jeung Enter: jalankeun · Esc: bolay · u: mundur · h: pituduh · d: saimbang · q: kaluar · ?: pitulung
terminal-keys-over = n: maén deui · u: mundur · q: kaluar · ?: pitulung
terminal-thinking = Keur mikir …
terminal-help-title = Tombol
terminal-key-walk = leumpang dina papan
terminal-key-touch = toél tempatna (atawa maké mouse: klik atawa sered)
terminal-key-untouch = bolaykeun léngkah nu can réngsé
terminal-key-type = ketik léngkah, kawas { $move }
terminal-key-quit = eureun; kaulinanana disimpen
terminal-key-help = daptar ieu
terminal-key-close = Pencét tombol naon waé pikeun nutup.
terminal-typing = Léngkah anjeun:
terminal-too-small = Jandélana leutik teuing: kuduna { $columns } kolom jeung { $rows } baris, nu aya { $found }.

## Baris biasa

terminal-help = Ketik léngkah kawas { $move }, atawa salah sahiji ti ieu: { $allowed }
terminal-moves = Nu bisa dimaénkeun: { $allowed }
terminal-player = { $side }: { $player }
terminal-answer = Jawab { $yes } atawa { $no }.

## Duanana

terminal-goes-on = Kaulinan nu disimpen diteruskeun. Ku --new dimimitian nu anyar.
terminal-kept = Kaulinan disimpen: diteruskeun lamun anjeun balik deui.
terminal-not-kept = Kaulinan teu bisa disimpen: { $reason }
terminal-damaged = Kaulinan nu disimpen teu kabaca: { $reason } Ayeuna aya dina { $file }, sarta dimimitian kaulinan anyar.
terminal-no-undo = Taya léngkah pikeun dimundurkeun.
terminal-no-redo = Taya léngkah pikeun dimaénkeun deui.

## Ngitung jeung ngukur

terminal-perft = { $seconds } detik waktu prosésor, { $speed } juta posisi sadetik
terminal-bench-part = { $rules }: { $number } titik itungan, { $speed } sadetik, tanda { $found }
terminal-bench = Kabéh: { $number } titik itungan dina { $seconds } detik waktu prosésor, { $speed } sadetik
terminal-signature = Tanda: { $found }

## Tabél panungtung

tables-solving = Ngitung { $slice }: { $percent } % réngsé, { $left } deui
tables-built = Sadaya tabél nepi ka { $men } bidak aya di { $folder }.
tables-built-slice = Tabél { $slice } aya di { $folder }.
tables-holds = { $slice }: { $number } posisi, bener kabéh
tables-wrong = { $slice }: { $position } dina tabél { $found }, padahal tina léngkahna { $expected }.
tables-none = Di { $folder } teu aya tabél pikeun aturan ieu.
tables-fault = Tabél { $table } teu bisa dipaké ({ $reason }). Komputer tuluy maén tanpa tabél éta.
tables-no-folder = Teu aya polder anu dipikanyaho pikeun tabél. Sebutkeun ku --out, atawa setél HOME.
tables-played-won = { $number } ahir kaulinan anu meunang dimaénkeun nepi ka bérés: { $won } meunang, { $drawn } saimbang, { $lost } éléh
tables-played-drawn = { $number } ahir kaulinan anu saimbang dimaénkeun nepi ka bérés: { $won } meunang, { $drawn } saimbang, { $lost } éléh
tables-not-held = Teu kajaga: { $position } (léngkah nepi ka ahir: { $plies }): { $moves }
tables-given-away = Aya kaulinan anu éléh padahal mimitina teu éléh.
tables-unknown = Teu aya tabél pikeun posisi ieu.
tables-no-index = Can aya tabél pikeun “{ $found }”. Nu meunang: { $allowed }
value-win = meunang
value-draw = saimbang
value-loss = éléh
value-win-in = meunang dina { $plies } léngkah
value-loss-in = éléh dina { $plies } léngkah

## Paréntah nu teu kaharti

bad-value = “{ $found }” teu cocog jeung { $flag }. Nu meunang: { $allowed }
bad-address = “{ $found }” lain alamat pikeun ngadéngékeun. Nu meunang: alamat IP jeung port, kawas 127.0.0.1:8080
bad-command = Taya paréntah “{ $found }”. Nu meunang: { $allowed }
bad-flag = Taya pilihan “{ $found }” di dieu. Nu meunang: { $allowed }
bad-no-value = { $flag } kudu dieusian: { $allowed }
bad-missing = { $missing } can aya. Tulis: { $usage }
bad-extra = “{ $found }” kaleuwihan. Tulis: { $usage }
bad-conflict = { $found } jeung { $other } teu bisa babarengan.
bad-kept = Aya kaulinan ku aturan ieu nu disimpen. Pikeun mimiti nu séjén di { $flag }, tambahan --new (nu disimpen diteundeun di gigirna).
bad-ending = “{ $found }” teu nuduhkeun jenis filena. Tungtungna kudu salah sahiji tina { $allowed }, atawa tambahan --format.
bad-exists = { $found } geus aya. Tambahan --force pikeun ngagantina.
bad-failed = Ieu teu hasil: { $reason }

## Némbongkeun kaca

serve-open = Buka { $address } dina browser. Ctrl+C ngeureunkeun server.
serve-no-client = Program ieu teu boga kaca pikeun maén: nu ditémbongkeun ngan aturan. Pikeun ngasupkeun kacana, jieun ku { $commands }.
serve-answers = Ahir kaulinan nepi ka { $number } bidak dijawab di { $address }
serve-table-fault = Tabél { $table } teu bisa dipaké ({ $reason }). Server tuluy jalan tanpa tabél éta.
serve-taken = { $address } geus dipaké ku program séjén. Eureunan éta, atawa pilih port séjén ku --addr.
serve-not-allowed = Ngadéngékeun di { $address } teu diidinan di dieu. Pilih port ti 1024 ku --addr.
serve-failed = Ngadéngékeun di { $address } teu hasil: { $reason }
serve-stopped = Server geus eureun.
