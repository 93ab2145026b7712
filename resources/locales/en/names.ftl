# Between the parts of a list or line, and between two sentences.
join-list = ,{" "}
join-semicolon = ;{" "}
join-colon = :{" "}
join-sentences = {" "}
join-comma = ,{" "}
in-brackets = { $text } ({ $more })
colon = :
join-parts = {" · "}
