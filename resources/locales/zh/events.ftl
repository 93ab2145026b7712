## What was done
event = { $who }{ $did }
actor-arbiter = 裁判员
act-touch = 摸触{ $piece }
act-touch-both = 同时摸触{ $first }和{ $second }
act-lift = 拿起{ $piece }
act-put-back = 放回{ $piece }
act-release = 把{ $piece }放到 { $to }，离手
act-brush = 误碰{ $piece }
act-place = 把{ $piece }放到 { $to }，未离手
act-disturb = 碰乱{ $pieces }
act-take-back = 悔棋，收回 { $mv }
act-restore = 恢复局面
act-press-clock = 按钟
act-stop-clocks = 停钟
act-flag-fall = 超时
act-offer-draw = 提和
act-agree-draw = 同意和棋
act-resign = 认输
act-late = 迟到 { $minutes } 分钟
act-declare-draw = 判和：{ $ground }
act-release-named = 走{ $mv }，离手（{ $piece } → { $to }）
act-words = ：{ $words }
act-adjust-with-consent = 征得同意后摆正{ $piece }
act-adjust-without-consent = 未经同意摆正{ $piece }
act-adjust-announced = 声明后摆正{ $piece }

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
party-red = 红方
party-black = 黑方
party-witness = 证人
party-arbiter = 裁判员
