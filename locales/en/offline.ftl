### Loading, working without a connection, new versions.

# Said after another language was chosen, in the language of before.
say-language-failed = That language could not be loaded. Check the connection and choose it again.

# Said on the first screen, with the button after it.
say-version-new = A new version is ready.
use-version = Use it
# Said after use-version when a game is open in another window.
say-version-waits = It waits until the game in the other window is over.
# A button: puts the page among the programs of the device.
install = Install
