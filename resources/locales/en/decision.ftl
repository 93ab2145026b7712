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
lack-member = 2: member { $number } needs a name, and a reason where he withdraws.
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
caution-empty-fact = 3: “Another fact” with nothing written in it is left out.
caution-nothing-changed = 4: the new result is the one ruled; if nothing changes, choose “Ruling upheld”.
