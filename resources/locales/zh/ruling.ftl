## Findings: the position
position-impossible = 这个局面不可能在正常对局中出现，按当时盘面裁判。若将帅照面，或未轮到走棋的一方被将军，通常是上一着自杀或漏应将：先核对记录，查明上一着。
position-record-irregular = 棋谱里有不合规则的着法：{ $named }（双方合计）。如有人提出，把“走法违例”记入经过，就会据以裁决。
position-irregular-ply = 第 { $ply } 着（{ $how }）
position-in-check = { $general }被{ $attackers }将军，必须应将。
position-in-check-over = { $general }被{ $attackers }（隔着{ $screens }）将军，必须应将。
position-facing = { $general }与{ $other }照面，必须解除。
position-checkmated = { $side }没有任何着法可以应将，已被将死；此后摸触什么都不影响结果。
position-stalemated = { $side }没有被将军，但无着可走，已被困毙；此后摸触什么都不影响结果。

## Findings: contacts that are no touch
contact-nothing-there = 记录中的 { $square } 上没有棋子，这一项不计；请核对记录。
contact-after-release = 该着之后棋手还动了 { $events } 次棋子：先裁决该着，其后的不再论。
contact-not-lifted = 触碰{ $piece }而没有拿起：按所用规则，拿起才算摸子。
contact-brushed = 明显误碰{ $piece }，不算摸子。
contact-adjusted-with-consent = 按规定摆正{ $piece }，不算摸子。
contact-adjusted-without = 摆正{ $piece }，事先没有按规定征得同意或声明，按摸子论。
out-of-turn-touched = { $side }在对方走棋时触动{ $piece }：照实记录；没有见到条文，没有摸子走子的约束。
out-of-turn-brushed = { $side }在对方走棋时误碰{ $piece }：照实记录，不算摸子。
out-of-turn-adjusted = { $side }在对方走棋时按规定摆正{ $piece }：不算摸子。
out-of-turn-moved = { $side }在对方走棋时走了{ $mv }：照实记录，没有见到条文；棋子应当退回。

## Findings: one touch
touch-binds-own = 摸己方{ $piece }：可走{ $moves }，必须走此子。{ $exposing ->
        [0] {""}
       *[other] 另有 { $exposing } 种走法是自杀，不可走。
    }
touch-binds-enemy = 摸对方{ $piece }：可吃（{ $moves }），必须吃此子。{ $exposing ->
        [0] {""}
       *[other] 另有 { $exposing } 种吃法是自杀，不可走。
    }
touch-cannot-be-met-own = 摸己方{ $piece }：此子无路可走，没有摸子走子的约束，{ $in_check ->
        [yes] 应另走应将
       *[no] 可另走他子
    }。
touch-cannot-be-met-enemy = 所摸对方{ $piece }无子可吃，没有摸子吃子的约束，{ $in_check ->
        [yes] 应另走应将
       *[no] 可另行走子
    }。
touch-only-by-exposing-own = 摸己方{ $piece }：可走{ $moves }，但无论怎样走，{ $danger }。{ $answer ->
        [yes] 按本解释仍算“能走”。
        [no] 按本解释不算“能走”。
       *[open] 条文没有写明这算不算“能走”。
    }
touch-only-by-exposing-enemy = 摸对方{ $piece }：可吃（{ $moves }），但吃后{ $danger }。{ $answer ->
        [yes] 按本解释仍算“能吃”。
        [no] 按本解释不算“能吃”。
       *[open] 条文没有写明这算不算“能吃”。
    }
touch-obeying-is-suicide = 照此去走，{ $danger }：这是自杀。
touch-lost-own = 摸了{ $piece }就必须走，走就自杀：一经摸触，即应判负。
touch-lost-enemy = 摸了{ $piece }就必须吃，吃就自杀：一经摸触，即应判负。
touch-costs-foul = 摸了而不能走（吃）的：条文没有写处罚，本解释记犯规一次。
touch-costs-nothing = 摸了而不能走（吃）的：条文没有写处罚，本解释不罚。
touch-text-not-seen = 所选规则中没有见到这一条（{ $about }）。
touch-text-not-seen-taken = 所选规则中没有见到这一条（{ $about }）。在此取：{ $taken }。
touch-priced-nothing = 这样摸子，按所用规则不另处罚。
touch-priced = 这样摸子，按所用规则：{ $cost }。

