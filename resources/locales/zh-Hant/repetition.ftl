# Made by tools/zh-hant/derive.py; change terms.tsv there instead. b69c693cb6aa655c64757489fe5e5fb2edcadf3dbcdbf8ed9032b0f3603ad071 41e159bd6ccf5c4c7f68cbdefddc6cf7de19a079431e89b88dd81bf4795b5fe6
## 條文涉及的事項
topic-kill = 殺
topic-chase = 捉
topic-exchange = 兌
topic-offer = 獻
topic-block = 攔
topic-follow = 跟
topic-idle = 閒
topic-perpetual-check = 長將
topic-perpetual-kill = 長殺
topic-perpetual-chase = 長捉
topic-forbidden-moves = 禁止著法
topic-allowed-moves = 允許著法
topic-roots = 有根與無根
topic-joint-chase = 聯合捉
topic-general-or-soldier-chase = 帥（將）、兵（卒）自身捉子
topic-answer-by-general = 動帥（將）應將
topic-drawing-point = 守和要點
topic-both-forbidden = 雙方都是禁止著法
topic-repetition-loses = 循環判負
topic-repetition-changes = 循環變著
topic-repetition-draws = 循環判和
topic-nine-rounds = 連續九個回合

## 設定
setting-repetition-count = 循環到幾次裁決
setting-perpetual-check-loses = 單方長將
setting-change-by = 須變著的期限
setting-red-changes-first = 開局循環由紅方先變
value-cycles = 完整循環
value-occurrences = 同一局面出現
value-cycles-times = 完整循環 { $times } 次
value-occurrences-times = 同一局面出現 { $times } 次
value-loses-at-once = 當即判負
value-loses-after-warning = 先令變著，不變判負
value-change-cycles = 再循環若干次以前
value-change-rounds = 若干回合以內
value-change-cycles-times = 再循環 { $times } 次以前
value-change-rounds-times = { $rounds } 個回合以內
value-first-rounds = 前 { $rounds } 回合

## 著法性質
nature-check = 將
nature-kill = 殺
nature-chase = 捉
nature-exchange = 兌
nature-offer = 獻
nature-block = 攔
nature-follow = 跟
nature-idle = 閒
class-perpetual-check = 長將
class-perpetual-kill = 長殺
class-perpetual-chase = 長捉
class-allowed-as = { $moves }（允許著法）
class-idle = 閒著
class-no-perpetual-chase = 著著捉，但不合長捉
class-perpetual = 長{ $nature }
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
gravity-perpetual-check = 長將
gravity-severe = 禁止著法（重）
gravity-light = 禁止著法（輕）
gravity-forbidden = 禁止著法
gravity-perpetual-chase = 長捉
gravity-allowed = 允許著法
repetition-draw = 雙方不變判和
repetition-loses = { $side }判負
repetition-must-change = { $side }須變著
repetition-not-yet = 循環次數不夠，暫不裁決
repetition-open = 條文未定
headline-must-change = { $side }須變著

