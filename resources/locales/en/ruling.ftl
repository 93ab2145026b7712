## Findings: the position
position-impossible = The position cannot arise in regular play; it is ruled on as it stood. Generals facing, or a check on the side not to move, usually mean that the last move was suicide: check the score sheets and establish that move first.
position-record-irregular = The record has moves against the rules: { $named }. Where one is complained of, enter the claim in the timeline and it is ruled on.
position-irregular-ply = ply { $ply } ({ $how })
position-in-check = The { $general } is in check from { $attackers }, which must be answered.
position-in-check-over = The { $general } is in check from { $attackers } (over { $screens }), which must be answered.
position-facing = The { $general } faces the { $other }; that must be ended.
position-checkmated = { $side } has no answer to the check and is mated; what was touched afterwards changes nothing.
position-stalemated = { $side } is not in check but has no legal move: stalemate; what was touched afterwards changes nothing.

## Findings: contacts that are no touch
contact-nothing-there = Nothing stands on { $square }; the entry is not counted. Check the record.
contact-after-release = After that move the hand did more ({ $events }). The move is ruled on first, so that counts for nothing.
contact-not-lifted = The { $piece } was touched but not lifted; under this law only lifting is a touch.
contact-brushed = The { $piece } was plainly brushed by accident: no touch.
contact-adjusted-with-consent = The { $piece } was adjusted after what the rules ask for (consent, or an announcement): no touch.
contact-adjusted-without = The { $piece } was adjusted without the opponent's consent: it counts as a touch.
out-of-turn-touched = { $side } touched the { $piece } on the other side's time: recorded; no clause was seen, no duty follows.
out-of-turn-brushed = { $side } brushed the { $piece } by accident on the other side's time: recorded; no touch.
out-of-turn-adjusted = { $side } adjusted the { $piece } on the other side's time as the rules ask: no touch.
out-of-turn-moved = { $side } moved ({ $mv }) on the other side's time: recorded; no clause was seen. The piece goes back.

## Findings: one touch
touch-binds-own = Own { $piece } touched: it can move ({ $moves }), so it must.{ $exposing ->
        [0] {""}
        [one] {" "}1 other way would be suicide.
       *[other] {" "}{ $exposing } other ways would be suicide.
    }
touch-binds-enemy = Enemy { $piece } touched: it can be taken ({ $moves }), so it must be.{ $exposing ->
        [0] {""}
        [one] {" "}1 other way would be suicide.
       *[other] {" "}{ $exposing } other ways would be suicide.
    }
touch-cannot-be-met-own = Own { $piece } touched: it cannot move at all, so another piece may{ $in_check ->
        [yes] , but the check must be answered
       *[no] {""}
    }.
touch-cannot-be-met-enemy = Enemy { $piece } touched: nothing can take it, so another move may be played{ $in_check ->
        [yes] , but the check must be answered
       *[no] {""}
    }.
touch-only-by-exposing-own = Own { $piece } touched: by movement it can go ({ $moves }), but after every move { $danger }. { $answer ->
        [yes] Under this reading it counts as able to move.
        [no] Under this reading it does not count as able to move.
       *[open] The clause does not say whether it can move.
    }
touch-only-by-exposing-enemy = Enemy { $piece } touched: by movement it can be taken ({ $moves }), but then { $danger }. { $answer ->
        [yes] Under this reading that counts as able to take.
        [no] Under this reading that does not count as able to take.
       *[open] The clause does not say whether it can be taken.
    }
touch-obeying-is-suicide = If they obey, { $danger }: that is suicide.
touch-lost-own = To obey, the { $piece } must move into suicide: lost at the touch.
touch-lost-enemy = To obey, the { $piece } must be taken by suicide: lost at the touch.
touch-costs-foul = A touch that cannot be met: the clause names no penalty; this reading records one foul.
touch-costs-nothing = A touch that cannot be met: the clause names no penalty, and this reading gives none.
touch-text-not-seen = The clause was not seen in the chosen rulebook ({ $about }).
touch-text-not-seen-taken = The clause was not seen in the chosen rulebook ({ $about }). Here: { $taken }.
touch-priced-nothing = Such a touch costs nothing under this law.
touch-priced = Such a touch costs { $cost } under this law.

