# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 5c6c5292cb3605651ef49246c54c39153cb5bc76980b2d02766249d0ae5e002f 0a53a18f4f0c922e826edd59f51732b30bbcc26962c638e5040f8df11c173258
## What was done
event = { $who }{ $did }
actor-arbiter = 裁判員
event-touch = 摸觸{ $piece }
event-touch-both = 同時摸觸{ $first }和{ $second }
event-lift = 拿起{ $piece }
event-put-back = 放回{ $piece }
event-release = 把{ $piece }放到 { $to }，離手
event-brush = 誤碰{ $piece }
event-place = 把{ $piece }放到 { $to }，未離手
event-disturb = 碰亂{ $pieces }
event-take-back = 悔棋，收回{ $piece }（{ $to }→{ $from }）
event-restore = 恢復局面
event-press-clock = 按鐘
event-stop-clocks = 停鐘
event-flag-fall = 超時
event-offer-draw = 提和
event-agree-draw = 同意和棋
event-resign = 認輸
event-late = 遲到 { $minutes } 分鐘
event-declare-draw = 判和：{ $ground }
event-release-named = 走{ $mv }（{ $from }→{ $to }），離手
event-not-so = 認定並無此事：{ $claim }
event-words = ：{ $words }
event-adjust-with-consent = 徵得同意後襬正{ $piece }
event-adjust-without-consent = 未經同意擺正{ $piece }
event-adjust-announced = 聲明後擺正{ $piece }

## Claims
claim-irregular = 提出第 { $ply } 著（雙方合計）走法違例
claim-facing = 提出將帥照面
claim-natural-limit = 提出自然限著
claim-no-winning-chances = 提出雙方均無勝望
claim-repetition = 提出循環反覆
claim-time = 提出對方超時
claim-other = 提出：{ $words }

## Certainty
certainty-established = 已認定
certainty-disputed = 有爭議（{ $by }）
certainty-disputed-by-some = 有爭議
party-red = 紅方
party-black = 黑方
party-witness = 證人
party-arbiter = 裁判員
