# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 97f5475870a7ecc8cc8d22109a629381054ecc68f47787d68181b66e0bb4f79a c3277ba3d849c0c118f77557b46ae92772bd0ce6310faee7e418f9968d0485b6
## Findings: the position
position-impossible = 這個局面不可能在正常對局中出現，按當時盤面裁判。若將帥照面，或未輪到走棋的一方被將軍，通常是上一著自殺或漏應將：先核對記錄，查明上一著。
position-record-irregular = 棋譜裡有不合規則的著法：{ $named }（雙方合計）。如有人提出，把「走法違例」記入經過，就會據以裁決。
position-irregular-ply = 第 { $ply } 著（{ $how }）
position-in-check = { $general }被{ $attackers }將軍，必須應將。
position-in-check-over = { $general }被{ $attackers }（隔著{ $screens }）將軍，必須應將。
position-facing = { $general }與{ $other }照面，必須解除。
position-checkmated = { $side }沒有任何著法可以應將，已被將死；此後摸觸什麼都不影響結果。
position-stalemated = { $side }沒有被將軍，但無著可走，已被困斃；此後摸觸什麼都不影響結果。

## Findings: contacts that are no touch
contact-nothing-there = 記錄中的 { $square } 上沒有棋子，這一項不計；請核對記錄。
contact-after-release = 該著之後棋手還動了 { $events } 次棋子：先裁決該著，其後的不再論。
contact-not-lifted = 觸碰{ $piece }而沒有拿起：按所用規則，拿起才算摸子。
contact-brushed = 明顯誤碰{ $piece }，不算摸子。
contact-adjusted-with-consent = 按規定擺正{ $piece }，不算摸子。
contact-adjusted-without = 擺正{ $piece }，事先沒有按規定徵得同意或聲明，按摸子論。
out-of-turn-touched = { $side }在對方走棋時觸動{ $piece }：照實記錄；沒有見到條文，沒有摸子走子的約束。
out-of-turn-brushed = { $side }在對方走棋時誤碰{ $piece }：照實記錄，不算摸子。
out-of-turn-adjusted = { $side }在對方走棋時按規定擺正{ $piece }：不算摸子。
out-of-turn-moved = { $side }在對方走棋時走了{ $mv }：照實記錄，沒有見到條文；棋子應當退回。

## Findings: one touch
touch-binds-own = 摸己方{ $piece }：可走{ $moves }，必須走此子。{ $exposing ->
        [0] {""}
       *[other] 另有 { $exposing } 種走法是自殺，不可走。
    }
touch-binds-enemy = 摸對方{ $piece }：可吃（{ $moves }），必須吃此子。{ $exposing ->
        [0] {""}
       *[other] 另有 { $exposing } 種吃法是自殺，不可走。
    }
touch-cannot-be-met-own = 摸己方{ $piece }：此子無路可走，沒有摸子走子的約束，{ $in_check ->
        [yes] 應另走應將
       *[no] 可另走他子
    }。
touch-cannot-be-met-enemy = 所摸對方{ $piece }無子可吃，沒有摸子吃子的約束，{ $in_check ->
        [yes] 應另走應將
       *[no] 可另行走子
    }。
touch-only-by-exposing-own = 摸己方{ $piece }：可走{ $moves }，但無論怎樣走，{ $danger }。{ $answer ->
        [yes] 按本解釋仍算「能走」。
        [no] 按本解釋不算「能走」。
       *[open] 條文沒有寫明這算不算「能走」。
    }
touch-only-by-exposing-enemy = 摸對方{ $piece }：可吃（{ $moves }），但吃後{ $danger }。{ $answer ->
        [yes] 按本解釋仍算「能吃」。
        [no] 按本解釋不算「能吃」。
       *[open] 條文沒有寫明這算不算「能吃」。
    }
touch-obeying-is-suicide = 照此去走，{ $danger }：這是自殺。
touch-lost-own = 摸了{ $piece }就必須走，走就自殺：一經摸觸，即應判負。
touch-lost-enemy = 摸了{ $piece }就必須吃，吃就自殺：一經摸觸，即應判負。
touch-costs-foul = 摸了而不能走（吃）的：條文沒有寫處罰，本解釋記犯規一次。
touch-costs-nothing = 摸了而不能走（吃）的：條文沒有寫處罰，本解釋不罰。
touch-text-not-seen = 所選規則中沒有見到這一條（{ $about }）。
touch-text-not-seen-taken = 所選規則中沒有見到這一條（{ $about }）。在此取：{ $taken }。
touch-priced-nothing = 這樣摸子，按所用規則不另處罰。
touch-priced = 這樣摸子，按所用規則：{ $cost }。