## Findings: several pieces
pair-cannot-take-and-pays = The own { $own } touched cannot take the enemy { $enemy } touched, which this law penalises. What is to be played then the text seen does not say; as others tell it, the rules on touching an own and an enemy piece still bind.
pair-both-sides-at-once = Pieces of both sides touched at once: the enemy { $first } is judged first, then the own { $second }.
pair-both-sides = The { $first } was touched first, then the { $second }: they are judged in that order.
pair-two-of-one-side = The { $first } and then the { $second }, of one side, were touched: no clause; the first that can be met counts.
pair-of-one-side = Pieces of one side were touched, { $pieces }: no clause says which of them counts.{ $answer ->
        [yes] {" "}Here the first that can be met is taken to bind.
        [no] {" "}Here the arbiter is taken to name one.
       *[open] {""}
    }
pair-of-both-sides = { $pieces } were touched: no clause says which of them counts.{ $answer ->
        [yes] {" "}Here the first that can be met is taken to bind.
        [no] {" "}Here the first own and the first enemy piece are taken to bind.
       *[open] {""}
    }
pair-arbiter-names = Here the arbiter is taken to name the { $piece }.
pair-one-takes-other = The touched { $own } can take the touched { $enemy }: exactly that move ({ $mv }).
pair-one-cannot-reach-other = The touched { $own } does not reach the touched { $enemy }: the duty for the { $first } stands.
pair-one-takes-other-exposing = The touched { $own } can take the touched { $enemy } only by exposing the general. { $answer ->
        [yes] Here it still must.
        [no] Here it need not; the first touch stands.
       *[open] No source says whether it still must.
    }

## Findings: the release
release-suicide = After { $mv }, { $danger }: that is suicide.
release-suicide-complete = { $placed ->
        [yes] The piece has been put down, which makes the move even with the hand on it
       *[no] The hand has left the piece
    }: the suicide is complete, and loses.
release-check-unanswered = After { $mv }, { $danger }: the check was not answered, which counts as being mated and loses.
release-rival-ground = { $chosen ->
        [mate] The rival ground: not answering counts as being mated ({ $mate }). The result is the same.
       *[suicide] The rival ground: suicide ({ $suicide }). The result is the same.
    }
release-not-a-move-own = The { $piece } does not move from { $from } to { $to }: a breach of the movement rules.
release-not-a-move-enemy = The opponent's { $piece } was moved ({ $from } to { $to }): a breach of the movement rules.
release-not-a-move-exposes = After it, { $danger }.
release-non-move-exposed = The movement was wrong and the general is exposed as well: no clause ranks the two.{ $answer ->
        [yes] {" "}Here it is suicide.
        [no] {" "}Here it is a breach only.
       *[open] {""}
    }
release-outside-duty = { $mv } is legal but does not meet the duty: a breach of the movement rules.
release-meets-duty = { $mv } meets the duty.
release-free-move = { $mv } is legal; no touch duty applied.
release-suicide-text-not-seen = The move leaves the own general to be taken or facing; no clause on loss by suicide was seen in the chosen rulebook.{ $answer ->
        [yes] {" "}Here it loses.
        [no] {" "}Here it is a breach.
       *[open] {""}
    }
release-checkmates = With { $mv } { $other } is checkmated and the game is over; nothing after it changes the result.
release-stalemates = With { $mv } { $other } is stalemated and the game is over; nothing after it changes the result.
release-takes-general = { $mv } takes the general, which { $loser } had left to be taken.
release-corrected = After restoring, { $mv } was played, which meets the duty.
release-corrected-in-vain = After restoring, { $mv } was played, which again does not meet the duty: another breach.

## Findings: the count and the end
closing-counted = Breaches before: { $prior }; foul for the touch: { $touch }; breach now: { $breach }. { $at }: { $limit ->
        [1] one breach loses
       *[other] { $limit } breaches lose
    }. { $result ->
        [lost] The limit is reached: lost
        [touch] Whether the foul for a touch counts is open; this reading does not count it: recorded, play on
       *[below] Below the limit: recorded, play on
    }.
