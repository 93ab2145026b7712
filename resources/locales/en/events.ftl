## What was done
event = { $who } { $did }
actor-arbiter = Arbiter
event-touch = touched the { $piece }
event-touch-both = touched the { $first } and the { $second } at once
event-lift = lifted the { $piece }
event-put-back = put back the { $piece }
event-release = put the { $piece } on { $to } and let go
event-brush = brushed the { $piece } by accident
event-place = put the { $piece } on { $to }, the hand still on it
event-disturb = knocked over the { $pieces }
event-take-back = took back the { $piece } ({ $to }→{ $from })
event-restore = restored the position
event-press-clock = pressed the clock
event-stop-clocks = stopped the clocks
event-flag-fall = ran out of time
event-offer-draw = offered a draw
event-agree-draw = agreed to a draw
event-resign = resigned
event-late = was { $minutes } minutes late
event-declare-draw = declared a draw: { $ground }
event-release-named = played { $mv } ({ $from }→{ $to }) and let go
event-not-so = found not to be so: { $claim }
event-words = : { $words }
event-adjust-with-consent = adjusted the { $piece } with the opponent's consent
event-adjust-without-consent = adjusted the { $piece } without the opponent's consent
event-adjust-announced = announced and adjusted the { $piece }

## Claims
claim-irregular = claimed that ply { $ply } was irregular
claim-facing = claimed that the generals face each other
claim-natural-limit = claimed the natural limit
claim-no-winning-chances = claimed that neither side can win
claim-repetition = claimed a repetition
claim-time = claimed that the opponent ran out of time
claim-other = claimed: { $words }

## Certainty
certainty-established = established
certainty-disputed = disputed ({ $by })
certainty-disputed-by-some = disputed
party-red = Red
party-black = Black
party-witness = witness
party-arbiter = arbiter
