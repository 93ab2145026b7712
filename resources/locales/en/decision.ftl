in-time-short-yes = In time
in-time-short-no = Late
in-time-short-unknown = Cannot be told
appeal-arithmetic = Announced { $from }, lodged { $to }: { $used } minutes of { $of } allowed.
untold-no-limit = No time limit is known; write the minutes if there is one.
untold-no-announcement = When the ruling was announced is not known.
untold-not-lodged = Write when it was lodged.
untold-times = The times cannot be compared: write both as 2026-03-14 15:09, or both as 15:09.
untold-before = It was lodged before the announcement: check the times.
fact-row = Row { $number }: { $what }
fact-row-gone = Row { $number }
fact-order = Order of row { $number }: "{ $what }" came after "{ $before }"
fact-order-gone = The order of row { $number }
fact-disputed-by = disputed by { $named }
follows-on-ground = { $headline } ({ $ground })
same-as-appealed = The same as the ruling appealed against.
not-as-appealed = Not the same as the ruling appealed against.
members-may-vote = { $count ->
        [one] { $count } member may vote
       *[other] { $count } members may vote
    }
sign-ruling = Sign ruling { $number } by key
sign-decision = Sign decision { $number } by key
signed-by-key = Signed by key: { $named }
committee-unnamed = Appeals committee
time-from-ruling = = { $when }, from the ruling
for-instance = for instance { $example }

## What keeps a decision from being recorded
lack-appellant = 1: write who appeals.
lack-minutes = 1: minutes allowed must be a number, such as 30.
lack-committee = 2: write the committee's name.
lack-member = 2: member { $number } needs a name, and a reason where they withdraw.
lack-sitting = 2: name at least one member who sat and did not withdraw.
lack-reasons = 4: write the reasons.
lack-result = 4: choose the new result.
lack-votes = 5: "{ $kind }" must be a number.
lack-too-many = 5: { $cast } votes, but { $present } members took part; correct the votes or the members.
lack-position = 4: the position cannot be read: { $why }
lack-refused = 4: the game cannot go on from it: { $why }
lack-words = 4: write what was decided.
lack-charged = 4: choose the side charged.
caution-tied = 5: the votes are tied; check them, and say in the reasons how it was decided.
caution-before-appeal = 2: decided before the appeal was lodged; check the times.
caution-empty-fact = 3: "Another fact" with nothing written in it is left out.
caution-nothing-changed = 4: the new result is the one ruled; if nothing changes, choose "Ruling upheld".

form-title = Appeal and decision
form-explained = An appeal can be recorded first and decided later. What is recorded is sealed and never changed or removed.

form-appeal = Appeal
form-appellant = Appellant
form-appellant-hint = Player or team leader
form-for-side = For
form-for-neither = Neither side
form-against = Against
form-against-none = None of the rulings
form-announced = Announced
form-lodged = Lodged
form-within = Minutes
form-now = Now
form-deadline = Deadline
form-stated = As stated
form-stated-yes = In time
form-stated-no = Late
form-stated-nothing = Not stated
form-claim = Claim
form-fee = Fee
form-fee-hint = such as 500 yuan, paid

form-members = Committee
form-committee = Name
form-committee-hint = such as the Appeals Committee of the event
form-decided-at = Decided at
form-member = Member
form-office = Office
form-office-hint = Chair, member, body
form-withdraws = Withdraws
form-withdrew-hint = Why: such as same club as Red
form-add-member = + Member

form-findings = Findings of fact
form-no-dispute = No fact of the record is disputed. Another fact can be added and found.
form-as-recorded = As recorded
form-happened = True
form-not-so = Not so
form-untrue = Not so
form-left-open = Left open
form-on-what = On what
form-on-what-hint = video, a witness, both admit it…
form-other-fact = Another fact
form-add-fact = + Another fact
form-follows = With these findings the ruling is
form-depends = The result depends on facts still left open
form-depends-short = the result depends on facts still left open
form-cannot-rule = Nothing can be ruled on this record.

form-decision = Decision
form-kind = Decision
form-pending = Pending: appeal only
form-upheld = Ruling upheld
form-changed = Changed
form-resumed = Game resumed
form-replayed = Game replayed
form-not-heard = Not heard
form-other = Other
form-charged = Against
form-use-found = Take from the findings
form-position = Position
form-incident-position = At the incident
form-shown-position = At the move shown
form-other-words = In words
form-reasons = Reasons
form-pending-note = Only the appeal is recorded; the decision follows as an entry of its own.

form-votes = Votes and signatures
form-in-favour = In favour
form-against-it = Against
form-abstained = Abstaining
form-dissents = Dissents
form-dissent-by = By
form-dissent-hint = What they would decide, and why
form-add-dissent = + Dissent
form-signatures = Signatures
form-signature-hint = such as Zhang, on paper
form-add-signature = + Signature
form-sign-present = All who took part

form-record-appeal = Record the appeal
form-record-decision = Record the decision

form-given = Appeals and decisions
form-read = Read in full…
form-sign = Sign by key…
form-sign-again = Sign by another key…
form-appeal-waits = Appeal pending
form-decide-now = Record the decision…
form-paper = Paper…
form-copy-digest = Copy the seal's digest

