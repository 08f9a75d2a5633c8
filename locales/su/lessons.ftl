### The words of the lessons. What each message needs is told in locales/en.

## The list of lessons, and the frame around one

learn-progress = { $done } ti { $number } réngsé
learn-all = Kabéh palajaran
learn-done = réngsé
learn-title = { $number }. { $title }
learn-step = Bagian { $step } ti { $steps }
learn-wrong = Éta ogé meunang, tapi nu dipénta léngkah séjén. Coba deui.
learn-go-on = Alus. Teruskeun.
learn-next = Teruskeun
learn-again = Sakali deui
learn-finish = Réngsé
error-lessons = Palajaran ieu ruksak: baris { $line } unina “{ $found }”.

## The course of checkers

lesson-american-moving = Jalan
lesson-american-moving-1 = Toél hiji bidak anjeun di jajaran pangharepna, tuluy toél kotak tujuanana. Atawa tahan bidakna bari disered.
lesson-american-moving-1-done = Bidak maju sakotak nyerong. Nu bidakna leuwih poék jalan ti heula.
lesson-american-moving-2 = Giliran, séwang-séwangan saléngkah. Jalankeun bidak nepi ka { $points } dina dua léngkah.
lesson-american-moving-2-done = Bidak moal bisa mundur, jadi tingali heula ka hareup saméméh jalan.

lesson-american-capture = Ngadahar téh kudu
lesson-american-capture-1 = Gigireun bidak anjeun di { $points } aya bidak lawan, sarta kotak tukangeunana kosong. Luncatan.
lesson-american-capture-1-done = Bidak luncat ka hareup ngaliwatan bidak lawan ka kotak kosong tukangeunana. Bidak lawan dicokot.
lesson-american-capture-2 = Coba jalankeun bidak anjeun di { $points } tuluy baca baris handapeun papan. Geus kitu, dahar.
lesson-american-capture-2-done = Lamun bisa ngadahar, kudu ngadahar. Lamun bidak teu bisa jalan, téang nu bisa didahar.

lesson-american-choice = Milih nu didahar
lesson-american-choice-1 = Bidak anjeun di { $points } duanana bisa ngadahar. Dahar dua bidak dina saléngkah.
lesson-american-choice-1-done = Meunang milih nu mana waé. Teu kudu nu pangréana.
lesson-american-choice-1-wrong = Nu éta ogé meunang. Di dieu mah téang nu ngadahar dua.
lesson-american-choice-2 = Bidak anjeun di { $points } bisa ngadahar ka kénca atawa ka katuhu. Pilih nu henteu kadahar deui.
lesson-american-choice-2-done = Pilihan nu hadé. Saméméh ngadahar, tingali saha nu bisa ngadahar satuluyna.
lesson-american-choice-2-wrong = Di dinya bidak anjeun bakal kadahar. Coba ka sabeulahna deui.

lesson-american-several = Sababaraha luncat dina saléngkah
lesson-american-several-1 = Bidak anjeun di { $points } bisa ngadahar tilu dina saléngkah. Toél unggal kotak tempat eunteupna, atawa nu panungtung waé.
lesson-american-several-1-done = Bidak nu geus luncat kudu luncat deui lamun bisa. Meunang ganti arah.

lesson-american-last-row = Jadi raja
lesson-american-last-row-1 = Jalankeun bidak anjeun di { $points } ka jajaran panungtung.
lesson-american-last-row-1-done = Bidak anjeun ayeuna raja. Matak di luhurna ditumpangan hiji bidak deui.
lesson-american-last-row-2 = Luncat ku bidak anjeun di { $points } ka jajaran panungtung. Tingali naha neruskeun luncat.
lesson-american-last-row-2-done = Bidak anjeun jadi raja, sarta léngkahna réngsé di dinya. Raja anyar nungguan giliran saterusna.

lesson-american-strong = Raja
lesson-american-strong-1 = Raja anjeun di { $points } jalan sakotak ka arah mana waé. Jalankeun mundur.
lesson-american-strong-1-done = Raja maju jeung mundur, sakotak-sakotak.
lesson-american-strong-2 = Raja ogé luncat ka tukang. Dahar dua bidak ku raja anjeun di { $points }.
lesson-american-strong-2-done = Raja meunang méngkol bari luncat: luncatna ka opat arah.

