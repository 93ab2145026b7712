### What happened in order of time
out-of-turn-adjusted = { $side } adjusted the { $piece } on the other side's time as the rules ask: no touch.
release-takes-general = { $mv } takes the general, which { $loser } had left to be taken.
conduct-clock-contradicts = The clock as written down still shows { $left ->
        [one] 1 second
       *[other] { $left } seconds
    } for { $side }. That contradicts the fall of the flag and decides nothing by itself: look at the clock and ask both players.
conduct-rounds-not-known = How many rounds were played before this position is not known; no draw may be agreed before round { $from }. Look at the score sheets.
failure-no-move = Move { $number } of the record: { $text } is no move. Write moves like h2e2.
failure-nothing-to-move = Move { $number } of the record, { $text }: nothing stands on the square it begins on. Check the moves before it.
value-announcement-on-own-time = an announcement to arbiter or opponent, on one's own time
