### Why a touch, a move or a position of checkers is refused. What each message needs is told in
### locales/en.

## Touches

refused-checkers-ended = Die spel is verby: geen stuk skuif meer nie. Begin ’n nuwe spel, of vat ’n skuif terug.
refused-checkers-vacant = { $points } is leeg: raak eers aan een van jou eie stukke.
refused-checkers-not-yours = Die stuk op { $points } is nie joune nie: raak aan een van jou eie stukke.
refused-checkers-must-capture = { $points } kan vang. As jy kan vang, moet jy: skuif { $either }.
refused-checkers-blocked = { $points } kan nie skuif nie, want niks voor dit is leeg nie: raak aan ’n ander stuk.
refused-checkers-king-blocked = Die koning op { $points } kan nie skuif nie, want niks langs hom is leeg nie: raak aan ’n ander stuk.
refused-checkers-must-jump = { $man } kan vang, en as jy kan vang, moet jy: spring na { $either }.
refused-checkers-jump-goes-on = Die sprong moet aanhou: na { $either }.
refused-checkers-square-taken = { $found } is beset: gaan na { $either }.
refused-checkers-no-room = Jy kan nie oor { $points } spring nie, want reg daaragter is geen leë blokkie nie: kies ’n ander blokkie.
refused-checkers-backward = ’n Skyf gaan net vorentoe: { $man } kan na { $either } gaan.
refused-checkers-too-far = ’n Skyf skuif een blokkie skuins vorentoe: { $man } kan na { $either } gaan.
refused-checkers-king-too-far = ’n Koning skuif een blokkie skuins: { $man } kan na { $either } gaan.

## Moves as text

error-checkers-move-form = “{ $found }” is nie ’n skuif nie, by teken { $at }: skryf een soos 11-15 of 15x22x31.
error-checkers-move-square = “{ $found }” by teken { $at } is nie ’n blokkie nie: blokkies het nommers van 1 tot 32.
error-checkers-move-goes-on = Die skuif eindig op { $points }, maar die teks gaan by teken { $at } voort: laat die res weg.
error-checkers-move-ambiguous = “{ $found }” kan meer as een skuif wees: skryf dit voluit, { $allowed }.

## Positions as text

error-checkers-fen-tag = “{ $found }” by teken { $at } is nie ’n posisie nie: skryf een soos W:W18,26:BK15, alleen of as [FEN "W:W18,26:BK15"].
error-checkers-fen-turn = “{ $found }” by teken { $at } sê nie wie aan die beurt is nie: begin met B: of W:.
error-checkers-fen-side = “{ $found }” by teken { $at } sê nie wie se stukke volg nie: skryf B of W voor hulle.
error-checkers-fen-side-twice = “{ $found }” by teken { $at } noem ’n speler vir die tweede keer: skryf al sy stukke bymekaar.
error-checkers-fen-square = “{ $found }” by teken { $at } is nie ’n blokkie nie: blokkies het nommers van 1 tot 32. ’n Groter bord is ’n ander spel.
error-checkers-fen-letters = “{ $found }” by teken { $at } noem ’n blokkie met letters: gebruik sy nommer, 1 tot 32.
error-checkers-fen-range = “{ $found }” by teken { $at } loop agteruit: skryf die laer nommer eerste.
error-checkers-fen-occupied = “{ $found }” by teken { $at }: daar staan reeds ’n stuk op { $points }. Skryf elke blokkie een keer.
error-checkers-fen-king-row = Ongeldige posisie: “{ $found }” by teken { $at } is ’n skyf wat reeds op sy laaste ry staan, { $points }. Skryf K voor dit om dit ’n koning te maak, of skuif dit.
error-checkers-fen-too-many = By teken { $at } staan daar { $number } stukke: ’n speler het hoogstens { $allowed }.
error-checkers-fen-more = “{ $found }” by teken { $at } staan ná die einde van die posisie: laat dit weg.
error-checkers-fen-empty = Die posisie het geen stukke nie: skryf ten minste een, soos in W:W18:B.
refused-checkers-set-up-empty = Daar is geen stukke op die bord nie: sit van hulle neer.
refused-checkers-set-up-last-row = Op { $points } sou ’n skyf van { $side } ’n koning wees: sit ’n koning daar, of skuif dit.
refused-checkers-set-up-too-many = { $side } het { $number } stukke: hoogstens { $allowed } is toegelaat. Haal van hulle af.
