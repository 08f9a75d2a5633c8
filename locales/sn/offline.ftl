say-language-failed = Mutauro iwoyo hauna kuvhurika. Tarisa indaneti yako, wousarudza zvakare.
