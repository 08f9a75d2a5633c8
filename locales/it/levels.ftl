### The names of the ten levels of the computer, from the weakest to the strongest.

level-1 = Primi passi
level-2 = Principiante
level-3 = Facile
level-4 = Amatore
level-5 = Solido
level-6 = Abile
level-7 = Forte
level-8 = Esperto
level-9 = Maestro
level-10 = Massima forza
