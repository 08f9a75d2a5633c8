### The way to the lessons. What each message needs is told in locales/en.

learn = Funda
learn-loading = Izifundo ziyeza …
learn-failed = Izifundo azilayishekanga. Bheka uxhumo, uzame futhi.
learn-retry = Zama futhi
