### The games kept on this device.

# The name of the screen, on its link and on top of it.
games-title = My games
games-none = No games yet. Every game that you play here is kept on this device.
