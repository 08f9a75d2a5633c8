### The way to the lessons. What each message needs is told in locales/en.

learn = Impara
learn-loading = Le lezioni stanno arrivando …
learn-failed = Le lezioni non sono arrivate. Controlla la connessione e riprova.
learn-retry = Riprova
