### Why something is not done, common to all games. What each message needs is told in locales/en.

## Touches

refused-game-over = Die spel is verby. Vat ’n skuif terug of begin ’n ander spel.
refused-not-your-turn = Dit is nog nie jou beurt nie.
refused-several-ways = Daar is meer as een pad soontoe. Raak nou aan { $either }.
refused-no-claim = Jy kan nie nou gelykop eis nie. Jy kan dit aanbied.

## Names and texts

error-rules = Daar is geen reëls met die naam “{ $found }” nie. Daar is: { $allowed }.
error-level = Daar is geen vlak “{ $found }” nie. Kies { $allowed }.
error-language = Die taal “{ $found }” is nie hier nie. Daar is: { $allowed }.
error-point = Die punt “{ $found }” is nie op hierdie bord nie.
error-diagram = ’n Diagram het nie ’n opsie “{ $found }” nie.
error-saved = Dit is nie ’n bewaarde spel nie, of ’n deel daarvan is beskadig: reël { $line } sê “{ $found }”.

## The line protocol

error-command = “{ $found }” is nie ’n bekende opdrag nie. Skryf een van hierdie: { $allowed }
error-option = Daar is nie ’n opsie “{ $found }” nie. Daar is: { $allowed }
error-number = “{ $found }” is nie ’n getal wat pas nie. Toegelaat: { $allowed }
