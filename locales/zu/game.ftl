### Imidlalo, imithetho, izinhlangothi, amathuba nokuphela komdlalo. Okudingwa yilowo nalowo mlayezo
### kuchazwe ku-locales/en. Uhlangothi lubizwa ngamatshe alo, isigaba 6: Abomvu anqobile.

## Imidlalo nemithetho yayo

game-checkers = Idrafti
game-morris = Umlabalaba (Morris)
rules-american = Idrafti yaseMelika
rules-twelve = Morris yamatshe angu-12
rules-twelve-diagonal = Morris yama-12 enemigqa etshekile
rules-morabaraba = Umlabalaba
rules-nine = Morris yamatshe angu-9
about-american = Izikwele ezingu-8 × 8, amatshe angu-12 ngamunye. Uma ungadla, kufanele udle.
about-twelve = Izindawo ezingu-24, amatshe angu-12 ngamunye. Amathathu emgqeni asusa elilodwa.
about-twelve-diagonal = Kuyafana, kanye nemigqa etshekile emakhoneni.
about-morabaraba = Unemigqa etshekile; osele namatshe amathathu angandiza.
about-nine = Amatshe angu-9 ngamunye, ayikho imigqa etshekile; osele namathathu angandiza.

## Izinhlangothi

side-red = Abomvu
side-white = Amhlophe
side-black = Amnyama

## Amatshe

piece-man =
    { $colour ->
        [white] itshe elimhlophe
        [black] itshe elimnyama
       *[red] itshe elibomvu
    }
piece-king =
    { $colour ->
        [white] inkosi emhlophe
        [black] inkosi emnyama
       *[red] inkosi ebomvu
    }

## Ithuba likabani

turn-move = Kudlala { $side }
turn-place = { $side } abeka itshe
turn-remove = { $side } asusa itshe elilodwa
turn-must = { $side } kufanele adle: { $either }
turn-thinking = Ikhompyutha iyacabanga …

## Uphele kanjani umdlalo

end-taken = { $winner } anqobile: { $loser } aphelile ebhodini.
end-blocked = { $winner } anqobile: { $loser } awasakwazi ukuhamba.
end-reduced = { $winner } anqobile: { $loser } asele emabili kuphela.
end-full = Ukulingana: ibhodi ligcwele.
end-repetition = Ukulingana: isimo esifanayo sivele okwesithathu.
end-no-progress = Ukulingana: kade kungashintshi lutho.
end-agreed = Ukulingana: nivumelene.
end-time = { $winner } anqobile: isikhathi sika-{ $loser } siphelile.
end-resigned = { $winner } anqobile: { $loser } avume ukwehlulwa.

## Ukulingana okungathathwa

claim-repetition = Lesi simo sivele okwesithathu: ungathatha ukulingana.
claim-no-progress = Kade kungashintshi lutho: ungathatha ukulingana.
