## What was decided
decided-pending = 已受理，待决
decided-upheld = 维持原判
decided-changed = 改判：{ $result }
decided-changed-ground = 改判：{ $result }（依据 { $ground }）
decided-resumed = 恢复比赛，局面 { $position }
decided-replayed = 重赛
decided-not-heard = 不予受理

## The decision in force
in-force-pending = 已申诉，待仲裁
in-force-upheld = 仲裁维持原判
in-force-upheld-result = 仲裁维持原判：{ $result }
in-force-changed = 仲裁已改判：{ $result }
in-force-resumed = 仲裁已决定：恢复比赛
in-force-replayed = 仲裁已决定：重赛
in-force-not-heard = 申诉不予受理，原判有效
in-force-not-heard-result = 申诉不予受理，原判有效：{ $result }
in-force-other = 仲裁已决定：{ $words }
result-loss = { $side }判负
result-foul = { $side }犯规一次
decision-loss = { $winner }胜，{ $loser }负，对局结束。
decision-draw = 双方和棋，对局结束。
decision-foul = { $side }犯规一次，记入记录表。
decision-replaces-ruling = 以仲裁委员会的决定为准，原判不再有效。
decision-set-up-position = 按决定所附的局面摆好棋盘，恢复对局。
decision-play-again = 本局重新进行。
over-the-record =
    { $decided }
    （按记录推断：{ $record }）
from-the-record = 以下是按记录推断的裁决，不是现行结果

## Findings of fact, votes and time
found-true = 属实
found-untrue = 不属实
found-as-recorded = 认定如记录
found-not-so = 不予认定
found-left-open = 存疑
withdrew = 回避
withdrew-why = 回避：{ $why }
votes = 赞成 { $in_favour }，反对 { $against }，弃权 { $abstained }
votes-do-not-fit = 票数多于参加表决的 { $present } 名委员。
in-time-yes = 在期限内（{ $of } 分钟内，用 { $used } 分钟）
in-time-no = 逾期（限 { $of } 分钟，已过 { $used } 分钟）
in-time-stated-yes = 委员会认定在期限内
in-time-stated-no = 委员会认定逾期
in-time-unknown = 期限不明
