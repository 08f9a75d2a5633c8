say-language-failed = Basa éta teu bisa dimuat. Pariksa sambunganana, tuluy pilih deui.
