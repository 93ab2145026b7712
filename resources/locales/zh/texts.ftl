## 裁决所用的文本
text-used = { $name } · { $id } · SHA-256 { $digest }
text-earlier = 本程序早先版本的文本
text-own = 非本程序自带的文本
not-rulable-other-text = 报告引用的{ $id }是 SHA-256 为 { $digest } 的文本，这份文本本机没有，报告也没有随带；本机同名的是另一文本，不能代替。请载入所引用的文本，或另选。
law-not-as-cited = 以{ $cited }之名随带的文本不是报告所引用的那一份（随带的是{ $carried }）
text-not-as-cited = { $file } 里的{ $id }不是报告引用的那一份：SHA-256 是 { $found }，报告引用的是 { $cited }。
sheet-text-missing = 文本不在手边
