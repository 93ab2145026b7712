//! Web pages, and the fields of DhtmlXQ in them.

use xiangqi::game_record::{Note, RecordError, RecordedGame, read};

use super::{flags, has_tags, moves, one, records};

fn lines(game: &RecordedGame) -> Vec<(Option<usize>, usize, String)> {
    let words = |moves: &[xiangqi::game_record::RecordedMove]| {
        moves.iter().map(|one| one.mv.to_string()).collect::<Vec<_>>().join(" ")
    };
    game.variations.iter().map(|one| (one.leaves, one.after, words(&one.moves))).collect()
}

#[test]
fn scripts_of_dpxq() {
    let page = |script: &str| {
        format!(
            "<html><div id=\"dhtmlxq_view\">[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]<br>\n[DhtmlXQ_title]甲&nbsp;胜 \
             乙[/DhtmlXQ_title]<br>\n[DhtmlXQ_movelist][/DhtmlXQ_movelist]<br></div>\n<script>\n{script}\n</script></html>"
        )
    };
    for script in [
        "var DhtmlXQ_movelist = '[DhtmlXQ_movelist]7747706279678070[/DhtmlXQ_movelist]';",
        "var DhtmlXQ_movelist = '[0_1_0]7747706279678070[/0_1_0]';",
        "var DhtmlXQ_movelist='7747706279678070';",
        "var DhtmlXQ_movelist = \"7747706279678070\";",
    ] {
        let game = one(page(script));
        assert_eq!(moves(&game), "h2e2 h9g7 h0g2 i9h9", "{script}");
        has_tags(&game, &[("Title", "甲 胜 乙")]);
        assert!(game.flags.is_empty() && game.notes.is_empty(), "{script}: {game:?}");
    }
    let game =
        one(page("var DhtmlXQ_movelist = '[0_1_0]77477062[/0_1_0][0_2_1]1242[/0_2_1][1_3_2]7967[/1_3_2]';"));
    assert_eq!(moves(&game), "h2e2 h9g7");
    assert_eq!(lines(&game), [(None, 1, "b7e7".to_owned()), (Some(0), 1, "h0g2".to_owned())]);
}

#[test]
fn same_field_twice_is_one_game_and_another_is_another() {
    let list = "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]";
    assert_eq!(records(list.repeat(2)).games.len(), 1);
    let other = "[DhtmlXQ_movelist]17477062[/DhtmlXQ_movelist]";
    assert_eq!(records(format!("{list}{other}")).games.len(), 2);
    let frames = format!("[DhtmlXQ]{list}[/DhtmlXQ][DhtmlXQiFrame]{list}[/DhtmlXQiFrame]");
    assert_eq!(records(frames).games.len(), 2);
}

#[test]
fn variations_and_their_comments() {
    let text = "[DhtmlXQ][DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist][DhtmlXQ_move_1_3_2]1967[/DhtmlXQ_move_1_3_2]\
        [DhtmlXQ_move_0_2_1]12427967[/DhtmlXQ_move_0_2_1][DhtmlXQ_comment1_2]变一[/DhtmlXQ_comment1_2]\
        [DhtmlXQ_comment2_3]变二&lt;好&gt;[/DhtmlXQ_comment2_3][DhtmlXQ_comment0_1]主[/DhtmlXQ_comment0_1]\
        [DhtmlXQ_comment9]多余[/DhtmlXQ_comment9][/DhtmlXQ]";
    let game = one(text);
    assert_eq!(moves(&game), "h2e2 h9g7 h0g2");
    // The second leaves the first before its second move; nothing stands on b0 that goes to g2.
    assert_eq!(lines(&game), [(None, 1, "b7e7 h0g2".to_owned()), (Some(0), 1, "b0g2".to_owned())]);
    assert_eq!(game.variations[0].moves[0].comment, "变一");
    assert_eq!(game.variations[1].moves[0].comment, "变二<好>");
    assert_eq!(
        game.variations[1].flags.iter().map(|flag| (flag.ply, flag.kind.code())).collect::<Vec<_>>(),
        [(3, "not-a-move")]
    );
    assert_eq!((game.moves[0].comment.as_str(), game.moves[2].comment.as_str()), ("主", "多余"));
    assert!(game.flags.is_empty());
    let lost = one("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_move_7_2_8]7062[/DhtmlXQ_move_7_2_8]");
    assert_eq!(lost.notes, [Note::CutShort], "it leaves a line that is not there");
}

#[test]
fn names_teams_and_times() {
    let game = one(
        "[DhtmlXQ_redname]甲[/DhtmlXQ_redname][DhtmlXQ_redteam]队[/DhtmlXQ_redteam][DhtmlXQ_redtime]1:20[/DhtmlXQ_redtime]\
        [DhtmlXQ_black]乙[/DhtmlXQ_black][DhtmlXQ_open]中炮[/DhtmlXQ_open][DhtmlXQ_author]丙[/DhtmlXQ_author]\
        [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]",
    );
    has_tags(
        &game,
        &[("Red", "甲"), ("RedTeam", "队"), ("RedTime", "1:20"), ("Black", "乙"), ("Author", "丙")],
    );
    has_tags(&game, &[("Opening", "中炮")]);
}

#[test]
fn pages_without_fields() {
    let game = one("<html><head><title>甲 先胜 乙</title><style>p { color: red }</style></head><body>\
        <p>红方：甲</p><p>黑方：乙</p><table><tr><td>1.</td><td>C2=5</td><td>H8+7</td></tr>\
        <tr><td>2.</td><td>&#39532;二进三</td><td>车9平8</td></tr></table></body></html>");
    assert_eq!(moves(&game), "h2e2 h9g7 h0g2 i9h9");
    has_tags(&game, &[("Title", "甲 先胜 乙"), ("Red", "甲"), ("Black", "乙")]);
    let pgn = one("<pre>[Red &quot;甲&quot;]\n\n1. 炮二平五 马8进7 1-0</pre><br>");
    has_tags(&pgn, &[("Red", "甲")]);
    assert_eq!(moves(&pgn), "h2e2 h9g7");
}

#[test]
fn digits_alone() {
    for text in ["77477062", "7747 7062\n", "\u{feff}7747\r\n7062"] {
        assert_eq!(moves(&one(text)), "h2e2 h9g7", "{text:?}");
    }
    // Numbers that are no moves from the start.
    for text in ["20240501", "12345678", "0000 0000"] {
        assert_eq!(read(text.as_bytes()), Err(RecordError::NoGame), "{text}");
    }
    let cut = one("[DhtmlXQ_movelist]77477[/DhtmlXQ_movelist]");
    assert_eq!((flags(&cut), cut.unread.as_str()), (vec![(2, "unreadable")], "7"));
}
