### The screen of the lessons. What each message needs is told in locales/en.

learn-wrong = Éta ogé meunang, tapi nu dipénta léngkah séjén. Coba deui.
learn-go-on = Alus. Teruskeun.
error-lessons = Palajaran ieu ruksak: baris { $line } unina “{ $found }”.
