### The words of the lessons. What each message needs is told in locales/en.

## The list of lessons, and the frame around one

learn-progress = { $done } kwezingu-{ $number } seziphelile
learn-all = Zonke izifundo
learn-done = siphelile
learn-title = { $number }. { $title }
learn-step = Isinyathelo { $step } kwezingu-{ $steps }
learn-wrong = Kuvumelekile, kodwa kucelwa omunye umnyakazo. Zama futhi.
learn-go-on = Kuhle. Qhubeka.
learn-next = Okulandelayo
learn-again = Phinda
learn-finish = Qeda
error-lessons = Lezi zifundo zonakele: umugqa { $line } uthi “{ $found }”.

## The course of checkers

lesson-american-moving = Ukuhamba
lesson-american-moving-1 = Thinta itshe lakho elisemgqeni ongaphambili, bese uthinta isikwele ofuna liye kuso. Noma ulibambe ulidonse.
lesson-american-moving-1-done = Itshe lihamba isikwele esisodwa phambili ngomugqa otshekile. Kuqala onamatshe amnyama kakhulu.
lesson-american-moving-2 = Nidlala nishintshana, umnyakazo owodwa umuntu. Yisa itshe ku-{ $points } ngeminyakazo emibili.
lesson-american-moving-2-done = Itshe alibuyeli emuva, ngakho bheka phambili ngaphambi kokuhamba.

lesson-american-capture = Uma ungadla, kufanele udle
lesson-american-capture-1 = Eduze kwetshe lakho eliku-{ $points } kukhona elembangi, futhi isikwele esingemuva kwalo asinalutho. Leqe.
lesson-american-capture-1-done = Itshe leqa elembangi liye phambili, lehlele esikweleni esingenalutho esingemuva kwalo. Elembangi liyasuswa.
lesson-american-capture-2 = Zama ukuhambisa itshe lakho eliku-{ $points }, ufunde umugqa ongaphansi kwebhodi. Bese uyadla.
lesson-american-capture-2-done = Uma ungadla, kufanele udle. Uma itshe lingavumi ukuhamba, funa ongakudla.

lesson-american-choice = Ukukhetha okudlayo
lesson-american-choice-1 = Amatshe akho aku-{ $points } womabili angadla. Yidla amabili ngomnyakazo owodwa.
lesson-american-choice-1-done = Ungakhetha ukudla okuthandayo. Akuphoqi ukudla amaningi.
lesson-american-choice-1-wrong = Nalokho kuvumelekile. Lapha funa umnyakazo odla amabili.
lesson-american-choice-2 = Itshe lakho eliku-{ $points } lingadla ngakwesobunxele noma ngakwesokudla. Khetha lapho lingezukudliwa khona.
lesson-american-choice-2-done = Ukhethe kahle. Ngaphambi kokudla, bheka ukuthi ubani ongadla ngemuva kwakho.
lesson-american-choice-2-wrong = Lapho itshe lakho belizodliwa. Zama ngakolunye uhlangothi.

lesson-american-several = Ukweqa kaningi
lesson-american-several-1 = Itshe lakho eliku-{ $points } lingadla amathathu ngomnyakazo owodwa. Thinta lapho lehlela khona ngakunye, noma okokugcina nje.
lesson-american-several-1-done = Itshe eseleqile kufanele leqe futhi uma lingakwazi. Lingashintsha indlela.

lesson-american-last-row = Ukuba yinkosi
lesson-american-last-row-1 = Yisa itshe lakho eliku-{ $points } emgqeni wokugcina.
lesson-american-last-row-1-done = Itshe lakho seliyinkosi. Yingakho elinye limi phezu kwalo.
lesson-american-last-row-2 = Yeqa ngetshe lakho eliku-{ $points } uye emgqeni wokugcina. Bheka ukuthi liyaqhubeka yini.
lesson-american-last-row-2-done = Itshe lakho libe yinkosi, umnyakazo waphelela lapho. Inkosi entsha ilinda ithuba elilandelayo.

