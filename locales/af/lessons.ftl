### The words of the lessons. What each message needs is told in locales/en.

## The list of lessons, and the frame around one

learn-progress = { $done } van { $number } klaar
learn-all = Al die lesse
learn-done = klaar
learn-title = { $number }. { $title }
learn-step = Stap { $step } van { $steps }
learn-wrong = Dit mag, maar hier word ’n ander skuif gevra. Probeer weer.
learn-go-on = Goed. Gaan aan.
learn-next = Volgende
learn-again = Nog ’n keer
learn-finish = Klaar
error-lessons = Hierdie lesse is beskadig: reël { $line } sê “{ $found }”.

## The course of checkers

lesson-american-moving = Skuif
lesson-american-moving-1 = Raak aan een van jou skywe in die voorste ry, en dan aan die blokkie waarheen dit moet gaan. Of hou die skyf vas en sleep dit.
lesson-american-moving-1-done = ’n Skyf skuif een blokkie skuins vorentoe. Die speler met die donkerder skywe begin.
lesson-american-moving-2 = Julle speel om die beurt, een skuif elk. Bring ’n skyf in twee skuiwe tot op { $points }.
lesson-american-moving-2-done = ’n Skyf gaan nooit terug nie: kyk dus vooruit voordat jy skuif.

lesson-american-capture = Jy moet vang
lesson-american-capture-1 = Langs jou skyf op { $points } staan ’n skyf van jou teenstander, en die blokkie daaragter is leeg. Spring daaroor.
lesson-american-capture-1-done = ’n Skyf spring vorentoe oor ’n skyf van die teenstander tot op die leë blokkie daaragter. Die gevangde skyf gaan van die bord af.
lesson-american-capture-2 = Probeer jou skyf op { $points } skuif en lees wat onder die bord staan. Vang dan.
lesson-american-capture-2-done = As jy kan vang, moet jy. As ’n skyf nie wil skuif nie, soek ’n vangskuif.

lesson-american-choice = Kies ’n vangskuif
lesson-american-choice-1 = Jou skywe op { $points } kan albei vang. Vang twee skywe in een skuif.
lesson-american-choice-1-done = Jy mag enige vangskuif kies. Niemand hoef die meeste te vang nie.
lesson-american-choice-1-wrong = Daardie vangskuif mag ook. Soek hier die een wat twee skywe vang.
lesson-american-choice-2 = Jou skyf op { $points } kan links of regs vang. Kies so dat dit nie teruggevang word nie.
lesson-american-choice-2-done = Goed gekies. Kyk voor jy vang wie daarna kan vang.
lesson-american-choice-2-wrong = Daar sou jou skyf gevang word. Probeer die ander kant.

lesson-american-several = Meer as een sprong
lesson-american-several-1 = Jou skyf op { $points } kan drie skywe in een skuif vang. Raak aan elke blokkie waar dit land, of net aan die laaste.
lesson-american-several-1-done = ’n Skyf wat gespring het, moet weer spring as dit kan. Dit mag van rigting verander.

lesson-american-last-row = Word koning
lesson-american-last-row-1 = Skuif jou skyf op { $points } na die laaste ry.
lesson-american-last-row-1-done = Jou skyf is nou ’n koning. Daarom lê daar ’n tweede skyf bo-op.
lesson-american-last-row-2 = Spring met jou skyf op { $points } tot in die laaste ry. Kyk of dit verder spring.
lesson-american-last-row-2-done = Jou skyf is gekroon, en daarmee is die skuif klaar. Die nuwe koning wag vir sy volgende beurt.

lesson-american-strong = Konings
lesson-american-strong-1 = Jou koning op { $points } gaan een blokkie in enige rigting. Skuif dit agtertoe.
lesson-american-strong-1-done = ’n Koning skuif vorentoe en agtertoe, een blokkie op ’n slag.
lesson-american-strong-2 = ’n Koning spring ook agtertoe. Vang twee skywe met jou koning op { $points }.
lesson-american-strong-2-done = ’n Koning mag draai terwyl dit spring: dit spring in al vier rigtings.

lesson-american-guard = Beskerm ’n skyf
lesson-american-guard-1 = Jou skyf op { $points } kan gevang word. Vul die blokkie daaragter.
lesson-american-guard-1-done = Jou skyf is veilig: niemand kan daaroor spring as die blokkie daaragter vol is nie.
lesson-american-guard-1-wrong = Jy sou steeds ’n skyf verloor. Skuif een na die blokkie agter { $points }.

lesson-american-give = Gee een, vang twee
lesson-american-give-1 = Jy moet vang, en jou teenstander ook: gebruik dit. Gee ’n skyf weg sodat jy twee kan vang.
lesson-american-give-1-done = Jou teenstander moes vang, en jy het twee gevang. Goeie spelers soek heeltyd daarna.
lesson-american-give-1-wrong = Dit vang nie twee skywe nie. Watter skyf kan jy in die pad sit sodat dit gevang moet word?

lesson-american-blocking = Wen deur vas te keer
lesson-american-blocking-1 = Maak die skuif waarna jou teenstander geen skyf kan skuif nie.
lesson-american-blocking-1-done = Jy wen: wie aan die beurt is en nie kan skuif nie, verloor, al het hy nog skywe.
lesson-american-blocking-1-wrong = Dan kan jou teenstander nog skuif. Sluit sy laaste leë blokkie af.

lesson-american-corner = Die dubbelhoek
lesson-american-corner-1 = Jy word gejaag. Kom tot in die dubbelhoek, { $points }, en bly daar.
lesson-american-corner-1-done = Tussen hierdie twee blokkies kan een koning nie deur ’n ander gevang word nie. Dit is gelykop.
lesson-american-corner-1-wrong = Daar sou jou koning gevang word. Die dubbelhoek is { $points }: gaan soontoe en bly daar.
lesson-american-corner-2 = Twee konings dryf een uit sy dubbelhoek. Gaan eers na { $points }, en bring dan die ander koning nader.
lesson-american-corner-2-done = Jy wen. Een koning het in die hoek ingegaan, en die ander het nader gekom.

