### The games kept on this device.

# The name of the screen, on its link and on top of it.
games-title = Le mie partite
games-none = Ancora nessuna partita. Ogni partita che giochi qui resta su questo dispositivo.
