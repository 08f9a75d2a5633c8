### The words of the lessons. What each message needs is told in locales/en.

## The list of lessons, and the frame around one

learn-progress = { $done } pa { $number } zvapera
learn-all = Zvidzidzo zvose
learn-done = chapera
learn-title = { $number }. { $title }
learn-step = Chikamu { $step } pa { $steps }
learn-wrong = Zvinobvumirwa, asi pari kudiwa imwe nhanho. Edza zvakare.
learn-go-on = Zvakanaka. Enderera mberi.
learn-next = Enderera
learn-again = Zvakare
learn-finish = Pedza
error-lessons = Zvidzidzo izvi zvakakuvara: mutsara { $line } unoti “{ $found }”.

## The course of checkers

lesson-american-moving = Kufamba
lesson-american-moving-1 = Dzvanya chidimbu chako chemumutsara wepamberi, wozodzvanya sikweya yaunoda kuti chiende. Kana kuchibata wochidhonza.
lesson-american-moving-1-done = Chidimbu chinofamba sikweya imwe mberi, chakatsveyama. Anotanga ndiye ane zvidimbu zvakasviba zvakanyanya.
lesson-american-moving-2 = Munochinjana, nhanho imwe mumwe nemumwe. Svitsa chidimbu pasikweya { $points } nenhanho mbiri.
lesson-american-moving-2-done = Chidimbu hachidzokeri shure, saka tarisa mberi usati wafamba.

lesson-american-capture = Unofanira kudya
lesson-american-capture-1 = Pedyo nechidimbu chako chiri pasikweya { $points } pane chemupikisi, uye sikweya iri seri kwacho haina chinhu. Chisvetuke.
lesson-american-capture-1-done = Chidimbu chinosvetuka chemupikisi chichienda mberi, chomhara pasikweya isina chinhu iri seri. Chemupikisi chinobviswa.
lesson-american-capture-2 = Edza kufambisa chidimbu chako chiri pasikweya { $points } uverenge mutsara uri pasi pebhodhi. Wozodya.
lesson-american-capture-2-done = Kana kudya kuchigoneka, unofanira kudya. Kana chidimbu charamba kufamba, tsvaga chaungadya.

lesson-american-choice = Kusarudza chekudya
lesson-american-choice-1 = Zvidimbu zvako zviri pamasikweya { $points } zvose zvinogona kudya. Idya zviviri nenhanho imwe.
lesson-american-choice-1-done = Unosarudza chaunoda kudya. Hausungirwi kudya zvakawanda.
lesson-american-choice-1-wrong = Kudya ikoko kunobvumirwawo. Asi apa tsvaga nhanho inodya zviviri.
lesson-american-choice-2 = Chidimbu chako chiri pasikweya { $points } chinogona kudya kuruboshwe kana kurudyi. Sarudza kwachisingazodyiwi.
lesson-american-choice-2-done = Wasarudza zvakanaka. Usati wadya, tarisa kuti ndiani angazodya.
lesson-american-choice-2-wrong = Ikoko chidimbu chako chinozodyiwa. Edza kune rimwe divi.

lesson-american-several = Kusvetuka kakawanda
lesson-american-several-1 = Chidimbu chako chiri pasikweya { $points } chinogona kudya zvitatu nenhanho imwe. Dzvanya pose pachinomhara, kana pekupedzisira chete.
lesson-american-several-1-done = Chidimbu chasvetuka chinofanira kusvetuka zvakare kana zvichigoneka. Chinogona kuchinja kwachakatarisa.

lesson-american-last-row = Kuva mambo
lesson-american-last-row-1 = Svitsa chidimbu chako chiri pasikweya { $points } pamutsara wekupedzisira.
lesson-american-last-row-1-done = Chidimbu chako chava mambo. Ndosaka chimwe chagara pamusoro pacho.
lesson-american-last-row-2 = Svetuka nechidimbu chako chiri pasikweya { $points } usvike pamutsara wekupedzisira. Ona kana chichienderera mberi.
lesson-american-last-row-2-done = Chidimbu chako chagadzwa umambo, nhanho ikaperera ipapo. Mambo mutsva anomirira nguva yake inotevera.