## The course of Twelve Men’s Morris

lesson-twelve-placing = Sit neer
lesson-twelve-placing-1 = In ’n beurt sit jy een skyf neer, en jou teenstander ook. Raak twee keer aan ’n leë punt.
lesson-twelve-placing-1-done = So gaan dit aan totdat al 24 skywe neergesit is. Tot dan skuif geen skyf nie.

lesson-twelve-three = ’n Meul
lesson-twelve-three-1 = Drie van jou skywe op een lyn is ’n meul. Sit een op { $points } neer, en raak dan aan die teenstander se skyf wat jy wil afhaal.
lesson-twelve-three-1-done = Die skyf wat jy afgehaal het, kom nie terug nie.
lesson-twelve-three-2 = Die lyne wat van buite na binne loop, tel ook. Soek die punt wat ’n meul maak, en haal ’n skyf af.
lesson-twelve-three-2-done = ’n Meul is enige lyn van drie punte: langs ’n kant, of van buite na binne.

lesson-twelve-stopping = Keer en dreig
lesson-twelve-stopping-1 = Jou teenstander het skywe op { $points }, en sy derde skyf sou ’n meul maak. Keer dit.
lesson-twelve-stopping-1-done = Daar kom nie meer ’n meul nie. Soek in elke beurt na sulke lyne.
lesson-twelve-stopping-1-wrong = Dan maak jou teenstander sy meul. Sit jou skyf op die leë punt in lyn met { $points } neer.
lesson-twelve-stopping-2 = Soek die punt wat met twee meule tegelyk dreig. Jou teenstander kan net een keer; maak die ander een.
lesson-twelve-stopping-2-done = Twee dreigings tegelyk wen ’n skyf. Soek na punte waar twee lyne ontmoet.
lesson-twelve-stopping-2-wrong = Nie hierdie een nie. Soek die hoek in lyn met albei jou skywe; maak dan die lyn wat nog oop is.

lesson-twelve-taking = Watter skyf mag jy afhaal
lesson-twelve-taking-1 = Maak jou meul op { $points }. Probeer dan ’n skyf uit die teenstander se meul afhaal, en lees wat onder die bord staan.
lesson-twelve-taking-1-done = ’n Skyf in ’n meul is veilig solank ’n ander een van die teenstander daarbuite staan.
lesson-twelve-taking-2 = Nou staan al die teenstander se skywe in ’n meul. Maak joune op { $points } en haal enige een af.
lesson-twelve-taking-2-done = Wanneer al die teenstander se skywe in meule staan, mag jy enige een afhaal.

lesson-twelve-moving = Skuif
lesson-twelve-moving-1 = Al die skywe is neergesit. Raak aan een van jou skywe, en dan aan die volgende leë punt op ’n lyn.
lesson-twelve-moving-1-done = ’n Skyf skuif na die volgende punt, nooit verder nie en nooit oor ’n ander skyf nie.
lesson-twelve-moving-2 = Skuif ’n skyf so dat dit ’n meul maak, en haal ’n skyf af.
lesson-twelve-moving-2-done = ’n Meul wat jy met ’n skuif maak, haal ook ’n skyf af, net soos met neersit.

lesson-twelve-open = Breek oop en maak weer
lesson-twelve-open-1 = Jou meul op { $points } is klaar. Breek dit oop deur een skyf uit te skuif; skuif dit met jou volgende beurt terug.
lesson-twelve-open-1-done = Elke keer dat die meul weer toegaan, haal jy ’n skyf af.
lesson-twelve-open-1-wrong = Skuif ’n skyf uit die meul uit, en dan dieselfde skyf terug.

lesson-twelve-double = Die dubbelmeul
lesson-twelve-double-1 = Een skyf kan met elke skuif ’n meul maak, heen en weer. Soek dit, en maak twee keer ’n meul.
lesson-twelve-double-1-done = Dit is ’n dubbelmeul: waarheen die skyf ook al skuif, dit maak een. Probeer een bou.

lesson-twelve-blocking = Wen deur vas te keer
lesson-twelve-blocking-1 = Maak die skuif waarna jou teenstander geen skyf kan skuif nie.
lesson-twelve-blocking-1-done = Jy wen: wie aan die beurt is en nie kan skuif nie, verloor. Die ander manier is om net twee skywe oor te laat.
lesson-twelve-blocking-1-wrong = Dan kan jou teenstander nog skuif. Sluit sy laaste leë punt af.

lesson-twelve-last = Die laaste skywe
lesson-twelve-last-1 = Sit jou laaste skyf neer. Daarna skuif jou teenstander eerste: laat geen leë punt vir hom oor nie.
lesson-twelve-last-1-done = Jy wen. Dink al met die laaste skywe aan die eerste skuif, en hou plek vir jou eie oop.
lesson-twelve-last-1-wrong = Dan kan jou teenstander nog skuif. Een leë punt bly langs sy skywe oor: watter een?

lesson-twelve-full = Die vol bord
lesson-twelve-full-1 = Een punt is leeg, en jy sit die heel laaste skyf neer.
lesson-twelve-full-1-done = Die bord is vol en geen meul is gemaak nie, dus is die spel gelykop.
lesson-twelve-full-2 = Weer is een punt leeg. Kyk wat jou laaste skyf maak.
lesson-twelve-full-2-done = ’n Meul haal ’n skyf af, dus is die bord nie vol nie en die spel gaan aan.
