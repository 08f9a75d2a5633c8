### Rule pages, the first page as the server sends it, and what a search engine sees. What each
### message needs is told in locales/en.

pages-name = Tsoro
pages-lead = Dambord en meulspel met twaalf skywe, gratis en sonder om te registreer.
pages-home-title = Tsoro: dambord en meulspel met twaalf skywe
pages-home-description = Speel dambord en meulspel met twaalf skywe (morabaraba) in Afrikaans: teen die rekenaar of saam met ’n vriend op een toestel, gratis en sonder om te registreer.
pages-title = { $title } · Tsoro
pages-rules-checkers-description = Hoe om dambord volgens die Amerikaanse reëls te speel: hoekom jy moet vang, skuif, spring, koning word, wen en gelykop speel, met prente.
pages-rules-morris-description = Hoe om meulspel met twaalf skywe en morabaraba te speel: neersit, skuif, meule maak, wen en gelykop speel, met prente.
pages-navigation = Bladsye
pages-languages = Tale
pages-play = Speel
pages-rules = Reëls
pages-noscript = Om hier te speel, moet skrips toegelaat word. Die reëls kan daarsonder gelees word.
pages-too-old = Om hier te speel, is ’n nuwer blaaier nodig: Chrome 96, Firefox 91, Safari 15.4 of later, met WebAssembly toegelaat. Die reëls kan nogtans gelees word.
pages-failed = Die bladsy kon nie gelaai word nie. Kyk of jy aanlyn is en laai dit weer.
pages-loading = Besig om te laai
pages-again = Laai weer
pages-offline-title = Nog nie op hierdie toestel nie
pages-offline = Jy is nie aanlyn nie, en hierdie bladsy is nie op hierdie toestel bewaar nie. Dit gaan weer oop sodra jy aanlyn is.
pages-no-client = Hierdie bediener is sonder die speelbladsy gebou. Bou dit in met { $commands }.
pages-missing-title = Hierdie bladsy bestaan nie
pages-missing = Daar is niks by { $found } nie.
pages-missing-allowed = Hier kry jy alles:

## Op papier: borde en skywe om te druk, strooibiljette van die reëls

pages-leaflet = Hierdie reëls op papier (PDF)
pages-sheets = Bord en skywe om te druk (PDF, A4)
paper-scale = Druk teen 100%, nie “pas op bladsy” nie: dan is hierdie strepie 50 mm lank.
paper-men-title = Skywe vir { $game }
paper-cut = Druk op karton, of plak die vel op karton. Knip dan langs die sirkels.
paper-raised = ’n Skyf met ’n kroon is ’n koning: sit dit in die plek van die twee skywe.
paper-discs = { $side }, skywe om uit te knip: { $number }
paper-discs-raised = { $side }, konings om uit te knip: { $number }
paper-empty = { $game }: die leë bord
paper-diagram = { $game }. { $men }

answers-method = Slegs GET en HEAD word hier verstaan.
answers-address = Daar is niks by hierdie adres nie. Vrae gaan na /api/tables/RULES?fen=POSITION.
answers-no-position = Die vraag het geen posisie nie: voeg ?fen=POSITION by die adres.
answers-too-long = Die vraag is te lank: hoogstens { $number } grepe.
answers-no-tables = Hierdie bediener het geen eindspeltabelle vir “{ $found }” nie.
answers-out-of-reach = Hierdie bediener se tabelle ken nie hierdie posisie nie. Hulle ken posisies met hoogstens { $number } stukke.
answers-failed = Hierdie posisie kon nie nagegaan word nie. Oor ander kan gevra word.
