# The ruling sheet
ruling-sheet = Ruling
ruling-sheet-not-given = No ruling is recorded yet; the result above is what follows from the record.
ruling-sheet-clauses = Clauses cited (restated, not quoted)
ruling-sheet-more = { $count } more stand in the report.

# The book of an event
event-book-title = Book of incidents
event-book-contents = Contents
event-book-fouls = Foul totals
event-book-fouls-left-out = The totals of players are left out of the public version.
event-book-no-players = No report names a player, so there are no totals of players.
event-book-unread = Files that cannot be read and are not in this book: { $files }.
event-book-when = When and where
event-book-players = Red, Black
event-book-what = Incident
event-book-state = State
event-book-page = Page
event-book-on-sheet = On the foul sheet
event-book-several-events = These reports are of several events: { $events }. Name one with --event.
event-book-no-event = No report is of the event { $event }; there are: { $events }.
event-book-nothing = There is no report to make a book of.
