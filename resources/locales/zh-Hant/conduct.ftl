# Made by tools/zh-hant/derive.py; change terms.tsv there instead. fa9a6f740445bff7b4647c64268e62fdbd386ed5cd1d22c4324c873977e647f5 58a0c8f87d690313cf6b14c9b074e6c2975d170f113be2a5f6c8be48371ba9e4
## 賽場紀律
conduct-kind = 賽場紀律
conduct-times = { $did }（第 { $times } 次）
conduct-moves = { $did }（{ $times } 著）
conduct-words = { $did }：{ $words }
conduct-usual = 慣例（僅供參考，不是本次所依規則）：{ $text }出處：{ $source }。
conduct-costs-step = { $event }：{ $costs }。
conduct-costs-none = { $event }：未到處罰的次數。
conduct-not-seen = { $event }：所依規則沒有見到這方面的規定。
conduct-not-seen-taken = { $event }：所依規則沒有見到這方面的規定；此處按「{ $cost }」計。
question-conduct-is = { $about }，所依規則沒有規定：是否{ $cost }？
assumed-conduct-is = { $answer ->
    [yes] { $about }：{ $cost }
   *[other] { $about }：不是{ $cost }
}
statement-conduct-is = { $about }：{ $cost }
cost-given = 給對方加 { $time }
cost-taken = 扣 { $time }
cost-from-times = 第 { $times } 次{ $cost }
cost-from-moves = 滿 { $moves } 著{ $cost }
consequence-nothing = 不罰
consequence-not-heard = 不予受理
consequence-warning = 警告
consequence-foul = 記犯規一次
consequence-technical = 記技術犯規一次
consequence-breach = 記違反行棋規定一次
consequence-replay = 重賽
consequence-void = 成績無效
consequence-draw = 判和
consequence-loss = 判負
consequence-both-lose = 雙方判負
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
book-form-text = 照本子核對或抄錄這一條，寫明版次和頁碼。所用規則隨報告儲存，裁決按本條的款號引用。條文裡的數字另在規程裡設定。
book-number = 款號
book-page = 頁碼
book-words = 條文
book-lacking = 款號、條文、版次、頁碼都要填。
book-open = 以手邊的本子為準…