closing-counted-no-limit = Breaches before: { $prior }; foul for the touch: { $touch }; breach now: { $breach }. { $at }: no limit seen. { $result ->
        [lost] The limit is reached: lost
       *[recorded] Recorded, play on
    }.
closing-limit-not-seen = A breach of the movement rules; the law in force does not settle at how many a player loses.{ $answer ->
        [yes] {" "}Here it loses.
        [no] {" "}Here it is recorded.
       *[open] {""}
    }
closing-time-given = For the breach { $to } is given { $minutes } minutes.
closing-tallied = { $side }, before + now: { $listed }. { $result ->
        [lost] The limit is reached: lost
        [below] Below the limit: recorded, play on
       *[unlimited] No limit was seen: recorded, play on
    }.
tally = { $name } { $before } + { $now }
tally-limited = { $name } { $before } + { $now } ({ $limit } lose)
tally-breaches = breaches
tally-fouls = fouls
tally-technical = technical fouls
tally-all = all
closing-free-in-check = No touch binds; the check must be answered.
closing-free = No touch binds; any legal move may be made.
closing-lost-before = { $mv }, played afterwards, does not change what was lost at the touch.
closing-duty-after-restore-open = Once taken back, the piece moved wrongly counts as touched. { $question } No source decides; the chief arbiter does.
closing-undecided = { $question } No source decides; each result is worked out.

## Findings: clocks, claims and draws
conduct-after-the-end = The game was over by then; { $rows } later entries (clocks, claims, pieces knocked over) do not change the result.
conduct-turn-after-the-end = The game was over before; the touches and moves recorded do not change the result.
conduct-costs = { $deed }: { $cost }{ $minutes ->
        [0] {""}
       *[other] {" "}and { $minutes } minutes for the other side
    }.
conduct-false-claim-costs = { $deed }: { $cost }{ $minutes ->
        [0] {""}
       *[other] {" "}and { $minutes } minutes off their time
    }.
conduct-cost-not-seen = { $deed }: no clause was seen that says what it costs.{ $answer ->
        [yes] {" "}Here it counts as a foul.
        [no] {" "}Here it is no foul.
       *[open] {""}
    }
conduct-time-not-read = Whether the other side had less than { $under_minutes } minutes left was not written down.{ $answer ->
        [yes] {" "}Here it was less.
        [no] {" "}Here it was not less.
       *[open] {""}
    }
conduct-changed-after-placing = Under this law putting the piece down makes the move: { $made } stands and could not be changed to { $instead }, even with the hand on the piece.
conduct-flag-fell = { $side }'s time ran out.
conduct-clock-contradicts = The clock as written down still shows { $left ->
        [one] 1 second
       *[other] { $left } seconds
    } for { $side }. That contradicts the fall of the flag and decides nothing by itself: look at the clock and ask both players.
conduct-flagged-by-penalty = With those minutes off, { $side } has no time left and loses.
conduct-resigned = { $side } resigned.
conduct-draw-agreed = Both sides agreed to a draw.
conduct-draw-too-early = Only { $rounds } rounds were played; no draw may be agreed before round { $from }, so the game goes on.
conduct-rounds-not-known = How many rounds were played before this position is not known; no draw may be agreed before round { $from }. Look at the score sheets.
conduct-draw-declared = The arbiter declared a draw. Ground: { $ground }. It is the arbiter's decision, recorded as given.
conduct-late = { $minutes ->
        [0] { $side } was not late
        [one] { $side } was { $minutes } minute late
       *[other] { $side } was { $minutes } minutes late
    }; from { $limit } minutes on it loses{ $lost ->
        [yes] : lost
        [no] : not lost
       *[open] {""}
    }.
conduct-late-from-start = { $minutes ->
        [0] { $side } was not late
        [one] { $side } was { $minutes } minute late
       *[other] { $side } was { $minutes } minutes late
    }; not being there at the start loses{ $lost ->
        [yes] : lost
        [no] : not lost
       *[open] {""}
    }.
