### Imidlalo egcinwe kule divayisi.

games-title = Imidlalo yami
games-none = Ayikabikho imidlalo. Yonke imidlalo oyidlala lapha igcinwa kule divayisi.
