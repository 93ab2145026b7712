## What clauses are about
topic-kill = kill
topic-chase = chase
topic-exchange = exchange
topic-offer = offer
topic-block = block
topic-follow = follow
topic-idle = idle moves
topic-perpetual-check = perpetual check
topic-perpetual-kill = perpetual kill
topic-perpetual-chase = perpetual chase
topic-forbidden-moves = forbidden repetitions
topic-allowed-moves = allowed repetitions
topic-roots = protected and unprotected pieces
topic-joint-chase = joint chase
topic-general-or-soldier-chase = chases by the general or a pawn
topic-answer-by-general = a check answered by the general
topic-drawing-point = key point for holding the draw
topic-both-forbidden = forbidden repetitions of both sides
topic-repetition-loses = repetitions that lose
topic-repetition-changes = repetitions that must be changed
topic-repetition-draws = repetitions that are a draw
topic-nine-rounds = nine rounds running

## Settings
setting-repetition-count = repetitions before a ruling
setting-perpetual-check-loses = one-sided perpetual check
setting-change-by = time for changing
setting-red-changes-first = red changes an opening repetition first
value-cycles = full cycles
value-occurrences = occurrences of the position
value-cycles-times = { $times ->
    [one] one full cycle
   *[other] { $times } full cycles
}
value-occurrences-times = the position for the { $times }th time
value-loses-at-once = loses at once
value-loses-after-warning = must change first, loses if it does not
value-change-cycles = before some more cycles
value-change-rounds = within some rounds
value-change-cycles-times = { $times ->
    [one] before one more cycle
   *[other] before { $times } more cycles
}
value-change-rounds-times = { $rounds ->
    [one] within one round
   *[other] within { $rounds } rounds
}
value-first-rounds = in the first { $rounds } rounds

## What moves are
nature-check = check
nature-kill = kill
nature-chase = chase
nature-exchange = exchange
nature-offer = offer
nature-block = block
nature-follow = follow
nature-idle = idle
class-perpetual-check = perpetual check
class-perpetual-kill = perpetual kill
class-perpetual-chase = perpetual chase
class-allowed-as = { $moves } (allowed)
class-idle = idle moves
class-no-perpetual-chase = chases that make no perpetual chase
class-perpetual = perpetual { $nature }
class-part = { $count } { $nature }
class-between = {" "}and{" "}
gravity-perpetual-check = perpetual check
gravity-severe = forbidden (heavy)
gravity-light = forbidden (light)
gravity-forbidden = forbidden
gravity-perpetual-chase = perpetual chase
gravity-allowed = allowed
repetition-draw = a draw unless one changes
repetition-loses = { $side } loses
repetition-must-change = { $side } must change
repetition-not-yet = not yet repeated enough
repetition-open = not decided by the texts
headline-must-change = { $side } must change