conduct-late-no-limit-seen = { $minutes ->
        [0] { $side } was not late
        [one] { $side } was { $minutes } minute late
       *[other] { $side } was { $minutes } minutes late
    }; no limit was seen{ $lost ->
        [yes] : lost
        [no] : not lost
       *[open] {""}
    }.
conduct-no-such-move = The record has no ply { $ply }; nothing can be checked. Compare both score sheets first.
conduct-move-in-order = By the record ply { $ply } was in order; the complaint fails.
conduct-move-irregular = By the record ply { $ply }, { $side }'s move, was irregular: { $how }.
conduct-move-ruled-on = Ply { $ply }, { $side }'s move, is one of this timeline ({ $how }); it is ruled on above and not counted twice.
conduct-complaint-own-next-move = Since then the complainant has made { $own_moves } moves and { $rounds } rounds have passed; it must be raised before one's own next move{ $in_time ->
        [yes] : in time
        [no] : too late
       *[open] {""}
    }.
conduct-complaint-rounds = Since then the complainant has made { $own_moves } moves and { $rounds } rounds have passed; it must be raised within { $limit } rounds{ $in_time ->
        [yes] : in time
        [no] : too late
       *[open] {""}
    }.
conduct-complaint-end-of-game = Since then the complainant has made { $own_moves } moves and { $rounds } rounds have passed; it may be raised while the game runs{ $in_time ->
        [yes] : in time
        [no] : too late
       *[open] {""}
    }.
conduct-complaint-limit-not-seen = Since then the complainant has made { $own_moves } moves and { $rounds } rounds have passed; no clause on when it must be raised was seen{ $in_time ->
        [yes] : in time
        [no] : too late
       *[open] {""}
    }.
conduct-position-stands = It came too late and counts as accepted: the position stands, the game goes on.
conduct-not-facing = By the record the generals do not face each other now.
conduct-facing-maker = The generals have faced each other since ply { $ply }, which was { $side }'s move: the side that made them face loses, whoever noticed it later.
conduct-facing-last-to-notice = The generals face each other; under this rule whoever notices first wins, and { $side } did not.
conduct-facing-unknown = The generals face each other, but the record does not show whose move did it: where one general already stands on an open file the other must avoid it, and whoever makes them face has broken the rule. { $answer ->
        [yes] Here { $other } made them face.
        [no] Here { $mover } made them face.
       *[open] Check the score sheets and ask witnesses; where nothing proves it, lots have been drawn.
    }
conduct-audit = Audit of the record: { $plies } plies without capture, { $checks } of them checks by the claimant; all of the claimant's checks count. Rounds that count: { $rounds }; limit: { $limit }. { $reached ->
        [yes] The limit is reached
       *[no] The limit is not reached
    }.{ $sure ->
        [yes] {""}
       *[no] {" "}The record does not reach back far enough to be sure.
    }
conduct-audit-checks-not-seen = Audit of the record: { $plies } plies without capture, { $checks } of them checks by the claimant; the claimant's checks are limited, but the number was not seen; all are taken first. Rounds that count: { $rounds }; limit: { $limit }. { $reached ->
        [yes] The limit is reached
       *[no] The limit is not reached
    }.{ $sure ->
        [yes] {""}
       *[no] {" "}This is not sure.
    }
conduct-audit-checks-capped = Audit of the record: { $plies } plies without capture, { $checks } of them checks by the claimant; { $cap ->
        [0] the claimant's checks do not count
       *[other] at most { $cap } of the claimant's checks count
    }. Rounds that count: { $rounds }; limit: { $limit }. { $reached ->
        [yes] The limit is reached
       *[no] The limit is not reached
    }.{ $sure ->
        [yes] {""}
       *[no] {" "}The record does not reach back far enough to be sure.
    }
conduct-no-limit-seen = No number of rounds for the natural limit was seen in this law.{ $answer ->
        [yes] {" "}Here it is a draw.
        [no] {" "}Here it is no draw.
       *[open] {""}
    }
