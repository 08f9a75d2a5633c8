### Keuses vir ’n nuwe spel, die klok, die openings en die bord waarop skywe opgestel word.

error-opening = Daar is geen opening { $found } op die lys nie.
refused-set-up-over = { $side } kan nie hier skuif nie, en die spel sou dus verby wees: verander die skywe of wie se beurt dit is.
clock-face = { $side }: { $time } oor
clock-short =
    { $number ->
        [one] { $side } het { $number } sekonde oor.
       *[other] { $side } het { $number } sekondes oor.
    }
