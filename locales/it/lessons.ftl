### The words of the lessons. What each message needs is told in locales/en.

## The list of lessons, and the frame around one

learn-progress = { $done } su { $number } fatte
learn-all = Tutte le lezioni
learn-done = fatta
learn-title = { $number }. { $title }
learn-step = Passo { $step } di { $steps }
learn-wrong = È permesso, ma qui si chiede un’altra mossa. Riprova.
learn-go-on = Bene. Continua.
learn-next = Avanti
learn-again = Di nuovo
learn-finish = Fine
error-lessons = Queste lezioni sono danneggiate: la riga { $line } dice «{ $found }».

## The course of checkers

lesson-american-moving = Muovere
lesson-american-moving-1 = Tocca una pedina della prima fila, poi la casella dove vuoi che vada. Oppure tieni premuta la pedina e trascinala.
lesson-american-moving-1-done = La pedina si muove di una casella in diagonale, in avanti. Comincia chi ha i pezzi più scuri.
lesson-american-moving-2 = Si gioca a turno, una mossa per volta. Porta una pedina su { $points } in due mosse.
lesson-american-moving-2-done = Una pedina non torna mai indietro: guarda avanti prima di muovere.

lesson-american-capture = La presa è obbligatoria
lesson-american-capture-1 = Accanto alla tua pedina su { $points } c’è una pedina avversaria, e la casella dietro è libera. Saltala.
lesson-american-capture-1-done = La pedina salta in avanti una pedina avversaria, fino alla casella libera subito dietro. La pedina avversaria si toglie.
lesson-american-capture-2 = Prova a muovere la pedina su { $points } e leggi la riga sotto la damiera. Poi prendi.
lesson-american-capture-2-done = Chi può prendere deve farlo. Se una pedina non si muove, cerca una presa.

lesson-american-choice = Scegliere la presa
lesson-american-choice-1 = Le tue pedine su { $points } possono prendere tutte e due. Prendi due pedine in una mossa.
lesson-american-choice-1-done = Puoi scegliere la presa che vuoi. Nessuno è obbligato a prenderne di più.
lesson-american-choice-1-wrong = Anche quella presa è permessa. Qui però trova quella che prende due pedine.
lesson-american-choice-2 = La tua pedina su { $points } può prendere a sinistra o a destra. Scegli in modo che poi non venga presa.
lesson-american-choice-2-done = Ben scelto. Prima di prendere, guarda chi può prendere dopo.
lesson-american-choice-2-wrong = Lì la tua pedina verrebbe presa. Prova dall’altra parte.

lesson-american-several = Più salti in una mossa
lesson-american-several-1 = La tua pedina su { $points } può prenderne tre in una mossa. Tocca ogni casella dove arriva, o solo l’ultima.
lesson-american-several-1-done = Chi ha saltato e può saltare ancora deve farlo. Può cambiare direzione.

lesson-american-last-row = Diventare dama
lesson-american-last-row-1 = Porta la tua pedina su { $points } sull’ultima riga.
lesson-american-last-row-1-done = La tua pedina ora è una dama. Per questo ne ha un’altra sopra.
lesson-american-last-row-2 = Salta con la tua pedina su { $points } sull’ultima riga. Guarda se va avanti a saltare.
lesson-american-last-row-2-done = La pedina è diventata dama, e la mossa è finita lì. La nuova dama aspetta il turno seguente.

lesson-american-strong = La dama
lesson-american-strong-1 = La tua dama su { $points } va di una casella in ogni direzione. Muovila all’indietro.
lesson-american-strong-1-done = La dama si muove in avanti e all’indietro, una casella per volta.
lesson-american-strong-2 = La dama salta anche all’indietro. Prendi due pedine con la tua dama su { $points }.
lesson-american-strong-2-done = La dama può girare mentre salta: salta in tutte e quattro le direzioni.

lesson-american-guard = Proteggere una pedina
lesson-american-guard-1 = La tua pedina su { $points } può essere presa. Occupa la casella dietro.
lesson-american-guard-1-done = La tua pedina è al sicuro: se la casella dietro è occupata, nessuno la può saltare.
lesson-american-guard-1-wrong = Perderesti lo stesso una pedina. Mettine una sulla casella dietro { $points }.

lesson-american-give = Darne una, prenderne due
lesson-american-give-1 = La presa è obbligatoria: approfittane. Cedi una pedina in modo da prenderne due.
lesson-american-give-1-done = L’avversario ha dovuto prendere, e tu ne hai prese due. I bravi giocatori cercano sempre mosse così.
lesson-american-give-1-wrong = Così non ne prendi due. Quale pedina puoi offrire, in modo che debba essere presa?

lesson-american-blocking = Vincere bloccando
lesson-american-blocking-1 = Fai la mossa dopo la quale l’avversario non può muovere nessuna pedina.
lesson-american-blocking-1-done = Hai vinto: chi al suo turno non può muovere perde, anche se ha ancora pedine.
lesson-american-blocking-1-wrong = Così l’avversario può ancora muovere. Chiudi la sua ultima casella libera.

lesson-american-corner = Il doppio angolo
lesson-american-corner-1 = Sei inseguito. Raggiungi il doppio angolo, { $points }, e restaci.
lesson-american-corner-1-done = Tra queste due caselle una dama non si fa prendere da un’altra. È patta.
lesson-american-corner-1-wrong = Lì la tua dama verrebbe presa. Il doppio angolo è { $points }: vai lì e restaci.
lesson-american-corner-2 = Due dame ne scacciano una dal suo doppio angolo. Vai prima su { $points }, poi avvicina l’altra dama.
lesson-american-corner-2-done = Hai vinto. Una dama è entrata nell’angolo, l’altra si è avvicinata.