## Findings: several pieces
pair-cannot-take-and-pays = 所摸己方{ $own }不能吃所摸对方{ $enemy }：按所用规则要处罚。以后怎样走，所见条文没有写；据转述，摸己方子、摸对方子的两条仍各有效。
pair-both-sides-at-once = 同时摸触双方的棋子：先论对方的{ $first }，再论己方的{ $second }。
pair-both-sides = 先摸{ $first }，后摸{ $second }：按先后依次论。
pair-two-of-one-side = 先后摸触同一方的{ $first }、{ $second }：没有条文；以先摸而且能走（能吃）的一枚为准。
pair-of-one-side = 共摸触同一方的{ $pieces }：没有条文规定以哪一枚为准。{ $answer ->
        [yes] 在此以先摸而且能走（能吃）的一枚为准。
        [no] 在此由裁判指定一枚。
       *[open] {""}
    }
pair-of-both-sides = 共摸触{ $pieces }：没有条文规定以哪一枚为准。{ $answer ->
        [yes] 在此以先摸而且能走（能吃）的一枚为准。
        [no] 在此以己方、对方各自先摸的一枚为准。
       *[open] {""}
    }
pair-arbiter-names = 在此由裁判指定{ $piece }。
pair-one-takes-other = 所摸的{ $own }正好能吃所摸的{ $enemy }：必须走{ $mv }。
pair-one-cannot-reach-other = 所摸的{ $own }吃不到所摸的{ $enemy }：按先论的{ $first }处理。
pair-one-takes-other-exposing = 所摸的{ $own }吃所摸的{ $enemy }就送将。{ $answer ->
        [yes] 在此仍须吃。
        [no] 在此不必吃，按先论的一枚处理。
       *[open] 没有来源说明还要不要吃。
    }

## Findings: the release
release-suicide = 走{ $mv }后，{ $danger }：这是自杀。
release-suicide-complete = { $placed ->
        [yes] 子已落定，虽未离手，着法已经走成
       *[no] 手已离开棋子，着法已经走成
    }：自杀成立，判负。
release-check-unanswered = 走{ $mv }后，{ $danger }：没有应将，即为被将死，判负。
release-rival-ground = { $chosen ->
        [mate] 另一种依据：不应将即被将死（{ $mate }）。结果相同。
       *[suicide] 另一种依据：走棋后自杀（{ $suicide }）。结果相同。
    }
release-not-a-move-own = { $piece }从 { $from } 走到 { $to }，走法违例，违反行棋规定。
release-not-a-move-enemy = 把对方的棋子（{ $piece }）从 { $from } 移到 { $to }，违反行棋规定。
release-not-a-move-exposes = 走后{ $danger }。
release-non-move-exposed = 走法违例，同时又成自杀：没有条文说哪一条在先。{ $answer ->
        [yes] 在此算自杀。
        [no] 在此只算违反行棋规定。
       *[open] {""}
    }
release-outside-duty = { $mv }本身合法，但不符合摸子的约束，违反行棋规定。
release-meets-duty = { $mv }符合摸子的约束，着法有效。
release-free-move = { $mv }合法，没有摸子的约束。
release-suicide-text-not-seen = 走出的着法使自己的将帅被吃或照面；所选规则中没有见到自杀判负的条文。{ $answer ->
        [yes] 在此判负。
        [no] 在此作违反行棋规定。
       *[open] {""}
    }
release-checkmates = { $mv }走成，{ $other }已被将死，对局结束；此后的事不改变结果。
release-stalemates = { $mv }走成，{ $other }已被困毙，对局结束；此后的事不改变结果。
release-takes-general = { $mv }吃掉了将（帅）：{ $loser }此前的着法听任对方吃帅（将）。
release-corrected = 恢复局面后改走{ $mv }，符合摸子的约束。
release-corrected-in-vain = 恢复局面后走{ $mv }，仍不符合摸子的约束：再次违反行棋规定。

## Findings: the count and the end
closing-counted = 此前违反行棋规定 { $prior } 次，本次 { $breach } 次{ $touch ->
        [0] {""}
       *[other] ，另有摸子犯规 { $touch } 次
    }；{ $at }满 { $limit } 次判负：{ $result ->
        [lost] 已满
        [touch] 摸子的犯规是否计入，条文未明；本解释不计入，记犯规一次，继续
       *[below] 未满，记录，继续
    }。
