### Pilihan pikeun kaulinan anyar, jam, bukaan, jeung papan pikeun nyiapkeun bidak.

error-opening = Bukaan { $found } teu aya dina daptar.
refused-set-up-over = { $side } teu bisa jalan di dieu, jadi kaulinan bakal réngsé: robah bidakna atawa giliranana.
clock-face = { $side }: sésa { $time }
clock-short = Waktu { $side } sésa { $number } detik.
