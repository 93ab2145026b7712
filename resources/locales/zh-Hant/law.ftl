# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 237453c6d3fb8626b6d67dc0abd7294389788ae1e2a9389eb5449132f74c38a0 78f7de2b6d030e75a3a69579e94ee01f1081007db8b5d45d7c6e4ef5a71ee452
## Topics of clauses
topic-check = 將軍
topic-answer-check = 應將
topic-suicide = 自殺的定義
topic-loss-by-mate = 將死判負
topic-loss-by-stalemate = 困斃判負
topic-loss-by-suicide = 自殺判負
topic-breach-limit = 違反行棋規定
topic-touch-own = 摸己方子
topic-touch-enemy = 摸對方子
topic-touch-own-then-enemy = 先摸己方子後摸對方子
topic-touch-enemy-then-own = 先摸對方子後摸己方子
topic-touch-both-at-once = 同時摸雙方棋子
topic-adjusting = 擺正與誤碰
topic-release-decides = 落子與離手
topic-correction = 糾正錯誤的時限
topic-touch-threshold = 怎樣才算摸子
topic-foul-limit = 累計犯規
topic-technical-limit = 累計技術犯規
topic-touch-on-others-time = 對方走棋時觸子
topic-others-piece-moved = 走動對方棋子
topic-disturbance = 碰亂棋子
topic-pressed-before-moving = 未走先按鐘
topic-taken-back = 悔棋
topic-natural-limit = 自然限著
topic-false-claim = 限著提和不實
topic-lateness = 遲到
topic-draw-claim = 提和時限
topic-facing = 將帥照面
topic-draw-by-agreement = 協議和棋
topic-no-winning-chances = 雙方無勝望
topic-repetition = 循環反覆
topic-loss-on-time = 超時判負
topic-resignation = 認輸
topic-appeal = 申訴

## Penalties
penalty-nothing = 不罰
penalty-warning = 警告
penalty-foul = 犯規一次
penalty-technical = 技術犯規一次
penalty-breach = 違反行棋規定一次
penalty-loss = 判負
class-unclassed = 犯規一次（類別未定）
limit-not-seen = 未見限數
limit-loses = { $limit } 次判負

## Levels and citations
level-national = 全國比賽
level-provincial = 省級及以下
level-national-youth = 全國少年賽及以下
citation-of-regulation = 規程{ $name }
citation-of-edition = { $year }年版{ $number }（本版條文未見）
confidence-article = 原文見文章所引
confidence-seen = 見到條文摘錄
confidence-secondary = 轉述，未見條文
confidence-inferred = 由其他來源推斷
confidence-carried-over = 本版未見，暫依1999年版
confidence-not-seen = 未見條文

## Files of law that are not taken
own-law-not-used = 自備規則 { $path } 沒有采用：{ $reason }。
own-law-not-a-file = 不是檔案
own-law-too-large = 超過 { $most } MiB 的上限
own-law-too-many = 檔案多於 { $most } 個，其餘 { $left_out } 個沒有讀；請移走一些
own-law-not-text = 不是 UTF-8 文本（從第 { $offset } 位元組起）；請用 UTF-8 儲存
law-file = { $file }
law-unreadable = 第 { $line } 行第 { $column } 列讀不懂：{ $reason }
law-no-such-rulebook = 要修改的規則{ $id }不存在
law-unwritable = 修改後的規則寫不出來：{ $reason }
regulation-unreadable = { $file } 不是競賽規程檔案：{ $reason }。檔案沒有改動。
regulation-unusable = { $file } 不能用作競賽規程：{ $reason }。檔案沒有改動。
regulation-written-for = 規程是為{ $rulebook }寫的，這裡與{ $in_force }合用，請核對。

## Faults of a law
law-fault-odd-id = id{ $id }應當只用英文字母、數字和連字元，不能為空
law-fault-missing = { $part }缺少中文或英文
law-fault-missing-in-clause = { $number }的標題或釋義缺少中文或英文
law-fault-odd-number = 條號{ $number }不能為空，首尾不能有空格，也不能以 reg: 開頭
law-fault-number-twice = 有兩條的條號都是{ $number }
law-fault-matter-twice = { $one }和{ $two }都標為「{ $matter }」，只能有一條
law-fault-no-such-clause = 關於「{ $matter }」的設定所依據的{ $number }不存在
law-fault-set-twice = { $number }關於「{ $matter }」的設定與前面的重複
law-fault-nought-limit = 「{ $matter }」的限數不能是 0
law-fault-level-twice = 「{ $level }」的限數寫了兩次
part-name = 名稱
part-short-name = 簡稱
part-edition = 版本
part-seen = 所見說明
part-gist = 要旨
part-source = 來源

law-amended-setting = { $name }：{ $value }。