## 證明
proof-no-cycle = 棋譜裡現在的局面沒有出現過，不成循環。
proof-no-cycle-since-capture = 現在的局面沒有出現過；第 { $ply } 著吃子以後，以前的局面不會再有，不成循環。
proof-counted = 現在的局面第 { $times } 次出現；從第 { $from_ply } 著起，每 { $length } 著循環一次，已完整循環 { $cycles } 次。
proof-enough = 規定{ $asked }：按同一局面計，第 { $occurrences } 著後已夠；按完整循環計，第 { $cycles } 著後已夠。
proof-enough-now = 規定{ $asked }，現在已夠。
proof-not-enough = 規定{ $asked }，現在還不夠。
proof-not-enough-by-cycles = 規定{ $asked }，現在還不夠；如果規程改按同一局面出現的次數計，則第 { $ply } 著後已夠。
proof-nine-rounds = 局面雖未完全重複，但{ $side }連續九個回合著著將、殺、捉，落點在三個以上。
proof-move = 第 { $ply } 著 { $side }{ $mv }：{ $nature }。{ $why }
proof-plays = { $side }：{ $class }。
proof-plays-severe = { $side }：{ $class }，屬禁止著法，雙方比較時為重。
proof-plays-light = { $side }：{ $class }，屬禁止著法，其中有聯合捉或捉少根子，雙方比較時為輕。
proof-weighed = 紅方{ $red }，黑方{ $black }：{ $verdict }。
proof-red-changes-first = 前 { $rounds } 回合的循環本可判和，按規程由紅方先變。
proof-not-heeded = 第 { $ply } 著後已令{ $side }變著，期限已到仍未變。
proof-changed-move = 第 { $ply } 著為「{ $nature }」
proof-otherwise = 另一種理解：{ $assumed }，則{ $verdict }。
proof-otherwise-moves = 另一種理解：{ $assumed }，則{ $moves }，{ $verdict }。
proof-diagram = 條文沒有寫明，但本規則的{ $diagram }正是這個循環，按公佈的答案裁決（{ $source }）。
proof-undecided = 條文沒有寫明是否{ $point }，也沒有見到相應的圖例。
diagram-numbered = 圖{ $number }
diagram-reference = 參考圖{ $number }
why-overruled = 裁判認定，理由：{ $reason }
why-check = { $attackers }將軍。
why-kill = 下一著起連續將軍可以將死：{ $line }。
why-chase = { $attackers }捉{ $victims }。
why-chase-line = 下一著可走{ $line }，{ $gain }。
why-rootless = 被捉的子沒有根。
why-under-rooted = 被捉的子根不夠，是少根子。
why-rooted = 被捉的子有根，吃了仍然得子。
why-false-root = 被捉的子只有假根。
why-false-root-exposed = { $protector }雖然保護，一反吃就送將或照面，是假根。
why-false-root-mated = { $protector }雖然保護，反吃後會被連將將死，是假根。
why-joint = 要幾個子合力才能得子，是聯合捉。
why-old = { $attackers }本來就能吃{ $victims }，這一著沒有造成新的捉。
why-answer-by-general = 動帥（將）應將，算閒。
why-general-or-soldier = 只是{ $attackers }自身捉{ $victims }，算閒。
why-chase-is-exchange = 碰著{ $victims }，但雙方的子可以互吃兌掉，是兌。
why-own-doing = { $victims }失去保護或受到攻擊，是{ $other }自己走出來的，不算捉。
why-escape = 只是逃開被捉的子；{ $attackers }吃{ $victims }本來就有，沒有增加攻擊。
why-drawing-point = 只剩一個攻擊子力，佔據守和要點而碰著{ $victims }，算閒。
why-exchange = 提出兌子。
why-offer = 送吃，沒有得子的威脅。
why-block = 擋住對方棋子的線路。
why-follow = 盯著對方的子，但吃了不能得子。
why-idle = 不將軍，也沒有成殺或得子的威脅。
balance-none = 得子
balance-won = 得{ $won }
balance-won-and-lost = 得{ $won }，失{ $lost }

## 未定的問題
assume-shortest-cycle = 只看最後一次回到這個局面的著法
assume-whole-stretch = 看這個局面第一次出現以來的全部著法
point-new-since-own = 「原來就有」是與自己走這一著之前比
point-new-since-other = 「原來就有」是與對方走上一著之前比
point-checks-chase = 將軍同時捉著被捉的子，仍算捉
point-checks-do-not-chase = 將軍就只算將，不再算捉
point-minor-chases = 士、象（相）攻擊有根的車，算捉
point-minor-does-not-chase = 士、象（相）攻擊有根的車，不算捉
point-tied-chases = 被馬牽制的車攻擊那個馬，一律算捉
point-tied-unless-chased = 被馬牽制的車攻擊那個馬，自己不被長捉時才算捉
point-tied-held = 被馬牽制的車攻擊那個馬，不算捉
point-mated-is-root = 能反吃的就是真根，反吃後被將死也算
point-mated-is-no-root = 反吃後會被將死的不是真根
point-facing-pins = 一反吃就照面的，不是真根
point-facing-does-not-pin = 只因照面不能反吃的，仍是真根
point-turns-chase = 幾個子輪流捉一個不動的子，算長捉
point-turns-do-not-chase = 幾個子輪流捉一個不動的子，不算長捉
point-quiet-kills = 下一著不將軍、再用將軍將死的威脅也算殺
statement-whole-stretch = 局面幾次由不同著法走回時，第一次出現以來的著法都算
question-repetition = 條文沒有寫明：是否{ $statement }？
question-whole-stretch = 局面幾次由不同著法走回：第一次出現以來的著法都算，還是隻看最後一次？
assumed-repetition = { $answer ->
    [yes] { $statement }
   *[no] 不採用「{ $statement }」
}
assumed-whole-stretch = { $answer ->
    [yes] 第一次出現以來的著法都算
   *[no] 只看最後一次回到這個局面的著法
}
now-demand-change-cycles = 宣佈：{ $side }須立即變著；再循環 { $cycles } 次（每次 { $length } 著）仍不變，判負。記下宣佈時的著數。
now-demand-change-rounds = 宣佈：{ $side }須在 { $rounds } 個回合以內變著，否則判負。記下宣佈時的著數。