lesson-american-strong = Madzimambo
lesson-american-strong-1 = Mambo wako ari pasikweya { $points } anofamba sikweya imwe kumativi ose. Mudzosere shure.
lesson-american-strong-1-done = Mambo anoenda mberi neshure, sikweya imwe panguva.
lesson-american-strong-2 = Mambo anosvetukawo shure. Idya zvidimbu zviviri namambo wako ari pasikweya { $points }.
lesson-american-strong-2-done = Mambo anogona kukona achisvetuka: anosvetukira kumativi ose mana.

lesson-american-guard = Kuchengetedza chidimbu
lesson-american-guard-1 = Chidimbu chako chiri pasikweya { $points } chinogona kudyiwa. Vhara sikweya iri seri kwacho.
lesson-american-guard-1-done = Chidimbu chako chachengeteka: kana sikweya iri seri iine chidimbu, hachisvetukiki.
lesson-american-guard-1-wrong = Chidimbu chako chinenge chichingodyiwa. Isa chimwe pasikweya iri seri kwechiri pa { $points }.

lesson-american-give = Ipa chimwe, idya zviviri
lesson-american-give-1 = Kana kudya kuchigoneka, unofanira kudya: shandisa izvozvo. Ipa chidimbu chimwe kuti uzodya zviviri.
lesson-american-give-1-done = Mupikisi wamanikidzwa kudya, iwe ukadya zviviri. Vatambi vanogona vanogara vachitsvaga izvi.
lesson-american-give-1-wrong = Izvi hazvidyi zviviri. Ndechipi chidimbu chaungaisa panzira kuti chitodyiwa?

lesson-american-blocking = Kukunda nekuvharira
lesson-american-blocking-1 = Ita nhanho inoita kuti mupikisi asagone kufambisa chidimbu chero chipi.
lesson-american-blocking-1-done = Wakunda: asina nhanho panguva yake anokundwa, kunyange aine zvidimbu.
lesson-american-blocking-1-wrong = Mupikisi achiri kugona kufamba. Vhara sikweya yake yekupedzisira.

lesson-american-corner = Kona mbiri
lesson-american-corner-1 = Uri kudzingirirwa. Svika pakona mbiri, { $points }, ugare ipapo.
lesson-american-corner-1-done = Pakati pemasikweya maviri aya mambo haabatwi nemumwe mambo ari ega. Saka mangange.
lesson-american-corner-1-wrong = Ikoko mambo wako anozodyiwa. Kona mbiri ndi { $points }: enda ipapo ugare.
lesson-american-corner-2 = Madzimambo maviri anodzinga mumwe pakona mbiri yake. Tanga wapinda pa { $points }, wozoswededza mumwe mambo.
lesson-american-corner-2-done = Wakunda. Mumwe mambo apinda mukona, mumwe akaswedera.

## The course of Twelve Men’s Morris

lesson-twelve-placing = Kuisa
lesson-twelve-placing-1 = Panguva yako unoisa chidimbu chimwe, mupikisi zvakare. Dzvanya nzvimbo chero ipi isina chinhu, kaviri.
lesson-twelve-placing-1-done = Zvinoramba zvakadaro kusvikira zvose 24 zvaiswa. Zvisati zvadaro, hapana chinofamba.

lesson-twelve-three = Chigayo
lesson-twelve-three-1 = Zvidimbu zvako zvitatu pamutsara mumwe zvinoita chigayo. Isa chimwe pa { $points }, wozodzvanya chemupikisi chaunoda kubvisa.
lesson-twelve-three-1-done = Chidimbu chawabvisa hachichadzoki.
lesson-twelve-three-2 = Mitsara inobva kunze ichienda mukati inoverengwawo. Tsvaga nzvimbo inovhara chigayo, ubvise chidimbu.
lesson-twelve-three-2-done = Chigayo mutsara chero upi une nzvimbo nhatu: wepadivi, kana unobva kunze uchienda mukati.

lesson-twelve-stopping = Kudzivirira nekutyisidzira
lesson-twelve-stopping-1 = Mupikisi ane zvidimbu pa { $points }, uye chechitatu chinozovhara chigayo. Dzivirira.
lesson-twelve-stopping-1-done = Chigayo hachichavharwi ipapo. Tsvaga mitsara yakadaro nguva dzose.
lesson-twelve-stopping-1-wrong = Mupikisi anozovhara chigayo chake. Isa chidimbu panzvimbo isina chinhu iri pamutsara mumwe na { $points }.
lesson-twelve-stopping-2 = Tsvaga nzvimbo inotyisidzira nezvigayo zviviri. Mupikisi anongodzivirira chimwe; iwe vhara chimwe.
lesson-twelve-stopping-2-done = Kutyisidzira kuviri panguva imwe kunobvisa chidimbu. Tsvaga panosangana mitsara miviri.
lesson-twelve-stopping-2-wrong = Kwete iyi. Tsvaga kona iri mumutsara nezvidimbu zvako zvose zviviri, wozovhara mutsara uchakavhurika.

