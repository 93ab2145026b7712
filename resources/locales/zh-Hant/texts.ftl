# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 6b66f05fcaf00b9d4b38bb657a2f335538f0014bce17061aa65c5055606390e2 06d1df5b5836a382d72a79b6a1a2d210ed5ebf1dbdd39f2520aa645d1d827201
## 裁決所用的文本
text-used = { $name } · { $id } · SHA-256 { $digest }
text-earlier = 本程式早先版本的文本
text-own = 非本程式自帶的文本
not-rulable-other-text = 報告引用的{ $id }是 SHA-256 為 { $digest } 的文本，這份文本本機沒有，報告也沒有隨帶；本機同名的是另一文本，不能代替。請載入所引用的文本，或另選。
law-not-as-cited = 以{ $cited }之名隨帶的文本不是報告所引用的那一份（隨帶的是{ $carried }）
text-not-as-cited = { $file } 裡的{ $id }不是報告引用的那一份：SHA-256 是 { $found }，報告引用的是 { $cited }。
sheet-text-missing = 文本不在手邊
