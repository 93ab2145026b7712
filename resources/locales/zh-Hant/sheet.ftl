# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 43dd69a57b0806c58ab51cb4baec22d5659d63b5a5ff20a27dc39549ac77abbc 65e37525eb529d641548c46d9fa4fdef2703afcb0727377a8f6a34fdc373f35f
# 裁決書
ruling-sheet = 裁決書
ruling-sheet-not-given = 還沒有記錄裁決；以上是按記錄得出的結果。
ruling-sheet-clauses = 所引條文（轉述，非原文）
ruling-sheet-more = 另有 { $count } 項，見裁判報告。

# 賽事彙編
event-book-title = 裁判事件彙編
event-book-contents = 目錄
event-book-fouls = 犯規統計
event-book-fouls-left-out = 公開版略去按棋手的統計。
event-book-no-players = 報告裡沒有棋手姓名，不能按棋手統計。
event-book-unread = 無法讀取、沒有收入本冊的檔案：{ $files }。
event-book-when = 時間與台次
event-book-players = 紅方、黑方
event-book-what = 事件
event-book-state = 狀態
event-book-page = 頁
event-book-on-sheet = 犯規記錄
event-book-several-events = 這些報告屬於幾個賽事：{ $events }。請用 --event 指定一個。
event-book-no-event = 沒有賽事名為{ $event }的報告；有：{ $events }。
event-book-nothing = 沒有可以彙編的報告。
