### The way to the lessons. What each message needs is told in locales/en.

learn = Diajar
learn-loading = Palajaran keur dibuka …
learn-failed = Palajaran teu bisa dibuka. Pariksa sambunganana, coba deui.
learn-retry = Coba deui