## 須注意
caveat-both-check = 雙方長將作和是推斷，沒有見到條文。
caveat-carried-back = 這一版棋例的條文未見，按別的版本的同類規定裁（見條文出處）。
caveat-change-is-judged = 改走另一種禁止著法算不算變著，條文沒有寫明，由裁判認定；賽事一般要求循環必須結束。
caveat-chase-by-turns = 幾個子輪流捉一個不動的子算不算長捉，說法不一。
caveat-checking-chase = 將軍同時捉著被捉的子，是否仍算捉，說法不一。
caveat-facing-generals = 只因將帥照面不能反吃的算不算根，說法不一。
caveat-mated-protector = 反吃後會被將死的算不算真根，說法不一。
caveat-minor-on-chariot = 士、象（相）攻擊有根的車算不算捉，說法不一。
caveat-nested-cycle = 循環裡還套著較短的循環；短的和長的分別看，結果可能不同。
caveat-new-since = 「原來就有的捉」與哪個局面相比，有兩種理解；按圖例與自己走這一著之前的局面比。
caveat-nine-rounds = 連續九個回合的規定只從圖例得知，條號未見；「點」按進攻子的落點計。
caveat-published-diagram = 條文沒有寫明，按公佈的圖例裁決。
caveat-quiet-kill = 有的閒著威脅下一著不將軍而成殺。條文說殺是連續將軍將死，這樣的著法按閒裁；沒有寫明它一定不算殺。
caveat-repetition-count = 規定按完整循環計，現在還不夠；有的賽事按同一局面出現三次計，請看規程。
caveat-tied-chariot = 被馬牽制的車攻擊那個馬算不算捉，公佈的兩種答案不一。

## 命令列
failure-no-repetition-rules = 規則 { $id } 沒有棋例，不能裁決循環
failure-illegal-move = 第 { $ply } 著 { $mv } 不是可以走的著法，不能據此裁決循環
failure-record-breaks-off = 棋譜在第 { $ply } 著中斷：{ $reason }；補全以後再裁決循環
cli-repetition-verdict = 【{ $rulebook }】{ $verdict }
cli-repetition-cycles = 循環：{ $cycles }
cli-repetition-cycle = 第 { $from }–{ $to } 著（每次 { $length } 著，{ $cycles } 次）
cli-repetition-branch = 如果{ $assumed }：{ $verdict }

## 視窗
command-repetition = 裁決循環（棋例）…
repetition-title = 循環著法的裁決
repetition-page-proof = 逐著認定
repetition-page-rulebooks = 各種規則對照
repetition-page-cases = 公佈的圖例
repetition-nothing = 現在的局面沒有重複；棋譜裡也沒有循環。
repetition-earlier = 棋譜裡的循環
repetition-whole-game = 到現在為止
repetition-no-rules = 本場的規則沒有棋例。
repetition-illegal = 棋譜裡有走不通的著法，無法逐著認定。
repetition-line = 走到底
repetition-no-line = 點一著，棋盤上就顯示它攻擊什麼、被誰保護、怎樣得子。
repetition-line-place = 第 { $step } 步，共 { $all } 步
repetition-matrix = 對照表（豎為紅方，橫為黑方）
repetition-now = 現在做什麼
repetition-read-out = 宣讀
repetition-reasons = 依據
repetition-cell-draw = 和
repetition-cell-red = 紅變
repetition-cell-black = 黑變
repetition-same = 與本場規則相同
repetition-several = 幾處規定合起來造成不同
repetition-case = 圖例 { $diagram }
repetition-published = 公佈的答案
repetition-published-draw = 作和
repetition-published-blames = { $side }變著或判負
repetition-open-case = 看這個圖例
repetition-back = 回到本局
repetition-times-mark = 第{ $times }次
differs-chase = 什麼算捉：能吃沒有真根的子，還是能得子
differs-kill-counts = 長殺是否禁止
differs-mixed-counts = 將、殺、捉交替是否禁止
differs-one-victim = 是否必須始終捉同一個子
differs-drawing-points = 守和要點
differs-nine-rounds = 連續九個回合
differs-gravities = 雙方都違例時怎樣比較
read-out-not-yet = 著法循環的次數不夠，不予裁決，對局繼續。
read-out = 本局著法已循環 { $cycles } 次。認定：紅方{ $red }，黑方{ $black }。根據 { $clauses }：{ $result }。
read-out-change-cycles = { $side }須立即變著，再循環 { $cycles } 次（每次 { $length } 著）不變，判負
read-out-change-rounds = { $side }須在 { $rounds } 個回合以內變著，否則判負
repetition-step-back = 上一步
repetition-step-on = 下一步
repetition-together = { $one }，加上{ $other }
event-judge-move = 認定第 { $ply } 著為「{ $nature }」：{ $reason }
kind-judge-move = 認定著法性質
repetition-nature = 性質
repetition-overrule = 改為
repetition-overrule-why = 認定的理由
repetition-overrule-do = 認定
words-unknown-nature = { $word } 不是著法性質；可用 check、kill、chase、exchange、offer、block、follow、idle
