### Kungani okuthile kungenziwa, kuyo yonke imidlalo. Okudingwa yilowo nalowo mlayezo kuchazwe
### ku-locales/en.

## Ukuthinta

refused-game-over = Umdlalo usuphelile. Hlehlisa umnyakazo noma uqale omunye umdlalo.
refused-not-your-turn = Akukabi yithuba lakho.
refused-several-ways = Zingaphezu kweyodwa izindlela zokuya lapho. Manje thinta { $either }.
refused-no-claim = Ukulingana akukwazi ukuthathwa manje. Ungakuphakamisa.

## Amagama nemibhalo

error-rules = Ayikho imithetho ebizwa ngokuthi “{ $found }”. Ekhona yilena: { $allowed }.
error-level = Alikho izinga elithi “{ $found }”. Khetha { $allowed }.
error-language = Alukho ulimi oluthi “{ $found }”. Ezikhona yilezi: { $allowed }.
error-point = Ayikho indawo ethi “{ $found }” kuleli bhodi.
error-diagram = Umdwebo awunakho ukukhetha okuthi “{ $found }”.
error-saved = Lona akuwona umdlalo ogciniwe, noma kukhona okonakele kuwo: umugqa { $line } uthi “{ $found }”.

## Imiyalo yezinye izinhlelo

error-command = “{ $found }” akuzwakali. Bhala okukodwa kwalokhu: { $allowed }
error-option = Akukho ukukhetha okuthi “{ $found }”. Okukhona: { $allowed }
error-number = “{ $found }” akuyona inombolo efanele. Okuvumelekile: { $allowed }