lesson-american-guard = Ngajaga bidak
lesson-american-guard-1 = Bidak anjeun di { $points } bisa kadahar. Eusian kotak tukangeunana.
lesson-american-guard-1-done = Bidak anjeun salamet: lamun kotak tukangeunana dieusian, moal bisa diluncatan.
lesson-american-guard-1-wrong = Anjeun angger kaleungitan bidak. Pindahkeun hiji bidak ka kotak tukangeun { $points }.

lesson-american-give = Méré hiji, meunang dua
lesson-american-give-1 = Lamun bisa ngadahar, kudu ngadahar: gunakeun éta. Bérékeun hiji bidak ambéh anjeun bisa ngadahar dua.
lesson-american-give-1-done = Lawan kapaksa ngadahar, anjeun ngadahar dua. Pamaén jago salawasna néangan nu kieu.
lesson-american-give-1-wrong = Éta mah teu meunang dua. Bidak mana nu bisa disodorkeun sina kudu didahar?

lesson-american-blocking = Meunang ku ngahalangan
lesson-american-blocking-1 = Pilih léngkah nu ngajadikeun lawan teu bisa ngajalankeun bidak naon waé.
lesson-american-blocking-1-done = Anjeun meunang: nu teu bisa jalan dina gilirana éléh, sanajan bidakna aya kénéh.
lesson-american-blocking-1-wrong = Lawan bisa kénéh jalan. Tutup kotak kosong panungtungna.

lesson-american-corner = Pojok ganda
lesson-american-corner-1 = Anjeun keur diudag. Jugjug pojok ganda, { $points }, tuluy cicing di dinya.
lesson-american-corner-1-done = Antara dua kotak ieu, raja moal kacerek ku hiji raja lawan. Hartina saimbang.
lesson-american-corner-1-wrong = Di dinya raja anjeun bakal kadahar. Pojok gandana { $points }: jugjug, cicing di dinya.
lesson-american-corner-2 = Dua raja ngusir hiji raja tina pojok gandana. Asup heula ka { $points }, tuluy deukeutkeun raja nu hiji deui.
lesson-american-corner-2-done = Anjeun meunang. Raja nu hiji asup ka pojok, nu hiji deui ngadeukeutan.

## The course of Twelve Men’s Morris

lesson-twelve-placing = Masang
lesson-twelve-placing-1 = Unggal giliran anjeun masang hiji bidak, lawan ogé. Toél titik kosong nu mana waé, dua kali.
lesson-twelve-placing-1-done = Kitu terus nepi ka kabéh 24 bidak dipasang. Saméméhna, taya bidak nu jalan.

lesson-twelve-three = Jajaran
lesson-twelve-three-1 = Tilu bidak anjeun dina hiji garis disebut jajaran. Pasang hiji di { $points }, tuluy toél bidak lawan nu rék dicokot.
lesson-twelve-three-1-done = Bidak nu geus dicokot moal balik deui.
lesson-twelve-three-2 = Garis ti luar ka jero ogé kaitung. Téang titik nu ngajadikeun jajaran, tuluy cokot hiji bidak.
lesson-twelve-three-2-done = Jajaran téh garis mana waé nu tilu titik: dina sisi, atawa ti luar ka jero.

lesson-twelve-stopping = Nahan jeung ngancam
lesson-twelve-stopping-1 = Lawan boga bidak di { $points }, nu katilu bakal ngajadikeun jajaran. Tahan.
lesson-twelve-stopping-1-done = Di dinya jajaran moal jadi. Téang garis kawas kitu unggal giliran.
lesson-twelve-stopping-1-wrong = Lawan bakal ngajadikeun jajaranana. Pasang bidak dina titik kosong nu sagaris jeung { $points }.
lesson-twelve-stopping-2 = Téang titik nu ngancam dua jajaran sakaligus. Lawan ngan bisa nahan hiji; jadikeun nu hiji deui.
lesson-twelve-stopping-2-done = Dua ancaman sakaligus meunangkeun hiji bidak. Téang titik patepungna dua garis.
lesson-twelve-stopping-2-wrong = Lain nu ieu. Téang pojok nu sagaris jeung dua bidak anjeun, tuluy jadikeun garis nu kosong kénéh.

