### The screen of the lessons. What each message needs is told in locales/en.

learn-wrong = Dit mag, maar hier word ’n ander skuif gevra. Probeer weer.
learn-go-on = Goed. Gaan aan.
error-lessons = Hierdie lesse is beskadig: reël { $line } sê “{ $found }”.