## Findings: several pieces
pair-cannot-take-and-pays = 所摸己方{ $own }不能吃所摸對方{ $enemy }：按所用規則要處罰。以後怎樣走，所見條文沒有寫；據轉述，摸己方子、摸對方子的兩條仍各有效。
pair-both-sides-at-once = 同時摸觸雙方的棋子：先論對方的{ $first }，再論己方的{ $second }。
pair-both-sides = 先摸{ $first }，後摸{ $second }：按先後依次論。
pair-two-of-one-side = 先後摸觸同一方的{ $first }、{ $second }：沒有條文；以先摸而且能走（能吃）的一枚為準。
pair-of-one-side = 共摸觸同一方的{ $pieces }：沒有條文規定以哪一枚為準。{ $answer ->
        [yes] 在此以先摸而且能走（能吃）的一枚為準。
        [no] 在此由裁判指定一枚。
       *[open] {""}
    }
pair-of-both-sides = 共摸觸{ $pieces }：沒有條文規定以哪一枚為準。{ $answer ->
        [yes] 在此以先摸而且能走（能吃）的一枚為準。
        [no] 在此以己方、對方各自先摸的一枚為準。
       *[open] {""}
    }
pair-arbiter-names = 在此由裁判指定{ $piece }。
pair-one-takes-other = 所摸的{ $own }正好能吃所摸的{ $enemy }：必須走{ $mv }。
pair-one-cannot-reach-other = 所摸的{ $own }吃不到所摸的{ $enemy }：按先論的{ $first }處理。
pair-one-takes-other-exposing = 所摸的{ $own }吃所摸的{ $enemy }就送將。{ $answer ->
        [yes] 在此仍須吃。
        [no] 在此不必吃，按先論的一枚處理。
       *[open] 沒有來源說明還要不要吃。
    }

## Findings: the release
release-suicide = 走{ $mv }後，{ $danger }：這是自殺。
release-suicide-complete = { $placed ->
        [yes] 子已落定，雖未離手，著法已經走成
       *[no] 手已離開棋子，著法已經走成
    }：自殺成立，判負。
release-check-unanswered = 走{ $mv }後，{ $danger }：沒有應將，即為被將死，判負。
release-rival-ground = { $chosen ->
        [mate] 另一種依據：不應將即被將死（{ $mate }）。結果相同。
       *[suicide] 另一種依據：走棋後自殺（{ $suicide }）。結果相同。
    }
release-not-a-move-own = { $piece }從 { $from } 走到 { $to }，走法違例，違反行棋規定。
release-not-a-move-enemy = 把對方的棋子（{ $piece }）從 { $from } 移到 { $to }，違反行棋規定。
release-not-a-move-exposes = 走後{ $danger }。
release-non-move-exposed = 走法違例，同時又成自殺：沒有條文說哪一條在先。{ $answer ->
        [yes] 在此算自殺。
        [no] 在此只算違反行棋規定。
       *[open] {""}
    }
release-outside-duty = { $mv }本身合法，但不符合摸子的約束，違反行棋規定。
release-meets-duty = { $mv }符合摸子的約束，著法有效。
release-free-move = { $mv }合法，沒有摸子的約束。
release-suicide-text-not-seen = 走出的著法使自己的將帥被吃或照面；所選規則中沒有見到自殺判負的條文。{ $answer ->
        [yes] 在此判負。
        [no] 在此作違反行棋規定。
       *[open] {""}
    }
release-checkmates = { $mv }走成，{ $other }已被將死，對局結束；此後的事不改變結果。
release-stalemates = { $mv }走成，{ $other }已被困斃，對局結束；此後的事不改變結果。
release-takes-general = { $mv }吃掉了將（帥）：{ $loser }此前的著法聽任對方吃帥（將）。
release-corrected = 恢復局面後改走{ $mv }，符合摸子的約束。
release-corrected-in-vain = 恢復局面後走{ $mv }，仍不符合摸子的約束：再次違反行棋規定。