closing-counted-no-limit = 此前违反行棋规定 { $prior } 次，本次 { $breach } 次{ $touch ->
        [0] {""}
       *[other] ，另有摸子犯规 { $touch } 次
    }；{ $at }条文未见限数：{ $result ->
        [lost] 判负
       *[recorded] 记录，继续
    }。
closing-limit-not-seen = 违反行棋规定；几次判负，所依规则没有定。{ $answer ->
        [yes] 在此判负。
        [no] 在此记录一次。
       *[open] {""}
    }
closing-time-given = 走法违例：给{ $to }加 { $minutes } 分钟。
closing-tallied = { $side }{ $listed }。{ $result ->
        [lost] 达到限数，判负
        [below] 未达限数，记录，继续
       *[unlimited] 没有见到限数，记录，继续
    }。
tally = { $name }此前 { $before } 次、本次 { $now } 次
tally-limited = { $name }此前 { $before } 次、本次 { $now } 次（满 { $limit } 次判负）
tally-breaches = 违反行棋规定
tally-fouls = 犯规
tally-technical = 技术犯规
tally-all = 合计
closing-free-in-check = 没有摸子走子的约束；正被将军，必须应将。
closing-free = 没有摸子走子的约束，可走任何合法着法。
closing-lost-before = 其后走{ $mv }，不改变摸触时的裁判。
closing-duty-after-restore-open = 退回以后，走错的棋子按摸子论；{ $question }现有依据不能确定，由裁判长决定。
closing-undecided = { $question }现有依据不能确定，各种结果分别列出。

## Findings: clocks, claims and draws
conduct-after-the-end = 此前对局已经结束；其后记录的 { $rows } 项（钟、提议、碰乱等）不改变结果。
conduct-turn-after-the-end = 此前对局已经结束；记录的摸触和着法不改变结果。
conduct-costs = { $deed }：{ $cost }{ $minutes ->
        [0] {""}
       *[other] ，给对方加 { $minutes } 分钟
    }。
conduct-false-claim-costs = { $deed }：{ $cost }{ $minutes ->
        [0] {""}
       *[other] ，扣时 { $minutes } 分钟
    }。
conduct-cost-not-seen = { $deed }：没有见到规定怎样处罚的条文。{ $answer ->
        [yes] 在此作犯规论。
        [no] 在此不作犯规。
       *[open] {""}
    }
conduct-time-not-read = 对方当时剩余时间是否不足 { $under_minutes } 分钟，没有记录。{ $answer ->
        [yes] 在此作不足论。
        [no] 在此作足够论。
       *[open] {""}
    }
conduct-changed-after-placing = 按所用规则，落子即成着：{ $made }已经有效，虽未离手也不得改为{ $instead }。
conduct-flag-fell = { $side }超过规定时限。
conduct-clock-contradicts = 所记钟面{ $side }还剩 { $left } 秒，与超时不符。仅凭钟面不能定论，应当看钟并询问双方。
conduct-flagged-by-penalty = 扣时以后{ $side }超时，判负。
conduct-resigned = { $side }认输。
conduct-draw-agreed = 双方同意和棋。
conduct-draw-too-early = 才走了 { $rounds } 回合；规定 { $from } 回合以前不得协议和棋，对局继续。
conduct-rounds-not-known = 局面之前走了多少回合不明；规定 { $from } 回合以前不得协议和棋。应当核对记录纸。
conduct-draw-declared = 裁判员判和，依据：{ $ground }。这是裁判员的决定，照录于此。
conduct-late = { $minutes ->
        [0] { $side }没有迟到
       *[other] { $side }迟到 { $minutes } 分钟
    }；规定满 { $limit } 分钟判负{ $lost ->
        [yes] ，已满，应判负
        [no] ，未满，不判负
       *[open] {""}
    }。
conduct-late-from-start = { $minutes ->
        [0] { $side }没有迟到
       *[other] { $side }迟到 { $minutes } 分钟
    }；规定开赛时未到场即负{ $lost ->
        [yes] ，应判负
        [no] ，不判负
       *[open] {""}
    }。
conduct-late-no-limit-seen = { $minutes ->
        [0] { $side }没有迟到
       *[other] { $side }迟到 { $minutes } 分钟
    }；没有见到时限的规定{ $lost ->
        [yes] ，在此判负
        [no] ，在此不判负
       *[open] {""}
    }。
