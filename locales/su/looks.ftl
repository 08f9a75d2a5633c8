### Kumaha sagalana katémbong, gerak jeung disada: panel pilihan.

looks-title = Tampilan
looks-board = Papan
board-tournament = Héjo jeung krém
board-shop = Beureum jeung hideung
board-wood = Kai
board-slate = Batu sabak
board-blue = Biru jeung bodas
board-contrast = Kontras luhur
looks-pattern = Béré tanda silang jeung gelang dina bidak
looks-labels = Ngaran dina papan
labels-off = Taya
labels-numbers = Nomer
labels-letters = Hurup
looks-diagrams = Dina gambar leutik, bidak aya dina
diagrams-dark = Kotak poék
diagrams-light = Kotak caang
looks-pace = Gerak bidak
pace-off = Langsung
pace-quick = Gancang
pace-normal = Biasa
pace-slow = Lalaunan
looks-sound = Sora
looks-vibration = Geter
looks-facing = Dua pamaén pahareup-hareup: puterkeun sisi ditu
