### Ngaran tingkatan komputer, ti nu panghandapna.

level-1 = Mimiti
level-2 = Pamula
level-3 = Gampang
level-4 = Saukur ulin
level-5 = Ajeg
level-6 = Parigel
level-7 = Kuat
level-8 = Ahli
level-9 = Jawara
level-10 = Satakerna
