## Faults of a position
position-fault-too-many = More than { $most } of the { $piece }: { $at }.
position-fault-advisor-off-points = A { $piece } is off its five points: { $at }.
position-fault-elephant-off-points = A { $piece } is off its seven points: { $at }.
position-fault-soldier-behind-start = A { $piece } is behind its starting rank: { $at }.
position-fault-soldier-off-file = A { $piece } has left its file before the river: { $at }.
position-fault-soldiers-on-one-file = Two of the { $piece }s before the river share a file: { $at }.
position-fault-generals-facing = The generals face each other: { $at }.
position-fault-opponent-in-check = { $side }, not to move, stands in check: { $at }.

## Why a position cannot be ruled on
refused-no-side-to-move = Nobody is to move: add w (red) or b (black) after the board, or choose the side in the window.
refused-general-count = There are { $count } of the { $general }; there must be exactly one.
refused-general-outside-palace = The { $general } stands outside its palace: { $square }.

## Text that is no position
fen-error = Position text, character { $column }: { $what }.
fen-empty = there is nothing to read
fen-unknown-character = { $character } is no piece, digit or slash
fen-rank-too-long = rank { $line } from the top has more than 9 points
fen-rank-too-short = rank { $line } from the top has { $points } points instead of 9
fen-too-few-ranks = there are { $ranks } ranks instead of 10
fen-too-many-ranks = there are more than 10 ranks
fen-unknown-side = { $word } is no side to move; it must be w (red) or b (black)
fen-note-no-counters = No counters; taken as 0 1.
fen-note-odd-counters = Odd counters; taken as 0 1.
fen-note-extra-blanks = Extra blanks were ignored.
fen-note-red-as-r = r was taken as red to move.
fen-note-wxf-letters = H and E were taken as horse and elephant.
fen-note-adjacent-digits = Adjacent digits in rank { $line } from the top were added up.

## Text that is no event
words-error = Event { $number }, { $text }: { $what }.
words-empty-square = Event { $number }: nothing stands on { $square }. Check the position or the event.
words-unknown-word = unknown word { $word }; known are { $known }
words-incomplete = it is incomplete; write { $pattern }
words-empty = it is incomplete; what happened is missing
words-not-a-square = { $word } is no square from a0 to i9
words-not-a-move = { $word } is no move such as h2e2
words-consent-unclear = { $word } is unclear; after adjust write consent, announced or none
words-same-square = { $word } stands twice; name each piece once
words-not-a-number = { $word } is no whole number
words-too-large = { $word } is too large
words-unknown-claim = { $word } cannot be claimed; known are facing, limit, no-chances, repetition, time, move N
words-unknown-mark = { $word } after @ is unknown; known are running=red, red=2:30, black=5:00, disputed=red,black,witness, order=disputed
words-wrong-actor = { $word } has the wrong actor: declare-draw is the arbiter's, the others are a player's
words-no-actor = red, black or arbiter must stand first
words-too-much = { $word } is a word too many

## Text that is no move
notation-unreadable = { $text } is no move; write 炮二平五, C2=5, H2-E2 or h2e2.
notation-no-such-move = No piece here fits { $text }; check the position and the move.
notation-ambiguous = { $text } fits several moves: { $moves }. Say which.
