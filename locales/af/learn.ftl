### The way to the lessons. What each message needs is told in locales/en.

learn = Leer
learn-loading = Die lesse kom …
learn-failed = Die lesse kon nie laai nie. Kyk na die verbinding en probeer weer.
learn-retry = Probeer weer
