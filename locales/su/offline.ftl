say-language-failed = Basa éta teu bisa dimuat. Pariksa sambunganana, tuluy pilih deui.
say-version-new = Aya vérsi anyar.
use-version = Paké
say-version-waits = Vérsi anyar nungguan nepi ka kaulinan dina jandéla séjén réngsé.
install = Pasang
