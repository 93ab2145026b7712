foul-counts = { $who }：{ $parts }
foul-unclassed = 另加犯规一次，类别未定
foul-parts = 各类合计
foul-limit = （{ $limit }）
foul-count = { $name } { $count } 次{ $limit }
