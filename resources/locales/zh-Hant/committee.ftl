# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 53825744948c0d1f3cab606eef864e249947bd6d9cfe00f8bfdacdd4c89a226a ebd512872f7e5121869b80d23c07bdfb4125c75314dee8189363bfdb78c09bc2
## What was decided
decided-pending = 已受理，待決
decided-upheld = 維持原判
decided-changed = 改判：{ $result }
decided-changed-ground = 改判：{ $result }（依據 { $ground }）
decided-resumed = 恢復比賽，局面 { $position }
decided-replayed = 重賽
decided-not-heard = 不予受理

## The decision in force
in-force-pending = 已申訴，待仲裁
in-force-upheld = 仲裁維持原判
in-force-upheld-result = 仲裁維持原判：{ $result }
in-force-changed = 仲裁已改判：{ $result }
in-force-resumed = 仲裁已決定：恢復比賽
in-force-replayed = 仲裁已決定：重賽
in-force-not-heard = 申訴不予受理，原判有效
in-force-not-heard-result = 申訴不予受理，原判有效：{ $result }
in-force-other = 仲裁已決定：{ $words }
result-loss = { $side }判負
result-foul = { $side }犯規一次
decision-loss = { $winner }勝，{ $loser }負，對局結束。
decision-draw = 雙方和棋，對局結束。
decision-foul = { $side }犯規一次，記入記錄表。
decision-replaces-ruling = 以仲裁委員會的決定為準，原判不再有效。
decision-set-up-position = 按決定所附的局面擺好棋盤，恢復對局。
decision-play-again = 本局重新進行。
over-the-record =
    { $decided }
    （按記錄推斷：{ $record }）
from-the-record = 以下是按記錄推斷的裁決，不是現行結果

## Findings of fact, votes and time
found-true = 屬實
found-untrue = 不屬實
found-as-recorded = 認定如記錄
found-not-so = 不予認定
found-left-open = 存疑
withdrew = 迴避
withdrew-why = 迴避：{ $why }
votes = 贊成 { $in_favour }，反對 { $against }，棄權 { $abstained }
votes-do-not-fit = 票數多於參加表決的 { $present } 名委員。
in-time-yes = 在期限內（{ $of } 分鐘內，用 { $used } 分鐘）
in-time-no = 逾期（限 { $of } 分鐘，已過 { $used } 分鐘）
in-time-stated-yes = 委員會認定在期限內
in-time-stated-no = 委員會認定逾期
in-time-unknown = 期限不明