## Findings: the count and the end
closing-counted = 此前違反行棋規定 { $prior } 次，本次 { $breach } 次{ $touch ->
        [0] {""}
       *[other] ，另有摸子犯規 { $touch } 次
    }；{ $at }滿 { $limit } 次判負：{ $result ->
        [lost] 已滿
        [touch] 摸子的犯規是否計入，條文未明；本解釋不計入，記犯規一次，繼續
       *[below] 未滿，記錄，繼續
    }。
closing-counted-no-limit = 此前違反行棋規定 { $prior } 次，本次 { $breach } 次{ $touch ->
        [0] {""}
       *[other] ，另有摸子犯規 { $touch } 次
    }；{ $at }條文未見限數：{ $result ->
        [lost] 判負
       *[recorded] 記錄，繼續
    }。
closing-limit-not-seen = 違反行棋規定；幾次判負，所依規則沒有定。{ $answer ->
        [yes] 在此判負。
        [no] 在此記錄一次。
       *[open] {""}
    }
closing-time-given = 走法違例：給{ $to }加 { $minutes } 分鐘。
closing-tallied = { $side }{ $listed }。{ $result ->
        [lost] 達到限數，判負
        [below] 未達限數，記錄，繼續
       *[unlimited] 沒有見到限數，記錄，繼續
    }。
tally = { $name }此前 { $before } 次、本次 { $now } 次
tally-limited = { $name }此前 { $before } 次、本次 { $now } 次（滿 { $limit } 次判負）
tally-breaches = 違反行棋規定
tally-fouls = 犯規
tally-technical = 技術犯規
tally-all = 合計
closing-free-in-check = 沒有摸子走子的約束；正被將軍，必須應將。
closing-free = 沒有摸子走子的約束，可走任何合法著法。
closing-lost-before = 其後走{ $mv }，不改變摸觸時的裁判。
closing-duty-after-restore-open = 退回以後，走錯的棋子按摸子論；{ $question }現有依據不能確定，由裁判長決定。
closing-undecided = { $question }現有依據不能確定，各種結果分別列出。

## Findings: clocks, claims and draws
conduct-after-the-end = 此前對局已經結束；其後記錄的 { $rows } 項（鐘、提議、碰亂等）不改變結果。
conduct-turn-after-the-end = 此前對局已經結束；記錄的摸觸和著法不改變結果。
conduct-costs = { $deed }：{ $cost }{ $minutes ->
        [0] {""}
       *[other] ，給對方加 { $minutes } 分鐘
    }。
conduct-false-claim-costs = { $deed }：{ $cost }{ $minutes ->
        [0] {""}
       *[other] ，扣時 { $minutes } 分鐘
    }。
conduct-cost-not-seen = { $deed }：沒有見到規定怎樣處罰的條文。{ $answer ->
        [yes] 在此作犯規論。
        [no] 在此不作犯規。
       *[open] {""}
    }
conduct-time-not-read = 對方當時剩餘時間是否不足 { $under_minutes } 分鐘，沒有記錄。{ $answer ->
        [yes] 在此作不足論。
        [no] 在此作足夠論。
       *[open] {""}
    }
conduct-changed-after-placing = 按所用規則，落子即成著：{ $made }已經有效，雖未離手也不得改為{ $instead }。
conduct-flag-fell = { $side }超過規定時限。
conduct-clock-contradicts = 所記鐘面{ $side }還剩 { $left } 秒，與超時不符。僅憑鐘面不能定論，應當看鐘並詢問雙方。
conduct-flagged-by-penalty = 扣時以後{ $side }超時，判負。
conduct-resigned = { $side }認輸。
conduct-draw-agreed = 雙方同意和棋。
conduct-draw-too-early = 才走了 { $rounds } 回合；規定 { $from } 回合以前不得協議和棋，對局繼續。
conduct-rounds-not-known = 局面之前走了多少回合不明；規定 { $from } 回合以前不得協議和棋。應當核對記錄紙。
conduct-draw-declared = 裁判員判和，依據：{ $ground }。這是裁判員的決定，照錄於此。
conduct-late = { $minutes ->
        [0] { $side }沒有遲到
       *[other] { $side }遲到 { $minutes } 分鐘
    }；規定滿 { $limit } 分鐘判負{ $lost ->
        [yes] ，已滿，應判負
        [no] ，未滿，不判負
       *[open] {""}
    }。
conduct-late-from-start = { $minutes ->
        [0] { $side }沒有遲到
       *[other] { $side }遲到 { $minutes } 分鐘
    }；規定開賽時未到場即負{ $lost ->
        [yes] ，應判負
        [no] ，不判負
       *[open] {""}
    }。
