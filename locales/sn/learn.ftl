### The way to the lessons. What each message needs is told in locales/en.

learn = Dzidza
learn-loading = Zvidzidzo zviri kuuya …
learn-failed = Zvidzidzo hazvina kuvhurika. Tarisa indaneti yako, woedza zvakare.
learn-retry = Edza zvakare
