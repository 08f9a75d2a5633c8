### Citak.

print-title = Citak
print-position = Posisi ieu
print-squares = Bidak aya dina
print-save-svg = Simpen dina SVG
print-save-png = Simpen dina PNG
print-boards = Papan jeung bidak
print-boards-how = Papanna minuhan keretas. Bidakna pas kana papan: citak dina karton tuluy gunting.
print-paper = Keretas
print-a4 = A4
print-letter = Letter
print-file = File
print-pdf = PDF
print-svg = SVG
print-both = Papan jeung bidak
print-board = Papan
print-men = Bidak
print-leaflets = Aturan
print-leaflets-how = Aturan kaulinan jeung gambarna, dina dua beungeut keretas, PDF.
