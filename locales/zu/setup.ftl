### Okukhethwayo kumdlalo omusha, iwashi, iziqalo, nebhodi lokulungisa amatshe.

error-opening = Asikho isiqalo { $found } ohlwini.
refused-set-up-over = { $side } awakwazi ukuhamba lapha, ngakho umdlalo ubuzophela: shintsha amatshe noma ithuba.
clock-face = { $side }: kusele { $time }
clock-short =
    { $number ->
        [one] { $side }: kusele umzuzwana ongu-{ $number }.
       *[other] { $side }: kusele imizuzwana engu-{ $number }.
    }