conduct-no-winning-chances = Whether neither side can win is for the arbiter to decide, with the ground written down. Stop the clocks first; time after the claim does not count.{ $answer ->
        [yes] {" "}Here neither can win.
        [no] {" "}Here one still can.
       *[open] {""}
    }
conduct-repetition = By the record the position has occurred { $times } times, first after ply { $first }; checks in a row up to now: Red { $red }, Black { $black }. Repetitions are classified move by move by the arbiter; the program does not rule on them. One side may also be obliged to vary, and lose if it does not.{ $answer ->
        [yes] {" "}Here it is a draw.
        [no] {" "}Here it is no draw.
       *[open] {""}
    }
conduct-time-claimed = The other side is claimed to be out of time: that is recorded in a row of its own.
conduct-time-not-claimed = The other side is claimed to be out of time: the clock decides, and no such row was recorded. { $answer ->
        [yes] Here its time is taken to have run out.
        [no] Here its time is taken not to have run out.
       *[open] Look at the clock first.
    }
conduct-in-words = { $kind ->
        [claim] What was claimed falls under no text seen; the chief arbiter decides.
       *[conduct] What is recorded only in words falls under no text seen; the chief arbiter decides.
    }{ $answer ->
        [open] {""}
       *[taken] {" "}Here, for { $against }: { $cost }.
    }
conduct-words-beside = Something else is recorded in words, on which the ruling above does not rest; it is for the arbiter to weigh.
conduct-disturbed-in-trouble = Pieces were knocked over while the other side was short of time, on which no text was seen; a rule and a ruling that make it a loss were (under 3 minutes).{ $answer ->
        [yes] {" "}Here it loses.
        [no] {" "}Here it does not lose.
       *[open] {""}
    }
conduct-claim-too-late = Whoever claims a draw must have { $minutes } minutes left{ $heard ->
        [yes] : here taken to be so
        [no] : there was less, and the claim is not heard
       *[open] ; how much was left was not recorded
    }.

## Findings: conduct of the catalogue
conduct-times = { $did } (time { $times })
conduct-moves = { $did } ({ $times } moves)
conduct-words = { $did }: { $words }
conduct-costs-step = { $event }: { $costs }.
conduct-costs-none = { $event }: not yet often enough for a penalty.
conduct-not-seen = { $event }: no rule on this was seen in the law in force.
conduct-not-seen-taken = { $event }: no rule on this was seen in the law in force; here taken as: { $cost }.
conduct-usual = Usual, for information only and not the law in force: { $text } Source: { $source }.
cost-given = { $time } for the other side
cost-taken = { $time } taken
consequence-nothing = no penalty
consequence-not-heard = not heard
consequence-warning = a warning
consequence-foul = a foul
consequence-technical = a technical foul
consequence-breach = a breach of the movement rules
consequence-replay = the game is replayed
consequence-void = the result is void
consequence-draw = a draw
consequence-loss = loss
consequence-both-lose = both lose

## Findings: what a penalty is for
infraction-disturbed-on-own-time = { $who } knocked pieces over on their own time
infraction-disturbed-on-others-time = { $who } knocked pieces over on the other side's time
infraction-disturbed-in-time-trouble = { $who } knocked pieces over while the other side was short of time
infraction-pressed-before-moving = { $who } pressed the clock before moving
infraction-took-back = { $who } took back { $mv } once it was made; the move stands and cannot be changed
infraction-moved-on-others-time = { $who } moved a piece on the other side's time ({ $mv })
infraction-touched-on-others-time = { $who } touched the { $piece } on the other side's time
infraction-claimed-falsely = { $who }'s claim of the natural limit is not true

## What happens to a general
general-taken = the { $general } can be taken by the { $by }
general-facing = the { $general } faces the { $other }
general-taken-and-facing = the { $general } can be taken by the { $by } and the { $general } faces the { $other }

