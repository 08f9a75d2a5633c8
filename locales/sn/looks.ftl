### Maonekero, mafambiro nemaungira ezvinhu zvose: pokusarudzira.

looks-title = Maonekero
looks-board = Bhodhi
board-tournament = Girini nekirimu
board-shop = Tsvuku nenhema
board-wood = Puranga
board-slate = Dombo
board-blue = Bhuruu nechena
board-contrast = Mavara akasiyana zvikuru
looks-pattern = Isa muchinjikwa nedenderedzwa pazvidimbu
looks-labels = Mazita enzvimbo
labels-off = Hapana
labels-numbers = Nhamba
labels-letters = Mavara
looks-diagrams = Pamifananidzo midiki, zvidimbu zviri pamasikweya
diagrams-dark = Akasviba
diagrams-light = Akajeka
looks-pace = Kufamba kwezvidimbu
pace-off = Pakarepo
pace-quick = Kumhanya
pace-normal = Pakati nepakati
pace-slow = Zvishoma
looks-sound = Maungira
looks-vibration = Kudedera
looks-facing = Vaviri vakatarisana: tenderedza divi riri kure
