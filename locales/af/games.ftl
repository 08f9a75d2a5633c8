### Spele wat op hierdie toestel bewaar word.

games-title = My spele
games-none = Nog geen spele nie. Elke spel wat jy hier speel, word op hierdie toestel bewaar.

games-search = Soek
games-count =
    { $number ->
        [one] { $number } spel
       *[other] { $number } spele
    }
games-not-found = Geen spel het hierdie woorde nie.
games-more = Wys nog
games-go-on = Speel verder
games-replay = Kyk weer
games-unfinished = Nie klaar nie
games-won = Jy het gewen
games-lost = Jy het verloor
games-drawn = Gelykop
games-side-won = { $winner } het gewen
games-moves =
    { $number ->
        [one] { $number } skuif
       *[other] { $number } skuiwe
    }
games-unsaved = Nie al hierdie spele kon bewaar word nie: bewaar hulle as ’n lêer voordat jy die bladsy toemaak.

games-delete = Vee uit: { $game }
games-deleted = Uitgevee.
games-delete-all = Vee almal uit
games-delete-sure = Vee al die spele uit wat op hierdie toestel bewaar word?

games-save = Bewaar as ’n lêer
games-save-one = Bewaar hierdie spel as ’n lêer
games-add = Voeg by uit ’n lêer
games-file = Kies ’n lêer
games-paste = Of plak die teks van spele hier:
games-add-now = Voeg by
games-added =
    { $number ->
        [one] { $number } spel bygevoeg.
       *[other] { $number } spele bygevoeg.
    }
games-known =
    { $number ->
        [one] { $number } was al hier.
       *[other] { $number } was al hier.
    }
games-bad = Reël { $line }: { $reason }
games-bad-game = Reël { $line }, { $game }: { $reason }

games-elsewhere = Hierdie spel gaan in ’n ander oortjie aan.
games-take-over = Speel hier
games-play-on = Speel van hier af
games-both = Hierdie spel het ook in ’n ander oortjie voortgegaan. Albei word in My spele bewaar.
games-refused = Hierdie blaaier bewaar geen spele nie: hierdie een hou tot jy die bladsy toemaak.
games-full = Geen plek vir hierdie spel nie
games-full-how = Dit gaan voort, maar net tot jy die bladsy toemaak. Bewaar jou spele as ’n lêer en vee dan van hulle uit.
games-not-now = Nie nou nie
games-restart-sure = Begin oor? Hierdie spel bly in My spele.
