### The board in the terminal, and what the commands print. What each message needs is told in locales/en.

## The full screen

terminal-keys = Pyltjies en Enter: skuif · Esc: los · u: vat terug · h: wenk · d: gelykop · q: gaan uit · ?: hulp
terminal-keys-over = n: speel weer · u: vat terug · q: gaan uit · ?: hulp
terminal-help-title = Sleutels
terminal-key-walk = loop oor die bord
terminal-key-touch = raak aan die plek (of met die muis: klik of sleep)
terminal-key-untouch = los ’n onvoltooide skuif
terminal-key-type = tik ’n skuif, soos { $move }
terminal-key-quit = gaan uit; die spel word bewaar
terminal-key-help = hierdie lys
terminal-key-close = Enige sleutel maak dit toe.
terminal-typing = Jou skuif:
terminal-thinking = Dink …
terminal-too-small = Die venster is te klein: { $columns } kolomme en { $rows } rye is nodig, en dit het { $found }.

## Plain lines

terminal-help = Tik ’n skuif soos { $move }, of een van hierdie woorde: { $allowed }
terminal-moves = Jy kan speel: { $allowed }
terminal-player = { $side }: { $player }
terminal-answer = Antwoord { $yes } of { $no }.

## Both

terminal-goes-on = Die bewaarde spel gaan voort. Met --new begin ’n nuwe een.
terminal-kept = Die spel is bewaar: dit gaan voort wanneer jy terugkom.
terminal-not-kept = Die spel kon nie bewaar word nie: { $reason }
terminal-damaged = Die bewaarde spel kon nie gelees word nie: { $reason } Dit is nou { $file }, en ’n nuwe spel begin.
terminal-no-undo = Daar is geen skuif om terug te vat nie.
terminal-no-redo = Daar is geen skuif om te herhaal nie.

## Counting and measuring

terminal-perft = { $seconds } s se verwerkertyd, { $speed } miljoen posisies per sekonde
terminal-bench = { $number } nodusse in { $seconds } s se verwerkertyd, { $speed } nodusse per sekonde
terminal-bench-part = { $rules }: { $number } nodusse, { $speed } per sekonde, kenmerk { $found }
terminal-signature = Kenmerk: { $found }

## Eindspeltabelle

tables-solving = Los { $slice } op: { $percent } % klaar, nog { $left }
tables-built = Al die tabelle van hoogstens { $men } stukke is in { $folder }.
tables-built-slice = Die tabelle van { $slice } is in { $folder }.
tables-holds = { $slice }: { $number } posisies, almal reg
tables-wrong = { $slice }: { $position } is { $found } in die tabel en { $expected } volgens sy skuiwe.
tables-none = Daar is geen tabelle vir hierdie reëls in { $folder } nie.
tables-fault = Die tabel { $table } kan nie gebruik word nie ({ $reason }). Die rekenaar speel daarsonder voort.
tables-no-folder = Geen gids is vir die tabelle bekend nie. Noem een met --out, of stel HOME.
tables-played-won = { $number } gewonne eindspele uitgespeel: { $won } gewen, { $drawn } gelykop, { $lost } verloor
tables-played-drawn = { $number } gelykop eindspele uitgespeel: { $won } gewen, { $drawn } gelykop, { $lost } verloor
tables-not-held = Nie behou nie: { $position } (halfskuiwe tot die einde: { $plies }): { $moves }
tables-given-away = ’n Spel is verloor wat aan die begin nie verlore was nie.
tables-unknown = Daar is geen tabel vir hierdie posisie nie.
tables-no-index = Daar is nog geen tabelle vir “{ $found }” nie. Toegelaat: { $allowed }
value-win = gewen
value-draw = gelykop
value-loss = verloor
value-win-in = { $plies ->
    [one] gewen in { $plies } halfskuif
   *[other] gewen in { $plies } halfskuiwe
}
value-loss-in = { $plies ->
    [one] verloor in { $plies } halfskuif
   *[other] verloor in { $plies } halfskuiwe
}

## Something on the command line that is not understood

bad-value = “{ $found }” pas nie by { $flag } nie. Toegelaat: { $allowed }
bad-address = “{ $found }” is nie ’n adres om op te luister nie. Toegelaat: ’n IP-adres en ’n poort, soos 127.0.0.1:8080
bad-command = Daar is geen opdrag “{ $found }” nie. Toegelaat: { $allowed }
bad-flag = Daar is nie hier ’n opsie “{ $found }” nie. Toegelaat: { $allowed }
bad-no-value = { $flag } kort ’n waarde: { $allowed }
bad-missing = { $missing } ontbreek. Skryf: { $usage }
bad-extra = “{ $found }” is een te veel. Skryf: { $usage }
bad-conflict = { $found } en { $other } gaan nie saam nie.
bad-kept = Daar is ’n bewaarde spel met hierdie reëls. Om ’n ander een by { $flag } te begin, voeg --new by (die bewaarde een word eenkant gesit).
bad-ending = “{ $found }” sê nie watter soort lêer dit is nie. Laat dit op een van { $allowed } eindig, of voeg --format by.
bad-exists = { $found } bestaan reeds. Voeg --force by om dit te vervang.
bad-failed = Dit kon nie gedoen word nie: { $reason }

## Serving

serve-open = Maak { $address } in ’n blaaier oop. Ctrl+C stop die bediener.
serve-no-client = Hierdie program het nie die speelbladsy in nie: dit bied net die reëls aan. Bou dit in met { $commands }.
serve-answers = Eindspele met hoogstens { $number } stukke word beantwoord by { $address }
serve-table-fault = Die tabel { $table } kan nie gebruik word nie ({ $reason }). Die bediener gaan daarsonder voort.
serve-taken = { $address } word deur ’n ander program gebruik. Stop daardie een, of kies ’n ander poort met --addr.
serve-not-allowed = Dit word nie hier toegelaat om op { $address } te luister nie. Kies ’n poort van 1024 af met --addr.
serve-failed = Kon nie op { $address } luister nie: { $reason }
serve-stopped = Die bediener het gestop.
