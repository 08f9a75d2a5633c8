### Kungani ukuthinta, umnyakazo noma isimo sedrafti singavumeleki. Okudingwa yilowo nalowo mlayezo
### kuchazwe ku-locales/en.

## Ukuthinta

refused-checkers-ended = Umdlalo usuphelile: awekho amatshe asahamba. Qala umdlalo omusha, noma uhlehlise umnyakazo.
refused-checkers-vacant = Isikwele { $points } asinalutho: qala ngokuthinta elinye lamatshe akho.
refused-checkers-not-yours = Itshe eliku-{ $points } akulona elakho: thinta elinye lamatshe akho.
refused-checkers-must-capture =
    { $count ->
        [one] Itshe eliku-{ $points } lingadla. Uma ungadla, kufanele udle: hambisa eliku-{ $either }.
       *[other] Amatshe aku-{ $points } angadla. Uma ungadla, kufanele udle: hambisa eliku-{ $either }.
    }
refused-checkers-blocked = Itshe eliku-{ $points } alikwazi ukuhamba, ngoba phambi kwalo akukho sikwele esingenalutho: thinta elinye.
refused-checkers-king-blocked = Inkosi eku-{ $points } ayikwazi ukuhamba, ngoba eduze kwayo akukho sikwele esingenalutho: thinta elinye itshe.
refused-checkers-must-jump = Eliku-{ $man } lingadla, futhi uma ungadla kufanele udle: yeqela ku-{ $either }.
refused-checkers-jump-goes-on = Ukweqa kufanele kuqhubeke: yeqela ku-{ $either }.
refused-checkers-square-taken = Isikwele { $found } sinetshe: iya ku-{ $either }.
refused-checkers-no-room = Eliku-{ $points } alikwazi ukweqiwa, ngoba ngemuva kwalo nje akukho sikwele esingenalutho: khetha esinye isikwele.
refused-checkers-backward = Itshe liya phambili kuphela: eliku-{ $man } lingaya ku-{ $either }.
refused-checkers-too-far = Itshe lihamba isikwele esisodwa phambili, ngomugqa otshekile: eliku-{ $man } lingaya ku-{ $either }.
refused-checkers-king-too-far = Inkosi ihamba isikwele esisodwa ngomugqa otshekile: eku-{ $man } ingaya ku-{ $either }.

## Iminyakazo ebhaliwe

error-checkers-move-form = “{ $found }” akuwona umnyakazo, ophawini { $at }: bhala okunjengo-11-15 noma 15x22x31.
error-checkers-move-square = “{ $found }” ophawini { $at } akusona isikwele: izikwele zinezinombolo ezisuka ku-1 ziye ku-32.
error-checkers-move-goes-on = Umnyakazo uphelela ku-{ $points }, kodwa umbhalo uyaqhubeka ophawini { $at }: susa okusele.
error-checkers-move-ambiguous = “{ $found }” kungasho iminyakazo engaphezu kowodwa: wubhale ngokugcwele, { $allowed }.

## Izimo ezibhaliwe

error-checkers-fen-tag = “{ $found }” ophawini { $at } akusona isimo: bhala okunje, W:W18,26:BK15, kukodwa noma kube [FEN "W:W18,26:BK15"].
error-checkers-fen-turn = “{ $found }” ophawini { $at } akusho ukuthi yithuba likabani: qala ngo-B: noma W:.
error-checkers-fen-side = “{ $found }” ophawini { $at } akusho ukuthi amatshe alandelayo angakabani: bhala u-B noma u-W phambi kwawo.
error-checkers-fen-side-twice = “{ $found }” ophawini { $at } kubala uhlangothi olulodwa okwesibili: bhala wonke amatshe alo ndawonye.
error-checkers-fen-square = “{ $found }” ophawini { $at } akusona isikwele: izikwele zinezinombolo ezisuka ku-1 ziye ku-32. Ibhodi elikhudlwana lingelomunye umdlalo.
error-checkers-fen-letters = “{ $found }” ophawini { $at } kubiza isikwele ngezinhlamvu: sebenzisa inombolo yaso, 1 kuya ku-32.
error-checkers-fen-range = “{ $found }” ophawini { $at } kubuyela emuva: qala ngenombolo encane.
error-checkers-fen-occupied = “{ $found }” ophawini { $at }: ku-{ $points } sekukhona itshe. Bhala isikwele ngasinye kanye kuphela.
error-checkers-fen-king-row = Isimo asivumelekile: “{ $found }” ophawini { $at } yitshe eliselimi emgqeni walo wokugcina, { $points }. Bhala u-K phambi kwalo libe yinkosi, noma ulisuse.
error-checkers-fen-too-many = Ophawini { $at } kubhalwe amatshe angu-{ $number }: uhlangothi alunawo angaphezu kuka-{ $allowed }.
error-checkers-fen-more = “{ $found }” ophawini { $at } kungemva kokuphela kwesimo: kususe.
error-checkers-fen-empty = Isimo asinawo amatshe: bhala okungenani elilodwa, njengaku-W:W18:B.
refused-checkers-set-up-empty = Awekho amatshe ebhodini: beka amanye.
refused-checkers-set-up-last-row = Ku-{ $points } elinye lala matshe belizoba yinkosi ({ $side }): beka inkosi lapho, noma ulisuse.
refused-checkers-set-up-too-many = { $side } angu-{ $number }: kuvunyelwe angu-{ $allowed } kuphela. Susa amanye.
