## 条文涉及的事项
topic-kill = 杀
topic-chase = 捉
topic-exchange = 兑
topic-offer = 献
topic-block = 拦
topic-follow = 跟
topic-idle = 闲
topic-perpetual-check = 长将
topic-perpetual-kill = 长杀
topic-perpetual-chase = 长捉
topic-forbidden-moves = 禁止着法
topic-allowed-moves = 允许着法
topic-roots = 有根与无根
topic-joint-chase = 联合捉
topic-general-or-soldier-chase = 帅（将）、兵（卒）自身捉子
topic-answer-by-general = 动帅（将）应将
topic-drawing-point = 守和要点
topic-both-forbidden = 双方都是禁止着法
topic-repetition-loses = 循环判负
topic-repetition-changes = 循环变着
topic-repetition-draws = 循环判和
topic-nine-rounds = 连续九个回合

## 设定
setting-repetition-count = 循环到几次裁决
setting-perpetual-check-loses = 单方长将
setting-change-by = 须变着的期限
setting-red-changes-first = 开局循环由红方先变
value-cycles = 完整循环
value-occurrences = 同一局面出现
value-cycles-times = 完整循环 { $times } 次
value-occurrences-times = 同一局面出现 { $times } 次
value-loses-at-once = 当即判负
value-loses-after-warning = 先令变着，不变判负
value-change-cycles = 再循环若干次以前
value-change-rounds = 若干回合以内
value-change-cycles-times = 再循环 { $times } 次以前
value-change-rounds-times = { $rounds } 个回合以内
value-first-rounds = 前 { $rounds } 回合

## 着法性质
nature-check = 将
nature-kill = 杀
nature-chase = 捉
nature-exchange = 兑
nature-offer = 献
nature-block = 拦
nature-follow = 跟
nature-idle = 闲
class-perpetual-check = 长将
class-perpetual-kill = 长杀
class-perpetual-chase = 长捉
class-allowed-as = { $moves }（允许着法）
class-idle = 闲着
class-no-perpetual-chase = 着着捉，但不合长捉
class-perpetual = 长{ $nature }
class-part = { $count ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
   *[other] { $count }
}{ $nature }
class-between = {""}
gravity-perpetual-check = 长将
gravity-severe = 禁止着法（重）
gravity-light = 禁止着法（轻）
gravity-forbidden = 禁止着法
gravity-perpetual-chase = 长捉
gravity-allowed = 允许着法
repetition-draw = 双方不变判和
repetition-loses = { $side }判负
repetition-must-change = { $side }须变着
repetition-not-yet = 循环次数不够，暂不裁决
repetition-open = 条文未定
headline-must-change = { $side }须变着