conduct-no-such-move = 棋谱里没有第 { $ply } 着（双方合计），无从核查：先核对双方记录。
conduct-move-in-order = 按棋谱，第 { $ply } 着（双方合计）符合行棋规定，提出不成立。
conduct-move-irregular = 按棋谱，第 { $ply } 着（双方合计，{ $side }所走）不合规则：{ $how }。
conduct-move-ruled-on = 提出的第 { $ply } 着（双方合计，{ $side }所走）就是本次经过里的着法（{ $how }），已在上面裁决，不重复计算。
conduct-complaint-own-next-move = 其后提出方又走了 { $own_moves } 着，过了 { $rounds } 回合；须在自己走下一着之前提出{ $in_time ->
        [yes] ，在时限以内
        [no] ，已过时限
       *[open] {""}
    }。
conduct-complaint-rounds = 其后提出方又走了 { $own_moves } 着，过了 { $rounds } 回合；须在 { $limit } 回合以内提出{ $in_time ->
        [yes] ，在时限以内
        [no] ，已过时限
       *[open] {""}
    }。
conduct-complaint-end-of-game = 其后提出方又走了 { $own_moves } 着，过了 { $rounds } 回合；对局进行中提出有效{ $in_time ->
        [yes] ，在时限以内
        [no] ，已过时限
       *[open] {""}
    }。
conduct-complaint-limit-not-seen = 其后提出方又走了 { $own_moves } 着，过了 { $rounds } 回合；没有见到提出时限的条文{ $in_time ->
        [yes] ，在时限以内
        [no] ，已过时限
       *[open] {""}
    }。
conduct-position-stands = 提出太迟，视为默认：局面有效，对局继续。
conduct-not-facing = 按棋谱，现在的局面将帅没有照面。
conduct-facing-maker = 将帅自第 { $ply } 着（双方合计）起照面，那一着是{ $side }走的：造成照面的一方负，后来由谁发现都一样。
conduct-facing-last-to-notice = 将帅照面；按这一规定，先发现的一方胜，{ $side }没有先发现。
conduct-facing-unknown = 将帅照面，但棋谱看不出是谁的着法造成的：一方的将（帅）已先占据无遮拦的直线，另一方就必须回避，使两者照面的一方违例。{ $answer ->
        [yes] 在此认定由{ $other }造成。
        [no] 在此认定由{ $mover }造成。
       *[open] 查双方记录，问证人；都不能证明时，见过的做法是抽签。
    }
conduct-audit = 核查棋谱：连续 { $plies } 着（双方合计）没有吃子，其中提出方将军 { $checks } 着；提出方的将军都计入。计 { $rounds } 回合，限着 { $limit } 回合：{ $reached ->
        [yes] 达到限着
       *[no] 没有达到限着
    }。{ $sure ->
        [yes] {""}
       *[no] 棋谱不够完整，不能确定。
    }
conduct-audit-checks-not-seen = 核查棋谱：连续 { $plies } 着（双方合计）没有吃子，其中提出方将军 { $checks } 着；提出方的将军另有限制，数目没有见到，先都计入。计 { $rounds } 回合，限着 { $limit } 回合：{ $reached ->
        [yes] 达到限着
       *[no] 没有达到限着
    }。{ $sure ->
        [yes] {""}
       *[no] 不能确定。
    }
conduct-audit-checks-capped = 核查棋谱：连续 { $plies } 着（双方合计）没有吃子，其中提出方将军 { $checks } 着；{ $cap ->
        [0] 提出方的将军不计
       *[other] 提出方的将军至多计 { $cap } 着
    }。计 { $rounds } 回合，限着 { $limit } 回合：{ $reached ->
        [yes] 达到限着
       *[no] 没有达到限着
    }。{ $sure ->
        [yes] {""}
       *[no] 棋谱不够完整，不能确定。
    }
conduct-no-limit-seen = 所用的规则里没有见到自然限着的回合数。{ $answer ->
        [yes] 在此判和。
        [no] 在此不判和。
       *[open] {""}
    }
conduct-no-winning-chances = 双方是否都没有胜望，由裁判员判断，写明依据。先停钟，再裁决；提出以后的用时不计。{ $answer ->
        [yes] 在此认定没有。
        [no] 在此认定仍有。
       *[open] {""}
    }
