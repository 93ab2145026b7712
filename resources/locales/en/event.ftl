command-event = Event and pairings…
event-title = Event and pairings
event-none = Keep name, level, rulebook, regulation, reading, arbiters and pairings of an event together: each new report takes them from here, and choosing round and board fills in both names.
event-begin = Use the event of this report
event-open = Open an event file…
event-save = Save the event file…
event-read-list = Read a pairing list…
event-paste-list = Paste a pairing list
event-paste-hint = Copy it from a spreadsheet with its line of headings, and paste it here. Headings in any order: Round, Board, Red, Black, Team, No., Points.
event-take-list = Read it
event-end = Leave this event
event-enter = This report is of the event
event-nameless = No name yet
event-not-in-file = Not saved to a file yet; this computer keeps it for the next start.
event-in-file = Saved: { $path }
event-size = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $pairings ->
    [one] { $pairings } game
   *[other] { $pairings } games
}
event-tables = Choose a board to fill in round, board and both players
event-search = Find a name, team or board
event-round = Round { $number }
event-round-unnamed = No round given
event-seat = { $name } ({ $team })
event-pairing = { $red } – { $black }
event-pairing-at = Board { $table }: { $red } – { $black }
event-read = Read: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $pairings ->
    [one] { $pairings } game
   *[other] { $pairings } games
}.
event-unread-count = { $count ->
    [one] { $count } line was not understood
   *[other] { $count } lines were not understood
}
event-unread = Line { $line }, "{ $text }": { $why }
event-more-unread = { $count ->
    [one] { $count } more line is not listed.
   *[other] { $count } more lines are not listed.
}
event-unread-no-headings = it stands before the headings
event-unread-no-name = no name
event-unread-one-name = one player has no name
event-unread-against-themselves = both players are the same
event-unread-table-taken = this board of this round was given to others above
event-unread-no-number = no starting number
event-unread-number-taken = the number of a player above
event-unread-unknown-line = no such line in TRF
event-unread-round-unclear = a round cannot be read
event-unread-no-opponent = the opponent is not in the list
event-unread-contradicted = the opponent's line says otherwise
event-unread-too-many = beyond the limit, not read
event-list-too-large = The file has { $size } MB; a pairing list may have { $most } MB. Export the pairings of one event only.
event-list-empty = There is nothing in it.
event-list-no-text = This is no table of text. Export CSV or TRF from your pairing program or spreadsheet, or copy and paste.
event-list-no-headings = No line of headings was found. Copy the headings too: at least Red and Black, or Name.
event-file-name = event
event-carried-over = Event, law and arbiters taken over from "{ $event }". For another one: File → New (another event)
event-carried-over-nameless = Level, law and arbiters taken over from the last report. For another event: File → New (another event)
event-list-files = Pairing lists
event-find-fouls = Find earlier fouls in this event…
event-fouls = Earlier fouls in this event
event-fouls-text = These were found in the folder of reports. What is entered in the foul sheet counts in this game's ruling; its source is written in the note.
event-fouls-other-game = From another game: enter it only where the regulation carries fouls over.
event-fouls-none = No earlier fouls of these players in this event were found.
event-foul = { $side }, { $player }: { $class } { $more }
event-game = round { $round }, board { $table }
event-game-round = round { $round }
event-game-table = board { $table }
change-seat = the players of the game
