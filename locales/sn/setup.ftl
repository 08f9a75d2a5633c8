### Zvinosarudzwa pamutambo mutsva, wachi, matangiro, nebhodhi rekugadzirira zvidimbu.

error-opening = Hapana matangiro { $found } parondedzero.
refused-set-up-over = { $side } haigoni kufamba apa, saka mutambo unenge wapera: chinja zvidimbu kana kuti ndiani ava kutamba.
clock-face = { $side }: kwasara { $time }
clock-short =
    { $number ->
        [one] { $side } yasara nesekondi { $number }.
       *[other] { $side } yasara nemasekondi { $number }.
    }
