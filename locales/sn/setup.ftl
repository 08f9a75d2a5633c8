### Zvinosarudzwa pamutambo mutsva, wachi, matangiro, nebhodhi rekugadzirira zvidimbu.

error-opening = Hapana matangiro { $found } pamutsara wawo.
refused-set-up-over = { $side } haigoni kufamba apa, saka mutambo unenge wapera: chinja zvidimbu kana kuti ndiani ari kutamba.
clock-face = { $side }: kwasara { $time }
clock-short =
    { $number ->
        [one] { $side } yasara nesekondi { $number }.
       *[other] { $side } yasara nemasekondi { $number }.
    }
