say-language-failed = Mutauro iwoyo hauna kuvhurika. Tarisa indaneti yako, wousarudza zvakare.
say-version-new = Pane vhezheni itsva.
use-version = Ishandise
say-version-waits = Ichamirira kusvikira mutambo uri pane rimwe hwindo wapera.
install = Isa pamudziyo
