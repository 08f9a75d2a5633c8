### Come tutto appare, si muove e suona: il pannello delle scelte.

looks-title = Aspetto
looks-board = Tavola
board-tournament = Verde e crema
board-shop = Rossa e nera
board-wood = Legno
board-slate = Ardesia
board-blue = Blu e bianca
board-contrast = Alto contrasto
looks-pattern = Segna le pedine con una croce e un anello
looks-labels = Nomi sulla tavola
labels-off = Nessuno
labels-numbers = Numeri
labels-letters = Lettere
looks-diagrams = Nelle figure le pedine stanno su
diagrams-dark = Caselle scure
diagrams-light = Caselle chiare
looks-pace = Movimento
pace-off = All’istante
pace-quick = Veloce
pace-normal = Normale
pace-slow = Lento
looks-sound = Suoni
looks-vibration = Vibrazione
looks-facing = Due giocatori faccia a faccia: gira il lato opposto
