### Keuses vir ’n nuwe spel, die klok, die openings en die bord waarop skywe opgestel word.

error-opening = Daar is geen opening { $found } op die lys nie.
refused-set-up-over = { $side } kan nie hier skuif nie, en die spel sou dus verby wees: verander die skywe of wie se beurt dit is.
error-no-openings = Daar is geen gelote openings in { $rules } nie.
clock-face = { $side }: { $time } oor
clock-short =
    { $number ->
        [one] { $side } het { $number } sekonde oor.
       *[other] { $side } het { $number } sekondes oor.
    }
choose = Kies …
choose-start = Begin
start-usual = Soos gewoonlik
start-opening = Opening
start-ahead = Voorgee
start-position = Posisie
choose-opening = Gelote opening
opening-lot = Geloot
opening-list = Uit die lys
opening-lot-about = Een van die openings vir spel aan die bord word geloot. As julle weer speel, kom dit nog een keer, met die kleure omgeruil.
choose-ahead = Wie het een skyf meer
ahead-own = Jy
ahead-other = Die ander speler
paste-position = Plak ’n posisie of ’n spel
set-up = Stel op die bord op
choose-clock = Klok
clock-none = Geen
clock-other = Ander
clock-about = Minute vir elke speler + sekondes wat ná elke skuif bykom
clock-minutes = Minute
clock-seconds = Sekondes per skuif
choose-level-of = Vlak van { $side }
choose-pause = Pas
pause-200 = Vinnig
pause-500 = Vlot
pause-1000 = Rustig
pause-3000 = Stadig
step = Een skuif
opening-search = Nommer, skuiwe of naam
opening-count =
    { $number ->
        [one] { $number } opening
       *[other] { $number } openings
    }
opening-named = Opening { $number }
opening-mail = Net per pos
opening-barred = Verbode
game-with-odds = { $game } · { $side } gee ’n skyf voor
game-with-opening = { $game } · opening { $number }
say-odds = { $side } gee ’n skyf voor.
say-opening = Opening { $number }: { $moves }.
edit-position = Verander hierdie posisie
set-up-ready = ’n Spel kan hier begin: { $side } is aan die beurt.
set-up-tools = Wat ’n aanraking doen
tool-carry = Skuif ’n skyf
tool-off = Haal ’n skyf af
set-up-turn = Aan die beurt
set-up-in-hand = { $side } in die hand: { $number }
set-up-text = Die posisie as teks
set-up-clear = Maak leeg
set-up-start = Beginposisie
set-up-play = Speel van hier af
refused-set-up-rules = Dit is ’n spel van { $rules }: stel dit op daardie spel se bord op.
