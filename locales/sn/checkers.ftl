### Zvikonzero zvisingaitire nhanho kana mamiriro eCheckers.

## Kudzvanya

refused-checkers-ended = Mutambo wapera: hapana chichafamba. Tanga mutambo mutsva kana kudzosa nhanho.
refused-checkers-vacant = Pasikweya { $points } hapana chinhu: tanga wadzvanya chidimbu chako.
refused-checkers-not-yours = Chidimbu chiri pasikweya { $points } hachisi chako: dzvanya chimwe chezvidimbu zvako.
refused-checkers-must-capture =
    { $count ->
        [one] Chiri pa { $points } chinogona kudya. Kana kudya kuchigoneka, unofanira kudya: fambisa { $either }.
       *[other] Zviri pa { $points } zvinogona kudya. Kana kudya kuchigoneka, unofanira kudya: fambisa { $either }.
    }
refused-checkers-blocked = Chidimbu chiri pasikweya { $points } hachigoni kufamba, nekuti mberi kwacho hakuna pasina chinhu: dzvanya chimwe.
refused-checkers-king-blocked = Mambo ari pasikweya { $points } haagoni kufamba, nekuti akakomberedzwa: dzvanya chimwe.
refused-checkers-must-jump = Chiri pa { $man } chinogona kudya. Kana kudya kuchigoneka, unofanira kudya: svetukira pa { $either }.
refused-checkers-jump-goes-on = Enderera mberi nekusvetuka: enda pa { $either }.
refused-checkers-square-taken = Pasikweya { $found } pane chidimbu: enda pa { $either }.
refused-checkers-no-room = Chiri pasikweya { $points } hachisvetukiki, nekuti seri kwacho hapana sikweya isina chinhu: sarudza imwe sikweya.
refused-checkers-backward = Chidimbu chinoenda mberi chete: chiri pa { $man } chinogona kuenda pa { $either }.
refused-checkers-too-far = Chidimbu chinofamba sikweya imwe mberi, chakatsveyama: chiri pa { $man } chinoenda pa { $either }.
refused-checkers-king-too-far = Mambo anofamba sikweya imwe, akatsveyama: ari pa { $man } anoenda pa { $either }.

## Nhanho dzakanyorwa

error-checkers-move-form = “{ $found }” haisi nhanho, pachiratidzo nhamba { $at }: nyora seizvi 11-15 kana 15x22x31.
error-checkers-move-square = “{ $found }” pachiratidzo nhamba { $at } haisi sikweya: masikweya ane nhamba kubva pa1 kusvika pa32.
error-checkers-move-goes-on = Nhanho inoperera pa { $points }, asi pane zvimwe zvakanyorwa kubva pachiratidzo nhamba { $at }: bvisa zvasara.
error-checkers-move-ambiguous = “{ $found }” inogona kureva nhanho dzakasiyana: inyore yose, { $allowed }.

## Mamiriro akanyorwa

error-checkers-fen-tag = “{ $found }” pachiratidzo nhamba { $at } haisi mamiriro: nyora seizvi W:W18,26:BK15, ega kana sa [FEN "W:W18,26:BK15"].
error-checkers-fen-turn = “{ $found }” pachiratidzo nhamba { $at } haitauri kuti ndiani ava kutamba: tanga na B: kana W:.
error-checkers-fen-side = “{ $found }” pachiratidzo nhamba { $at } haitauri kuti zvidimbu ndezvaani: nyora B kana W pamberi pazvo.
error-checkers-fen-side-twice = “{ $found }” pachiratidzo nhamba { $at } inodzokorora divi rakambonyorwa: nyora zvidimbu zvaro zvose pamwe chete.
error-checkers-fen-square = “{ $found }” pachiratidzo nhamba { $at } haisi sikweya: masikweya ane nhamba kubva pa1 kusvika pa32. Bhodhi rakakura kudarika iri nderemumwe mutambo.
error-checkers-fen-letters = “{ $found }” pachiratidzo nhamba { $at } inodaidza sikweya nemavara: shandisa nhamba yayo, 1 kusvika 32.
error-checkers-fen-range = “{ $found }” pachiratidzo nhamba { $at } inodzokera shure: tanga nenhamba diki.
error-checkers-fen-occupied = “{ $found }” pachiratidzo nhamba { $at }: pa { $points } patova nechidimbu. Nyora sikweya imwe neimwe kamwe chete.
error-checkers-fen-king-row = Mamiriro haaiti: “{ $found }” pachiratidzo nhamba { $at } chidimbu chisiri mambo chiri pamutsara waanogadzwa, { $points }. Nyora K pamberi pacho kuti ave mambo, kana kuchibvisapo.
error-checkers-fen-too-many = Pane zvidimbu { $number } zvakanyorwa pachiratidzo nhamba { $at }: divi rinokwanisa kuva ne { $allowed } chete.
error-checkers-fen-more = “{ $found }” pachiratidzo nhamba { $at } iri mberi kwemagumo emamiriro: ibvise.
error-checkers-fen-empty = Mamiriro haana chidimbu: nyora chimwe chete zvacho, sa W:W18:B.
refused-checkers-set-up-empty = Hapana chidimbu pabhodhi: isa zvimwe.
refused-checkers-set-up-last-row = Pa { $points } chidimbu che{ $side } chinenge chatova mambo: isa mambo ipapo, kana kuchibvisa.
refused-checkers-set-up-too-many = { $side } ine zvidimbu { $number }: zvinobvumirwa hazvipfuuri { $allowed }. Bvisa zvimwe.
