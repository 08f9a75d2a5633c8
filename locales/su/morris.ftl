### Alesan naha léngkah atawa posisi kaulinan morris teu bisa.

## Toélan

refused-morris-no-point = Taya titik kitu dina papan ieu.
refused-morris-still-placing = Bidak jalan lamun kabéh geus dipasang, sedengkeun di leungeun anjeun aya kénéh { $number }: toél titik nu kosong.
refused-morris-taken = Titik { $found } aya nu ngeusian: pasang bidak anjeun dina titik nu kosong.
refused-morris-no-man = Di { $found } taya bidak: toél bidak anjeun nu bisa jalan.
refused-morris-not-yours = Bidak di { $found } lain boga anjeun: toél bidak anjeun nu bisa jalan.
refused-morris-blocked = Kabéh titik gigireun { $found } aya nu ngeusian, jadi bidak ieu teu bisa jalan: toél bidak séjén.
refused-morris-occupied = Titik { $found } aya nu ngeusian: bidak ieu bisa ka { $either }.
refused-morris-not-adjacent = { $found } lain titik nu pangdeukeutna dina garis: bidak ieu bisa ka { $either }.
refused-morris-no-flying-yet = { $found } lain titik nu pangdeukeutna dina garis, sarta bidak anjeun aya { $number }; bidak kakara bisa ngapung lamun sésa tilu: nu ieu bisa ka { $either }.
refused-morris-remove-now = Aya jajaran nu jadi, ku kituna hiji bidak lawan dicokot: cokot { $either }.
refused-morris-remove-theirs = Nu di { $found } bidak anjeun sorangan, sedengkeun jajaran nyokot bidak lawan: cokot { $either }.
refused-morris-safe-in-mill = Nu di { $found } aya dina jajaran, jadi salamet salila aya bidak séjén di luar jajaran: cokot { $either }.
refused-morris-no-mill = Taya jajaran nu jadi di { $found }, jadi taya bidak nu dicokot: léngkahna réngsé di dinya.
refused-morris-one-removal = Léngkahna geus réngsé: nu dicokot ngan hiji bidak, sanajan aya dua jajaran nu jadi sakaligus.

## Léngkah dina tulisan

error-morris-move-empty = Léngkahna taya atawa can lengkep: tulis kawas d2, d2-d3 atawa d2-d3xa7.
error-morris-move-point = “{ $found }” dina aksara ka-{ $at } lain titik: titik-titikna ti a7 nepi ka g1, contona d2.
error-morris-move-form = “{ $found }” dina aksara ka-{ $at } lain tempatna: tulis léngkah kawas d2, d2xa7, d2-d3 atawa d2-d3xa7.
error-morris-move-origin = { $found } wungkul mah ayeuna lain léngkah: tulis ti mana jeung ka mana bidakna, kawas { $allowed }.
error-morris-move-several = “{ $found }” bisa ku { $count } bidak: tulis nu mana, { $either }, di hareupeunana.

## Posisi dina tulisan

error-morris-fen-empty = Posisina kosong. Posisi mimiti ditulisna .../.../.../....../.../.../... x 12 12.
error-morris-fen-letter = “{ $found }” dina aksara ka-{ $at } lain x, lain o, lain titik.
error-morris-fen-row = Baris { $number } boga { $found } titik: kuduna { $allowed }.
error-morris-fen-rows = Aya { $found } baris: kuduna tujuh, ti luhur, dipisahkeun ku /.
error-morris-fen-turn = “{ $found }” dina aksara ka-{ $at } teu nyebutkeun giliran saha: tulis x atawa o sanggeus baris-barisna.
error-morris-fen-hand = “{ $found }” dina aksara ka-{ $at } lain jumlah bidak di leungeun: tulis hiji pikeun x jeung hiji pikeun o.
error-morris-fen-rest = “{ $found }” dina aksara ka-{ $at } aya sanggeus posisina réngsé: pupus.
error-morris-fen-too-many = { $letter } boga { $found } bidak dina papan jeung di leungeun: kuduna paling loba { $allowed }.
error-morris-fen-too-few = { $letter } kakara jalan tapi bidakna ngan { $found }: sanggeus jalan, hiji pihak boga sahanteuna tilu.
error-morris-fen-in-hand = Lamun di leungeun x aya { $first } jeung o aya { $second }, moal giliran pihak éta: nu boga giliran bidak di leungeunna sarua jeung lawanna, atawa leuwih hiji.
refused-morris-set-up-too-many = { $side } boga { $number } bidak dina papan jeung di leungeun: paling loba { $allowed }. Cokot heula sawaréh.
refused-morris-set-up-in-hand = Nu boga giliran bidak di leungeunna sarua jeung lawanna, atawa leuwih hiji: robah bidak di leungeun atawa giliranana.
refused-morris-set-up-too-few = { $side } kakara jalan sarta kudu boga sahanteuna tilu bidak: tambahan, atawa sina { $side } nu jalan.
