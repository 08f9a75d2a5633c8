say-language-failed = Non è stato possibile caricare quella lingua. Controlla la connessione e sceglila di nuovo.
say-version-new = È pronta una nuova versione.
use-version = Usala
say-version-waits = Aspetta la fine della partita nell’altra finestra.
install = Installa
