### Alesan naha hiji hal teu bisa, pikeun sakabéh kaulinan.

## Toélan

refused-game-over = Kaulinan geus réngsé. Mundur saléngkah atawa mimitian kaulinan séjén.
refused-not-your-turn = Can giliran anjeun.
refused-several-ways = Aya leuwih ti hiji jalan ka dinya. Toél heula { $either }.
refused-no-claim = Saimbang can bisa ditetepkeun ayeuna. Anjeun bisa nawarkeun saimbang.

## Ngaran jeung tulisan

error-rules = Taya aturan nu ngaranna “{ $found }”. Nu aya: { $allowed }.
error-level = Taya tingkat “{ $found }”. Pilih { $allowed }.
error-language = Taya basa “{ $found }”. Nu aya: { $allowed }.
error-point = Taya titik “{ $found }” dina papan ieu.
error-diagram = Gambar teu boga pilihan “{ $found }”.
error-saved = Ieu lain kaulinan nu disimpen, atawa aya bagian nu ruksak: baris { $line } eusina “{ $found }”.

## Paréntah ti program séjén

error-command = “{ $found }” teu kaharti. Tulis salah sahiji: { $allowed }
error-option = Taya pilihan “{ $found }”. Nu aya: { $allowed }
error-number = “{ $found }” lain angka nu cocog. Nu meunang: { $allowed }