conduct-late-no-limit-seen = { $minutes ->
        [0] { $side }沒有遲到
       *[other] { $side }遲到 { $minutes } 分鐘
    }；沒有見到時限的規定{ $lost ->
        [yes] ，在此判負
        [no] ，在此不判負
       *[open] {""}
    }。
conduct-no-such-move = 棋譜裡沒有第 { $ply } 著（雙方合計），無從核查：先核對雙方記錄。
conduct-move-in-order = 按棋譜，第 { $ply } 著（雙方合計）符合行棋規定，提出不成立。
conduct-move-irregular = 按棋譜，第 { $ply } 著（雙方合計，{ $side }所走）不合規則：{ $how }。
conduct-move-ruled-on = 提出的第 { $ply } 著（雙方合計，{ $side }所走）就是本次經過裡的著法（{ $how }），已在上面裁決，不重複計算。
conduct-complaint-own-next-move = 其後提出方又走了 { $own_moves } 著，過了 { $rounds } 回合；須在自己走下一著之前提出{ $in_time ->
        [yes] ，在時限以內
        [no] ，已過時限
       *[open] {""}
    }。
conduct-complaint-rounds = 其後提出方又走了 { $own_moves } 著，過了 { $rounds } 回合；須在 { $limit } 回合以內提出{ $in_time ->
        [yes] ，在時限以內
        [no] ，已過時限
       *[open] {""}
    }。
conduct-complaint-end-of-game = 其後提出方又走了 { $own_moves } 著，過了 { $rounds } 回合；對局進行中提出有效{ $in_time ->
        [yes] ，在時限以內
        [no] ，已過時限
       *[open] {""}
    }。
conduct-complaint-limit-not-seen = 其後提出方又走了 { $own_moves } 著，過了 { $rounds } 回合；沒有見到提出時限的條文{ $in_time ->
        [yes] ，在時限以內
        [no] ，已過時限
       *[open] {""}
    }。
conduct-position-stands = 提出太遲，視為預設：局面有效，對局繼續。
conduct-not-facing = 按棋譜，現在的局面將帥沒有照面。
conduct-facing-maker = 將帥自第 { $ply } 著（雙方合計）起照面，那一著是{ $side }走的：造成照面的一方負，後來由誰發現都一樣。
conduct-facing-last-to-notice = 將帥照面；按這一規定，先發現的一方勝，{ $side }沒有先發現。
conduct-facing-unknown = 將帥照面，但棋譜看不出是誰的著法造成的：一方的將（帥）已先佔據無遮攔的直線，另一方就必須迴避，使兩者照面的一方違例。{ $answer ->
        [yes] 在此認定由{ $other }造成。
        [no] 在此認定由{ $mover }造成。
       *[open] 查雙方記錄，問證人；都不能證明時，見過的做法是抽籤。
    }
conduct-audit = 核查棋譜：連續 { $plies } 著（雙方合計）沒有吃子，其中提出方將軍 { $checks } 著；提出方的將軍都計入。計 { $rounds } 回合，限著 { $limit } 回合：{ $reached ->
        [yes] 達到限著
       *[no] 沒有達到限著
    }。{ $sure ->
        [yes] {""}
       *[no] 棋譜不夠完整，不能確定。
    }
conduct-audit-checks-not-seen = 核查棋譜：連續 { $plies } 著（雙方合計）沒有吃子，其中提出方將軍 { $checks } 著；提出方的將軍另有限制，數目沒有見到，先都計入。計 { $rounds } 回合，限著 { $limit } 回合：{ $reached ->
        [yes] 達到限著
       *[no] 沒有達到限著
    }。{ $sure ->
        [yes] {""}
       *[no] 不能確定。
    }
conduct-audit-checks-capped = 核查棋譜：連續 { $plies } 著（雙方合計）沒有吃子，其中提出方將軍 { $checks } 著；{ $cap ->
        [0] 提出方的將軍不計
       *[other] 提出方的將軍至多計 { $cap } 著
    }。計 { $rounds } 回合，限著 { $limit } 回合：{ $reached ->
        [yes] 達到限著
       *[no] 沒有達到限著
    }。{ $sure ->
        [yes] {""}
       *[no] 棋譜不夠完整，不能確定。
    }
conduct-no-limit-seen = 所用的規則裡沒有見到自然限著的回合數。{ $answer ->
        [yes] 在此判和。
        [no] 在此不判和。
       *[open] {""}
    }
