### Stampa.

print-title = Stampa
print-position = Questa posizione
print-squares = Le pedine stanno su
print-save-svg = Salva come SVG
print-save-png = Salva come PNG
print-boards = Tavole e pedine
print-boards-how = La tavola riempie il foglio. Le pedine sono su misura: stampale su cartoncino e ritagliale.
print-paper = Carta
print-a4 = A4
print-letter = Letter
print-file = File
print-pdf = PDF
print-svg = SVG
print-both = Tavola e pedine
print-board = Tavola
print-men = Pedine
print-leaflets = Regole
print-leaflets-how = Le regole di un gioco con le figure, sulle due facce di un foglio, in PDF.