## The proof
proof-no-cycle = By the record this position has not stood before: no repetition.
proof-no-cycle-since-capture = This position has not stood before; after the capture of ply { $ply } no earlier one can come back: no repetition.
proof-counted = The position stands for the { $times ->
    [one] first time
    [2] second time
    [3] third time
   *[other] { $times }th time
}; since ply { $from_ply } the same { $length } plies come back, { $cycles ->
    [one] one full cycle
   *[other] { $cycles } full cycles
} so far.
proof-enough = Asked for: { $asked }. Counted by occurrences enough after ply { $occurrences }, by full cycles after ply { $cycles }.
proof-enough-now = Asked for: { $asked }. Enough now.
proof-not-enough = Asked for: { $asked }. Not yet enough.
proof-not-enough-by-cycles = Asked for: { $asked }. Not yet enough; where the event counts occurrences of the position, enough after ply { $ply }.
proof-nine-rounds = No position is repeated exactly, but through nine rounds { $side } checks, kills or chases with every move, on three or more points.
proof-move = Ply { $ply }, { $side }, { $mv }: { $nature }. { $why }
proof-plays = { $side }: { $class }.
proof-plays-severe = { $side }: { $class }, forbidden; heavy where both sides are compared.
proof-plays-light = { $side }: { $class }, forbidden; light where both sides are compared, as there is a joint chase or one of an under-rooted piece.
proof-weighed = Red { $red }, Black { $black }: { $verdict }.
proof-red-changes-first = In the first { $rounds } rounds red changes a repetition that would be a draw.
proof-not-heeded = After ply { $ply } { $side } was told to change; the time has run out and nothing was changed.
proof-changed-move = ply { $ply } is { $nature }
proof-otherwise = Otherwise: { $assumed }; then { $verdict }.
proof-otherwise-moves = Otherwise: { $assumed }; then { $moves }, and { $verdict }.
proof-diagram = The clauses leave it open, but this very cycle is { $diagram } of this rulebook, and its published answer decides ({ $source }).
proof-undecided = The clauses leave it open whether { $point }, and no diagram of it was seen.
diagram-numbered = figure { $number }
diagram-reference = reference figure { $number }
why-overruled = Judged so by the arbiter: { $reason }
why-check = { $attackers } gives check.
why-kill = From the next move on a run of checks mates: { $line }.
why-chase = { $attackers } chases { $victims }.
why-chase-line = Next { $line }: { $gain }.
why-rootless = Nothing protects the victim.
why-under-rooted = The victim has too few protectors.
why-rooted = The victim is protected, but taking it wins all the same.
why-false-root = The victim has only a false root.
why-false-root-exposed = { $protector } protects it but may not retake, as that would expose its general: a false root.
why-false-root-mated = { $protector } protects it but would be mated for retaking: a false root.
why-joint = Several pieces must act together: a joint chase.
why-old = { $attackers } could take { $victims } already; the move makes no new chase.
why-answer-by-general = The general answers a check, which is idle.
why-general-or-soldier = Only { $attackers } itself chases { $victims }, which is idle.
why-chase-is-exchange = It hits { $victims }, but the pieces can take each other: an exchange.
why-own-doing = That { $victims } lost its protection or came under attack is { $other }'s own doing: no chase.
why-escape = It only saves a piece that was chased; { $attackers } could take { $victims } already, and no attack was added.
why-drawing-point = With a single attacking piece on a key point for holding the draw it hits { $victims }, which is idle.
why-exchange = It offers an exchange.
why-offer = It gives a piece to be taken, without a threat to win anything.
why-block = It shuts the line of an enemy piece.
why-follow = It keeps contact with an enemy piece, but taking it wins nothing.
why-idle = No check, and no threat to mate or to win material.
balance-none = material is won
balance-won = wins { $won }
balance-won-and-lost = wins { $won }, loses { $lost }