lesson-twelve-taking = Bidak mana nu meunang dicokot
lesson-twelve-taking-1 = Jadikeun jajaran anjeun di { $points }. Tuluy coba cokot bidak tina jajaran lawan, sarta baca baris handapeun papan.
lesson-twelve-taking-1-done = Bidak dina jajaran salamet salila aya bidak lawan séjén di luar jajaran.
lesson-twelve-taking-2 = Ayeuna kabéh bidak lawan aya dina jajaran. Jadikeun jajaran anjeun di { $points }, cokot nu mana waé.
lesson-twelve-taking-2-done = Lamun kabéh bidak lawan aya dina jajaran, meunang nyokot nu mana waé.

lesson-twelve-moving = Jalan
lesson-twelve-moving-1 = Kabéh bidak geus dipasang. Toél hiji bidak anjeun, tuluy titik kosong nu pangdeukeutna dina garis.
lesson-twelve-moving-1-done = Bidak ngagésér ka titik pangdeukeutna, teu meunang leuwih jauh, teu meunang ngaliwatan bidak séjén.
lesson-twelve-moving-2 = Gésérkeun bidak sina jadi jajaran, tuluy cokot hiji bidak.
lesson-twelve-moving-2-done = Jajaran nu jadi ku jalan ogé nyokot hiji bidak, sarua jeung basa masang.

lesson-twelve-open = Muka jeung ngajadikeun deui jajaran
lesson-twelve-open-1 = Jajaran anjeun di { $points } geus jadi. Buka ku ngaluarkeun hiji bidak; dina giliran saterusna asupkeun deui.
lesson-twelve-open-1-done = Unggal jajaran jadi deui, anjeun nyokot hiji bidak.
lesson-twelve-open-1-wrong = Kaluarkeun hiji bidak tina jajaran, tuluy asupkeun deui bidak éta.

lesson-twelve-double = Jajaran ganda
lesson-twelve-double-1 = Hiji bidak bisa ngajadikeun jajaran unggal jalan, bulak-balik. Téang, sarta jadikeun jajaran dua kali.
lesson-twelve-double-1-done = Éta jajaran ganda: ka mana waé bidakna jalan, aya nu jadi. Coba nyieun nu kitu.

lesson-twelve-blocking = Meunang ku ngahalangan
lesson-twelve-blocking-1 = Pilih léngkah nu ngajadikeun lawan teu bisa ngajalankeun bidak naon waé.
lesson-twelve-blocking-1-done = Anjeun meunang: nu teu bisa jalan dina gilirana éléh. Cara séjénna, bidak lawan sina ngan sésa dua.
lesson-twelve-blocking-1-wrong = Lawan bisa kénéh jalan. Tutup titik kosong panungtungna.

lesson-twelve-last = Masang nu panungtung
lesson-twelve-last-1 = Pasang bidak panungtung anjeun. Geus kitu lawan jalan ti heula: ulah nyésakeun titik kosong pikeun manéhna.
lesson-twelve-last-1-done = Anjeun meunang. Bari masang nu panungtung, pikirkeun léngkah kahiji, sarta jaga tempat pikeun bidak sorangan.
lesson-twelve-last-1-wrong = Lawan bisa kénéh jalan. Gigireun bidakna aya hiji titik kosong kénéh: nu mana?

lesson-twelve-full = Papan pinuh
lesson-twelve-full-1 = Aya hiji titik kosong, sarta anjeun masang bidak nu pangpanungtungna.
lesson-twelve-full-1-done = Papan pinuh sarta taya jajaran nu jadi, ku kituna kaulinan saimbang.
lesson-twelve-full-2 = Aya deui hiji titik kosong. Tingali naon nu jadi ku bidak panungtung anjeun.
lesson-twelve-full-2-done = Jajaran nyokot hiji bidak, jadi papan teu pinuh sarta kaulinan terus.
