# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 59161fac3b6c731c9c3879a3bb86e059b6577c753fc73f0cf2ea6fa6dc6a3079 cf07543e0ea7d2cccbd878da9210e0a136b5f5ff61c2e9021e434589596779ed
### 按時間先後
out-of-turn-adjusted = { $side }在對方走棋時按規定擺正{ $piece }：不算摸子。
release-takes-general = { $mv }吃掉了將（帥）：{ $loser }此前的著法聽任對方吃帥（將）。
conduct-clock-contradicts = 所記鐘面{ $side }還剩 { $left } 秒，與超時不符。僅憑鐘面不能定論，應當看鐘並詢問雙方。
conduct-rounds-not-known = 局面之前走了多少回合不明；規定 { $from } 回合以前不得協議和棋。應當核對記錄紙。
failure-no-move = 著法第 { $number } 著：{ $text }不是著法。請寫成 h2e2 這樣的形式。
failure-nothing-to-move = 著法第 { $number } 著 { $text }：起點上沒有棋子。請核對此前的著法。
value-announcement-on-own-time = 在自己走棋時向裁判或對方聲明
