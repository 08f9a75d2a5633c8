### Rule pages, the first page as the server sends it, and what a search engine sees. What each
### message needs is told in locales/en.

pages-name = Tsoro
pages-lead = Dama inglese e mulino a dodici pedine, gratis e senza registrarsi.
pages-home-title = Tsoro: dama inglese e mulino a dodici pedine
pages-home-description = Gioca a dama inglese e al mulino a dodici pedine (morabaraba) in italiano: contro il computer o con un amico sullo stesso dispositivo, gratis e senza registrarsi.
pages-title = { $title } · Tsoro
pages-rules-checkers-description = Come si gioca a dama inglese, o checkers: perché la presa è obbligatoria, muovere, saltare, andare a dama, vincere e pattare, con le figure.
pages-rules-morris-description = Come si gioca al mulino a dodici pedine e al morabaraba: posare, muovere, chiudere un mulino, vincere e pattare, con le figure.
pages-navigation = Pagine
pages-languages = Lingue
pages-play = Gioca
pages-rules = Regole
pages-noscript = Per giocare qui devi consentire gli script. Le regole si leggono anche senza.
pages-too-old = Per giocare qui serve un browser più recente: Chrome 96, Firefox 91, Safari 15.4 o successivi, con WebAssembly consentito. Le regole si leggono lo stesso.
pages-failed = Non è stato possibile caricare la pagina. Controlla la connessione e ricaricala.
pages-loading = Caricamento
pages-again = Ricarica
pages-offline-title = Non ancora su questo dispositivo
pages-offline = Non sei in linea e questa pagina non è conservata su questo dispositivo. Si aprirà di nuovo con la connessione.
pages-no-client = Questo server è stato costruito senza la pagina di gioco. Per aggiungerla: { $commands }.
pages-missing-title = Questa pagina non c’è
pages-missing = All’indirizzo { $found } non c’è niente.
pages-missing-allowed = Qui trovi tutto:

## Su carta: tavole e pedine da stampare, fogli delle regole

pages-leaflet = Queste regole su un foglio (PDF)
pages-sheets = Tavola e pedine da stampare (PDF, A4)
paper-scale = Stampa al 100%, senza «adatta alla pagina»: così questa barra è lunga 50 mm.
paper-men-title = Pedine per { $game }
paper-cut = Stampa su cartoncino, o incolla il foglio su cartoncino. Poi ritaglia lungo i cerchi.
paper-raised = Un disco con la corona è una dama: mettilo al posto delle due pedine.
paper-discs = { $side }, pedine da ritagliare: { $number }
paper-discs-raised = { $side }, dame da ritagliare: { $number }
paper-empty = { $game }: la tavola vuota
paper-diagram = { $game }. { $men }

answers-method = Qui si usano solo GET e HEAD.
answers-address = A questo indirizzo non c’è nulla. Le domande vanno a /api/tables/RULES?fen=POSITION.
answers-no-position = Nella domanda manca la posizione: aggiungi ?fen=POSITION all’indirizzo.
answers-too-long = La domanda è troppo lunga: al massimo { $number } byte.
answers-no-tables = Questo server non ha tabelle dei finali per «{ $found }».
answers-out-of-reach = Le tabelle di questo server non conoscono questa posizione. Conoscono posizioni con al massimo { $number } pezzi.
answers-failed = Non è stato possibile cercare questa posizione. Per le altre si può chiedere.
