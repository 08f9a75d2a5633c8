### The games kept on this device.

# The name of the screen, on its link and on top of it.
games-title = Mitambo yangu
games-none = Hapasati pane mitambo. Mutambo wega wega waunotamba pano unochengetwa pamudziyo uno.
