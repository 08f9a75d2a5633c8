### The screen of the lessons. What each message needs is told in locales/en.

learn-wrong = Zvinobvumirwa, asi pari kudiwa imwe nhanho. Edza zvakare.
learn-go-on = Zvakanaka. Enderera mberi.
error-lessons = Zvidzidzo izvi zvakakuvara: mutsara { $line } unoti “{ $found }”.
