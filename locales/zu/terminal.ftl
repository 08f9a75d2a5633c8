### Ibhodi kutheminali, nalokho okuphrintwa yimiyalo. Okudingwa yilowo nalowo mlayezo kuchazwe
### ku-locales/en.

## Isikrini sonke

terminal-keys = Imicibisholo no-Enter: hambisa · Esc: yeka · u: hlehlisa · h: icebo · d: ukulingana · q: phuma · ?: usizo
terminal-keys-over = n: dlala futhi · u: hlehlisa · q: phuma · ?: usizo
terminal-thinking = Iyacabanga …
terminal-help-title = Okhiye
terminal-key-walk = hamba ebhodini
terminal-key-touch = thinta indawo (noma ngegundane: chofoza noma udonse)
terminal-key-untouch = yeka umnyakazo ongakapheli
terminal-key-type = bhala umnyakazo, njengo-{ $move }
terminal-key-quit = phuma; umdlalo uyagcinwa
terminal-key-help = lolu hlu
terminal-key-close = Noma yimuphi ukhiye uyakuvala lokhu.
terminal-typing = Umnyakazo wakho:
terminal-too-small = Iwindi lincane kakhulu: kudingeka amakholomu angu-{ $columns } nemigqa engu-{ $rows }, kanti line-{ $found }.

## Imigqa elula

terminal-help = Bhala umnyakazo onjengo-{ $move }, noma elinye lala magama: { $allowed }
terminal-moves = Ungadlala: { $allowed }
terminal-player = { $side }: { $player }
terminal-answer = Phendula ngokuthi { $yes } noma { $no }.

## Kokubili

terminal-goes-on = Umdlalo ogciniwe uyaqhubeka. Uma ubhala --new kuqala omusha.
terminal-kept = Umdlalo ugciniwe: uzoqhubeka uma ubuya.
terminal-not-kept = Umdlalo awukwazanga ukugcinwa: { $reason }
terminal-damaged = Umdlalo ogciniwe awufundekanga: { $reason } Manje usuku-{ $file }, kuqala umdlalo omusha.
terminal-no-undo = Awukho umnyakazo ongahlehliswa.
terminal-no-redo = Awukho umnyakazo ongaphindwa.

## Ukubala nokukala

terminal-perft = imizuzwana engu-{ $seconds } yephrosesa, izimo eziyizigidi ezingu-{ $speed } ngomzuzwana
terminal-bench-part = { $rules }: amanodi angu-{ $number }, { $speed } ngomzuzwana, isiginesha { $found }
terminal-bench = Konke: amanodi angu-{ $number } ngemizuzwana engu-{ $seconds } yephrosesa, { $speed } ngomzuzwana
terminal-signature = Isiginesha: { $found }

## Amathebula okuphela

tables-solving = Kuxazululwa u-{ $slice }: kuphele u-{ $percent } %, kusele u-{ $left }
tables-built = Wonke amathebula afika ematsheni angu-{ $men } aku-{ $folder }.
tables-built-slice = Amathebula e-{ $slice } aku-{ $folder }.
tables-holds = { $slice }: izimo ezingu-{ $number }, zonke zilungile
tables-wrong = { $slice }: ethebuleni u-{ $position } uthi { $found }, kodwa ngeminyakazo yaso { $expected }.
tables-none = Awekho amathebula ale mithetho ku-{ $folder }.
tables-fault = Ithebula { $table } alisebenziseki ({ $reason }). Ikhompyutha iyaqhubeka ngaphandle kwalo.
tables-no-folder = Ayikho ifolda eyaziwayo yamathebula. Isho eyodwa nge---out, noma usethe i-HOME.
tables-played-won = Iziphetho ezinqobayo ezingu-{ $number } zidlalwe kwaze kwaphela: { $won } zinqotshiwe, { $drawn } zilingene, { $lost } zilahlekile
tables-played-drawn = Iziphetho ezilinganayo ezingu-{ $number } zidlalwe kwaze kwaphela: { $won } zinqotshiwe, { $drawn } zilingene, { $lost } zilahlekile
tables-not-held = Akugcinwanga: { $position } (iminyakazo kuze kube sekugcineni: { $plies }): { $moves }
tables-given-away = Kulahleke umdlalo obungalahlekile ekuqaleni.
tables-unknown = Alikho ithebula lalesi simo.
tables-no-index = Awakabikho amathebula e-“{ $found }”. Okuvunyelwe: { $allowed }
value-win = ukunqoba
value-draw = ukulingana
value-loss = ukwehlulwa
value-win-in = { $plies ->
    [one] ukunqoba ngomnyakazo ongu-{ $plies }
   *[other] ukunqoba ngeminyakazo engu-{ $plies }
}
value-loss-in = { $plies ->
    [one] ukwehlulwa ngomnyakazo ongu-{ $plies }
   *[other] ukwehlulwa ngeminyakazo engu-{ $plies }
}

## Okubhalwe kwangazwakala

bad-value = “{ $found }” akuhambisani no-{ $flag }. Okuvumelekile: { $allowed }
bad-address = “{ $found }” akulona ikheli lokulalela. Okuvumelekile: ikheli le-IP nepoti, njengo-127.0.0.1:8080
bad-command = Awukho umyalo othi “{ $found }”. Okuvumelekile: { $allowed }
bad-flag = Akukho ukukhetha okuthi “{ $found }” lapha. Okuvumelekile: { $allowed }
bad-no-value = U-{ $flag } udinga inani: { $allowed }
bad-missing = Kushoda { $missing }. Bhala: { $usage }
bad-extra = “{ $found }” kuweqile. Bhala: { $usage }
bad-conflict = { $found } no-{ $other } akuhambisani.
bad-kept = Ukhona umdlalo ogciniwe wale mithetho. Ukuze uqale omunye ku-{ $flag }, engeza --new (ogciniwe ubekwa eceleni).
bad-ending = “{ $found }” akusho ukuthi ifayela lohlobo luni. Maligcine ngokunye kwalokhu: { $allowed }, noma wengeze --format.
bad-exists = { $found } sekukhona. Yengeza --force ukuze kushintshwe.
bad-failed = Lokhu akukwazanga ukwenziwa: { $reason }

## Ukunikeza ikhasi

serve-open = Vula { $address } esipheqululini. U-Ctrl+C umisa iseva.
serve-no-client = Lolu hlelo alunalo ikhasi lokudlala: lunikeza imithetho kuphela. Ukuze ufake ikhasi, lwakhe nge-{ $commands }.
serve-answers = Iziphetho ezinamatshe afika ku-{ $number } ziphendulwa ku-{ $address }
serve-table-fault = Ithebula { $table } alisebenziseki ({ $reason }). Iseva iyaqhubeka ngaphandle kwalo.
serve-taken = { $address } isisetshenziswa olunye uhlelo. Lumise lolo, noma ukhethe elinye ipoti (--addr).
serve-not-allowed = Ukulalela ku-{ $address } akuvumelekile lapha. Khetha ipoti kusukela ku-1024 (--addr).
serve-failed = Ukulalela ku-{ $address } akuphumelelanga: { $reason }
serve-stopped = Iseva imile.
