### Kungani ukuthinta, umnyakazo noma isimo semidlalo yoMlabalaba singavumeleki. Okudingwa yilowo
### nalowo mlayezo kuchazwe ku-locales/en.

## Ukuthinta

refused-morris-no-point = Indawo enjalo ayikho kuleli bhodi.
refused-morris-still-placing =
    { $number ->
        [one] Amatshe ahamba sekubekwe wonke, futhi esandleni sakho kusele elilodwa: thinta indawo engenalutho.
       *[other] Amatshe ahamba sekubekwe wonke, futhi esandleni sakho kusele angu-{ $number }: thinta indawo engenalutho.
    }
refused-morris-taken = Endaweni { $found } kukhona itshe: beka elakho endaweni engenalutho.
refused-morris-no-man = Endaweni { $found } alikho itshe: thinta elinye lamatshe akho elingahamba.
refused-morris-not-yours = Itshe eliku-{ $found } akulona elakho: thinta elinye lamatshe akho elingahamba.
refused-morris-blocked = Zonke izindawo eziseduze kuka-{ $found } zinamatshe, ngakho leli alikwazi ukuhamba: thinta elinye.
refused-morris-occupied = Endaweni { $found } kukhona itshe: leli lingaya ku-{ $either }.
refused-morris-not-adjacent = U-{ $found } akuyona indawo elandelayo emgqeni: leli tshe lingaya ku-{ $either }.
refused-morris-no-flying-yet = U-{ $found } akuyona indawo elandelayo emgqeni, futhi unamatshe angu-{ $number }; itshe lindiza uma kusele amathathu kuphela: leli lingaya ku-{ $either }.
refused-morris-remove-now = Kuvaleke isigayo, ngakho kususwa itshe lembangi: susa eliku-{ $either }.
refused-morris-remove-theirs = Itshe eliku-{ $found } ngelakho, kodwa isigayo sisusa elembangi: susa eliku-{ $either }.
refused-morris-safe-in-mill = Itshe eliku-{ $found } lisesigayweni, liphephile uma kusekhona elinye elingaphandle: susa eliku-{ $either }.
refused-morris-no-mill = Akukho sigayo esivalekayo ku-{ $found }, ngakho akukho tshe elisuswayo: umnyakazo uphelela lapho.
refused-morris-one-removal = Umnyakazo usuphelele: ngethuba kususwa itshe elilodwa, noma ngabe kuvaleke izigayo ezimbili kanyekanye.

## Iminyakazo ebhaliwe

error-morris-move-empty = Umnyakazo awukho noma awuphelele: bhala okunje, d2, d2-d3 noma d2-d3xa7.
error-morris-move-point = “{ $found }” ophawini { $at } akuyona indawo: izindawo zisuka ku-a7 ziye ku-g1, isibonelo d2.
error-morris-move-form = “{ $found }” ophawini { $at } akufanele kube lapho: bhala umnyakazo onje, d2, d2xa7, d2-d3 noma d2-d3xa7.
error-morris-move-origin = { $found } kukodwa akusho umnyakazo manje: bhala lapho itshe lisuka khona nalapho liya khona, njengo-{ $allowed }.
error-morris-move-several = “{ $found }” kungenziwa ngamatshe angu-{ $count }: bhala kuqala ukuthi yiliphi, { $either }.

## Izimo ezibhaliwe

error-morris-fen-empty = Isimo asibhaliwe. Isiqalo sibhalwa ngokuthi .../.../.../....../.../.../... x 12 12.
error-morris-fen-letter = “{ $found }” ophawini { $at } akuyena u-x, u-o noma ichashazi.
error-morris-fen-row = Umugqa { $number } unezindawo ezingu-{ $found }: kufanele zibe ngu-{ $allowed }.
error-morris-fen-rows = Kunemigqa engu-{ $found }: kudingeka engu-7, kusukela phezulu, ihlukaniswe ngo-/.
error-morris-fen-turn = “{ $found }” ophawini { $at } akusho ukuthi yithuba likabani: bhala u-x noma u-o emva kwemigqa.
error-morris-fen-hand = “{ $found }” ophawini { $at } akuyona inani lamatshe asesandleni: bhala elika-x nelika-o.
error-morris-fen-rest = “{ $found }” ophawini { $at } kungemva kokuphela kwesimo: kususe.
error-morris-fen-too-many = U-{ $letter } unamatshe angu-{ $found } ebhodini nasesandleni: kukhona angu-{ $allowed } kuphela.
error-morris-fen-too-few = U-{ $letter } usanda kudlala kodwa unamatshe angu-{ $found } kuphela: uhlangothi lusala okungenani namathathu emva komnyakazo walo.
error-morris-fen-in-hand = Uma esandleni kunamatshe angu-{ $first } ka-x nangu-{ $second } ka-o, akunakuba yithuba lalolo hlangothi: odlalayo unamatshe alingana nawembangi, noma elilodwa ngaphezulu.
refused-morris-set-up-too-many = { $side } angu-{ $number } ebhodini nasesandleni: kukhona angu-{ $allowed } kuphela. Susa amanye.
refused-morris-set-up-in-hand = Odlalayo unamatshe esandleni alingana nawembangi, noma elilodwa ngaphezulu: shintsha amatshe asesandleni noma ithuba.
refused-morris-set-up-too-few = { $side } asanda kudlala futhi kufanele abe okungenani mathathu: engeza amanye, noma kudlale { $side }.
