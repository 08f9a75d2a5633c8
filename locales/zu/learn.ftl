### The way to the lessons. What each message needs is told in locales/en.

learn = Funda
learn-loading = Izifundo ziyalayisha …
learn-failed = Izifundo azilayishekanga. Hlola ukuxhumana, bese uzama futhi.
learn-retry = Zama futhi
