### Druk.

print-title = Druk
print-position = Hierdie posisie
print-squares = Skywe staan op
print-save-svg = Bewaar as SVG
print-save-png = Bewaar as PNG
print-boards = Borde en skywe
print-boards-how = Die bord vul die vel. Die skywe pas daarby: druk hulle op karton en knip hulle uit.
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-file = Lêer
print-pdf = PDF
print-svg = SVG
print-both = Bord en skywe
print-board = Bord
print-men = Skywe
print-leaflets = Reëls
print-leaflets-how = ’n Spel se reëls met prente, op albei kante van een vel, as PDF.