conduct-no-winning-chances = 雙方是否都沒有勝望，由裁判員判斷，寫明依據。先停鐘，再裁決；提出以後的用時不計。{ $answer ->
        [yes] 在此認定沒有。
        [no] 在此認定仍有。
       *[open] {""}
    }
conduct-repetition = 按棋譜，現在的局面是第 { $times } 次出現，第一次在第 { $first } 著（雙方合計）之後；到現在紅方連續將軍 { $red } 著，黑方 { $black } 著。循環由裁判員逐著歸類後裁決，本程式不代為裁定；也可能是一方必須變著，不變判負。{ $answer ->
        [yes] 在此判和。
        [no] 在此不判和。
       *[open] {""}
    }
conduct-time-claimed = 提出對方超時：對方超時另有記錄，見該項。
conduct-time-not-claimed = 提出對方超時：以鐘面為準，經過裡沒有記下超時。{ $answer ->
        [yes] 在此認定超時。
        [no] 在此認定沒有超時。
       *[open] 先看鐘。
    }
conduct-in-words = { $kind ->
        [claim] 提出的事項，沒有條文可以對應，由裁判長裁定。
       *[conduct] 只以文字記下的事，沒有條文可以對應，由裁判長裁定。
    }{ $answer ->
        [open] {""}
       *[taken] 在此對{ $against }：{ $cost }。
    }
conduct-words-beside = 另有以文字記下的事項，上面的裁決沒有用到；由裁判員斟酌。
conduct-disturbed-in-trouble = 對方時間緊迫時碰亂棋子，沒有見到條文；見過按判負處理的規定和實例（對方不足 3 分鐘）。{ $answer ->
        [yes] 在此判負。
        [no] 在此不判負。
       *[open] {""}
    }
conduct-claim-too-late = 提和的一方剩餘時間須不少於 { $minutes } 分鐘{ $heard ->
        [yes] ：在此認定足夠
        [no] ：時間不足，不予受理
       *[open] ；提出時剩餘多少沒有記錄
    }。

## Findings: conduct of the catalogue
conduct-times = { $did }（第 { $times } 次）
conduct-moves = { $did }（{ $times } 著）
conduct-words = { $did }：{ $words }
conduct-costs-step = { $event }：{ $costs }。
conduct-costs-none = { $event }：未到處罰的次數。
conduct-not-seen = { $event }：所依規則沒有見到這方面的規定。
conduct-not-seen-taken = { $event }：所依規則沒有見到這方面的規定；此處按「{ $cost }」計。
conduct-usual = 慣例（僅供參考，不是本次所依規則）：{ $text }出處：{ $source }。
cost-given = 給對方加 { $time }
cost-taken = 扣 { $time }
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

## Findings: what a penalty is for
infraction-disturbed-on-own-time = { $who }在自己的時間內碰亂棋子
infraction-disturbed-on-others-time = { $who }在對方的時間內碰亂棋子
infraction-disturbed-in-time-trouble = { $who }在對方時間緊迫時碰亂棋子
infraction-pressed-before-moving = { $who }未走棋先按鐘
infraction-took-back = { $who }走定後悔棋（{ $mv }）；走定的著法有效，不得更改
infraction-moved-on-others-time = { $who }在對方走棋時走動棋子（{ $mv }）
infraction-touched-on-others-time = { $who }在對方走棋時觸動{ $piece }
infraction-claimed-falsely = { $who }提出自然限著不實

## What happens to a general
general-taken = { $general }會被{ $by }吃掉
general-facing = { $general }與{ $other }照面
general-taken-and-facing = { $general }會被{ $by }吃掉，{ $general }與{ $other }照面

## Caveats
caveat-release-not-made = 判負的依據只是摸觸，不是離手後的著法；而自殺判負（{ $suicide }）以離手為條件。
caveat-breach-limit-conflict = 本解釋記犯規一次、繼續比賽；但按 { $limit }，這一級別違反行棋規定一次即負。這次犯規如果屬於違反行棋規定，結果就是判負。
caveat-carried-over = 所引條文在這一版中未見，暫依1999年版的規定。
caveat-carried-from = 所引條文在這一版中未見，沿用 { $year } 年版的條文。
caveat-clause-not-seen = 這一裁決所依據的條文，在所選規則中沒有見到；正式引用前請核對紙本。
caveat-limit-not-seen = 記錄犯規，但沒有見到這一類犯規幾次判負的規定。
caveat-record-incomplete = 棋譜不夠完整，這一點不能由棋譜確定。
caveat-usual-practice = 依據是本程式寫下的慣例，沒有見到條文；請在競賽規程中寫明。
caveat-foul-class = 只有把摸了而不能走（吃）的一次算作違反行棋規定（{ $limit }），才會累計到判負；條文沒有寫明它屬於哪一類。
caveat-impossible-position = 這個局面不可能在正常對局中出現；按當時盤面裁判。
caveat-no-clause = 所見的條文都沒有規定這一點。
caveat-practice = 違規以後退回重走是慣例，沒有見到條文。
caveat-second-hand = 這一點只見於轉述，沒有見到原文；正式引用前請核對。

