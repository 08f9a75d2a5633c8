### How everything looks, moves and sounds: the panel of choices.

looks-title = Looks
# The heading over pictures of boards, and the boards' names.
looks-board = Board
board-tournament = Green and buff
board-shop = Red and black
board-wood = Wood
board-slate = Slate
board-blue = Blue and white
board-contrast = High contrast
# A choice of yes or no: one side's men carry a cross, the other's a ring.
looks-pattern = Mark the men with a cross and a ring
# How the squares or points are named on the board.
looks-labels = Names on the board
labels-off = Off
labels-numbers = Numbers
labels-letters = Letters
# Small pictures of boards: on which squares the men stand.
looks-diagrams = In small pictures, men stand on
diagrams-dark = Dark squares
diagrams-light = Light squares
# How fast men move on the board.
looks-pace = Moving men
pace-off = At once
pace-quick = Quick
pace-normal = Normal
pace-slow = Slow
looks-sound = Sounds
looks-vibration = Vibration
# A choice of yes or no, for two players on one device.
looks-facing = Two players face to face: turn the far side
