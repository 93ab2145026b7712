## The texts that a ruling used
text-used = { $name } · { $id } · SHA-256 { $digest }
text-earlier = the text of an earlier version of this program
text-own = a text that does not come with this program
not-rulable-other-text = The report cites the text of { $id } with the SHA-256 { $digest }; it is not at hand, and the report does not carry it. Another text of that name is at hand and cannot stand in for it. Load the text cited, or choose another.
law-not-as-cited = the text carried under the name { $cited } is not the one that the report cites (it is { $carried })
text-not-as-cited = { $id } in { $file } is not the text that the report cites: its SHA-256 is { $found }, and that of the text cited is { $cited }.
sheet-text-missing = the text is not at hand
