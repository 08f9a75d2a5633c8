### Zvikonzero zvisingaitire chinhu, zvemitambo yose.

## Kudzvanya

refused-game-over = Mutambo wapera. Dzosa nhanho kana kutanga mumwe mutambo.
refused-not-your-turn = Hausati uri iwe ava kutamba.
refused-several-ways = Pane nzira dzinopfuura imwe dzekusvikako. Chimbodzvanya { $either }.
refused-no-claim = Mangange haasati achitoreka. Unogona kuakumbira.

## Mazita nemashoko

error-rules = Hapana mitemo inonzi “{ $found }”. Iripo ndeiyi: { $allowed }.
error-level = Hapana danho rinonzi “{ $found }”. Sarudza { $allowed }.
error-language = Hapana mutauro unonzi “{ $found }”. Iripo ndeiyi: { $allowed }.
error-point = Hapana nzvimbo inonzi “{ $found }” pabhodhi rino.
error-diagram = Mufananidzo hauna sarudzo inonzi “{ $found }”.
error-saved = Uyu hausi mutambo wakachengetwa, kana kuti pane pakakanganisika: mutsara { $line } unoti “{ $found }”.

## Mirairo yezvimwe zvirongwa

error-command = “{ $found }” haina kunzwisiswa. Nyora chimwe cheizvi: { $allowed }
error-option = Hapana sarudzo inonzi “{ $found }”. Iripo ndeiyi: { $allowed }
error-number = “{ $found }” haisi nhamba inokwana. Zvinobvumirwa: { $allowed }
