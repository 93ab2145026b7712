## What was done
event = { $who }{ $did }
actor-arbiter = 裁判员
event-touch = 摸触{ $piece }
event-touch-both = 同时摸触{ $first }和{ $second }
event-lift = 拿起{ $piece }
event-put-back = 放回{ $piece }
event-release = 把{ $piece }放到 { $to }，离手
event-brush = 误碰{ $piece }
event-place = 把{ $piece }放到 { $to }，未离手
event-disturb = 碰乱{ $pieces }
event-take-back = 悔棋，收回{ $piece }（{ $to }→{ $from }）
event-restore = 恢复局面
event-press-clock = 按钟
event-stop-clocks = 停钟
event-flag-fall = 超时
event-offer-draw = 提和
event-agree-draw = 同意和棋
event-resign = 认输
event-late = 迟到 { $minutes } 分钟
event-declare-draw = 判和：{ $ground }
event-release-named = 走{ $mv }（{ $from }→{ $to }），离手
event-not-so = 认定并无此事：{ $claim }
event-words = ：{ $words }
event-adjust-with-consent = 征得同意后摆正{ $piece }
event-adjust-without-consent = 未经同意摆正{ $piece }
event-adjust-announced = 声明后摆正{ $piece }

## Claims
claim-irregular = 提出第 { $ply } 着（双方合计）走法违例
claim-facing = 提出将帅照面
claim-natural-limit = 提出自然限着
claim-no-winning-chances = 提出双方均无胜望
claim-repetition = 提出循环反复
claim-time = 提出对方超时
claim-other = 提出：{ $words }

## Certainty
certainty-established = 已认定
certainty-disputed = 有争议（{ $by }）
certainty-disputed-by-some = 有争议
party-red = 红方
party-black = 黑方
party-witness = 证人
party-arbiter = 裁判员
