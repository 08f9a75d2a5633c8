say-language-failed = Daardie taal kon nie gelaai word nie. Kyk of jy aanlyn is en kies dit weer.
say-version-new = ’n Nuwe weergawe is gereed.
use-version = Gebruik dit
say-version-waits = Dit wag tot die spel in die ander venster verby is.
install = Installeer
