### Mazita emasimba ekombiyuta, kubva pakaderera.

level-1 = Kutanga
level-2 = Mudzidzi
level-3 = Nyore
level-4 = Zvekutandara
level-5 = Akatsiga
level-6 = Ane ruzivo
level-7 = Akasimba
level-8 = Nyanzvi
level-9 = Shasha
level-10 = Simba rose
