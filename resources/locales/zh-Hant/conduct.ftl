# Made by tools/zh-hant/derive.py; change terms.tsv there instead. e622aef770d43f70101467a13ba72f3d15868447a83b84898a56ffd117a5bddd 86e4033864c007be12e0063d6da4a88dfa5754bf3c8ef11e5358e0c74f5a6c80
## 賽場紀律
conduct-kind = 賽場紀律
kind-conduct = 賽場紀律
statement-conduct-is = { $about }：{ $cost }
cost-from-times = 第 { $times } 次{ $cost }
cost-from-moves = 滿 { $moves } 著{ $cost }
error-unknown-topic = 「{ $word }」不是賽場紀律的項目。各項見 rule --topics。
form-topic = 項目
form-topic-search = 查找項目
form-times = 第幾次（漏記著法填著數；不填為比前面多一次）
lacking-topic = 請選一個項目。
topics-rule = { $name }：{ $costs }（{ $clause }，{ $confidence }）
topics-silent = { $name }：所依規則沒有規定，未定
group-conduct = 紀律
lacking-times = 次數應是大於 0 的整數。
book-form = 以手邊的本子為準
book-form-text = 照本子核對或抄錄這一條，寫明版次和頁碼；條文裡的次數、回合、分鐘也照本子填。所用規則隨報告儲存，裁決按本條的款號引用。
book-number = 款號
book-page = 頁碼
book-words = 條文
book-keep = 今後的報告也照此辦理
book-lacking = 款號、條文、版次、頁碼都要填。
book-open = 以手邊的本子為準…
