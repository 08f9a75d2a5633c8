### Amakhasi emithetho, ikhasi lokuqala, nalokho okubonwa yizinjini zokucinga. Okudingwa yilowo
### nalowo mlayezo kuchazwe ku-locales/en.

pages-name = Tsoro
pages-lead = Idrafti nomlabalaba, mahhala futhi ngaphandle kokubhalisa.
pages-home-title = Tsoro: idrafti nomlabalaba
pages-home-description = Dlala idrafti (checkers) nomlabalaba (Twelve Men’s Morris) ngolimi lwakho: nekhompyutha noma nomngane kudivayisi eyodwa, mahhala futhi ngaphandle kokubhalisa.
pages-title = { $title } · Tsoro
pages-rules-checkers-description = Idlalwa kanjani idrafti yaseMelika (English draughts): kungani kufanele udle, ukuhamba, ukweqa, ukuba yinkosi, ukunqoba nokulingana, nezithombe.
pages-rules-morris-description = Udlalwa kanjani umlabalaba ne-Twelve Men’s Morris: ukubeka, ukuhamba, izigayo, ukunqoba nokulingana, nezithombe.
pages-languages = Izilimi
pages-play = Dlala
pages-rules = Imithetho
pages-noscript = Ukuze udlale lapha, vumela izikripthi (JavaScript). Imithetho ifundeka nangaphandle kwazo.
pages-too-old = Ukuze udlale lapha kudingeka isiphequluli esisha: Chrome 96, Firefox 91, Safari 15.4 noma esisha kunalezi, i-WebAssembly ivunyelwe. Imithetho isafundeka.
pages-failed = Ikhasi alilayishekanga. Bheka i-inthanethi yakho bese ulivula futhi.
pages-loading = Liyalayisha
pages-again = Layisha futhi
pages-offline-title = Alikabi kule divayisi
pages-offline = Awukho ku-inthanethi, futhi leli khasi aligcinwanga kule divayisi. Lizovuleka futhi uma usuku-inthanethi.
pages-missing-title = Leli khasi alikho
pages-missing = Akukho lutho ku-{ $found }.
pages-missing-allowed = Konke kutholakala lapha:
pages-navigation = Amakhasi
pages-no-client = Le seva yakhiwe ngaphandle kwekhasi lokudlala. Lifake nge-{ $commands }.

## Ephepheni: amabhodi namatshe okuphrintwa, amaphepha emithetho

pages-leaflet = Le mithetho ephepheni (PDF)
pages-sheets = Ibhodi namatshe okuphrintwa (PDF, A4)
paper-scale = Phrinta ngo-100%, hhayi “fit to page”: lo mugqa uzoba ngu-50 mm ubude.
paper-men-title = Amatshe: { $game }
paper-cut = Phrinta ekhadibhodini, noma unamathisele iphepha ekhadibhodini. Bese usika ulandela izindingilizi.
paper-raised = Indingilizi enomqhele iyinkosi: yibeke esikhundleni samatshe amabili.
paper-discs = { $side }, amatshe okusikwa: { $number }
paper-discs-raised = { $side }, amakhosi okusikwa: { $number }
paper-empty = { $game }: ibhodi elingenalutho
paper-diagram = { $game }. { $men }

answers-method = Lapha kuqondwa i-GET ne-HEAD kuphela.
answers-address = Akukho lutho kuleli kheli. Imibuzo iya ku-/api/tables/RULES?fen=POSITION.
answers-no-position = Umbuzo awunaso isimo: engeza u-?fen=POSITION ekhelini.
answers-too-long = Umbuzo mude kakhulu: ubude obukhulu ngamabhayithi angu-{ $number }.
answers-no-tables = Le seva ayinawo amathebula okuphela e-“{ $found }”.
answers-out-of-reach = Amathebula ale seva awasazi lesi simo. Azi izimo ezinamatshe afika ku-{ $number }.
answers-failed = Lesi simo asikwazanga ukubhekwa. Ungabuza ngezinye.