## The course of Twelve Men’s Morris

lesson-twelve-placing = Posare
lesson-twelve-placing-1 = A ogni turno posi una pedina, e così l’avversario. Tocca un punto libero qualsiasi, due volte.
lesson-twelve-placing-1-done = Si va avanti così finché tutte le 24 pedine sono posate. Fino ad allora nessuna si muove.

lesson-twelve-three = Un mulino
lesson-twelve-three-1 = Tre tue pedine in fila su una linea sono un mulino. Posane una su { $points }, poi tocca la pedina avversaria da togliere.
lesson-twelve-three-1-done = La pedina che hai tolto non torna in gioco.
lesson-twelve-three-2 = Valgono anche le linee che vanno da fuori verso il centro. Trova il punto che chiude un mulino, e togli una pedina.
lesson-twelve-three-2-done = Un mulino è una qualsiasi linea di tre punti: lungo un lato, o da fuori verso il centro.

lesson-twelve-stopping = Fermare e minacciare
lesson-twelve-stopping-1 = L’avversario ha pedine su { $points }: con la terza chiuderebbe un mulino. Fermalo.
lesson-twelve-stopping-1-done = Lì non farà più un mulino. Cerca linee così a ogni turno.
lesson-twelve-stopping-1-wrong = Così l’avversario chiude il mulino. Posa la pedina sul punto libero in linea con { $points }.
lesson-twelve-stopping-2 = Trova il punto che minaccia due mulini insieme. L’avversario ne ferma uno solo: chiudi l’altro.
lesson-twelve-stopping-2-done = Due minacce insieme fanno guadagnare una pedina. Cerca i punti dove due linee si incontrano.
lesson-twelve-stopping-2-wrong = Non questo. Cerca l’angolo in linea con tutte e due le tue pedine, poi chiudi la linea rimasta aperta.

lesson-twelve-taking = Quale pedina si può togliere
lesson-twelve-taking-1 = Chiudi il mulino su { $points }. Poi prova a togliere una pedina dal mulino avversario, e leggi la riga sotto la tavola.
lesson-twelve-taking-1-done = Una pedina in un mulino è al sicuro finché un’altra dell’avversario sta fuori.
lesson-twelve-taking-2 = Ora tutte le pedine avversarie stanno in un mulino. Chiudi il tuo su { $points } e togline una.
lesson-twelve-taking-2-done = Quando tutte le pedine avversarie stanno in un mulino, puoi togliere quella che vuoi.

lesson-twelve-moving = Muovere
lesson-twelve-moving-1 = Tutte le pedine sono posate. Tocca una tua pedina, poi il punto libero vicino su una linea.
lesson-twelve-moving-1-done = La pedina va fino al punto vicino, mai più lontano e mai sopra un’altra.
lesson-twelve-moving-2 = Muovi una pedina in modo da chiudere un mulino, e togline una all’avversario.
lesson-twelve-moving-2-done = Anche un mulino chiuso muovendo toglie una pedina, come quando si posa.

lesson-twelve-open = Aprire e chiudere un mulino
lesson-twelve-open-1 = Il tuo mulino su { $points } è chiuso. Aprilo portando fuori una pedina; al turno dopo rimettila.
lesson-twelve-open-1-done = Ogni volta che il mulino si richiude, togli una pedina.
lesson-twelve-open-1-wrong = Porta una pedina fuori dal mulino, poi rimetti la stessa.

lesson-twelve-double = Il doppio mulino
lesson-twelve-double-1 = Una pedina può chiudere un mulino a ogni mossa, andando e tornando. Trovala, e chiudi un mulino due volte.
lesson-twelve-double-1-done = È un doppio mulino: da qualunque parte vada, la pedina ne chiude uno. Prova a costruirlo.

lesson-twelve-blocking = Vincere bloccando
lesson-twelve-blocking-1 = Fai la mossa dopo la quale l’avversario non può muovere nessuna pedina.
lesson-twelve-blocking-1-done = Hai vinto: chi al suo turno non può muovere perde. L’altro modo è lasciargli solo due pedine.
lesson-twelve-blocking-1-wrong = Così l’avversario può ancora muovere. Chiudi il suo ultimo punto libero.

lesson-twelve-last = Le ultime pedine da posare
lesson-twelve-last-1 = Posa la tua ultima pedina. Poi tocca all’avversario: non lasciargli nessun punto libero.
lesson-twelve-last-1-done = Hai vinto. Mentre posi le ultime pedine pensa già alla prima mossa, e tieni spazio per te.
lesson-twelve-last-1-wrong = Così l’avversario può ancora muovere. Vicino alle sue pedine resta un punto libero: quale?

lesson-twelve-full = La tavola piena
lesson-twelve-full-1 = È libero un solo punto, e tu posi l’ultimissima pedina.
lesson-twelve-full-1-done = La tavola è piena e non si è chiuso nessun mulino: la partita è patta.
lesson-twelve-full-2 = Di nuovo è libero un solo punto. Guarda che cosa chiude la tua ultima pedina.
lesson-twelve-full-2-done = Un mulino toglie una pedina: la tavola non è piena, e la partita continua.
