### What can be printed, in the browser.

# Title of the screen and its link.
print-title = Print
# Heading: the position of the game that is played.
print-position = This position
# The choice between dark and light squares, as in diagrams-dark.
print-squares = Men stand on
print-save-svg = Save as SVG
print-save-png = Save as PNG
print-boards = Boards and men
print-boards-how = The board fills the sheet. The men fit it: print them on card and cut them out.
# The choice of paper, and of the kind of file.
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-file = File
print-pdf = PDF
print-svg = SVG
# Links beside a board: what the file holds.
print-both = Board and men
print-board = Board
print-men = Men
print-leaflets = Rules
print-leaflets-how = The rules of a game with pictures, on two sides of a sheet, as PDF.