## The result in one line
headline-checkmated = { $loser }被將死，判負
headline-stalemated = { $loser }被困斃，判負
headline-loss = { $mover }判負
headline-take-back = { $mover }犯規一次，退回重走
headline-foul = { $count ->
        [0] { $mover }犯規一次，繼續
        [1] { $mover }犯規一次，繼續
       *[other] { $mover }犯規 { $count } 次，繼續
    }
headline-foul-duty = { $count ->
        [0] { $mover }犯規一次，{ $duty }
        [1] { $mover }犯規一次，{ $duty }
       *[other] { $mover }犯規 { $count } 次，{ $duty }
    }
headline-fouls-on-both = 雙方犯規，繼續
headline-fouls-on-both-duty = 雙方犯規，{ $duty }
headline-restore = { $mover }須退回重走
headline-must-answer = 須應將
headline-must-move = 須走{ $piece }
headline-must-capture = 須吃{ $piece }
headline-must-move-exactly = 須走{ $mv }
headline-not-heard = 不予受理，繼續
headline-warning = 警告{ $mover }，繼續
headline-warning-duty = 警告{ $mover }，{ $duty }
headline-play-on = 繼續
headline-answer = { $mover }須應將
headline-move = { $mover }須走{ $piece }
headline-capture = { $mover }須吃{ $piece }
headline-move-or-capture = { $mover }須走{ $own }或吃{ $enemy }
headline-move-exactly = { $mover }須走{ $mv }
headline-done = 著法有效，繼續
headline-draw = 判和
headline-replay = 重賽
headline-void = 本局成績無效
headline-both-lose = 雙方判負
headline-undecided = 條文未定
headline-check-last-move = 先核對上一著
headline-ground-open = { $result }（依據未定）
outcome-time-given = { $side }加{ $time }
outcome-time-taken = { $side }扣{ $time }
outcome-colours-exchanged = 互換先後手
outcome-minutes = { $minutes } 分鐘
outcome-seconds = { $seconds } 秒

## The result in tables
short-open = 未定
short-draw = 和棋
short-foul = 犯規一次
short-warning = 警告{ $side }
short-none = 不罰
short-with-duty = { $result }，{ $duty }
short-free = 另走
short-answer = 另應將
short-take-back = 退回重走
short-move = 走{ $piece }
short-capture = 吃{ $piece }
short-move-or-capture = 走{ $own }或吃{ $enemy }
short-move-exactly = 走{ $mv }

## The duty
duty-done = 著法有效，輪到{ $other }走。
duty-free = { $mover }可走任何合法著法。
duty-answer = { $mover }必須應將，可走：{ $moves }。
duty-restore = { $mover }退回後必須走{ $moves }。
duty-move = { $mover }必須走{ $piece }，可走：{ $moves }。
duty-capture = { $mover }必須吃{ $piece }，可走：{ $moves }。
duty-move-or-capture = { $mover }必須走{ $own }，或吃{ $enemy }，可走：{ $moves }。
duty-move-exactly = { $mover }必須走{ $moves }。

## The reason in one sentence
gist-nothing = 沒有可裁判的事件。
gist-checkmated = 已被將死，此前棋局已經結束。
gist-stalemated = 已被困斃，此前棋局已經結束。
gist-suicide = 走{ $mv }，構成自殺。
gist-limit-with-touch = 連同摸子犯規，違規累計 { $sum } 次，達到限數。
gist-limit = 違反行棋規定累計 { $count } 次，達到限數。
gist-lost-own = 摸{ $piece }必須走；怎樣走都是自殺。
gist-lost-enemy = 摸{ $piece }必須吃；怎樣吃都是自殺。
gist-non-move-suicide = 走法違例又送將，按自殺判負。
gist-touch-costs = 摸{ $pieces }而不能走（吃）；{ $duty }

