### Amagama amazinga ekhompyutha, kusukela kwelibuthaka.

level-1 = Izinyathelo zokuqala
level-2 = Oqalayo
level-3 = Okulula
level-4 = Okokungcebeleka
level-5 = Ozinzile
level-6 = Onekhono
level-7 = Onamandla
level-8 = Uchwepheshe
level-9 = Umpetha
level-10 = Amandla onke