## Caveats
caveat-release-not-made = Lost for the touch alone, not for a released move; loss by suicide ({ $suicide }) asks for the release.
caveat-breach-limit-conflict = This reading records one foul and plays on; but by { $limit } one breach loses at this level. If this foul is such a breach, the game is lost.
caveat-carried-over = The text of this clause was not seen in this edition; the 1999 rule is applied.
caveat-carried-from = The text of this clause was not seen in this edition; the text of the { $year } edition is carried over and rules.
caveat-clause-not-seen = The clause that this ruling rests on was not seen in the chosen rulebook; check a printed copy before citing it.
caveat-limit-not-seen = The foul is recorded, but at how many fouls of this class a player loses was not seen.
caveat-record-incomplete = The game record is not complete enough to settle this.
caveat-usual-practice = It rests on usual practice as written down by this program; no text was seen. Put it into the event's regulation.
caveat-foul-class = The loss stands only if the foul for a touch that cannot be met counts as a breach under { $limit }; no clause says which class it is.
caveat-impossible-position = The position cannot arise in regular play; it is ruled on as it stood.
caveat-no-clause = No clause that was seen covers this point.
caveat-practice = Putting back after a breach is practice; no clause was seen.
caveat-second-hand = This is known only as others tell it; the text was not seen. Check it before it is cited.

## The result in one line
headline-checkmated = { $loser } is checkmated
headline-stalemated = { $loser } is stalemated
headline-loss = { $mover } loses
headline-take-back = Foul on { $mover }: take back
headline-foul = { $count ->
        [0] Foul on { $mover }: play on
        [1] Foul on { $mover }: play on
       *[other] { $count } fouls on { $mover }: play on
    }
headline-foul-duty = { $count ->
       [0] Foul on { $mover }: { $duty }
       [1] Foul on { $mover }: { $duty }
       *[other] { $count } fouls on { $mover }: { $duty }
    }
headline-fouls-on-both = Fouls on both: play on
headline-fouls-on-both-duty = Fouls on both: { $duty }
headline-restore = { $mover } must take it back
headline-must-answer = must answer the check
headline-must-move = must move the { $piece }
headline-must-capture = must take the { $piece }
headline-must-move-exactly = must play { $mv }
headline-not-heard = Not heard: play on
headline-warning = { $mover } is warned: play on
headline-warning-duty = { $mover } is warned: { $duty }
headline-play-on = Play on
headline-answer = { $mover } must answer the check
headline-move = { $mover } must move the { $piece }
headline-capture = { $mover } must take the { $piece }
headline-move-or-capture = { $mover } must move the { $own } or take the { $enemy }
headline-move-exactly = { $mover } must play { $mv }
headline-done = The move stands: play on
headline-draw = Game drawn
headline-replay = Game to be replayed
headline-void = Result void
headline-both-lose = Both lose
headline-undecided = Sources undecided
headline-check-last-move = Check the last move first
headline-ground-open = { $result } (ground open)
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

## The result in tables
short-open = open
short-draw = draw
short-foul = one foul
short-warning = { $side } warned
short-none = no penalty
short-with-duty = { $result }, { $duty }
short-free = move freely
short-answer = answer the check
short-take-back = take back
short-move = move the { $piece }
short-capture = take the { $piece }
short-move-or-capture = move the { $own } or take the { $enemy }
short-move-exactly = play { $mv }

## The duty
duty-done = The move stands; { $other } moves.
duty-free = { $mover } may make any legal move.
duty-answer = { $mover } must answer the check: { $moves }.
duty-restore = After taking back, { $mover } must play one of: { $moves }.
duty-move = { $mover } must move the { $piece }: { $moves }.
duty-capture = { $mover } must take the { $piece }: { $moves }.
duty-move-or-capture = { $mover } must move the { $own } or take the { $enemy }: { $moves }.
duty-move-exactly = { $mover } must play { $moves }.

## The reason in one sentence
gist-nothing = Nothing to rule on.
gist-checkmated = Mated: the game was over before.
gist-stalemated = Stalemated: the game was over before.
gist-suicide = { $mv } is suicide.
gist-limit-with-touch = With the foul for the touch, { $sum } breaches reach the limit.
gist-limit = { $count ->
        [1] One breach of the movement rules reaches the limit.
       *[other] { $count } breaches of the movement rules reach the limit.
    }