lesson-american-strong = Amakhosi
lesson-american-strong-1 = Inkosi yakho eku-{ $points } iya isikwele esisodwa noma kuphi. Yibuyisele emuva.
lesson-american-strong-1-done = Inkosi iya phambili nasemuva, isikwele esisodwa ngesikhathi.
lesson-american-strong-2 = Inkosi yeqa nasemuva. Yidla amatshe amabili ngenkosi yakho eku-{ $points }.
lesson-american-strong-2-done = Inkosi ingajika lapho yeqa: yeqa iye ezinhlangothini zozine.

lesson-american-guard = Ukuvikela itshe
lesson-american-guard-1 = Itshe lakho eliku-{ $points } lingadliwa. Gcwalisa isikwele esingemuva kwalo.
lesson-american-guard-1-done = Itshe lakho liphephile: uma isikwele esingemuva sinetshe, alikwazi ukweqiwa.
lesson-american-guard-1-wrong = Ubusazolahlekelwa itshe. Yisa elinye esikweleni esingemuva kuka-{ $points }.

lesson-american-give = Nikela ngelilodwa, udle amabili
lesson-american-give-1 = Uma ungadla, kufanele udle: sebenzisa lokho. Nikela ngetshe elilodwa ukuze udle amabili.
lesson-american-give-1-done = Imbangi iphoqekile ukudla, wena wadla amabili. Abadlali abanekhono bahlale bekufuna lokhu.
lesson-american-give-1-wrong = Lokho akudli amabili. Yiliphi itshe ongalibeka endleleni ukuze kufanele lidliwe?

lesson-american-blocking = Ukunqoba ngokuvimba
lesson-american-blocking-1 = Yenza umnyakazo oshiya imbangi ingakwazi ukuhambisa itshe.
lesson-american-blocking-1-done = Unqobile: ongenawo umnyakazo ngethuba lakhe uyehlulwa, noma esenamatshe.
lesson-american-blocking-1-wrong = Imbangi isengahamba. Vala isikwele sayo sokugcina.

lesson-american-corner = Ikhona eliphindiwe
lesson-american-corner-1 = Uyaxoshwa. Fika ekhoneni eliphindiwe, { $points }, uhlale khona.
lesson-american-corner-1-done = Phakathi kwalezi zikwele ezimbili inkosi ayibanjwa enye inkosi iyodwa. Kuyalingana.
lesson-american-corner-1-wrong = Lapho inkosi yakho ibizodliwa. Ikhona eliphindiwe ngu-{ $points }: yana khona uhlale.
lesson-american-corner-2 = Amakhosi amabili axosha eyodwa ekhoneni layo eliphindiwe. Ngena ku-{ $points } kuqala, bese usondeza enye inkosi.
lesson-american-corner-2-done = Unqobile. Enye inkosi ingene ekhoneni, enye yasondela.

## The course of Twelve Men’s Morris

lesson-twelve-placing = Ukubeka
lesson-twelve-placing-1 = Ngethuba lakho ubeka itshe elilodwa, nembangi iyabeka. Thinta noma iyiphi indawo engenalutho, kabili.
lesson-twelve-placing-1-done = Kuqhubeka kanjalo kuze kubekwe wonke amatshe angu-24. Ngaphambi kwalokho alikho elihambayo.

lesson-twelve-three = Isigayo
lesson-twelve-three-1 = Amatshe akho amathathu emgqeni owodwa ayisigayo. Beka elilodwa ku-{ $points }, bese uthinta elembangi ofuna ukulisusa.
lesson-twelve-three-1-done = Itshe olisusile alibuyi.
lesson-twelve-three-2 = Imigqa esuka ngaphandle iye phakathi nayo iyabalwa. Thola indawo evala isigayo, ususe itshe.
lesson-twelve-three-2-done = Isigayo yinoma yimuphi umugqa wezindawo ezintathu: wohlangothi, noma osuka ngaphandle uye phakathi.

lesson-twelve-stopping = Ukuvimba nokusongela
lesson-twelve-stopping-1 = Imbangi inamatshe ku-{ $points }, elesithathu lingavala isigayo. Vimba.
lesson-twelve-stopping-1-done = Asisavaleki isigayo lapho. Funa imigqa enjalo ngethuba ngalinye.
lesson-twelve-stopping-1-wrong = Imbangi izovala isigayo sayo. Beka itshe endaweni engenalutho esemgqeni no-{ $points }.
lesson-twelve-stopping-2 = Thola indawo esongela ngezigayo ezimbili. Imbangi ingavimba esisodwa; wena vala esinye.
lesson-twelve-stopping-2-done = Ukusongela kabili kanyekanye kususa itshe. Funa lapho kuhlangana khona imigqa emibili.
lesson-twelve-stopping-2-wrong = Akuyona le. Funa ikhona elisemgqeni namatshe akho womabili, bese uvala umugqa osavulekile.

