### The screen of the lessons. What each message needs is told in locales/en.

learn-wrong = Kuvumelekile, kodwa kucelwa omunye umnyakazo. Zama futhi.
learn-go-on = Kuhle. Qhubeka.
error-lessons = Lezi zifundo zonakele: umugqa { $line } uthi “{ $found }”.
