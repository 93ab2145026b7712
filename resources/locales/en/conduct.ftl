## Conduct
conduct-kind = conduct
conduct-times = { $did } (time { $times })
conduct-moves = { $did } ({ $times } moves)
conduct-words = { $did }: { $words }
conduct-usual = Usual, for information only and not the law in force: { $text } Source: { $source }.
conduct-costs-step = { $event }: { $costs }.
conduct-costs-none = { $event }: not yet often enough for a penalty.
conduct-not-seen = { $event }: no rule on this was seen in the law in force.
conduct-not-seen-taken = { $event }: no rule on this was seen in the law in force; here taken as: { $cost }.
question-conduct-is = { $about }: the law in force says nothing. Does it come to: { $cost }?
assumed-conduct-is = { $answer ->
    [yes] { $about }: { $cost }
   *[other] { $about }: not { $cost }
}
statement-conduct-is = { $about }: { $cost }
cost-given = { $time } for the other side
cost-taken = { $time } taken
cost-from-times = time { $times }: { $cost }
cost-from-moves = at { $moves } moves: { $cost }
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
error-unknown-topic = "{ $word }" is no kind of conduct. rule --topics lists them.
form-topic = Kind
form-topic-search = Find a kind
form-times = How manieth time (moves, where not recorded; empty: once more than before)
lacking-topic = Choose a kind.
topics-rule = { $name }: { $costs } ({ $clause }, { $confidence })
topics-silent = { $name }: the law in force says nothing; open
group-conduct = Conduct
lacking-times = The number must be whole and above nought.
book-form = As in my book
book-form-text = Confirm or copy this clause from your book, with its edition and page. The rulebook so amended is kept in the report, and rulings cite the clause by this number. Numbers in it are set in the regulation.
book-number = Number
book-page = Page
book-words = Text
book-lacking = Number, text, edition and page are needed.
book-open = As in my book…