conduct-repetition = 按棋谱，现在的局面是第 { $times } 次出现，第一次在第 { $first } 着（双方合计）之后；到现在红方连续将军 { $red } 着，黑方 { $black } 着。循环由裁判员逐着归类后裁决，本程序不代为裁定；也可能是一方必须变着，不变判负。{ $answer ->
        [yes] 在此判和。
        [no] 在此不判和。
       *[open] {""}
    }
conduct-time-claimed = 提出对方超时：对方超时另有记录，见该项。
conduct-time-not-claimed = 提出对方超时：以钟面为准，经过里没有记下超时。{ $answer ->
        [yes] 在此认定超时。
        [no] 在此认定没有超时。
       *[open] 先看钟。
    }
conduct-in-words = { $kind ->
        [claim] 提出的事项，没有条文可以对应，由裁判长裁定。
       *[conduct] 只以文字记下的事，没有条文可以对应，由裁判长裁定。
    }{ $answer ->
        [open] {""}
       *[taken] 在此对{ $against }：{ $cost }。
    }
conduct-words-beside = 另有以文字记下的事项，上面的裁决没有用到；由裁判员斟酌。
conduct-disturbed-in-trouble = 对方时间紧迫时碰乱棋子，没有见到条文；见过按判负处理的规定和实例（对方不足 3 分钟）。{ $answer ->
        [yes] 在此判负。
        [no] 在此不判负。
       *[open] {""}
    }
conduct-claim-too-late = 提和的一方剩余时间须不少于 { $minutes } 分钟{ $heard ->
        [yes] ：在此认定足够
        [no] ：时间不足，不予受理
       *[open] ；提出时剩余多少没有记录
    }。

## Findings: conduct of the catalogue
conduct-times = { $did }（第 { $times } 次）
conduct-moves = { $did }（{ $times } 着）
conduct-words = { $did }：{ $words }
conduct-costs-step = { $event }：{ $costs }。
conduct-costs-none = { $event }：未到处罚的次数。
conduct-not-seen = { $event }：所依规则没有见到这方面的规定。
conduct-not-seen-taken = { $event }：所依规则没有见到这方面的规定；此处按“{ $cost }”计。
conduct-usual = 惯例（仅供参考，不是本次所依规则）：{ $text }出处：{ $source }。
cost-given = 给对方加 { $time }
cost-taken = 扣 { $time }
consequence-nothing = 不罚
consequence-not-heard = 不予受理
consequence-warning = 警告
consequence-foul = 记犯规一次
consequence-technical = 记技术犯规一次
consequence-breach = 记违反行棋规定一次
consequence-replay = 重赛
consequence-void = 成绩无效
consequence-draw = 判和
consequence-loss = 判负
consequence-both-lose = 双方判负

## Findings: what a penalty is for
infraction-disturbed-on-own-time = { $who }在自己的时间内碰乱棋子
infraction-disturbed-on-others-time = { $who }在对方的时间内碰乱棋子
infraction-disturbed-in-time-trouble = { $who }在对方时间紧迫时碰乱棋子
infraction-pressed-before-moving = { $who }未走棋先按钟
infraction-took-back = { $who }走定后悔棋（{ $mv }）；走定的着法有效，不得更改
infraction-moved-on-others-time = { $who }在对方走棋时走动棋子（{ $mv }）
infraction-touched-on-others-time = { $who }在对方走棋时触动{ $piece }
infraction-claimed-falsely = { $who }提出自然限着不实

## What happens to a general
general-taken = { $general }会被{ $by }吃掉
general-facing = { $general }与{ $other }照面
general-taken-and-facing = { $general }会被{ $by }吃掉，{ $general }与{ $other }照面

