### The screen of the lessons. What each message needs is told in locales/en.

learn-wrong = È permesso, ma qui si chiede un’altra mossa. Riprova.
learn-go-on = Bene. Continua.
error-lessons = Queste lezioni sono danneggiate: la riga { $line } dice «{ $found }».
