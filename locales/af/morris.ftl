### Why a touch, a move or a position of the morris family is refused. What each message needs is told
### in locales/en.

## Touches

refused-morris-no-point = Daardie punt is nie op hierdie bord nie.
refused-morris-still-placing =
    { $number ->
        [one] Skywe skuif eers wanneer almal neergesit is, en jy het nog een in die hand: raak aan ’n leë punt.
       *[other] Skywe skuif eers wanneer almal neergesit is, en jy het nog { $number } in die hand: raak aan ’n leë punt.
    }
refused-morris-taken = { $found } is beset: sit jou skyf op ’n leë punt neer.
refused-morris-no-man = Daar staan geen skyf op { $found } nie: raak aan een van jou eie skywe wat kan skuif.
refused-morris-not-yours = Die skyf op { $found } is nie joune nie: raak aan een van jou eie skywe wat kan skuif.
refused-morris-blocked = Elke punt langs { $found } is beset, en hierdie skyf kan dus nie skuif nie: raak aan ’n ander skyf.
refused-morris-occupied = { $found } is beset: hierdie skyf kan na { $either } gaan.
refused-morris-not-adjacent = { $found } is nie die volgende punt op ’n lyn nie: hierdie skyf kan na { $either } gaan.
refused-morris-no-flying-yet = { $found } is nie die volgende punt op ’n lyn nie, en jy het { $number } skywe; ’n skyf vlieg eers wanneer net drie oor is: hierdie een kan na { $either } gaan.
refused-morris-remove-now = Jy het ’n meul gemaak, en daarmee gaan een van die teenstander se skywe af: kies { $either }.
refused-morris-remove-theirs = Die skyf op { $found } is jou eie, en ’n meul haal een van die teenstander se skywe af: kies { $either }.
refused-morris-safe-in-mill = Die skyf op { $found } staan in ’n meul en is veilig solank ’n ander een daarbuite staan: kies { $either }.
refused-morris-no-mill = Op { $found } word geen meul gemaak nie, en geen skyf word dus afgehaal nie: die skuif eindig daar.
refused-morris-one-removal = Die skuif is klaar: in een beurt gaan een skyf af, ook as jy twee meule tegelyk maak.

## Moves as text

error-morris-move-empty = ’n Skuif ontbreek of is nie volledig nie: skryf dit soos d2, d2-d3 of d2-d3xa7.
error-morris-move-point = “{ $found }” by teken { $at } is nie ’n punt nie: die punte is a7 tot g1, soos d2.
error-morris-move-form = “{ $found }” by teken { $at } hoort nie daar nie: skryf ’n skuif soos d2, d2xa7, d2-d3 of d2-d3xa7.
error-morris-move-origin = { $found } alleen is nou nie ’n skuif nie: skryf waarvandaan die skyf kom en waarheen dit gaan, soos { $allowed }.
error-morris-move-several = “{ $found }” kan met { $count } skywe gedoen word: skryf eers watter een, { $either }.

## Positions as text

error-morris-fen-empty = Die posisie is leeg. Die begin word so geskryf: .../.../.../....../.../.../... x 12 12.
error-morris-fen-letter = “{ $found }” by teken { $at } is nie x, o of ’n punt nie.
error-morris-fen-row = Ry { $number } het { $found } punte: dit moet { $allowed } hê.
error-morris-fen-rows = Daar is { $found } rye: sewe is nodig, van bo af, met / tussenin.
error-morris-fen-turn = “{ $found }” by teken { $at } sê nie wie aan die beurt is nie: skryf x of o ná die rye.
error-morris-fen-hand = “{ $found }” by teken { $at } is nie ’n getal skywe in die hand nie: skryf een vir x en een vir o.
error-morris-fen-rest = “{ $found }” by teken { $at } staan ná die einde van die posisie: laat dit weg.
error-morris-fen-too-many = { $letter } het { $found } skywe op die bord en in die hand: daar is net { $allowed }.
error-morris-fen-too-few = { $letter } het pas geskuif, maar het net { $found } skywe: ná sy eie skuif het ’n speler ten minste drie.
error-morris-fen-in-hand = Met { $first } skywe van x en { $second } van o in die hand kan dit nie daardie speler se beurt wees nie: wie aan die beurt is, het ewe veel in die hand as die ander, of een meer.
refused-morris-set-up-too-many = { $side } het { $number } skywe op die bord en in die hand: daar is net { $allowed }. Haal van hulle af.
refused-morris-set-up-in-hand = Wie aan die beurt is, het ewe veel skywe in die hand as die ander, of een meer: verander die skywe in die hand of wie se beurt dit is.
refused-morris-set-up-too-few = { $side } het pas geskuif en moet ten minste drie skywe hê: sit nog neer, of laat { $side } skuif.
