### 按时间先后
out-of-turn-adjusted = { $side }在对方走棋时按规定摆正{ $piece }：不算摸子。
release-takes-general = { $mv }吃掉了将（帅）：{ $loser }此前的着法听任对方吃帅（将）。
conduct-clock-contradicts = 所记钟面{ $side }还剩 { $left } 秒，与超时不符。仅凭钟面不能定论，应当看钟并询问双方。
conduct-rounds-not-known = 局面之前走了多少回合不明；规定 { $from } 回合以前不得协议和棋。应当核对记录纸。
failure-no-move = 着法第 { $number } 着：{ $text }不是着法。请写成 h2e2 这样的形式。
failure-nothing-to-move = 着法第 { $number } 着 { $text }：起点上没有棋子。请核对此前的着法。
value-announcement-on-own-time = 在自己走棋时向裁判或对方声明