## What is open
assume-shortest-cycle = only the last return to the position is looked at
assume-whole-stretch = all moves since the position first stood are looked at
point-new-since-own = whether a chase is new is seen from the position before the move itself
point-new-since-other = whether a chase is new is seen from the position before the other side's last move
point-checks-chase = a check that also attacks the chased piece is part of the chase
point-checks-do-not-chase = a check is no part of a chase
point-minor-chases = an advisor or elephant chases a protected chariot
point-minor-does-not-chase = an advisor or elephant does not chase a protected chariot
point-tied-chases = a chariot that keeps off a horse's check always chases that horse
point-tied-unless-chased = a chariot that keeps off a horse's check chases that horse unless it is perpetually chased itself
point-tied-held = a chariot that keeps off a horse's check does not chase that horse
point-mated-is-root = a protector that can retake is a root, even if it is mated for it
point-mated-is-no-root = a protector that would be mated for retaking is no root
point-facing-pins = a protector that would let the generals face each other is no root
point-facing-does-not-pin = a protector kept from retaking only by the facing generals is still a root
point-turns-chase = attackers that take turns at a piece that stands still chase it
point-turns-do-not-chase = attackers that take turns at a piece that stands still do not chase it
point-quiet-kills = a threat to mate that begins with a quiet move is a kill as well
statement-whole-stretch = where a position comes back by several ways, all moves since it first stood count
question-repetition = The clauses leave it open: is it held that { $statement }?
question-whole-stretch = The position came back by several ways: do all moves since it first stood count, or only the last return?
assumed-repetition = { $answer ->
    [yes] { $statement }
   *[no] it is not held that { $statement }
}
assumed-whole-stretch = { $answer ->
    [yes] all moves since the position first stood count
   *[no] only the last return to the position counts
}
now-demand-change-cycles = Announce: { $side } must change at once, and loses after { $cycles ->
    [one] one more cycle
   *[other] { $cycles } more cycles
} of { $length } plies without a change. Write down the ply.
now-demand-change-rounds = Announce: { $side } must change within { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, or loses. Write down the ply.

## Caveats
caveat-both-check = That perpetual check by both sides is a draw is an inference; no clause was seen.
caveat-carried-back = This edition's clauses on repetition were not seen; it is ruled by those of another edition (see the source of the clause).
caveat-change-is-judged = Whether another forbidden move counts as changing is not written down; the arbiter decides. Events mostly ask that the repetition ends.
caveat-chase-by-turns = Whether attackers that take turns at a piece that stands still chase it is answered both ways.
caveat-checking-chase = Whether a check that also attacks the chased piece is part of the chase is answered both ways.
caveat-facing-generals = Whether a protector kept from retaking only by the facing generals is a root is answered both ways.
caveat-mated-protector = Whether a protector that would be mated for retaking is a real root is answered both ways.
caveat-minor-on-chariot = Whether an advisor or elephant chases a protected chariot is answered both ways.
caveat-nested-cycle = A shorter cycle is nested in the longer one; looked at by itself it may come to another result.
caveat-new-since = There are two readings of what a chase is compared with to see whether it is new; by the diagrams it is the position before the move itself.
caveat-nine-rounds = The rule on nine rounds is known only from a diagram, not its number; the points are taken to be those of the attacker.
caveat-published-diagram = The clauses leave it open; a published diagram decides.
caveat-quiet-kill = An idle move threatens a mate that begins with a quiet move. A kill is mate by a run of checks, so it is ruled idle; that it is no kill is not written down.
caveat-repetition-count = Full cycles are asked for, and there are not enough yet; some events count three occurrences of the position, so look at the regulation.
caveat-tied-chariot = Whether a chariot that keeps off a horse's check chases that horse is answered both ways in print.

## Command line
failure-no-repetition-rules = rulebook { $id } has no rules on repetitions
failure-illegal-move = move { $ply }, { $mv }, may not be made; no repetition is ruled on
failure-record-breaks-off = the record breaks off at move { $ply }: { $reason }; complete it before a repetition is ruled on
cli-repetition-verdict = [{ $rulebook }] { $verdict }
cli-repetition-cycles = Repetitions: { $cycles }
cli-repetition-cycle = plies { $from }–{ $to } ({ $length } plies, { $cycles ->
    [one] once
   *[other] { $cycles } times
})
cli-repetition-branch = If { $assumed }: { $verdict }

## Window
command-repetition = Rule on a repetition…
repetition-title = Ruling on a repetition
repetition-page-proof = Move by move
repetition-page-rulebooks = Rulebooks side by side
repetition-page-cases = Published diagrams
repetition-nothing = The position has not come back, and there is no repetition in the record.
repetition-earlier = Repetitions in the record
repetition-whole-game = up to now
repetition-no-rules = The rulebook in force has no rules on repetitions.
repetition-illegal = There are moves in the record that may not be made; it cannot be judged move by move.
repetition-line = To the end
repetition-no-line = Click a move: the board shows what it attacks, what protects that, and how it is won.
repetition-line-place = Step { $step } of { $all }
repetition-matrix = The matrix (red down, black across)
repetition-now = What to do now
repetition-read-out = To read out
repetition-reasons = Grounds
repetition-cell-draw = draw
repetition-cell-red = red changes
repetition-cell-black = black changes
repetition-same = as under the law in force
repetition-several = several settings together
repetition-case = Published { $diagram }
repetition-published = Published answer
repetition-published-draw = a draw
repetition-published-blames = { $side } changes or loses
repetition-open-case = Show this diagram
repetition-back = Back to the game
repetition-times-mark = ×{ $times }
differs-chase = what a chase is: an attack on a piece without a real root, or a threat to win material
differs-kill-counts = whether perpetual kill is forbidden
differs-mixed-counts = whether check, kill and chase in turn are forbidden
differs-one-victim = whether one piece must be chased all along
differs-drawing-points = key points for holding the draw
differs-nine-rounds = nine rounds running
differs-gravities = how two offending sides are compared
read-out-not-yet = The moves have not been repeated often enough for a ruling; the game goes on.
read-out = The moves have been repeated { $cycles } times. Red plays { $red }, Black { $black }. By { $clauses }: { $result }.
read-out-change-cycles = { $side } must change at once, and loses after { $cycles ->
    [one] one more cycle
   *[other] { $cycles } more cycles
} of { $length } plies without a change
read-out-change-rounds = { $side } must change within { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, or loses
repetition-step-back = One step back
repetition-step-on = One step on
repetition-together = { $one }, together with { $other }
event-judge-move = judged move { $ply } to be { $nature }: { $reason }
kind-judge-move = Judge what a move is
repetition-nature = Is
repetition-overrule = Judge as
repetition-overrule-why = Reason
repetition-overrule-do = Judge so
words-unknown-nature = { $word } is nothing that a move can be; known are check, kill, chase, exchange, offer, block, follow, idle
