# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 082be332323f4b8bcc8c2c7b284aff2fc139eded3e40b1f7ffd3973a0e826dd3 b2885921fe51a51405f09d50c4c6925a9f84794beed7319fd8b37f990d92814f
foul-counts = { $who }：{ $parts }
foul-unclassed = 另加犯規一次，類別未定
foul-parts = 各類合計
foul-limit = （{ $limit }）
foul-count = { $name } { $count } 次{ $limit }
