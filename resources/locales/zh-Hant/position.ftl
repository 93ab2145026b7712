# Made by tools/zh-hant/derive.py; change terms.tsv there instead. d886575a4b0949d887b8e135d73f1136a78362bd06a38283e9d7ede15da85fca cbb1dd5336b0b4c0bbc4803aa071e364505fe219c98058072ba2d72433924565
## Faults of a position
position-fault-too-many = { $piece }多於 { $most } 枚：{ $at }。
position-fault-advisor-off-points = { $piece }不在九宮的五個點上：{ $at }。
position-fault-elephant-off-points = { $piece }不在七個點上：{ $at }。
position-fault-soldier-behind-start = { $piece }在起始線之後：{ $at }。
position-fault-soldier-off-file = 未過河的{ $piece }不在原來的路上：{ $at }。
position-fault-soldiers-on-one-file = 未過河的{ $piece }有兩枚在同一路：{ $at }。
position-fault-generals-facing = 將帥照面：{ $at }。
position-fault-opponent-in-check = 未輪到走棋的{ $side }處於被將軍狀態：{ $at }。

## Why a position cannot be ruled on
refused-no-side-to-move = 沒有說明輪到哪一方走：請在局面後寫 w（紅）或 b（黑），或在視窗中選定。
refused-general-count = 盤上有 { $count } 枚{ $general }，應當正好 1 枚。
refused-general-outside-palace = { $general }不在九宮內：{ $square }。

## Text that is no position
fen-error = 局面文字第 { $column } 個字：{ $what }。
fen-empty = 沒有內容
fen-unknown-character = { $character }不是棋子、數字或斜槓
fen-rank-too-long = 第 { $line } 行超過 9 個點
fen-rank-too-short = 第 { $line } 行只有 { $points } 個點，應當是 9 個
fen-too-few-ranks = 只有 { $ranks } 行，應當是 10 行
fen-too-many-ranks = 超過 10 行
fen-unknown-side = { $word }不是走棋方，應當是 w（紅）或 b（黑）
fen-note-no-counters = 沒有回合數，按 0 1。
fen-note-odd-counters = 回合數不合規範，按 0 1。
fen-note-extra-blanks = 忽略了多餘的空格。
fen-note-red-as-r = r 當作紅方走。
fen-note-wxf-letters = H、E 當作馬、象。
fen-note-adjacent-digits = 第 { $line } 行相鄰的數字已相加。

## Text that is no event
words-error = 第 { $number } 個事件{ $text }：{ $what }。
words-empty-square = 第 { $number } 個事件：{ $square } 上沒有棋子；請核對局面或事件。
words-unknown-word = 不認識{ $word }；可用{ $known }
words-incomplete = 不完整，應寫成 { $pattern }
words-empty = 不完整，缺少發生了什麼
words-not-a-square = { $word }不是 a0 到 i9 的點
words-not-a-move = { $word }不是 h2e2 這樣的著法
words-consent-unclear = { $word }不明；擺正後應寫 consent（已同意）、announced（只聲明）或 none（都沒有）
words-same-square = { $word } 寫了兩次；每枚棋子只寫一次
words-not-a-number = { $word }不是整數
words-too-large = { $word } 太大
words-unknown-claim = 不能提出{ $word }；可用 facing、limit、no-chances、repetition、time、move N
words-unknown-mark = @ 之後的{ $word }不認識；可用 running=red、red=2:30、black=5:00、disputed=red,black,witness、order=disputed
words-wrong-actor = { $word }的行為人不對：declare-draw 只能由裁判員，其餘只能由棋手
words-no-actor = 開頭應寫 red、black 或 arbiter
words-too-much = { $word }多餘

## Text that is no move
notation-unreadable = { $text }不是著法；可寫炮二平五、C2=5、H2-E2 或 h2e2。
notation-no-such-move = 沒有棋子能按{ $text }走；請核對局面和著法。
notation-ambiguous = { $text }可以指幾著：{ $moves }；請寫明是哪一著。
