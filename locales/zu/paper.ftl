### Phrinta.

print-title = Phrinta
print-position = Lesi simo
print-squares = Amatshe ame ezikweleni
print-save-svg = Gcina njenge-SVG
print-save-png = Gcina njenge-PNG
print-boards = Amabhodi namatshe
print-boards-how = Ibhodi ligcwalisa iphepha. Amatshe ayalingana nalo: waphrinte ekhadibhodini bese uwasika.
print-paper = Iphepha
print-a4 = A4
print-letter = Letter
print-file = Ifayela
print-pdf = PDF
print-svg = SVG
print-both = Ibhodi namatshe
print-board = Ibhodi
print-men = Amatshe
print-leaflets = Imithetho
print-leaflets-how = Imithetho yomdlalo enezithombe, ezinhlangothini ezimbili zephepha, njenge-PDF.
