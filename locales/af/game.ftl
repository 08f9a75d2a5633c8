### Games, rule sets, sides, turns and endings. What each message needs is told in locales/en.

## Games and rule sets

game-checkers = Dambord
game-morris = Meulspel met twaalf skywe
rules-american = Amerikaanse dambord
rules-twelve = Meulspel met twaalf skywe
rules-twelve-diagonal = Meulspel met twaalf skywe en skuins lyne
rules-morabaraba = Morabaraba
rules-nine = Meulspel met nege skywe
about-american = 8 × 8 blokkies, twaalf skywe elk. As jy kan vang, moet jy.
about-twelve = 24 punte, twaalf skywe elk. Drie in ’n ry haal een af.
about-twelve-diagonal = Dieselfde, met lyne tussen die hoeke ook.
about-morabaraba = Met skuins lyne; wie net drie skywe oorhet, mag vlieg.
about-nine = Nege skywe elk, sonder skuins lyne; met drie skywe oor mag jy vlieg.

## Sides, named by the set in use

side-red = Rooi
side-white = Wit
side-black = Swart

## Pieces, for spoken labels

piece-man =
    { $colour ->
        [white] wit skyf
        [black] swart skyf
       *[red] rooi skyf
    }
piece-king =
    { $colour ->
        [white] wit koning
        [black] swart koning
       *[red] rooi koning
    }

## Whose turn

turn-move = { $side } is aan die beurt
turn-place = { $side } sit ’n skyf neer
turn-remove = { $side } haal ’n skyf af
turn-must = { $side } moet vang: { $either }
turn-thinking = Die rekenaar dink …

## How a game ended

end-taken = { $winner } wen: { $loser } het geen stukke oor nie.
end-blocked = { $winner } wen: { $loser } kan nie skuif nie.
end-reduced = { $winner } wen: { $loser } het net twee skywe oor.
end-full = Gelykop: die bord is vol.
end-repetition = Gelykop: dieselfde posisie het vir die derde keer gestaan.
end-no-progress = Gelykop: te lank sonder vordering.
end-agreed = Gelykop volgens afspraak.
end-time = { $winner } wen: { $loser } se tyd is verby.
end-resigned = { $winner } wen: { $loser } het opgegee.

## Draws that may be claimed

claim-repetition = Hierdie posisie staan vir die derde keer: jy mag gelykop eis.
claim-no-progress = Daar was lank geen vordering nie: jy mag gelykop eis.
