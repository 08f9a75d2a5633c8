### The game's page in the browser. What each message needs is told in locales/en.

## Top of the page

page-title = Tsoro
page-tagline = Dambord en meulspel met twaalf skywe, gratis en sonder om te registreer.
page-language = Taal
page-settings = Instellings
page-home = Alle spele
page-rules = Reëls
page-menu = Kieslys
page-close = Maak toe
page-ways = Meer

## Choosing a game

play = Speel
play-game = Speel { $game }
continue-game = Speel verder
choose-opponent = Teenstander
opponent-computer = Rekenaar
opponent-friend = ’n Vriend hier by jou
opponent-none = Rekenaar alleen
choose-level = Vlak
level-named = Vlak { $number }: { $name }
choose-time = Dinktyd
time-seconds =
    { $number ->
        [one] { $number } sekonde
       *[other] { $number } sekondes
    }
opening-book = Openingsboek
choose-side = Jou kleur
side-random = Eers geloot, dan om die beurt
choose-board = Bord
choose-set = Skywe
set-red-white = Rooi en wit
set-black-white = Swart en wit
set-black-red = Swart en rooi

## Players beside the board

player-you = Jy
player-computer = Rekenaar, vlak { $number }
player-friend = Vriend
players-in-hand = In die hand: { $number }
players-taken = Gevang: { $number }

## The line under the board

say-thinking-stop = Hou op dink
say-your-turn = Jou beurt: { $side }.
say-hint = Wenk: { $move }
say-played = { $side } het { $move } gespeel.
say-removable = Haal een van hierdie af: { $either }
say-saved-apart = ’n Bewaarde spel kon nie gelees word nie. Dit is eenkant gehou, en ’n nuwe spel is gereed.
say-worker-restarted = Die rekenaar het gaan staan en is weer aan die gang gesit. Die spel gaan voort.
say-offline = Jy is nie aanlyn nie. Jy kan maar verder speel.
say-copied = Gekopieer.
say-copy-failed = Dit kon nie gekopieer word nie. Merk die teks en kopieer dit self.
say-draw-offered = Jy het gelykop aangebied.
say-draw-accepted = Die rekenaar aanvaar gelykop.
say-draw-declined = Die rekenaar speel liewer verder.
say-draw-friend = { $side } bied gelykop aan. Aanvaar jy?
say-resign-sure = Wil jy hierdie spel opgee?
say-restart-sure = Begin oor? Hierdie spel gaan dan verlore.

## Buttons

undo = Vat terug
redo = Herhaal
hint = Wenk
resign = Gee op
offer-draw = Bied gelykop aan
claim-draw = Eis gelykop
restart = Begin oor
rematch = Speel weer
new-game = Nuwe spel
more = Meer
stop = Stop
yes = Ja
no = Nee
turn-board = Draai die bord
copy-position = Kopieer die posisie
copy-game = Kopieer die spel
why-stuck = Lyk dit of die spel vassit?

## The list of moves

moves-title = Skuiwe
moves-none = Nog geen skuiwe nie
moves-first = Na die begin
moves-back = Een skuif terug
moves-forward = Een skuif vorentoe
moves-last = Na die laaste skuif
moves-one = Skuif { $number }, { $side }: { $move }
moves-looking = Jy kyk na ’n vroeër posisie.

## Settings

setting-theme = Kleure
theme-auto = Soos die toestel
theme-light = Lig
theme-dark = Donker

## Spoken by screen readers

spoken-board = Bord van { $game }
spoken-how = Pyltjies beweeg oor die bord, Enter raak aan, Escape vat ’n onvoltooide skuif terug.
spoken-piece = { $place }, { $piece }
spoken-vacant = { $place }, leeg
spoken-can-capture = kan vang
spoken-can-move = kan skuif
spoken-chosen = gekies
spoken-target = jy kan hierheen gaan
spoken-removable = kan afgehaal word
spoken-last = laaste skuif
spoken-actions = Wat jy kan doen

## Wie wen

who-wins = Wie wen?
endings-won = { $side } wen met die beste skuiwe.
endings-won-in = { $plies ->
    [one] { $side } wen in { $plies } halfskuif met die beste skuiwe.
   *[other] { $side } wen in { $plies } halfskuiwe met die beste skuiwe.
}
endings-drawn = Gelykop met die beste skuiwe.
endings-wins = Wen: { $moves }
endings-draws = Gelykop: { $moves }
endings-loses = Verloor: { $moves }
endings-wins-in = { $plies ->
    [one] Wen in { $plies } halfskuif: { $moves }
   *[other] Wen in { $plies } halfskuiwe: { $moves }
}
endings-loses-in = { $plies ->
    [one] Verloor in { $plies } halfskuif: { $moves }
   *[other] Verloor in { $plies } halfskuiwe: { $moves }
}
endings-far = { $men ->
    [five] Dit is net met vyf stukke of minder op die bord bekend.
   *[four] Dit is net met vier stukke of minder op die bord bekend.
}
endings-missing = Die antwoord kon nie gelaai word nie. Kyk of jy aanlyn is en vra weer.
endings-more = Laai volledige tabelle (vyf stukke, halfskuiwe tot die einde): { $size } MB
endings-more-loading = Die tabelle kom …
endings-more-failed = Die tabelle kon nie gelaai word nie. Kyk of jy aanlyn is en probeer weer.
endings-more-damaged = Die lêer { $file } is beskadig. Die spel gaan daarsonder voort.
