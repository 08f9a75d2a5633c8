### Indlela konke okubukeka, okuhamba nokuzwakala ngayo: iphaneli yokukhetha.

looks-title = Ukubukeka
looks-board = Ibhodi
board-tournament = Eliluhlaza nokhilimu
board-shop = Elibomvu nelimnyama
board-wood = Ukhuni
board-slate = Isileti
board-blue = Elibhlowu nelimhlophe
board-contrast = Umehluko omkhulu
looks-pattern = Beka isiphambano nendilinga ematsheni
looks-labels = Amagama ezindawo
labels-off = Akukho
labels-numbers = Izinombolo
labels-letters = Izinhlamvu
looks-diagrams = Ezithombeni ezincane, amatshe ame ezikweleni
diagrams-dark = Ezimnyama
diagrams-light = Ezikhanyayo
looks-pace = Ijubane lamatshe
pace-off = Khona manje
pace-quick = Ngokushesha
pace-normal = Okuvamile
pace-slow = Kancane
looks-sound = Imisindo
looks-vibration = Ukudlidliza
looks-facing = Ababili babhekene: phendula uhlangothi olukude
