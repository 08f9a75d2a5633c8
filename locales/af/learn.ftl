### The way to the lessons. What each message needs is told in locales/en.

learn = Leer
learn-loading = Die lesse laai …
learn-failed = Die lesse kon nie gelaai word nie. Kyk of jy aanlyn is en probeer weer.
learn-retry = Probeer weer
