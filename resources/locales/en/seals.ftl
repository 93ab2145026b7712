## Seals
section-event = event
section-law = law
section-players = players
section-arbiters = arbiters
section-foul-sheet = foul sheet
section-game = position and moves
section-later = moves after the incident
section-timeline = timeline
section-statements = statements
section-exhibits = exhibits
section-rulings = earlier rulings
section-decisions = earlier decisions
section-given = its own content
entry-ruling = ruling { $number } by { $who }
entry-ruling-at = ruling { $number } by { $who } at { $when }
entry-decision = decision { $number } by { $who }
entry-decision-at = decision { $number } by { $who } at { $when }
entry-appeal = appeal { $number }
entry-appeal-by = appeal { $number } by { $who }
entry-appeal-at = appeal { $number } by { $who }, lodged { $when }
entry-committee = the appeals committee
breach-seal = { $of }: the seal itself was altered and proves nothing any more.
breach-content = { $of }: its content changed after it was sealed.
breach-altered = The { $part } changed after the { $of }.
breach-removed = Something was taken out of the { $part } after the { $of }.
breach-added = { $count } added to the { $part } after the { $of }.
breach-place = { $of }: it was sealed as number { $then }. It was copied here, or something before it was put in, taken out or exchanged.
breach-signature = { $of }: the signature by key of { $name } is not valid.
added-exhibit = exhibit { $number }
added-foul = row { $number } of the foul sheet (a foul of the ruling itself)
added-statement = statement { $number }
added-since-ruling = Added after ruling { $number }: { $added }.
added-since-decision = Added after decision { $number }: { $added }.
place-put-in = It is { $item } that was put in.
place-moved = What is { $now } now was { $then }.
place-added = Added: { $items }.
place-among-one = It is { $item } that changed.
place-among = The change is within { $items }.
place-from = It was at { $item } or after it.
place-range = { $first } to { $last }
item-starting-position = the starting position
item-move = move { $index }
item-later-move = move { $number } after the incident
item-row = row { $number }
item-exhibit = exhibit { $number }
item-statement = statement { $number }
item-number = number { $number }
not-sealed = The { $of } is not sealed: whether anything changed since cannot be shown.
seals-none = nothing is sealed.
seals-hold = { $sealed ->
        [one] { $sealed } seal holds
       *[other] { $sealed } seals hold
    }, { $signed ->
        [one] { $signed } signature holds
       *[other] { $signed } signatures hold
    }.

## Signatures by key
signed-by = signed by { $name }, key { $fingerprint } (that the key is theirs must be known from elsewhere)
signed-before-change = { $signed } — { $changed }
changed-since-signed = the signature is valid, but what was signed has changed since
not-signed =
    Not signed: what would be signed is not as it was sealed.
    { $breaches }
signed-already = Not signed again: this key of { $name } has signed it already.
key-error-exists = { $path } is there already and was not written over; if it is a damaged key, move it away first.
key-error-not-found = There is no key ({ $path }); make one with key new first.
key-error-io = The key file { $path }: { $reason }.
key-error-too-short = The passphrase is too short: { $least } characters at least.
key-error-damaged = The key file { $path } is damaged or not of this program: { $what }. Move it away or rename it, then make a key or put a copy back.
key-error-empty = it is empty
key-error-wrong-passphrase = The passphrase is wrong, or the key file was altered.
key-error-system = The system cannot make a key: { $reason }.
key-error-no-place = The system gives no place for a key; name a file with --key.
nothing-to-sign = There is no number { $number }, or it is not sealed; only a sealed ruling or decision can be signed.
signed-under-several-names = one key (fingerprint { $fingerprint }) signed under several names: { $names }; find out whose it is

## What is under no seal
added-arbiter = arbiter { $number }
uncovered = Under no seal, so that a later change of it cannot be told: { $parts }.
uncovered-everything = No ruling or decision of this report is sealed: of nothing in it can a later change be told.
uncovered-remarks = the remarks
uncovered-result = the result in the game's record
uncovered-comments = the comments of the game's record
uncovered-variations = the variations of the game's record
uncovered-view = how exhibit { $number } is turned, cropped and labelled
sheet-uncovered = not sealed

## What is compared with what was written down elsewhere
verify-key-held = Validly signed by this key: { $of }.
verify-key-missing = No valid signature by the key with the fingerprint { $print }, or what it signed changed since.
verify-seal-held = This seal is there and holds: { $of }.
verify-seal-missing = No seal with the digest { $digest } is there and holds.
verify-seal-required = Not every ruling and decision is sealed, or none was given.
verify-not-a-fingerprint = { $given } is no fingerprint of a key: that has 32 hexadecimal digits, in groups or not.
verify-not-a-digest = { $given } is no digest of a seal: that has 64 hexadecimal digits, in groups or not.
verify-law = A text that the report carries: { $reason }.