## What to do now
now-stop-clocks = 停鐘，記下雙方用時。
now-announce-loss = 宣佈{ $loser }負、{ $winner }勝；在記錄表寫明 { $clauses }，雙方簽字。
now-announce-draw = 宣佈和棋；在記錄表寫明 { $clauses }，雙方簽字。
now-announce-both-lose = 宣佈雙方判負，並在記錄表上寫明依據（{ $clauses }）。
now-announce-replay = 宣佈本局重賽，並在記錄表上寫明依據（{ $clauses }）。
now-announce-void = 宣佈本局成績無效，並在記錄表上寫明依據（{ $clauses }）。
now-exchange-colours = 雙方互換先後手。
now-announce-checkmate = 宣佈{ $loser }被將死，{ $winner }勝；雙方簽字。
now-announce-stalemate = 宣佈{ $loser }被困斃，{ $winner }勝；雙方簽字。
now-record-foul = 宣佈{ $side }犯規一次；在記錄表寫明 { $clauses }。
now-record-foul-of = 宣佈{ $side }{ $class }，記入犯規表。
now-warn = 警告{ $side }，不記犯規。
now-decide-open-question = 還有條文未作規定的問題：聽雙方陳述，由裁判長裁決，寫明理由；各種答案的結果另行列出。
now-refuse-claim = 告知提出的一方：不予受理（{ $clauses }），對局繼續。
now-take-back = 把{ $piece }從 { $to } 退回原處（{ $from }）。
now-take-back-capture = 把{ $piece }從 { $to } 退回原處（{ $from }），被吃的{ $taken }放回 { $to }。
now-state-duty = 告知棋手：{ $duty }
now-move-stands = { $mv }有效。
now-restart-clock = 開{ $side }的鐘，繼續比賽。
now-put-back = 讓棋手把{ $piece }放回原處。
now-put-again = 把{ $piece }放回 { $to }：走定的著法有效。
now-restore-pieces = 由{ $side }用自己的時間把碰亂的棋子放回原處。
now-settle-foul-class = 先請裁判長確定：這次犯規是否計入 { $limit }。
now-note-out-of-turn = 記下{ $side }在對方走棋時觸動棋子。
now-verify-position = 先對照雙方記錄核對局面。
now-add-time = 給{ $to }加 { $time }。
now-deduct-time = 扣除{ $from } { $time }；剩餘時間不夠扣的，判負。
now-set-up-before = 恢復第 { $ply } 著（雙方合計）之前的局面，由該著的一方重走，走錯的棋子按摸子論；其後的著法作廢。退回是慣例，沒有見到條文。
now-compare-score-sheets = 核對雙方記錄，詢問證人，查看錄影。
now-look-at-clock = 查看{ $side }的鐘面。
now-decide-draw = 判斷雙方是否都沒有勝望，把判斷和依據記入經過（判和）。
now-classify-repetition = 逐著歸類循環中的著法，對照棋例裁決。
now-play-on = 告知雙方：對局繼續。
now-explain-appeal = 告知{ $side }可以書面申訴。
now-the-ground = 裁判長裁定

## Open questions
question-own-piece-moves = 走了就成自殺的己方棋子，算不算「能走」？
question-enemy-piece-taken = 吃了就成自殺，算不算「能吃」？
question-one-takes-other = 所摸的己方子吃所摸的對方子就成自殺，還要不要吃？
question-first-of-one-side = 摸觸同一方几枚棋子，是不是以先摸而且能走（能吃）的一枚為準？
question-first-of-both-sides = 摸觸雙方几枚棋子，是不是以先摸而且能走（能吃）的一枚為準？
question-arbiter-names = 由裁判指定：是不是所摸的第 { $place } 枚？
question-disturbance-loses = 對方時間緊迫時碰亂棋子，算不算負？
question-concerns-mover = 以文字記下的事，是不是輪到走棋一方的事？
question-non-move-is-suicide = 走法違例、又把將帥送吃，算不算自殺？
question-own-touch-binds = 摸己方子的條文沒有見到：摸了要不要走？
question-enemy-touch-binds = 摸對方子的條文沒有見到：摸了要不要吃？
question-pair-in-order = 摸雙方棋子的條文沒有見到：要不要依1999年版按先後順序處理？
question-suicide-loses = 自殺判負的條文沒有見到：走成自殺，算不算負？
question-breach-loses = 違反行棋規定幾次判負沒有定：這一次算不算負？
question-penalised = { $about }：沒有見到處罰的條文，算不算犯規？
question-claim-holds = { $about }：條文或記錄不能確定，成立不成立？
question-conduct-is = { $about }，所依規則沒有規定：是否{ $cost }？
question-opponent-made-facing = 將帥照面，是不是由未輪到走棋的一方造成？
question-in-time-trouble = 對方當時的剩餘時間，是不是不足規定的分鐘數？