lesson-twelve-taking = Chidimbu chaunogona kubvisa
lesson-twelve-taking-1 = Vhara chigayo chako pa { $points }. Wozoedza kubvisa chidimbu muchigayo chemupikisi, uverenge mutsara uri pasi pebhodhi.
lesson-twelve-taking-1-done = Chidimbu chiri muchigayo hachibviswi pachine chimwe chemupikisi chiri kunze.
lesson-twelve-taking-2 = Zvino zvidimbu zvose zvemupikisi zviri muchigayo. Vhara chako pa { $points } ubvise chero chipi.
lesson-twelve-taking-2-done = Kana zvidimbu zvose zvemupikisi zviri muzvigayo, unogona kubvisa chero chipi.

lesson-twelve-moving = Kufamba
lesson-twelve-moving-1 = Zvidimbu zvose zvaiswa. Dzvanya chidimbu chako, wozodzvanya nzvimbo inotevera pamutsara isina chinhu.
lesson-twelve-moving-1-done = Chidimbu chinoenda panzvimbo inotevera, kwete kure, uye hachidariki chimwe.
lesson-twelve-moving-2 = Fambisa chidimbu kuti chivhare chigayo, ubvise chimwe.
lesson-twelve-moving-2-done = Chigayo chinovharwa nekufamba chinobvisawo chidimbu, sepakuisa.

lesson-twelve-open = Kuvhura nekuvhara chigayo
lesson-twelve-open-1 = Chigayo chako pa { $points } chakavharwa. Chivhure nekubuditsa chidimbu chimwe; panguva yako inotevera chidzose.
lesson-twelve-open-1-done = Pose chigayo pachinovharwa zvakare, unobvisa chidimbu.
lesson-twelve-open-1-wrong = Buditsa chidimbu muchigayo, wozodzosa icho chimwe chete.

lesson-twelve-double = Chigayo chakapetwa
lesson-twelve-double-1 = Chidimbu chimwe chinogona kuvhara chigayo nhanho imwe neimwe, chichienda chichidzoka. Chitsvage, uvhare chigayo kaviri.
lesson-twelve-double-1-done = Ichi chigayo chakapetwa: kwose kunoenda chidimbu, chinovhara chimwe. Edza kuchivaka.

lesson-twelve-blocking = Kukunda nekuvharira
lesson-twelve-blocking-1 = Ita nhanho inoita kuti mupikisi asagone kufambisa chidimbu chero chipi.
lesson-twelve-blocking-1-done = Wakunda: asina nhanho panguva yake anokundwa. Imwe nzira ndeyekumusiya nezvidimbu zviviri chete.
lesson-twelve-blocking-1-wrong = Mupikisi achiri kugona kufamba. Vhara nzvimbo yake yekupedzisira.

lesson-twelve-last = Kuisa kwekupedzisira
lesson-twelve-last-1 = Isa chidimbu chako chekupedzisira. Mupikisi ndiye anozotanga kufamba: usamusiyira nzvimbo.
lesson-twelve-last-1-done = Wakunda. Pakuisa zvekupedzisira funga nhanho yekutanga, uzvichengetere nzvimbo.
lesson-twelve-last-1-wrong = Mupikisi achiri kugona kufamba. Pedyo nezvidimbu zvake pachine nzvimbo imwe: ndeipi?

lesson-twelve-full = Bhodhi razara
lesson-twelve-full-1 = Pasara nzvimbo imwe, uye iwe unoisa chidimbu chekupedzisira.
lesson-twelve-full-1-done = Bhodhi razara uye hapana chigayo chavharwa, saka mutambo wava mangange.
lesson-twelve-full-2 = Pasara nzvimbo imwe zvakare. Ona zvinovharwa nechidimbu chako chekupedzisira.
lesson-twelve-full-2-done = Chigayo chinobvisa chidimbu, saka bhodhi harina kuzara uye mutambo unoenderera mberi.
