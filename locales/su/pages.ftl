### Kaca aturan, kaca kahiji, jeung nu katémbong ku mesin panyungsi.

pages-name = Tsoro
pages-lead = Dam jeung Morris Dua Welas, haratis tanpa daptar.
pages-home-title = Tsoro: dam (checkers) jeung Morris Dua Welas
pages-home-description = Maén dam (checkers) jeung Morris Dua Welas (Morabaraba) dina basa sorangan: ngalawan komputer atawa jeung babaturan dina hiji alat, haratis tanpa daptar.
pages-title = { $title } · Tsoro
pages-rules-checkers-description = Cara maén dam Amérika (English draughts): naha kudu ngadahar, jalan, luncat, jadi raja, meunang jeung saimbang, maké gambar.
pages-rules-morris-description = Cara maén Morris Dua Welas jeung Morabaraba: masang, jalan, jajaran, meunang jeung saimbang, maké gambar.
pages-languages = Basa
pages-play = Maén
pages-rules = Aturan
pages-noscript = Pikeun maén di dieu, skrip (JavaScript) kudu diidinan. Aturanana bisa dibaca tanpa skrip.
pages-too-old = Pikeun maén di dieu perlu browser nu leuwih anyar: Chrome 96, Firefox 91, Safari 15.4 atawa nu leuwih anyar, jeung WebAssembly kudu diidinan. Aturanana tetep bisa dibaca.
pages-failed = Kaca ieu teu bisa dimuat. Pariksa sambunganana, tuluy buka deui.
pages-loading = Keur dimuat
pages-again = Muat deui
pages-offline-title = Can aya dina alat ieu
pages-offline = Anjeun keur teu nyambung, sarta kaca ieu can disimpen dina alat ieu. Kacana kabuka deui lamun geus nyambung.
pages-missing-title = Kaca ieu teu aya
pages-missing = Teu aya nanaon di { $found }.
pages-missing-allowed = Sagalana aya di dieu:
pages-navigation = Kaca
pages-no-client = Server ieu dijieun tanpa kaca pikeun maén. Asupkeun ku { $commands }.

## Dina kertas: papan jeung bidak pikeun dicitak, lambaran aturan

pages-leaflet = Aturan ieu dina salambar (PDF)
pages-sheets = Papan jeung bidak pikeun dicitak (PDF, A4)
paper-scale = Citak 100%, ulah “fit to page”: garis ieu jadi panjangna 50 mm.
paper-men-title = Bidak pikeun { $game }
paper-cut = Citak dina karton, atawa témpélkeun keretasna kana karton. Tuluy gunting nuturkeun bunderanana.
paper-raised = Bunderan nu aya makutana téh raja: teundeun ngaganti dua bidak.
paper-discs = { $side }, bidak pikeun digunting: { $number }
paper-discs-raised = { $side }, raja pikeun digunting: { $number }
paper-empty = { $game }: papan kosong
paper-diagram = { $game }. { $men }

answers-method = Di dieu nu kaharti ngan GET jeung HEAD.
answers-address = Taya nanaon di alamat ieu. Pananya dikirim ka /api/tables/RULES?fen=POSITION.
answers-no-position = Pananyana teu boga posisi: tambahkeun ?fen=POSITION kana alamat.
answers-too-long = Pananyana panjang teuing: pangpanjangna { $number } bait.
answers-no-tables = Server ieu teu boga tabél panungtung pikeun “{ $found }”.
answers-out-of-reach = Tabél di server ieu teu nyaho kana posisi ieu. Nu dipikanyaho posisi nepi ka { $number } bidak.
answers-failed = Posisi ieu teu bisa ditéangan. Nu séjén bisa ditanyakeun.
