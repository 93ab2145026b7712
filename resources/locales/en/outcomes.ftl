headline-not-heard = Not heard: play on
headline-warning = { $mover } is warned: play on
headline-warning-duty = { $mover } is warned: { $duty }
headline-replay = Game to be replayed
headline-void = Result void
headline-both-lose = Both lose
short-warning = { $side } warned
now-announce-both-lose = Announce that both lose and write the ground on the sheet ({ $clauses }).
now-announce-replay = Announce that the game is played again and write the ground on the sheet ({ $clauses }).
now-announce-void = Announce that the result of this game does not count and write the ground on the sheet ({ $clauses }).
now-exchange-colours = The players change colours.
now-refuse-claim = Tell whoever asked that it is not heard ({ $clauses }); the game goes on.
outcome-time-given = { $time } more for { $side }
outcome-time-taken = { $time } less for { $side }
outcome-colours-exchanged = colours exchanged
outcome-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
outcome-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
report-given-outcome-not-heard = not heard
report-given-outcome-warning = warned
report-given-outcome-replay = to be replayed
report-given-outcome-void = void
report-given-outcome-both-lose = both lose
given-time-red = Red's time (seconds; + given, - taken)
given-time-black = Black's time (seconds; + given, - taken)
given-colours-exchanged = Colours exchanged
paper-duty-over-replay = none left (to be replayed)
paper-duty-over-void = none left (void)
decision-both-lose = Both sides lose.
decision-void = The result of this game does not count.
decision-warning = { $side } is warned; no foul is recorded.
caveat-carried-from = The text of this clause was not seen in this edition; the text of the { $year } edition is carried over and rules.
value-first-breach-open = { $levels }: a first breach loses by one practice and not by the other; open
setting-first-breach-open = Whether a first breach loses is not settled
