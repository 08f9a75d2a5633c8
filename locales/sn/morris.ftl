### Zvikonzero zvisingaitire nhanho kana mamiriro emitambo yeMorris.

## Kudzvanya

refused-morris-no-point = Nzvimbo yakadaro haipo pabhodhi rino.
refused-morris-still-placing =
    { $number ->
        [one] Zvidimbu zvinofamba kana zvose zvaiswa, uye muruoko mako musara chimwe: dzvanya nzvimbo isina chinhu.
       *[other] Zvidimbu zvinofamba kana zvose zvaiswa, uye muruoko mako musara { $number }: dzvanya nzvimbo isina chinhu.
    }
refused-morris-taken = Panzvimbo { $found } pane chidimbu: isa chako panzvimbo isina chinhu.
refused-morris-no-man = Panzvimbo { $found } hapana chidimbu: dzvanya chimwe chezvidimbu zvako chinogona kufamba.
refused-morris-not-yours = Chidimbu chiri pa { $found } hachisi chako: dzvanya chimwe chezvidimbu zvako chinogona kufamba.
refused-morris-blocked = Nzvimbo dzose dziri pedyo na { $found } dzine zvidimbu, saka ichi hachigoni kufamba: dzvanya chimwe.
refused-morris-occupied = Panzvimbo { $found } pane chidimbu: ichi chinogona kuenda pa { $either }.
refused-morris-not-adjacent = { $found } haisi iyo nzvimbo inotevera pamutsara: chidimbu ichi chinogona kuenda pa { $either }.
refused-morris-no-flying-yet = { $found } haisi iyo nzvimbo inotevera pamutsara, uye uine zvidimbu { $number }; chidimbu chinobhururuka kana wasara nezvitatu chete: ichi chinogona kuenda pa { $either }.
refused-morris-remove-now = Chigayo chavharwa, saka unobvisa chidimbu chemupikisi: tora { $either }.
refused-morris-remove-theirs = Chiri pa { $found } ndechako, asi chigayo chinobvisa chemupikisi: tora { $either }.
refused-morris-safe-in-mill = Chiri pa { $found } chiri muchigayo, saka hachibviswi pachine chimwe chiri kunze: tora { $either }.
refused-morris-no-mill = Hapana chigayo chavharwa pa { $found }, saka hapana chinobviswa: nhanho inogumira ipapo.
refused-morris-one-removal = Nhanho yapera: chidimbu chimwe chete ndicho chinobviswa, kunyange zvigayo zviviri zvavharwa panguva imwe.

## Nhanho dzakanyorwa

error-morris-move-empty = Hapana nhanho yakanyorwa, kana kuti haina kukwana: nyora seizvi d2, d2-d3 kana d2-d3xa7.
error-morris-move-point = “{ $found }” pachiratidzo nhamba { $at } haisi nzvimbo yepabhodhi: nzvimbo dzinobva pa a7 kusvika pa g1, saka semuenzaniso d2.
error-morris-move-form = “{ $found }” pachiratidzo nhamba { $at } haifaniri kuvapo: nyora nhanho seizvi d2, d2xa7, d2-d3 kana d2-d3xa7.
error-morris-move-origin = { $found } yega haina nhanho yainoreva izvozvi: nyora kwabva chidimbu nekwachinoenda, se { $allowed }.
error-morris-move-several = “{ $found }” inogona kuitwa nezvidimbu { $count }: nyora kuti ndechipi, { $either }, pamberi payo.

## Mamiriro akanyorwa

error-morris-fen-empty = Hapana mamiriro akanyorwa. Kutanga kunonyorwa kuti .../.../.../....../.../.../... x 12 12.
error-morris-fen-letter = “{ $found }” pachiratidzo nhamba { $at } haisi x, o kana poindi.
error-morris-fen-row = Mutsara { $number } une nzvimbo { $found }: unofanira kuva ne { $allowed }.
error-morris-fen-rows = Pane mitsara { $found }: panodiwa minomwe, kubva kumusoro, yakaparadzaniswa na /.
error-morris-fen-turn = “{ $found }” pachiratidzo nhamba { $at } haitauri kuti ndiani ava kutamba: nyora x kana o mushure memitsara.
error-morris-fen-hand = “{ $found }” pachiratidzo nhamba { $at } haisi nhamba yezvidimbu zviri muruoko: nyora imwe ya x neimwe ya o.
error-morris-fen-rest = “{ $found }” pachiratidzo nhamba { $at } iri mberi kwemagumo emamiriro: ibvise.
error-morris-fen-too-many = { $letter } ine zvidimbu { $found } pabhodhi nemuruoko: panongova ne { $allowed } chete.
error-morris-fen-too-few = { $letter } ichangobva kutamba asi ine zvidimbu { $found } chete: divi rinosara nezvitatu kana kudarika mushure menhanho yaro.
error-morris-fen-in-hand = Kana x iine zvidimbu { $first } muruoko uye o iine { $second }, haingavi nguva yedivi iroro: divi riri kutamba rine zvakaenzana nerimwe, kana chimwe chete pamusoro.
refused-morris-set-up-too-many = { $side } ine zvidimbu { $number } pabhodhi nemuruoko: panongova ne { $allowed } chete. Bvisa zvimwe.
refused-morris-set-up-in-hand = Divi riri kutamba rine zvidimbu zviri muruoko zvakaenzana nerimwe, kana chimwe chete pamusoro: chinja zviri muruoko kana kuti ndiani ari kutamba.
refused-morris-set-up-too-few = { $side } ichangobva kutamba uye inofanira kuva nezvidimbu zvitatu kana kudarika: wedzera, kana kuti rega { $side } itambe.