## Caveats
caveat-release-not-made = 判负的依据只是摸触，不是离手后的着法；而自杀判负（{ $suicide }）以离手为条件。
caveat-breach-limit-conflict = 本解释记犯规一次、继续比赛；但按 { $limit }，这一级别违反行棋规定一次即负。这次犯规如果属于违反行棋规定，结果就是判负。
caveat-carried-over = 所引条文在这一版中未见，暂依1999年版的规定。
caveat-carried-from = 所引条文在这一版中未见，沿用 { $year } 年版的条文。
caveat-clause-not-seen = 这一裁决所依据的条文，在所选规则中没有见到；正式引用前请核对纸本。
caveat-limit-not-seen = 记录犯规，但没有见到这一类犯规几次判负的规定。
caveat-record-incomplete = 棋谱不够完整，这一点不能由棋谱确定。
caveat-usual-practice = 依据是本程序写下的惯例，没有见到条文；请在竞赛规程中写明。
caveat-foul-class = 只有把摸了而不能走（吃）的一次算作违反行棋规定（{ $limit }），才会累计到判负；条文没有写明它属于哪一类。
caveat-impossible-position = 这个局面不可能在正常对局中出现；按当时盘面裁判。
caveat-no-clause = 所见的条文都没有规定这一点。
caveat-practice = 违规以后退回重走是惯例，没有见到条文。
caveat-second-hand = 这一点只见于转述，没有见到原文；正式引用前请核对。

## The result in one line
headline-checkmated = { $loser }被将死，判负
headline-stalemated = { $loser }被困毙，判负
headline-loss = { $mover }判负
headline-take-back = { $mover }犯规一次，退回重走
headline-foul = { $count ->
        [0] { $mover }犯规一次，继续
        [1] { $mover }犯规一次，继续
       *[other] { $mover }犯规 { $count } 次，继续
    }
headline-foul-duty = { $count ->
        [0] { $mover }犯规一次，{ $duty }
        [1] { $mover }犯规一次，{ $duty }
       *[other] { $mover }犯规 { $count } 次，{ $duty }
    }
headline-fouls-on-both = 双方犯规，继续
headline-fouls-on-both-duty = 双方犯规，{ $duty }
headline-restore = { $mover }须退回重走
headline-must-answer = 须应将
headline-must-move = 须走{ $piece }
headline-must-capture = 须吃{ $piece }
headline-must-move-exactly = 须走{ $mv }
headline-not-heard = 不予受理，继续
headline-warning = 警告{ $mover }，继续
headline-warning-duty = 警告{ $mover }，{ $duty }
headline-play-on = 继续
headline-answer = { $mover }须应将
headline-move = { $mover }须走{ $piece }
headline-capture = { $mover }须吃{ $piece }
headline-move-or-capture = { $mover }须走{ $own }或吃{ $enemy }
headline-move-exactly = { $mover }须走{ $mv }
headline-done = 着法有效，继续
headline-draw = 判和
headline-replay = 重赛
headline-void = 本局成绩无效
headline-both-lose = 双方判负
headline-undecided = 条文未定
headline-check-last-move = 先核对上一着
headline-ground-open = { $result }（依据未定）
outcome-time-given = { $side }加{ $time }
outcome-time-taken = { $side }扣{ $time }
outcome-colours-exchanged = 互换先后手
outcome-minutes = { $minutes } 分钟
outcome-seconds = { $seconds } 秒

## The result in tables
short-open = 未定
short-draw = 和棋
short-foul = 犯规一次
short-warning = 警告{ $side }
short-none = 不罚
short-with-duty = { $result }，{ $duty }
short-free = 另走
short-answer = 另应将
short-take-back = 退回重走
short-move = 走{ $piece }
short-capture = 吃{ $piece }
short-move-or-capture = 走{ $own }或吃{ $enemy }
short-move-exactly = 走{ $mv }

## The duty
duty-done = 着法有效，轮到{ $other }走。
duty-free = { $mover }可走任何合法着法。
duty-answer = { $mover }必须应将，可走：{ $moves }。
duty-restore = { $mover }退回后必须走{ $moves }。
duty-move = { $mover }必须走{ $piece }，可走：{ $moves }。
duty-capture = { $mover }必须吃{ $piece }，可走：{ $moves }。
duty-move-or-capture = { $mover }必须走{ $own }，或吃{ $enemy }，可走：{ $moves }。
duty-move-exactly = { $mover }必须走{ $moves }。

## The reason in one sentence
gist-nothing = 没有可裁判的事件。
gist-checkmated = 已被将死，此前棋局已经结束。
gist-stalemated = 已被困毙，此前棋局已经结束。
gist-suicide = 走{ $mv }，构成自杀。
gist-limit-with-touch = 连同摸子犯规，违规累计 { $sum } 次，达到限数。
gist-limit = 违反行棋规定累计 { $count } 次，达到限数。
gist-lost-own = 摸{ $piece }必须走；怎样走都是自杀。
gist-lost-enemy = 摸{ $piece }必须吃；怎样吃都是自杀。
gist-non-move-suicide = 走法违例又送将，按自杀判负。
gist-touch-costs = 摸{ $pieces }而不能走（吃）；{ $duty }

