### Mapeji emitemo, peji rekutanga, nezvinoonekwa nenjini dzekutsvaga.

pages-name = Tsoro
pages-lead = Checkers neMorris yevane gumi nevaviri, pachena uye pasina kunyoresa.
pages-home-title = Tsoro: Checkers neMorris yevane gumi nevaviri
pages-home-description = Tamba Checkers neMorris yevane gumi nevaviri (Morabaraba) mumutauro wako: nekombiyuta kana neshamwari pamudziyo mumwe, pachena uye pasina kunyoresa.
pages-title = { $title } · Tsoro
pages-rules-checkers-description = Kutambwa kweCheckers yekuAmerica (English draughts): nei uchifanira kudya, kufamba, kusvetuka, kugadzwa kwamambo, kukunda nemangange, nemifananidzo.
pages-rules-morris-description = Kutambwa kweMorris yevane gumi nevaviri neMorabaraba: kuisa, kufamba, zvigayo, kukunda nemangange, nemifananidzo.
pages-languages = Mitauro
pages-play = Tamba
pages-rules = Mitemo
pages-noscript = Kuti utambe pano, bvumidza zvirongwa (JavaScript). Mitemo inoverengeka kunyange pasina.
pages-too-old = Kuti utambe pano unoda bhurawuza itsva: Chrome 96, Firefox 91, Safari 15.4 kana itsva kudarika idzi, ine WebAssembly inobvumidzwa. Mitemo inoverengeka zvakadaro.
pages-failed = Peji iri harina kuvhurika. Tarisa indaneti yako, woedza zvakare.
pages-loading = Riri kuvhurika
pages-again = Vhura zvakare
pages-offline-title = Harisati rava pamudziyo uno
pages-offline = Hauna indaneti, uye peji iri harina kuchengetwa pamudziyo uno. Richavhurika kana indaneti yadzoka.
pages-missing-title = Peji iri haripo
pages-missing = Pa { $found } hapana chinhu.
pages-missing-allowed = Zvose zviripo ndezvizvi:
pages-navigation = Mapeji
pages-no-client = Sevha iyi yakagadzirwa isina peji rekutambira. Riise ne { $commands }.

## Pabepa: mabhodhi nezvidimbu zvekudhinda, mapepa emitemo

pages-leaflet = Mitemo iyi papepa (PDF)
pages-sheets = Bhodhi nezvidimbu zvekudhinda (PDF, A4)
paper-scale = Dhinda pa 100%, kwete “fit to page”: ipapo kamutsara aka kanenge kakareba 50 mm.
paper-men-title = Zvidimbu zve{ $game }
paper-cut = Dhinda pakadhibhodhi, kana kunamatira bepa pakadhibhodhi. Wozocheka uchitevedza madenderedzwa.
paper-raised = Denderedzwa rine korona ndimambo: riise panzvimbo yezvidimbu zviviri.
paper-discs = { $side }, zvidimbu zvekucheka: { $number }
paper-discs-raised = { $side }, madzimambo ekucheka: { $number }
paper-empty = { $game }: bhodhi risina chinhu
paper-diagram = { $game }. { $men }

answers-method = Pano panonzwisiswa GET ne HEAD chete.
answers-address = Hapana chiri pakero iyi. Mibvunzo inoenda ku/api/tables/RULES?fen=POSITION.
answers-no-position = Mubvunzo hauna mamiriro: wedzera ?fen=POSITION kukero.
answers-too-long = Mubvunzo wakanyanya kureba: mabhaiti { $number } ndiwo mazhinji anobvumirwa.
answers-no-tables = Sevha iyi haina matafura ekupera e“{ $found }”.
answers-out-of-reach = Matafura esevha iyi haazivi mamiriro aya. Anoziva mamiriro ane zvidimbu zvinosvika { $number }.
answers-failed = Mamiriro aya haana kukwanisa kutariswa. Unogona kubvunza nezvemamwe.