gist-lost-own = The { $piece } touched must move; every move is suicide.
gist-lost-enemy = The { $piece } touched must be taken; every capture is suicide.
gist-non-move-suicide = No legal movement, and it exposes the general: lost as suicide.
gist-touch-costs = The touch of the { $pieces } cannot be met. { $duty }

## What to do now
now-stop-clocks = Stop the clocks; write down both times.
now-announce-loss = Announce that { $loser } loses; write { $clauses } on the sheet; both players sign.
now-announce-draw = Announce the draw; write { $clauses } on the sheet; both players sign.
now-announce-both-lose = Announce that both lose and write the ground on the sheet ({ $clauses }).
now-announce-replay = Announce that the game is played again and write the ground on the sheet ({ $clauses }).
now-announce-void = Announce that the result of this game does not count and write the ground on the sheet ({ $clauses }).
now-exchange-colours = The players change colours.
now-announce-checkmate = Announce that { $loser } is checkmated and { $winner } has won; both players sign.
now-announce-stalemate = Announce that { $loser } is stalemated and { $winner } has won; both players sign.
now-record-foul = Announce one foul on { $side }; write { $clauses } on the sheet.
now-record-foul-of = Announce { $class } on { $side }; enter it in the foul sheet.
now-warn = Warn { $side }; no foul is recorded.
now-decide-open-question = A question is left that no rule decides: hear both sides; the chief arbiter decides and writes down why. The result of each answer is listed.
now-refuse-claim = Tell whoever asked that it is not heard ({ $clauses }); the game goes on.
now-take-back = Put the { $piece } on { $to } back on { $from }.
now-take-back-capture = Put the { $piece } on { $to } back on { $from } and the { $taken } that was taken back on { $to }.
now-state-duty = Tell the player: { $duty }
now-move-stands = { $mv } stands.
now-restart-clock = Restart { $side }'s clock; play on.
now-put-back = Have the { $piece } put back where it stood.
now-put-again = Put the { $piece } on { $to } again: the move stands.
now-restore-pieces = { $side } puts the pieces back where they stood, on their own time.
now-settle-foul-class = First ask the chief arbiter whether this foul counts under { $limit }.
now-note-out-of-turn = Write down that { $side } touched a piece on the other side's time.
now-verify-position = First check the board against both score sheets.
now-add-time = Give { $to } { $time }.
now-deduct-time = Take { $time } off { $from }'s time; if no more than that is left, { $from } loses.
now-set-up-before = Set up the position before ply { $ply }; its player moves again, the piece moved wrongly counting as touched, and the moves after it are void. Putting back is practice; no clause was seen.
now-compare-score-sheets = Compare both score sheets; ask witnesses; look at the video.
now-look-at-clock = Look at { $side }'s clock.
now-decide-draw = Decide whether neither side can win; enter the decision and its ground in the timeline.
now-classify-repetition = Classify each move of the cycle and rule by the repetition articles.
now-play-on = Tell both players that the game goes on.
now-explain-appeal = Tell { $side } that a written appeal is open.
now-the-ground = the chief arbiter's decision

## Open questions
question-own-piece-moves = Does an own piece that can only move into suicide count as able to move?
question-enemy-piece-taken = Does a capture that exposes the general count as able to take?
question-one-takes-other = Must the own piece touched take the enemy piece touched, when that exposes the general?
question-first-of-one-side = Of several pieces of one side touched, does the first that can be met bind?
question-first-of-both-sides = Of several pieces of both sides touched, does the first that can be met bind?
question-arbiter-names = The arbiter names one: is it number { $place } of those touched?
question-disturbance-loses = Does knocking pieces over lose when the other side is short of time?
question-concerns-mover = Is what was recorded in words about the side to move?
question-non-move-is-suicide = A piece moved as it does not move, and the general exposed: is it suicide?
question-own-touch-binds = The clause on touching an own piece was not seen: must it move?
question-enemy-touch-binds = The clause on touching an enemy piece was not seen: must it be taken?
question-pair-in-order = The clause on touching pieces of both sides was not seen: do they count in order, as in the 1999 text?
question-suicide-loses = The clause on loss by suicide was not seen: does suicide lose?
question-breach-loses = At how many breaches a player loses is not settled: does this one lose?
question-penalised = No clause on the penalty was seen ({ $about }): is it a foul?
question-claim-holds = No text or record settles it ({ $about }): does it hold?
question-conduct-is = { $about }: the law in force says nothing. Does it come to: { $cost }?
question-opponent-made-facing = The generals face: did the side not to move make them face?
question-in-time-trouble = Did the other side have less time left than the limit?

