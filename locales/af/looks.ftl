### Hoe alles lyk, beweeg en klink: die paneel van keuses.

looks-title = Voorkoms
looks-board = Bord
board-tournament = Groen en roomkleur
board-shop = Rooi en swart
board-wood = Hout
board-slate = Leiklip
board-blue = Blou en wit
board-contrast = Hoë kontras
looks-pattern = Merk die skywe met ’n kruis en ’n ring
looks-labels = Name op die bord
labels-off = Geen
labels-numbers = Nommers
labels-letters = Letters
looks-diagrams = In klein prentjies staan skywe op
diagrams-dark = Donker blokkies
diagrams-light = Ligte blokkies
looks-pace = Skywe beweeg
pace-off = Dadelik
pace-quick = Vinnig
pace-normal = Gewoon
pace-slow = Stadig
looks-sound = Klanke
looks-vibration = Vibrasie
looks-facing = Twee spelers oorkant mekaar: draai die ander kant om
