## What was decided
decided-pending = lodged, not yet decided
decided-upheld = the ruling stands
decided-changed = changed: { $result }
decided-changed-ground = changed: { $result } (ground { $ground })
decided-resumed = the game goes on from { $position }
decided-replayed = the game is played again
decided-not-heard = the appeal is not heard

## The decision in force
in-force-pending = Appealed, not yet decided
in-force-upheld = Appeal: the ruling stands
in-force-upheld-result = Appeal: the ruling stands: { $result }
in-force-changed = Appeal: changed to { $result }
in-force-resumed = Appeal: the game goes on
in-force-replayed = Appeal: the game is played again
in-force-not-heard = Appeal not heard, the ruling stands
in-force-not-heard-result = Appeal not heard, the ruling stands: { $result }
in-force-other = Appeal: { $words }
result-loss = { $side } loses
result-foul = one foul on { $side }
decision-loss = { $winner } wins, { $loser } loses. The game is over.
decision-draw = The game is drawn and over.
decision-foul = One foul on { $side } is entered on the sheet.
decision-replaces-ruling = The appeals committee's decision holds in place of the ruling.
decision-set-up-position = Set up the position of the decision; the game goes on from there.
decision-play-again = The game is played again from the start.
over-the-record =
    { $decided }
    (from the record: { $record })
from-the-record = What follows from the record; not the result in force

## Findings of fact, votes and time
found-true = true
found-untrue = not so
found-as-recorded = found as recorded
found-not-so = found not to be so
found-left-open = left open
withdrew = withdrew
withdrew-why = withdrew: { $why }
votes = { $in_favour } in favour, { $against } against, { $abstained } abstaining
votes-do-not-fit = More votes than the { $present } members who took part.
in-time-yes = in time ({ $used } of { $of } minutes)
in-time-no = late ({ $used } minutes, { $of } allowed)
in-time-stated-yes = in time, as the committee states
in-time-stated-no = late, as the committee states
in-time-unknown = whether in time is not known
