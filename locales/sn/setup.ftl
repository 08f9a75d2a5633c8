### Zvinosarudzwa pamutambo mutsva, wachi, matangiro, nebhodhi rekugadzirira zvidimbu.

error-opening = Hapana matangiro { $found } parondedzero.
refused-set-up-over = { $side } haigoni kufamba apa, saka mutambo unenge wapera: chinja zvidimbu kana kuti ndiani ava kutamba.
error-no-openings = Hapana matangiro emijenya mu{ $rules }.
clock-face = { $side }: kwasara { $time }
clock-short =
    { $number ->
        [one] { $side } yasara nesekondi { $number }.
       *[other] { $side } yasara nemasekondi { $number }.
    }
choose = Sarudza …
choose-start = Matangiro
start-usual = Enguva dzose
start-opening = Emijenya
start-ahead = Nemukana
start-position = Mamiriro
choose-opening = Matangiro emijenya
opening-lot = Nemijenya
opening-list = Kubva parondedzero
opening-lot-about = Panosarudzwa nemijenya matangiro anotambwa pabhodhi. Mukatamba zvakare, iwayo anodzokororwa mativi achinjana.
choose-ahead = Ndiani anowedzerwa chidimbu
ahead-own = Iwe
ahead-other = Mumwe mutambi
paste-position = Namira mamiriro kana mutambo
set-up = Gadzirira pabhodhi
choose-clock = Wachi
clock-none = Hapana
clock-other = Imwe
clock-about = Maminitsi edivi rimwe nerimwe + masekondi anowedzerwa panhanho yega yega
clock-minutes = Maminitsi
clock-seconds = Masekondi panhanho
choose-level-of = Danho re{ $side }
choose-pause = Kumhanya
pause-200 = Chimbichimbi
pause-500 = Chimbi
pause-1000 = Zvine mwero
pause-3000 = Zvishoma
step = Nhanho imwe
opening-search = Nhamba, nhanho kana zita
opening-count =
    { $number ->
        [one] matangiro { $number }
       *[other] matangiro { $number }
    }
opening-named = Matangiro { $number }
opening-mail = Netsamba chete
opening-barred = Haabvumirwi
game-with-odds = { $game } · { $side } inopa chidimbu
game-with-opening = { $game } · matangiro { $number }
say-odds = { $side } inopa chidimbu.
say-opening = Matangiro { $number }: { $moves }.
edit-position = Chinja mamiriro aya
set-up-ready = Mutambo unogona kutanga pano: { $side } ndiyo inotamba.
set-up-tools = Zvinoitwa nekudzvanya
tool-carry = Fambisa chidimbu
tool-off = Bvisa chidimbu
set-up-turn = Ndiani anotamba
set-up-in-hand = { $side } muruoko: { $number }
set-up-text = Mamiriro akanyorwa
set-up-clear = Bvisa zvose
set-up-start = Mamiriro ekutanga
set-up-play = Tamba kubva pano
refused-set-up-rules = Uyu mutambo we{ $rules }: ugadzirire pabhodhi remutambo iwoyo.