## What to do now
now-stop-clocks = 停钟，记下双方用时。
now-announce-loss = 宣布{ $loser }负、{ $winner }胜；在记录表写明 { $clauses }，双方签字。
now-announce-draw = 宣布和棋；在记录表写明 { $clauses }，双方签字。
now-announce-both-lose = 宣布双方判负，并在记录表上写明依据（{ $clauses }）。
now-announce-replay = 宣布本局重赛，并在记录表上写明依据（{ $clauses }）。
now-announce-void = 宣布本局成绩无效，并在记录表上写明依据（{ $clauses }）。
now-exchange-colours = 双方互换先后手。
now-announce-checkmate = 宣布{ $loser }被将死，{ $winner }胜；双方签字。
now-announce-stalemate = 宣布{ $loser }被困毙，{ $winner }胜；双方签字。
now-record-foul = 宣布{ $side }犯规一次；在记录表写明 { $clauses }。
now-record-foul-of = 宣布{ $side }{ $class }，记入犯规表。
now-warn = 警告{ $side }，不记犯规。
now-decide-open-question = 还有条文未作规定的问题：听双方陈述，由裁判长裁决，写明理由；各种答案的结果另行列出。
now-refuse-claim = 告知提出的一方：不予受理（{ $clauses }），对局继续。
now-take-back = 把{ $piece }从 { $to } 退回原处（{ $from }）。
now-take-back-capture = 把{ $piece }从 { $to } 退回原处（{ $from }），被吃的{ $taken }放回 { $to }。
now-state-duty = 告知棋手：{ $duty }
now-move-stands = { $mv }有效。
now-restart-clock = 开{ $side }的钟，继续比赛。
now-put-back = 让棋手把{ $piece }放回原处。
now-put-again = 把{ $piece }放回 { $to }：走定的着法有效。
now-restore-pieces = 由{ $side }用自己的时间把碰乱的棋子放回原处。
now-settle-foul-class = 先请裁判长确定：这次犯规是否计入 { $limit }。
now-note-out-of-turn = 记下{ $side }在对方走棋时触动棋子。
now-verify-position = 先对照双方记录核对局面。
now-add-time = 给{ $to }加 { $time }。
now-deduct-time = 扣除{ $from } { $time }；剩余时间不够扣的，判负。
now-set-up-before = 恢复第 { $ply } 着（双方合计）之前的局面，由该着的一方重走，走错的棋子按摸子论；其后的着法作废。退回是惯例，没有见到条文。
now-compare-score-sheets = 核对双方记录，询问证人，查看录像。
now-look-at-clock = 查看{ $side }的钟面。
now-decide-draw = 判断双方是否都没有胜望，把判断和依据记入经过（判和）。
now-classify-repetition = 逐着归类循环中的着法，对照棋例裁决。
now-play-on = 告知双方：对局继续。
now-explain-appeal = 告知{ $side }可以书面申诉。
now-the-ground = 裁判长裁定

## Open questions
question-own-piece-moves = 走了就成自杀的己方棋子，算不算“能走”？
question-enemy-piece-taken = 吃了就成自杀，算不算“能吃”？
question-one-takes-other = 所摸的己方子吃所摸的对方子就成自杀，还要不要吃？
question-first-of-one-side = 摸触同一方几枚棋子，是不是以先摸而且能走（能吃）的一枚为准？
question-first-of-both-sides = 摸触双方几枚棋子，是不是以先摸而且能走（能吃）的一枚为准？
question-arbiter-names = 由裁判指定：是不是所摸的第 { $place } 枚？
question-disturbance-loses = 对方时间紧迫时碰乱棋子，算不算负？
question-concerns-mover = 以文字记下的事，是不是轮到走棋一方的事？
question-non-move-is-suicide = 走法违例、又把将帅送吃，算不算自杀？
question-own-touch-binds = 摸己方子的条文没有见到：摸了要不要走？
question-enemy-touch-binds = 摸对方子的条文没有见到：摸了要不要吃？
question-pair-in-order = 摸双方棋子的条文没有见到：要不要依1999年版按先后顺序处理？
question-suicide-loses = 自杀判负的条文没有见到：走成自杀，算不算负？
question-breach-loses = 违反行棋规定几次判负没有定：这一次算不算负？
question-penalised = { $about }：没有见到处罚的条文，算不算犯规？
question-claim-holds = { $about }：条文或记录不能确定，成立不成立？
question-conduct-is = { $about }，所依规则没有规定：是否{ $cost }？
question-opponent-made-facing = 将帅照面，是不是由未轮到走棋的一方造成？
question-in-time-trouble = 对方当时的剩余时间，是不是不足规定的分钟数？

