### Indlela konke okubukeka, okuhamba nokuzwakala ngayo: iphaneli yokukhetha.

looks-title = Ukubukeka
looks-board = Ibhodi
board-tournament = Eliluhlaza nokhilimu
board-shop = Elibomvu nelimnyama
board-wood = Ukhuni
board-slate = Isileti
board-contrast = Umehluko omkhulu
looks-pattern = Beka isiphambano nendilinga ematsheni
looks-labels = Amagama ezindawo
labels-off = Akukho
labels-numbers = Izinombolo
labels-letters = Izinhlamvu
looks-diagrams = Ezithombeni ezincane, amatshe ame
diagrams-dark = Ezikweleni ezimnyama
diagrams-light = Ezikweleni ezikhanyayo
looks-pace = Ukuhamba kwamatshe
pace-off = Ngaso leso sikhathi
pace-quick = Ngokushesha
pace-normal = Okujwayelekile
pace-slow = Kancane
looks-sound = Imisindo
looks-vibration = Ukudlidliza
looks-facing = Ababili babhekene: phendula uhlangothi olukude
