## Faults of a position
position-fault-too-many = { $piece }多于 { $most } 枚：{ $at }。
position-fault-advisor-off-points = { $piece }不在九宫的五个点上：{ $at }。
position-fault-elephant-off-points = { $piece }不在七个点上：{ $at }。
position-fault-soldier-behind-start = { $piece }在起始线之后：{ $at }。
position-fault-soldier-off-file = 未过河的{ $piece }不在原来的路上：{ $at }。
position-fault-soldiers-on-one-file = 未过河的{ $piece }有两枚在同一路：{ $at }。
position-fault-generals-facing = 将帅照面：{ $at }。
position-fault-opponent-in-check = 未轮到走棋的{ $side }处于被将军状态：{ $at }。

## Why a position cannot be ruled on
refused-no-side-to-move = 没有说明轮到哪一方走：请在局面后写 w（红）或 b（黑），或在窗口中选定。
refused-general-count = 盘上有 { $count } 枚{ $general }，应当正好 1 枚。
refused-general-outside-palace = { $general }不在九宫内：{ $square }。

## Text that is no position
fen-error = 局面文字第 { $column } 个字：{ $what }。
fen-empty = 没有内容
fen-unknown-character = { $character }不是棋子、数字或斜杠
fen-rank-too-long = 第 { $line } 行超过 9 个点
fen-rank-too-short = 第 { $line } 行只有 { $points } 个点，应当是 9 个
fen-too-few-ranks = 只有 { $ranks } 行，应当是 10 行
fen-too-many-ranks = 超过 10 行
fen-unknown-side = { $word }不是走棋方，应当是 w（红）或 b（黑）
fen-note-no-counters = 没有回合数，按 0 1。
fen-note-odd-counters = 回合数不合规范，按 0 1。
fen-note-extra-blanks = 忽略了多余的空格。
fen-note-red-as-r = r 当作红方走。
fen-note-wxf-letters = H、E 当作马、象。
fen-note-adjacent-digits = 第 { $line } 行相邻的数字已相加。

## Text that is no event
words-error = 第 { $number } 个事件{ $text }：{ $what }。
words-empty-square = 第 { $number } 个事件：{ $square } 上没有棋子；请核对局面或事件。
words-unknown-word = 不认识{ $word }；可用{ $known }
words-incomplete = 不完整，应写成 { $pattern }
words-empty = 不完整，缺少发生了什么
words-not-a-square = { $word }不是 a0 到 i9 的点
words-not-a-move = { $word }不是 h2e2 这样的着法
words-consent-unclear = { $word }不明；摆正后应写 consent（已同意）、announced（只声明）或 none（都没有）
words-same-square = { $word } 写了两次；每枚棋子只写一次
words-not-a-number = { $word }不是整数
words-too-large = { $word } 太大
words-unknown-claim = 不能提出{ $word }；可用 facing、limit、no-chances、repetition、time、move N
words-unknown-mark = @ 之后的{ $word }不认识；可用 running=red、red=2:30、black=5:00、disputed=red,black,witness、order=disputed
words-wrong-actor = { $word }的行为人不对：declare-draw 只能由裁判员，其余只能由棋手
words-no-actor = 开头应写 red、black 或 arbiter
words-too-much = { $word }多余

## Text that is no move
notation-unreadable = { $text }不是着法；可写炮二平五、C2=5、H2-E2 或 h2e2。
notation-no-such-move = 没有棋子能按{ $text }走；请核对局面和着法。
notation-ambiguous = { $text }可以指几着：{ $moves }；请写明是哪一着。
