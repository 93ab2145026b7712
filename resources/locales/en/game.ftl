record-summary = { $red } v { $black }, { $moves } moves, { $outcome }
record-outcome-red-wins = red wins
record-outcome-black-wins = black wins
record-outcome-draw = draw
record-outcome = result not known
import-players = { $red } – { $black }
import-game = { $number }. { $who }
import-games = { $count } games; choose one
import-incident = The position of the report occurs in this game, at { $place }; the incident is put there.
import-replaces-board = The position of the report gives way to this game; undo brings it back.
import-comments-cut = Too long, and cut after { $most } characters: { $cut }; keep the record itself for the rest.
import-more = and { $count } more
import-unread = The rest is not taken: { $start }
game-shown = Move { $ply } of { $plies }
game-place-start = the starting position
game-place = round { $round } after { $side }'s move
game-headline-start = Starting position
game-headline = Round { $round }, { $side } { $text }
game-in-check = , in check
game-to-move = { $side } to move{ $check }
game-to-move-unknown = Not known who is to move
game-quiet = No capture for { $plies } plies (half-moves)
game-quiet-before = , { $before } of them before the starting position
game-quiet-checks = ; checks: Red { $red }, Black { $black }
game-times-first = This position is new
game-times = This position has occurred { $times } times, first in { $first }
game-times-last = , last in { $last }
game-irregularity-no-piece = no piece stands where it begins
game-irregularity-wrong-side = it is not this side's turn
game-irregularity-takes-own = it takes an own piece
game-irregularity-not-its-move = the piece does not move like that
game-irregularity-exposes-general = it leaves the own general to be taken, or the generals facing
game-irregular-move = This move is irregular: { $words }.
game-cell-check = , check
game-cell-irregular = , irregular: { $words }
game-cell-comment = , with a comment
game-result-red-wins = Red wins
game-result-black-wins = Black wins
game-result-draw = draw
game-result-other = Result in the record: { $words }
game-incident-at = Incident: { $place }
game-remove-move = Remove move { $ply }, keep the rest
game-convention-association = Pieces on a file: 前 中 后 (association)
game-convention-numbered = Soldiers on a file: numbered
game-doubtful = { $text }: { $words }.
game-other-turn = { $side } is to move here, but nothing in the timeline is done by { $side }.
game-key = Key { $letter }
game-checks-in-row = { $row ->
    [one] { $name } has given check { $row } time in a row
   *[other] { $name } has given check { $row } times in a row
}
game-cut-moves = { $count ->
    [one] Remove the { $count } move after this
   *[other] Remove the { $count } moves after this
}
game-others-follow = { $count ->
    [one] There are { $count } more move from here on; the next is { $next }.
   *[other] There are { $count } more moves from here on; the next is { $next }.
}
game-rewrite = { $count ->
    [one] Go on from here, dropping { $count } move
   *[other] Go on from here, dropping { $count } moves
}
import-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
import-incident-last = The incident is put after the last move for now. Then find it among the moves and press "The incident happened here".
import-replaces = { $count ->
    [one] The { $count } move of the report give way to this game; undo brings them back.
   *[other] The { $count } moves of the report give way to this game; undo brings them back.
}
import-comments = { $count ->
    [one] { $count } comment comes along.
   *[other] { $count } comments come along.
}
import-comments-left-out = { $count ->
    [one] Too many comments: a report keeps { $most }; the last { $count } comment is not taken. Keep the record itself for them.
   *[other] Too many comments: a report keeps { $most }; the last { $count } comments are not taken. Keep the record itself for them.
}
import-incident-last-kept = The incident is put after the last move for now. The { $recorded } row(s) of the timeline stay. Then find it among the moves and press "The incident happened here".