## Their answers
assumed-own-piece-moves = { $answer ->
        [yes] a move into suicide counts as able to move
       *[no] a move into suicide does not count as able to move
    }
assumed-enemy-piece-taken = { $answer ->
        [yes] a capture that exposes the general counts as able to take
       *[no] a capture that exposes the general does not count as able to take
    }
assumed-one-takes-other = { $answer ->
        [yes] the one must take the other even into suicide
       *[no] the one need not take the other into suicide
    }
assumed-first-of-one-side = { $answer ->
        [yes] the first that can be met binds
       *[no] the arbiter names one
    }
assumed-first-of-both-sides = { $answer ->
        [yes] the first that can be met binds
       *[no] the first own and the first enemy piece bind
    }
assumed-arbiter-names = { $answer ->
        [yes] number { $place } of those touched is named
       *[no] the one that is left is named
    }
assumed-disturbance-loses = { $answer ->
        [yes] knocking over in time trouble loses
       *[no] knocking over in time trouble does not lose
    }
assumed-concerns-mover = { $answer ->
        [yes] it is about the side to move
       *[no] it is about the other side
    }
assumed-non-move-is-suicide = { $answer ->
        [yes] it is suicide
       *[no] it is a breach of the movement rules only
    }
assumed-own-touch-binds = { $answer ->
        [yes] an own piece touched must move
       *[no] touching an own piece obliges nothing
    }
assumed-enemy-touch-binds = { $answer ->
        [yes] an enemy piece touched must be taken
       *[no] touching an enemy piece obliges nothing
    }
assumed-pair-in-order = { $answer ->
        [yes] in order, as in the 1999 text
       *[no] only the piece touched first counts
    }
assumed-suicide-loses = { $answer ->
        [yes] suicide loses
       *[no] it is a breach and taken back
    }
assumed-breach-loses = { $answer ->
        [yes] this breach loses
       *[no] this breach is recorded
    }
assumed-penalised = { $answer ->
        [yes] a foul ({ $about })
       *[no] no foul ({ $about })
    }
assumed-claim-holds = { $answer ->
        [yes] it holds ({ $about })
       *[no] it does not hold ({ $about })
    }
assumed-conduct-is = { $about }: { $cost }
assumed-opponent-made-facing = { $answer ->
        [yes] the side not to move made the generals face
       *[no] the side to move made the generals face
    }
assumed-in-time-trouble = { $answer ->
        [yes] less time was left
       *[no] enough time was left
    }

## What the case hinges on
decisive-another-question = another question is open
decisive = { $question } Yes: { $yes }. No: { $no }.
decisive-must = { decisive }
decisive-is-so = { decisive }
decisive-holds = { decisive }
decisive-named = This case hinges on one question. { $question }

## Disputed facts
disputed-depends = Depends on disputed facts
disputed-depends-short = depends on facts
disputed-too-many = { $count } facts are disputed. The results are worked out for up to { $most }; settle some of them first.
disputed-no-matter = Disputed: { $facts }. Whatever is found, the result is the same.
disputed-settle-first = { $count ->
        [1] First to be settled: { $facts }.
       *[other] First to be settled, one by one: { $facts }.
    }
disputed-other-ways = { $more } other findings
disputed-either = { $first }; or { $second }
disputed-accepted = it is so: { $facts }
disputed-rejected = it is not so: { $facts }
disputed-outcome = If { $when }: { $result }.
disputed-came-after = { $before } came before { $after }
quotation = "{ $text }"
