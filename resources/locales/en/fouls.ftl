foul-counts = { $who }: { $parts }
foul-unclassed = and one foul whose class is open
foul-parts = all together
foul-limit = {" "}({ $limit })
foul-count = { $name } { $count }{ $limit }
