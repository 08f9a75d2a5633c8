### Mitambo, mitemo, mativi, nguva yekutamba nemagumo.

## Mitambo nemitemo yayo

game-checkers = Checkers
game-morris = Morris yevane gumi nevaviri
rules-american = Checkers yekuAmerica
rules-twelve = Morris yevane 12
rules-twelve-diagonal = Morris 12 yemakona
rules-morabaraba = Morabaraba
rules-nine = Morris yevane 9
about-american = Masikweya 8 × 8, zvidimbu 12 mumwe nemumwe. Kana kudya kuchigoneka, unofanira kudya.
about-twelve = Nzvimbo 24, zvidimbu 12 mumwe nemumwe. Zvitatu pamutsara zvinodya chimwe.
about-twelve-diagonal = Zvakangofanana, asi pane mitsara inobatanidza makona.
about-morabaraba = Ine mitsara yemumakona; asara nezvitatu anogona kubhururuka.
about-nine = Zvidimbu 9 mumwe nemumwe, hapana mitsara yemumakona; asara nezvitatu anogona kubhururuka.

## Mativi

side-red = Tsvuku
side-white = Chena
side-black = Nhema

## Zvidimbu

piece-man =
    { $colour ->
        [white] chidimbu chichena
        [black] chidimbu chitema
       *[red] chidimbu chitsvuku
    }
piece-king =
    { $colour ->
        [white] mambo muchena
        [black] mambo mutema
       *[red] mambo mutsvuku
    }

## Ndiani ava kutamba

turn-move = { $side } ndiyo yava kutamba
turn-place = { $side } ndiyo yava kuisa chidimbu
turn-remove = { $side } inobvisa chidimbu chimwe
turn-must = { $side } inofanira kudya: { $either }
turn-thinking = Kombiyuta iri kufunga …

## Mutambo wapera sei

end-taken = { $winner } yakunda: { $loser } haichina chidimbu.
end-blocked = { $winner } yakunda: { $loser } haichina kwekufamba.
end-reduced = { $winner } yakunda: { $loser } yangosara nezvidimbu zviviri.
end-full = Mangange: bhodhi razara.
end-repetition = Mangange: mamiriro mamwe chete adzoka kechitatu.
end-no-progress = Mangange: papera nguva refu pasina chashanduka.
end-agreed = Mangange: mabvumirana.
end-time = { $winner } yakunda: nguva ye{ $loser } yapera.
end-resigned = { $winner } yakunda: { $loser } yabvuma kukundwa.

## Mangange aunogona kutora

claim-repetition = Mamiriro aya adzoka kechitatu: unogona kutora mangange.
claim-no-progress = Papera nguva refu pasina chashanduka: unogona kutora mangange.
