### The names of the ten levels of the computer, from the weakest to the strongest.

level-1 = Eerste treë
level-2 = Beginner
level-3 = Maklik
level-4 = Ontspanne
level-5 = Bestendig
level-6 = Vaardig
level-7 = Sterk
level-8 = Kenner
level-9 = Meester
level-10 = Volle krag
