### The games kept on this device.

# The name of the screen, on its link and on top of it.
games-title = My spele
games-none = Nog geen spele nie. Elke spel wat jy hier speel, word op hierdie toestel bewaar.
