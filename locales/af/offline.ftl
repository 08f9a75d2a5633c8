say-language-failed = Daardie taal kon nie gelaai word nie. Kyk of jy aanlyn is en kies dit weer.
