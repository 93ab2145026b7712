## Topics of clauses
topic-check = check
topic-answer-check = answering a check
topic-suicide = what suicide is
topic-loss-by-mate = loss by checkmate
topic-loss-by-stalemate = loss by stalemate
topic-loss-by-suicide = loss by suicide
topic-breach-limit = breach of the movement rules
topic-touch-own = touching an own piece
topic-touch-enemy = touching an enemy piece
topic-touch-own-then-enemy = own piece, then an enemy piece
topic-touch-enemy-then-own = enemy piece, then an own piece
topic-touch-both-at-once = pieces of both sides at once
topic-adjusting = adjusting and brushing
topic-release-decides = when a move is made
topic-correction = complaints and corrections
topic-touch-threshold = what counts as a touch
topic-foul-limit = limit of fouls
topic-technical-limit = limit of technical fouls
topic-touch-on-others-time = touching on the other side's time
topic-others-piece-moved = moving a piece of the other side
topic-disturbance = pieces knocked over
topic-pressed-before-moving = pressing the clock before moving
topic-taken-back = taking a move back
topic-natural-limit = natural limit
topic-false-claim = false claim of the natural limit
topic-lateness = lateness
topic-draw-claim = time left for claiming a draw
topic-facing = generals facing
topic-draw-by-agreement = draw by agreement
topic-no-winning-chances = no winning chances
topic-repetition = repetition
topic-loss-on-time = loss on time
topic-resignation = resignation
topic-appeal = appeals

## Penalties
penalty-nothing = no penalty
penalty-warning = a warning
penalty-foul = one foul
penalty-technical = one technical foul
penalty-breach = one breach of the movement rules
penalty-loss = loss of the game
class-unclassed = one foul (class open)
limit-not-seen = no limit seen
limit-loses = { $limit ->
        [1] one loses the game
        [2] two lose the game
        [3] three lose the game
       *[other] { $limit } lose the game
    }

## Levels and citations
level-national = National
level-provincial = Provincial and below
level-national-youth = National youth and below
citation-of-regulation = regulation { $name }
citation-of-edition = { $year } edition { $number } (not seen in this edition)
confidence-article = quoted in the source article
confidence-seen = seen in an excerpt
confidence-secondary = somebody's paraphrase
confidence-inferred = inferred from other sources
confidence-carried-over = not seen here; 1999 text applied
confidence-not-seen = not seen

## Files of law that are not taken
own-law-not-used = Your own law in { $path } is not used: { $reason }.
own-law-not-a-file = not a file
own-law-too-large = larger than the limit of { $most } MiB
own-law-too-many = more than { $most } files; { $left_out } were not read. Move some away
own-law-not-text = not UTF-8 text (from byte { $offset } on); save it as UTF-8
law-file = , { $file },
law-unreadable = line { $line }, column { $column } cannot be read: { $reason }
law-no-such-rulebook = the rulebook to amend, { $id }, is not there
law-unwritable = the amended rulebook cannot be written: { $reason }
regulation-unreadable = { $file } is no regulation: { $reason }. The file is unchanged.
regulation-unusable = { $file } cannot be used as a regulation: { $reason }. The file is unchanged.
regulation-written-for = The regulation was written for { $rulebook } and is used with { $in_force } here; check that.

## Faults of a law
law-fault-odd-id = the id { $id } must have letters, digits and hyphens only, and not be empty
law-fault-missing = { $part } lacks its Chinese or its English
law-fault-missing-in-clause = the title or text of { $number } lacks its Chinese or its English
law-fault-odd-number = the clause number { $number } must not be empty, have blanks at its ends, or begin with reg:
law-fault-number-twice = two clauses have the number { $number }
law-fault-matter-twice = { $one } and { $two } are both marked as about { $matter }; only one can be
law-fault-no-such-clause = the clause { $number }, on which a setting about { $matter } rests, is not there
law-fault-set-twice = the setting about { $matter } under { $number } has been made before
law-fault-nought-limit = the limit about { $matter } must not be 0
law-fault-level-twice = the limit for { $level } is given twice
part-name = the name
part-short-name = the short name
part-edition = the edition
part-seen = what was seen
part-gist = the gist
part-source = the source

law-amended-setting = { $name }: { $value }.
