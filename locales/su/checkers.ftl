### Alesan naha léngkah atawa posisi dam teu bisa.

## Toélan

refused-checkers-ended = Kaulinan geus réngsé: taya nu bisa maju deui. Mimitian kaulinan anyar atawa mundur saléngkah.
refused-checkers-vacant = Kotak { $points } kosong: toél heula bidak anjeun sorangan.
refused-checkers-not-yours = Nu di { $points } lain bidak anjeun: toél bidak anjeun sorangan.
refused-checkers-must-capture = Nu di { $points } bisa ngadahar. Lamun bisa ngadahar, kudu ngadahar: jalankeun nu di { $either }.
refused-checkers-blocked = Nu di { $points } teu bisa maju, sabab di hareupeunana taya kotak kosong: toél bidak séjén.
refused-checkers-king-blocked = Raja di { $points } teu bisa jalan, sabab di sabudeureunana taya kotak kosong: toél bidak séjén.
refused-checkers-must-jump = Nu di { $man } bisa ngadahar, sarta lamun bisa ngadahar kudu ngadahar: luncat ka { $either }.
refused-checkers-jump-goes-on = Luncatna kudu diteruskeun: ka { $either }.
refused-checkers-square-taken = Kotak { $found } aya nu ngeusian: jalan ka { $either }.
refused-checkers-no-room = Nu di { $points } teu bisa diluncatan, sabab kotak pas tukangeunana teu kosong: pilih kotak séjén.
refused-checkers-backward = Bidak mah ngan bisa maju: nu di { $man } bisa ka { $either }.
refused-checkers-too-far = Bidak maju ngan sakotak, nyerong: nu di { $man } bisa ka { $either }.
refused-checkers-king-too-far = Raja jalan ngan sakotak, nyerong: nu di { $man } bisa ka { $either }.

## Léngkah dina tulisan

error-checkers-move-form = “{ $found }” lain léngkah, dina aksara ka-{ $at }: tulis kawas 11-15 atawa 15x22x31.
error-checkers-move-square = “{ $found }” dina aksara ka-{ $at } lain kotak: kotak dinomeran ti 1 nepi ka 32.
error-checkers-move-goes-on = Léngkahna réngsé di { $points }, tapi tulisanana neruskeun ti aksara ka-{ $at }: pupus sésana.
error-checkers-move-ambiguous = “{ $found }” bisa hartina leuwih ti hiji léngkah: tulis sagemblengna, { $allowed }.

## Posisi dina tulisan

error-checkers-fen-tag = “{ $found }” dina aksara ka-{ $at } lain posisi: tulis kawas W:W18,26:BK15, kitu waé atawa [FEN "W:W18,26:BK15"].
error-checkers-fen-turn = “{ $found }” dina aksara ka-{ $at } teu nyebutkeun giliran saha: mimitian ku B: atawa W:.
error-checkers-fen-side = “{ $found }” dina aksara ka-{ $at } teu nyebutkeun bidak saha: tulis B atawa W di hareupeunana.
error-checkers-fen-side-twice = “{ $found }” dina aksara ka-{ $at } nyebut hiji pihak dua kali: tulis kabéh bidakna babarengan.
error-checkers-fen-square = “{ $found }” dina aksara ka-{ $at } lain kotak: kotak dinomeran ti 1 nepi ka 32. Papan nu leuwih gedé mah kaulinan séjén.
error-checkers-fen-letters = “{ $found }” dina aksara ka-{ $at } nyebut kotak ku hurup: paké nomerna, 1 nepi ka 32.
error-checkers-fen-range = “{ $found }” dina aksara ka-{ $at } tibalik: tulis nomer nu leutik ti heula.
error-checkers-fen-occupied = “{ $found }” dina aksara ka-{ $at }: di { $points } geus aya bidak. Tulis unggal kotak sakali waé.
error-checkers-fen-king-row = Posisina teu bener: “{ $found }” dina aksara ka-{ $at } téh bidak biasa dina jajaran rajana, { $points }. Tulis K di hareupeunana sina jadi raja, atawa pindahkeun.
error-checkers-fen-too-many = Aya { $number } bidak dina aksara ka-{ $at }: hiji pihak paling loba { $allowed }.
error-checkers-fen-more = “{ $found }” dina aksara ka-{ $at } aya sanggeus posisina réngsé: pupus.
error-checkers-fen-empty = Posisina taya bidakna: tulis sahanteuna hiji, kawas W:W18:B.
refused-checkers-set-up-empty = Dina papan taya bidak: pasang heula.
refused-checkers-set-up-last-row = Dina { $points } bidak { $side } tangtu geus jadi raja: pasang raja di dinya, atawa pindahkeun.
refused-checkers-set-up-too-many = { $side } boga { $number } bidak: paling loba { $allowed }. Cokot sawaréh.