lesson-twelve-taking = Itshe elingasuswa
lesson-twelve-taking-1 = Vala isigayo sakho ku-{ $points }. Bese uzama ukususa itshe esigayweni sembangi, ufunde umugqa ongaphansi kwebhodi.
lesson-twelve-taking-1-done = Itshe elisesigayweni liphephile uma kusekhona elinye lembangi elingaphandle.
lesson-twelve-taking-2 = Manje wonke amatshe embangi asesigayweni. Vala esakho ku-{ $points }, ususe noma yiliphi.
lesson-twelve-taking-2-done = Uma wonke amatshe embangi esezigayweni, ungasusa noma yiliphi.

lesson-twelve-moving = Ukuhamba
lesson-twelve-moving-1 = Wonke amatshe abekiwe. Thinta itshe lakho, bese uthinta indawo elandelayo emgqeni engenalutho.
lesson-twelve-moving-1-done = Itshe liya endaweni elandelayo, hhayi ngale kwayo, futhi alidluli phezu kwelinye.
lesson-twelve-moving-2 = Hambisa itshe ukuze livale isigayo, ususe elilodwa.
lesson-twelve-moving-2-done = Isigayo esivalwa ngokuhamba nasona sisusa itshe, njengasekubekeni.

lesson-twelve-open = Ukuvula nokuvala isigayo
lesson-twelve-open-1 = Isigayo sakho esiku-{ $points } sivaliwe. Sivule ngokukhipha itshe elilodwa; ngethuba elilandelayo libuyise.
lesson-twelve-open-1-done = Njalo lapho isigayo siphinda sivaleka, ususa itshe.
lesson-twelve-open-1-wrong = Khipha itshe esigayweni, bese ubuyisa lona lelo.

lesson-twelve-double = Isigayo esiphindiwe
lesson-twelve-double-1 = Itshe elilodwa lingavala isigayo ngomnyakazo ngamunye, liya libuya. Lithole, uvale isigayo kabili.
lesson-twelve-double-1-done = Lesi yisigayo esiphindiwe: noma itshe liyaphi, livala esisodwa. Zama ukwakha esinjalo.

lesson-twelve-blocking = Ukunqoba ngokuvimba
lesson-twelve-blocking-1 = Yenza umnyakazo oshiya imbangi ingakwazi ukuhambisa itshe.
lesson-twelve-blocking-1-done = Unqobile: ongenawo umnyakazo ngethuba lakhe uyehlulwa. Enye indlela ukumshiya namatshe amabili kuphela.
lesson-twelve-blocking-1-wrong = Imbangi isengahamba. Vala indawo yayo yokugcina.

lesson-twelve-last = Ukubeka kokugcina
lesson-twelve-last-1 = Beka itshe lakho lokugcina. Ngemuva kwalo kuqala imbangi ukuhamba: ungayishiyeli ndawo.
lesson-twelve-last-1-done = Unqobile. Lapho ubeka awokugcina cabanga ngomnyakazo wokuqala, uzigcinele indawo.
lesson-twelve-last-1-wrong = Imbangi isengahamba. Eduze kwamatshe ayo kusele indawo eyodwa: iyiphi?

lesson-twelve-full = Ibhodi eligcwele
lesson-twelve-full-1 = Kusele indawo eyodwa, wena ubeka itshe lokugcina nya.
lesson-twelve-full-1-done = Ibhodi ligcwele futhi akuvalekanga sigayo, ngakho umdlalo uyalingana.
lesson-twelve-full-2 = Kuphinde kwasala indawo eyodwa. Bheka ukuthi itshe lakho lokugcina livalani.
lesson-twelve-full-2-done = Isigayo sisusa itshe, ngakho ibhodi aligcwele futhi umdlalo uyaqhubeka.
