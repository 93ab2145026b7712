board-reading-no-board = No board was found. In a photograph, set its corners by hand.
board-reading-not-sure = It is not sure where the board lies; set its corners by hand.
board-reading-no-corners = The four corners span no board; give them in the order a9, i9, i0, a0.
board-reading-unknown-set = This set cannot be read: its pieces bear no Chinese characters that are known here.
board-reading-cancelled = Cancelled.
board-reading-red-below = Red sits below.
board-reading-red-above = Red sits above.
board-reading-red-left = Red sits on the left.
board-reading-red-right = Red sits on the right.
board-reading-empty = empty
board-reading-candidate = { $piece } { $percent } %
board-reading-covered = { $square } is covered: { $likely }
board-reading-counts = { $square }: the board has too many of these, or none can stand here: { $likely }
board-reading-unclear = { $square } is not clear: { $likely }
board-reading-doubtful = { $count ->
    [0] No square is doubtful.
    [one] One square is doubtful.
   *[other] { $count } squares are doubtful.
}
board-reading-turn = The picture does not say who is to move.
board-reading-origin = The position was read from the picture of exhibit { $number } (SHA-256 { $digest }) and confirmed by a person.
board-reading-origin-gone = The position was read from a picture that is no longer among the exhibits (SHA-256 { $digest }) and confirmed by a person.
board-reading-were-doubtful = Marked as doubtful by the program: { $squares }.
board-reading-correction = { $square } from { $from } to { $to }
board-reading-corrected = Corrected before confirming: { $corrections }.
board-reading-confirmed-unchanged = Nothing was corrected before confirming.
board-reading-changed-since = The position was changed afterwards.
board-reading-section = Where the position comes from
command-read-position = Read the position from a picture…
change-read-position = Reading the position from a picture
board-reading-title = Read the position from a picture
board-reading-picture = The picture with the grid of its board
board-reading-board = The position that was read
board-reading-working = Reading…
board-reading-corner = Corner { $name }
board-reading-square = The picture of { $square }
board-reading-turn-round = Red sits on the other side
board-reading-mirror = Mirror
board-reading-doubtful-square = Doubtful square { $square }
board-reading-keys = N next, P previous; 1–7 general to soldier, C the other side, Delete empty
board-reading-standing = { $square }: { $piece }
board-reading-put = { $piece } on { $square }
board-reading-next-board = The other board in the picture
board-reading-start = Start of a game
board-reading-confirm = Confirm this position
