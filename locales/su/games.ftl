### The games kept on this device.

# The name of the screen, on its link and on top of it.
games-title = Kaulinan kuring
games-none = Can aya kaulinan. Unggal kaulinan nu dimaénkeun di dieu disimpen dina alat ieu.
