# Made by tools/zh-hant/derive.py; change terms.tsv there instead. dac59d5f68cb41e890169bb58af2c010129a4519d44599f1e9f16617fd4ac484 d6e233a1f6b97b10ad5c5e1e151f572101b844e60bb90d6728b806a509a2308a
side-red = 紅方
side-black = 黑方
piece-red-general = 紅帥
piece-red-advisor = 紅仕
piece-red-elephant = 紅相
piece-red-horse = 紅馬
piece-red-chariot = 紅車
piece-red-cannon = 紅炮
piece-red-soldier = 紅兵
piece-black-general = 黑將
piece-black-advisor = 黑士
piece-black-elephant = 黑象
piece-black-horse = 黑馬
piece-black-chariot = 黑車
piece-black-cannon = 黑炮
piece-black-soldier = 黑卒
kind-general = 將
kind-advisor = 士
kind-elephant = 象
kind-horse = 馬
kind-chariot = 車
kind-cannon = 炮
kind-soldier = 卒
moves-and-more = { $moves }等 { $count } 種

# Between the parts of a list or line, and between two sentences.
join-list = 、
join-semicolon = ；
join-colon = ：
join-sentences = {""}
join-comma = ，
in-brackets = { $text }（{ $more }）
colon = ：
join-parts = {"　"}
