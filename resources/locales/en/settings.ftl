## Settings
setting-touch-is = What counts as a touch
setting-adjusting-asks = Before adjusting
setting-move-made = When a move is made
setting-own-unmeetable = Own piece touched that cannot move
setting-enemy-unmeetable = Enemy piece touched that cannot be taken
setting-own-then-enemy = Own piece, then an enemy piece
setting-enemy-then-own = Enemy piece, then an own piece
setting-both-at-once = Pieces of both sides at once
setting-movement-breach = Irregular move, or duty not met
setting-touch-on-others-time = Touching on the other side's time
setting-others-piece-moved = Moving a piece of the other side
setting-taken-back = Taking a move back
setting-disturbed-on-own-time = Knocking over on one's own time
setting-disturbed-on-others-time = Knocking over on the other side's time
setting-disturbed-in-time-trouble = Knocking over when the other side is short of time
setting-pressed-before-moving = Pressing the clock before moving
setting-late-from = Lateness that loses
setting-breach-limit = Breaches that lose
setting-foul-limit = Fouls of every class that lose
setting-technical-limit = Technical fouls that lose
setting-complaint-until = Until when an error is complained of
setting-appeal-within = Time for a protest
setting-natural-limit = Natural limit
setting-false-claim = False claim of the natural limit
setting-draws-from-round = Draws may be agreed from
setting-facing-loser = Who loses when the generals face

## Questions as statements
statement-own-piece-moves = A move that exposes the general counts as being able to move
statement-enemy-piece-taken = A capture that exposes the general counts as being able to take
statement-one-takes-other = The one taking the other counts though it exposes the general
statement-first-named-first = Two of one side at once: the one named first counts first
statement-every-touch-counts = More than two pieces: all count, in order
statement-non-move-is-suicide = An irregular move that exposes the general is suicide
statement-own-touch-binds = An own piece touched must move
statement-enemy-touch-binds = An enemy piece touched must be taken
statement-pair-in-order = Pieces of both sides count in their order
statement-suicide-loses = A released suicide loses
statement-breach-loses = A breach loses
statement-penalised = Whether it is a foul: { $matter }
statement-claim-holds = Whether the claim holds: { $matter }
statement-opponent-made-facing = The side not to move made the generals face
statement-in-time-trouble = The other side was short of time
statement-in-check = in check
statement-not-in-check = not in check
statement-limited = { $question } ({ $conditions })
answer-yes = yes
answer-no = no

## Values of settings
cost-nothing = nothing
cost-foul = one foul
value-any-contact = any contact
value-lifting = only lifting
value-consent = the opponent's consent
value-announcement-to-opponent = an announcement to the opponent
value-announcement = an announcement to arbiter or opponent
value-hand-off = when the hand has left the piece
value-placed = when the piece is put down, hand on it or not
value-in-order = judged in order
value-take-or-pay = must take; if it cannot, { $cost }
value-own-next-move = before one's own next move
value-some-rounds = within rounds
value-end-of-game = while the game runs
value-facing-maker = the side whose move made them face
value-facing-last-to-notice = the side that did not notice first
value-every-check = every check counts
value-some-checks = only some checks count
value-checks-not-seen = how many of the claimant's checks count was not seen
value-as-set = as set here
value-limit-at-level = { $of }: { $limit }
value-times = { $times }
value-within-rounds = within { $rounds } rounds
value-with-time-added = { $choice }; the other side gets { $minutes } minutes
value-under-minutes = under { $under_minutes } minutes: { $choice }
value-rounds = { $rounds } rounds
value-rounds-checks-not-seen = { $rounds } rounds; { $choice }
value-rounds-checks = { $rounds } rounds, at most { $checks } of the claimant's checks
value-with-time-taken = { $choice }; { $minutes } minutes taken
value-late-at-start = not there at the start
value-minutes = { $minutes } minutes
value-from-round = round { $rounds }

## What a number counts
number-times = times
number-minutes = minutes
number-under-minutes = minutes left, less than
number-rounds = rounds
number-checks = checks

## Standing of a regulation
standing-event = text of the event
standing-practice = usual practice, no text seen