## 证明
proof-no-cycle = 棋谱里现在的局面没有出现过，不成循环。
proof-no-cycle-since-capture = 现在的局面没有出现过；第 { $ply } 着吃子以后，以前的局面不会再有，不成循环。
proof-counted = 现在的局面第 { $times } 次出现；从第 { $from_ply } 着起，每 { $length } 着循环一次，已完整循环 { $cycles } 次。
proof-enough = 规定{ $asked }：按同一局面计，第 { $occurrences } 着后已够；按完整循环计，第 { $cycles } 着后已够。
proof-enough-now = 规定{ $asked }，现在已够。
proof-not-enough = 规定{ $asked }，现在还不够。
proof-not-enough-by-cycles = 规定{ $asked }，现在还不够；如果规程改按同一局面出现的次数计，则第 { $ply } 着后已够。
proof-nine-rounds = 局面虽未完全重复，但{ $side }连续九个回合着着将、杀、捉，落点在三个以上。
proof-move = 第 { $ply } 着 { $side }{ $mv }：{ $nature }。{ $why }
proof-plays = { $side }：{ $class }。
proof-plays-severe = { $side }：{ $class }，属禁止着法，双方比较时为重。
proof-plays-light = { $side }：{ $class }，属禁止着法，其中有联合捉或捉少根子，双方比较时为轻。
proof-weighed = 红方{ $red }，黑方{ $black }：{ $verdict }。
proof-red-changes-first = 前 { $rounds } 回合的循环本可判和，按规程由红方先变。
proof-not-heeded = 第 { $ply } 着后已令{ $side }变着，期限已到仍未变。
proof-changed-move = 第 { $ply } 着为“{ $nature }”
proof-otherwise = 另一种理解：{ $assumed }，则{ $verdict }。
proof-otherwise-moves = 另一种理解：{ $assumed }，则{ $moves }，{ $verdict }。
proof-diagram = 条文没有写明，但本规则的{ $diagram }正是这个循环，按公布的答案裁决（{ $source }）。
proof-undecided = 条文没有写明是否{ $point }，也没有见到相应的图例。
diagram-numbered = 图{ $number }
diagram-reference = 参考图{ $number }
why-overruled = 裁判认定，理由：{ $reason }
why-check = { $attackers }将军。
why-kill = 下一着起连续将军可以将死：{ $line }。
why-chase = { $attackers }捉{ $victims }。
why-chase-line = 下一着可走{ $line }，{ $gain }。
why-rootless = 被捉的子没有根。
why-under-rooted = 被捉的子根不够，是少根子。
why-rooted = 被捉的子有根，吃了仍然得子。
why-false-root = 被捉的子只有假根。
why-false-root-exposed = { $protector }虽然保护，一反吃就送将或照面，是假根。
why-false-root-mated = { $protector }虽然保护，反吃后会被连将将死，是假根。
why-joint = 要几个子合力才能得子，是联合捉。
why-old = { $attackers }本来就能吃{ $victims }，这一着没有造成新的捉。
why-answer-by-general = 动帅（将）应将，算闲。
why-general-or-soldier = 只是{ $attackers }自身捉{ $victims }，算闲。
why-chase-is-exchange = 碰着{ $victims }，但双方的子可以互吃兑掉，是兑。
why-own-doing = { $victims }失去保护或受到攻击，是{ $other }自己走出来的，不算捉。
why-escape = 只是逃开被捉的子；{ $attackers }吃{ $victims }本来就有，没有增加攻击。
why-drawing-point = 只剩一个攻击子力，占据守和要点而碰着{ $victims }，算闲。
why-exchange = 提出兑子。
why-offer = 送吃，没有得子的威胁。
why-block = 挡住对方棋子的线路。
why-follow = 盯着对方的子，但吃了不能得子。
why-idle = 不将军，也没有成杀或得子的威胁。
balance-none = 得子
balance-won = 得{ $won }
balance-won-and-lost = 得{ $won }，失{ $lost }

## 未定的问题
assume-shortest-cycle = 只看最后一次回到这个局面的着法
assume-whole-stretch = 看这个局面第一次出现以来的全部着法
point-new-since-own = “原来就有”是与自己走这一着之前比
point-new-since-other = “原来就有”是与对方走上一着之前比
point-checks-chase = 将军同时捉着被捉的子，仍算捉
point-checks-do-not-chase = 将军就只算将，不再算捉
point-minor-chases = 士、象（相）攻击有根的车，算捉
point-minor-does-not-chase = 士、象（相）攻击有根的车，不算捉
point-tied-chases = 被马牵制的车攻击那个马，一律算捉
point-tied-unless-chased = 被马牵制的车攻击那个马，自己不被长捉时才算捉
point-tied-held = 被马牵制的车攻击那个马，不算捉
point-mated-is-root = 能反吃的就是真根，反吃后被将死也算
point-mated-is-no-root = 反吃后会被将死的不是真根
point-facing-pins = 一反吃就照面的，不是真根
point-facing-does-not-pin = 只因照面不能反吃的，仍是真根
point-turns-chase = 几个子轮流捉一个不动的子，算长捉
point-turns-do-not-chase = 几个子轮流捉一个不动的子，不算长捉
point-quiet-kills = 下一着不将军、再用将军将死的威胁也算杀
statement-whole-stretch = 局面几次由不同着法走回时，第一次出现以来的着法都算
question-repetition = 条文没有写明：是否{ $statement }？
question-whole-stretch = 局面几次由不同着法走回：第一次出现以来的着法都算，还是只看最后一次？
assumed-repetition = { $answer ->
    [yes] { $statement }
   *[no] 不采用“{ $statement }”
}
assumed-whole-stretch = { $answer ->
    [yes] 第一次出现以来的着法都算
   *[no] 只看最后一次回到这个局面的着法
}
now-demand-change-cycles = 宣布：{ $side }须立即变着；再循环 { $cycles } 次（每次 { $length } 着）仍不变，判负。记下宣布时的着数。
now-demand-change-rounds = 宣布：{ $side }须在 { $rounds } 个回合以内变着，否则判负。记下宣布时的着数。

