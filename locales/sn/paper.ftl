### Dhinda.

print-title = Dhinda
print-position = Mamiriro aya
print-squares = Zvidimbu zviri pamasikweya
print-save-svg = Chengeta seSVG
print-save-png = Chengeta sePNG
print-boards = Mabhodhi nezvidimbu
print-boards-how = Bhodhi rinozadza bepa. Zvidimbu zvinoenderana naro: zvidhinde pakadhibhodhi, wozvicheka.
print-paper = Bepa
print-a4 = A4
print-letter = Letter
print-file = Faira
print-pdf = PDF
print-svg = SVG
print-both = Bhodhi nezvidimbu
print-board = Bhodhi
print-men = Zvidimbu
print-leaflets = Mitemo
print-leaflets-how = Mitemo yemutambo ine mifananidzo, kumativi maviri ebepa, sePDF.
