### The way to the lessons. What each message needs is told in locales/en.

learn = Impara
learn-loading = Caricamento delle lezioni …
learn-failed = Non è stato possibile caricare le lezioni. Controlla la connessione e riprova.
learn-retry = Riprova