## 须注意
caveat-both-check = 双方长将作和是推断，没有见到条文。
caveat-carried-back = 这一版棋例的条文未见，按别的版本的同类规定裁（见条文出处）。
caveat-change-is-judged = 改走另一种禁止着法算不算变着，条文没有写明，由裁判认定；赛事一般要求循环必须结束。
caveat-chase-by-turns = 几个子轮流捉一个不动的子算不算长捉，说法不一。
caveat-checking-chase = 将军同时捉着被捉的子，是否仍算捉，说法不一。
caveat-facing-generals = 只因将帅照面不能反吃的算不算根，说法不一。
caveat-mated-protector = 反吃后会被将死的算不算真根，说法不一。
caveat-minor-on-chariot = 士、象（相）攻击有根的车算不算捉，说法不一。
caveat-nested-cycle = 循环里还套着较短的循环；短的和长的分别看，结果可能不同。
caveat-new-since = “原来就有的捉”与哪个局面相比，有两种理解；按图例与自己走这一着之前的局面比。
caveat-nine-rounds = 连续九个回合的规定只从图例得知，条号未见；“点”按进攻子的落点计。
caveat-published-diagram = 条文没有写明，按公布的图例裁决。
caveat-quiet-kill = 有的闲着威胁下一着不将军而成杀。条文说杀是连续将军将死，这样的着法按闲裁；没有写明它一定不算杀。
caveat-repetition-count = 规定按完整循环计，现在还不够；有的赛事按同一局面出现三次计，请看规程。
caveat-tied-chariot = 被马牵制的车攻击那个马算不算捉，公布的两种答案不一。

## 命令行
failure-no-repetition-rules = 规则 { $id } 没有棋例，不能裁决循环
failure-illegal-move = 第 { $ply } 着 { $mv } 不是可以走的着法，不能据此裁决循环
failure-record-breaks-off = 棋谱在第 { $ply } 着中断：{ $reason }；补全以后再裁决循环
cli-repetition-verdict = 【{ $rulebook }】{ $verdict }
cli-repetition-cycles = 循环：{ $cycles }
cli-repetition-cycle = 第 { $from }–{ $to } 着（每次 { $length } 着，{ $cycles } 次）
cli-repetition-branch = 如果{ $assumed }：{ $verdict }

## 窗口
command-repetition = 裁决循环（棋例）…
repetition-title = 循环着法的裁决
repetition-page-proof = 逐着认定
repetition-page-rulebooks = 各种规则对照
repetition-page-cases = 公布的图例
repetition-nothing = 现在的局面没有重复；棋谱里也没有循环。
repetition-earlier = 棋谱里的循环
repetition-whole-game = 到现在为止
repetition-no-rules = 本场的规则没有棋例。
repetition-illegal = 棋谱里有走不通的着法，无法逐着认定。
repetition-line = 走到底
repetition-no-line = 点一着，棋盘上就显示它攻击什么、被谁保护、怎样得子。
repetition-line-place = 第 { $step } 步，共 { $all } 步
repetition-matrix = 对照表（竖为红方，横为黑方）
repetition-now = 现在做什么
repetition-read-out = 宣读
repetition-reasons = 依据
repetition-cell-draw = 和
repetition-cell-red = 红变
repetition-cell-black = 黑变
repetition-same = 与本场规则相同
repetition-several = 几处规定合起来造成不同
repetition-case = 图例 { $diagram }
repetition-published = 公布的答案
repetition-published-draw = 作和
repetition-published-blames = { $side }变着或判负
repetition-open-case = 看这个图例
repetition-back = 回到本局
repetition-times-mark = 第{ $times }次
differs-chase = 什么算捉：能吃没有真根的子，还是能得子
differs-kill-counts = 长杀是否禁止
differs-mixed-counts = 将、杀、捉交替是否禁止
differs-one-victim = 是否必须始终捉同一个子
differs-drawing-points = 守和要点
differs-nine-rounds = 连续九个回合
differs-gravities = 双方都违例时怎样比较
read-out-not-yet = 着法循环的次数不够，不予裁决，对局继续。
read-out = 本局着法已循环 { $cycles } 次。认定：红方{ $red }，黑方{ $black }。根据 { $clauses }：{ $result }。
read-out-change-cycles = { $side }须立即变着，再循环 { $cycles } 次（每次 { $length } 着）不变，判负
read-out-change-rounds = { $side }须在 { $rounds } 个回合以内变着，否则判负
repetition-step-back = 上一步
repetition-step-on = 下一步
repetition-together = { $one }，加上{ $other }
event-judge-move = 认定第 { $ply } 着为“{ $nature }”：{ $reason }
kind-judge-move = 认定着法性质
repetition-nature = 性质
repetition-overrule = 改为
repetition-overrule-why = 认定的理由
repetition-overrule-do = 认定
words-unknown-nature = { $word } 不是着法性质；可用 check、kill、chase、exchange、offer、block、follow、idle