## Their answers
assumed-own-piece-moves = { $answer ->
        [yes] 自杀的走法也算“能走”
       *[no] 自杀的走法不算“能走”
    }
assumed-enemy-piece-taken = { $answer ->
        [yes] 自杀的吃法也算“能吃”
       *[no] 自杀的吃法不算“能吃”
    }
assumed-one-takes-other = { $answer ->
        [yes] 所摸的两子之间，自杀也要吃
       *[no] 所摸的两子之间，自杀就不必吃
    }
assumed-first-of-one-side = { $answer ->
        [yes] 以先摸而且能走（能吃）的一枚为准
       *[no] 由裁判指定一枚
    }
assumed-first-of-both-sides = { $answer ->
        [yes] 以先摸而且能走（能吃）的一枚为准
       *[no] 以己方、对方各自先摸的一枚为准
    }
assumed-arbiter-names = { $answer ->
        [yes] 指定所摸的第 { $place } 枚
       *[no] 指定余下的一枚
    }
assumed-disturbance-loses = { $answer ->
        [yes] 时间紧迫时碰乱判负
       *[no] 时间紧迫时碰乱不判负
    }
assumed-concerns-mover = { $answer ->
        [yes] 是轮到走棋一方的事
       *[no] 是对方的事
    }
assumed-non-move-is-suicide = { $answer ->
        [yes] 算自杀
       *[no] 只算违反行棋规定
    }
assumed-own-touch-binds = { $answer ->
        [yes] 摸了己方子要走
       *[no] 摸己方子没有约束
    }
assumed-enemy-touch-binds = { $answer ->
        [yes] 摸了对方子要吃
       *[no] 摸对方子没有约束
    }
assumed-pair-in-order = { $answer ->
        [yes] 依1999年版按先后顺序
       *[no] 只看先摸的一枚
    }
assumed-suicide-loses = { $answer ->
        [yes] 走成自杀判负
       *[no] 作违反行棋规定，退回重走
    }
assumed-breach-loses = { $answer ->
        [yes] 这一次判负
       *[no] 这一次记录
    }
assumed-penalised = { $answer ->
        [yes] { $about }作犯规
       *[no] { $about }不作犯规
    }
assumed-claim-holds = { $answer ->
        [yes] { $about }成立
       *[no] { $about }不成立
    }
assumed-conduct-is = { $about }：{ $cost }
assumed-opponent-made-facing = { $answer ->
        [yes] 照面由未轮到走棋的一方造成
       *[no] 照面由轮到走棋的一方造成
    }
assumed-in-time-trouble = { $answer ->
        [yes] 剩余时间不足
       *[no] 剩余时间足够
    }

## What the case hinges on
decisive-another-question = 仍有另一问题未定
decisive = { $question }算：{ $yes }；不算：{ $no }。
decisive-must = { $question }要：{ $yes }；不要：{ $no }。
decisive-is-so = { $question }是：{ $yes }；不是：{ $no }。
decisive-holds = { $question }成立：{ $yes }；不成立：{ $no }。
decisive-named = 本案的关键：{ $question }

## Disputed facts
disputed-depends = 取决于有争议的事实
disputed-depends-short = 视事实而定
disputed-too-many = 有争议的事实有 { $count } 项，超过 { $most } 项，不逐一列出结果。请先认定其中一部分。
disputed-no-matter = 有争议：{ $facts }。无论怎样认定，结果相同。
disputed-settle-first = { $count ->
        [1] 先要认定：{ $facts }。
       *[other] 先要逐项认定：{ $facts }。
    }
disputed-other-ways = 另外 { $more } 种情形
disputed-either = { $first }；或{ $second }
disputed-accepted = 认定{ $facts }
disputed-rejected = 不认定{ $facts }
disputed-outcome = { $when }：{ $result }。
disputed-came-after = { $before }在先、{ $after }在后
quotation = “{ $text }”
