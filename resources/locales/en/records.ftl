record-flag-line = {" "}(line { $line })
record-flag-start = Starting position{ $place }: { $what }
record-flag-move = Move { $ply }{ $place }: { $what }
record-kind-same-point = { $text } begins and ends on the same point and is no move; not recorded, the side to move stays.
record-kind-no-such-move = No piece fits { $text }; nothing is recorded from here on, the rest is kept as text. Check the record.
record-kind-unreadable = { $text } cannot be read; nothing is recorded from here on, the rest is kept as text. Check the record.
record-kind-ambiguous = { $text } fits several moves: { $moves }. Nothing is recorded from here on, the rest is kept as text. Say which is meant.
record-kind-bad-position = { $error } The moves were not read and are kept as text. Correct the position.
record-note-lost-characters = Some bytes are no characters and were replaced by a sign.
record-note-turn-taken = The record does not say who is to move; by its first move { $side } was taken.
record-note-odd-position = The starting position is incomplete, or pieces stand on one another; check what was read.
record-note-not-to-be-ruled = The starting position is wrong: { $reason }
record-note-not-closed = A comment or variation is not closed.
record-note-results-differ = The result in the tags is not the one after the moves; the latter was taken.
record-note-too-many-moves = More than { $max_moves } moves; the rest was not read.
record-note-too-many-games = More than { $max_games } games; the rest was not read.
record-note-cut-short = The file breaks off in the middle; what there is was recorded.
record-error-too-large = The file has { $bytes } bytes; a record may have { $most } MiB. Split it.
record-error-empty = The file is empty.
record-error-xqf-version = XQF version { $version } is not known; save the record as PGN in XQStudio.
record-error-xqf-cut-short = The XQF file is cut short after { $bytes } bytes. Get it again.
record-file-error-io = { $path }: { $reason }. Check the path and the permissions.
record-file-error-record = { $path }: { $reason }
record-file-error-over-itself = { $path } is the record that was read; it was not overwritten. Choose another name.
record-format-dhtmlxq = DhtmlXQ
record-format-xqf = XQF
record-format-list = list of moves
record-kind-not-a-move = { $text } breaks the movement of the piece: { $why }; recorded as it stands.
record-kind-exposes-general = After { $text } { $why }; recorded as it stands.
record-kind-takes-own = { $text } takes a piece of its own side, the { $taken }; recorded as it stands.
record-kind-empty-square = { $text } begins on { $square }, where nothing stands; recorded, the board stays as it is.
record-kind-wrong-side = { $text } moves the { $piece }, whose side is not to move; recorded, the other side is next.
record-kind-after-end = { $text } comes after the game was over: { $why }; recorded as it stands.
record-kind-null-move = { $text } says that the side passes, which is no move; not recorded, the side to move stays.
wrong-movement-shape = a { $piece } does not move like that
wrong-movement-leaves-palace = the { $piece } may not leave its palace
wrong-movement-crosses-river = the { $piece } may not cross the river
wrong-movement-backward = the { $piece } may not go back
wrong-movement-sideways = the { $piece } may not go sideways before it has crossed the river
wrong-movement-hobbled = the { $blocker } hobbles the { $piece }
wrong-movement-eye = the { $blocker } stands on the eye of the { $piece }
wrong-movement-blocked = the { $blocker } stands in the way of the { $piece }
wrong-movement-screens = the { $piece } captures over exactly one piece, and { $count } stand between
exposed-to = the { $general } can be taken by the { $attackers }
exposed-facing = the { $general } and the { $other } face each other
game-ended-result = a result stands before it
game-ended-general-taken = the { $general } was taken
game-ended-checkmate = { $side } was checkmated
game-ended-stalemate = { $side } was stalemated
record-note-read-as = The text was read as { $encoding }.
record-note-encoding-doubtful = The encoding is not certain: it may also be { $encoding }; where the text looks wrong, choose another.
record-note-half-characters = Texts that ended in half a character: { $count }; the halves were dropped.
record-note-too-many-variations = More than { $most } variations; the rest was not read.
record-error-no-game = No game record: no move, position or tag in it. PGN, DhtmlXQ, XQF, WXF and lists of moves are read.
record-error-binary = Neither text nor a record of a known format. Save it as PGN or XQF in the program that wrote it.
record-error-other-format = A { $format } file of { $program }, which this program does not read. Open it in { $program } and save it as PGN or XQF.
record-format-wxf = WXF
record-in-variation = Variation { $number }, { $what }
record-variations = { $count ->
    [one] { $count } variation
   *[other] { $count } variations
}
record-no-room = The start has more of the { $piece } than XQF has room for. Write PGN instead.
record-one-game = An XQF file holds one game, and here are { $count }. Choose one with --game.
record-no-such-game = There is no game { $number }; there are { $count }.
import-variations = { $count ->
    [one] { $count } variation comes along.
   *[other] { $count } variations come along.
}
import-variations-left-out = { $count ->
    [one] More variations than the { $most } a report keeps: { $count } is not imported; keep the record itself.
   *[other] More variations than the { $most } a report keeps: { $count } are not imported; keep the record itself.
}
change-variation = making a variation the game
change-variation-removed = removing a variation
import-encoding = Encoding of the text
variation-name = Variation: { $text }
variation-promote = Make this the game
variation-remove = Remove this variation
variation-hint = A click makes this the game, and what was played a variation; undo brings it back.
import-encoding-is = Encoding: { $encoding }
