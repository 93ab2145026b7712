public-left-title = A part of a name may be left
public-left = A part of a name may be left in these places of the public paper:
public-left-not-written = Nothing was written. Look at these places; if they may be published, give --names-checked.
public-left-at = { $place }: { $text }
public-left-more = { $count ->
    [one] and one more place
   *[other] and { $count } more places
}
public-left-go-on = Publish them
public-place-names = A field of names in which single names are not found
public-place-event = The event
public-place-foul-sheet = Foul sheet, row { $number }
public-place-timeline = Timeline, row { $number }
public-place-statement = Statement { $number }
public-place-ruling = Ruling { $number }
public-place-decision = Decision { $number }
public-place-exhibit = Exhibit { $number }
public-place-law = The law of the report
paper-too-much-text = The report has { $size } MiB of text, more than { $most } MiB; making a paper of it takes minutes and was not begun. To make it all the same, give --large to export on the command line.
paper-too-many-pixels = The pictures have { $size } million pixels, more than { $most } million; making a paper of them takes minutes and was not begun. To make it all the same, give --large to export on the command line.
