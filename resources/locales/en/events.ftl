## What was done
event = { $who } { $did }
actor-arbiter = Arbiter
act-touch = touched the { $piece }
act-touch-both = touched the { $first } and the { $second } at once
act-lift = lifted the { $piece }
act-put-back = put back the { $piece }
act-release = put the { $piece } on { $to } and let go
act-brush = brushed the { $piece } by accident
act-place = put the { $piece } on { $to }, the hand still on it
act-disturb = knocked over the { $pieces }
act-take-back = took back { $mv }
act-restore = restored the position
act-press-clock = pressed the clock
act-stop-clocks = stopped the clocks
act-flag-fall = ran out of time
act-offer-draw = offered a draw
act-agree-draw = agreed to a draw
act-resign = resigned
act-late = was { $minutes } minutes late
act-declare-draw = declared a draw: { $ground }
act-release-named = put the { $piece } on { $to } and let go
act-words = : { $words }
act-adjust-with-consent = adjusted the { $piece } with the opponent's consent
act-adjust-without-consent = adjusted the { $piece } without the opponent's consent
act-adjust-announced = announced and adjusted the { $piece }

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
party-red = Red
party-black = Black
party-witness = witness
party-arbiter = arbiter