## Their answers
assumed-own-piece-moves = { $answer ->
        [yes] 自殺的走法也算「能走」
       *[no] 自殺的走法不算「能走」
    }
assumed-enemy-piece-taken = { $answer ->
        [yes] 自殺的吃法也算「能吃」
       *[no] 自殺的吃法不算「能吃」
    }
assumed-one-takes-other = { $answer ->
        [yes] 所摸的兩子之間，自殺也要吃
       *[no] 所摸的兩子之間，自殺就不必吃
    }
assumed-first-of-one-side = { $answer ->
        [yes] 以先摸而且能走（能吃）的一枚為準
       *[no] 由裁判指定一枚
    }
assumed-first-of-both-sides = { $answer ->
        [yes] 以先摸而且能走（能吃）的一枚為準
       *[no] 以己方、對方各自先摸的一枚為準
    }
assumed-arbiter-names = { $answer ->
        [yes] 指定所摸的第 { $place } 枚
       *[no] 指定餘下的一枚
    }
assumed-disturbance-loses = { $answer ->
        [yes] 時間緊迫時碰亂判負
       *[no] 時間緊迫時碰亂不判負
    }
assumed-concerns-mover = { $answer ->
        [yes] 是輪到走棋一方的事
       *[no] 是對方的事
    }
assumed-non-move-is-suicide = { $answer ->
        [yes] 算自殺
       *[no] 只算違反行棋規定
    }
assumed-own-touch-binds = { $answer ->
        [yes] 摸了己方子要走
       *[no] 摸己方子沒有約束
    }
assumed-enemy-touch-binds = { $answer ->
        [yes] 摸了對方子要吃
       *[no] 摸對方子沒有約束
    }
assumed-pair-in-order = { $answer ->
        [yes] 依1999年版按先後順序
       *[no] 只看先摸的一枚
    }
assumed-suicide-loses = { $answer ->
        [yes] 走成自殺判負
       *[no] 作違反行棋規定，退回重走
    }
assumed-breach-loses = { $answer ->
        [yes] 這一次判負
       *[no] 這一次記錄
    }
assumed-penalised = { $answer ->
        [yes] { $about }作犯規
       *[no] { $about }不作犯規
    }
assumed-claim-holds = { $answer ->
        [yes] { $about }成立
       *[no] { $about }不成立
    }
assumed-conduct-is = { $about }：{ $cost }
assumed-opponent-made-facing = { $answer ->
        [yes] 照面由未輪到走棋的一方造成
       *[no] 照面由輪到走棋的一方造成
    }
assumed-in-time-trouble = { $answer ->
        [yes] 剩餘時間不足
       *[no] 剩餘時間足夠
    }

## What the case hinges on
decisive-another-question = 仍有另一問題未定
decisive = { $question }算：{ $yes }；不算：{ $no }。
decisive-must = { $question }要：{ $yes }；不要：{ $no }。
decisive-is-so = { $question }是：{ $yes }；不是：{ $no }。
decisive-holds = { $question }成立：{ $yes }；不成立：{ $no }。
decisive-named = 本案的關鍵：{ $question }

## Disputed facts
disputed-depends = 取決於有爭議的事實
disputed-depends-short = 視事實而定
disputed-too-many = 有爭議的事實有 { $count } 項，超過 { $most } 項，不逐一列出結果。請先認定其中一部分。
disputed-no-matter = 有爭議：{ $facts }。無論怎樣認定，結果相同。
disputed-settle-first = { $count ->
        [1] 先要認定：{ $facts }。
       *[other] 先要逐項認定：{ $facts }。
    }
disputed-other-ways = 另外 { $more } 種情形
disputed-either = { $first }；或{ $second }
disputed-accepted = 認定{ $facts }
disputed-rejected = 不認定{ $facts }
disputed-outcome = { $when }：{ $result }。
disputed-came-after = { $before }在先、{ $after }在後
quotation = 「{ $text }」
