//! The reference files, against the values in their table.

use xiangqi::game_record::{Format, Note, OtherFormat, Outcome, RecordError, TextEncoding, read, write};

use super::{flags, has_tags, moves, one, records};

macro_rules! file {
    ($name:literal) => {
        &include_bytes!(concat!("../../data/records/", $name))[..]
    };
}

#[test]
fn page_of_dpxq() {
    let game = one(file!("01-dpxq-page-ecco.txt"));
    assert_eq!(moves(&game), "h2e2 f9e8 h0g2 h7d7 i0h0 h9g7");
    assert_eq!((game.outcome, game.flags.len()), (Some(Outcome::BlackWins), 0));
    has_tags(
        &game,
        &[
            ("Red", "甲队 甲某"),
            ("Black", "乙队 乙某"),
            ("Event", "2026年某地月赛"),
            ("Round", "第07轮"),
            ("Title", "甲队 甲某 负 乙队 乙某"),
            ("TimeControl", "15分＋5秒"),
            ("Opening", "B00 中炮局"),
            ("RedTeam", "甲队"),
            ("RedName", "甲某"),
            ("Date", "2026.08.31"),
            ("Site", "某地"),
        ],
    );
    assert_eq!(game.moves[5].comment, "棋谱由 http://www.dpxq.com/ 生成");
}

#[test]
fn text_of_ccbridge() {
    let game = one(file!("03-ccbridge-text-export.txt"));
    assert_eq!(moves(&game), "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7");
    has_tags(&game, &[("Title", "五七炮对屏风马"), ("Red", "甲某"), ("Black", "乙某")]);
    has_tags(&game, &[("Event", "某赛"), ("Round", "3"), ("ECCO", "C66 五七炮对屏风马进７卒")]);
    assert_eq!((game.outcome, game.tag("RedTeam"), game.flags.len()), (None, None, 0));
}

#[test]
fn big5() {
    let records = records(file!("04-big5.pgn"));
    assert_eq!(
        (records.encoding, records.notes),
        (TextEncoding::Big5, vec![Note::ReadAs(TextEncoding::Big5)])
    );
    let game = &records.games[0];
    assert_eq!(moves(game), "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5");
    has_tags(game, &[("Event", "全國象棋等級賽"), ("Red", "陳甲"), ("Black", "王乙")]);
    assert_eq!((game.outcome, game.comment.as_str()), (Some(Outcome::RedWins), "第一局 得先"));
}

#[test]
fn tag_with_colon() {
    let game = one(file!("05-tag-colon.pgn"));
    assert_eq!(moves(&game), "g3g4 c6c5 b0a2 h7g7");
    has_tags(&game, &[("Round", "94"), ("Red", "甲")]);
    assert!(game.flags.is_empty());
}

#[test]
fn embedded_frame() {
    let game = one(file!("06-iframe.html"));
    assert_eq!(moves(&game), "h2e2 h9g7 h0g2");
    assert_eq!(game.moves[2].comment, "\"as played\" & so on");
    has_tags(&game, &[("Red", "A"), ("Black", "B"), ("Title", "A v B")]);
    assert!(game.notes.is_empty() && game.flags.is_empty(), "{game:?}");
}

#[test]
fn wxf_file_of_playok() {
    let records = records(file!("07-playok.wxf"));
    assert_eq!((records.format, records.games.len()), (Format::Wxf, 1));
    let game = &records.games[0];
    assert_eq!(moves(game), "b2e2 b7e7 b0c2 b9c7 a0b0 a9a8 e3e4 a8f8 h0g2");
    has_tags(
        game,
        &[("Red", "alpha1"), ("Black", "beta2"), ("Date", "2026-09-03"), ("Event", "PlayOK Game")],
    );
    has_tags(game, &[("RedElo", "1137"), ("TimeControl", "10m+0s"), ("Time", "16:20:58")]);
    assert_eq!((game.outcome, game.flags.len()), (Some(Outcome::RedWins), 0));
}

#[test]
fn sign_before_the_piece() {
    let game = one(file!("08-sign-first.txt"));
    assert_eq!(game.moves.len(), 26);
    assert_eq!(
        (game.moves[24].mv.to_string(), game.moves[25].mv.to_string()),
        ("e6i6".into(), "e3c2".into())
    );
    assert!(game.flags.is_empty(), "{:?}", game.flags);
}

#[test]
fn ranks_from_one() {
    let game = one(file!("10-uci-ten-ranks.pgn"));
    assert_eq!(moves(&game), "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 g3g4 c6c5");
    has_tags(&game, &[("Red", "a"), ("Black", "b"), ("Event", "casual game")]);
    assert!(game.flags.is_empty() && game.tag("White").is_none());
}

#[test]
fn latin_names() {
    let records = records(file!("12-latin1.pgn"));
    assert_eq!(records.encoding, TextEncoding::Windows1252);
    let game = &records.games[0];
    has_tags(game, &[("Red", "Jörg Müller"), ("Black", "André François")]);
    has_tags(game, &[("Event", "Offene Meisterschaft München")]);
    assert_eq!(moves(game), "h2e2 h9g7");
}

#[test]
fn half_characters() {
    let game = one(file!("13-xqf-half-character.xqf"));
    has_tags(&game, &[("Title", "第一局"), ("Site", "江苏省句容市高"), ("Annotator", "刘甲刘乙丙丁戊")]);
    assert_eq!(game.notes, [Note::HalfCharacters(2)]);
    assert_eq!(moves(&game), "h2e2 h9g7");
}

#[test]
fn vietnamese_title() {
    let records = records(file!("15-xqf-vietnamese-cp1258.xqf"));
    assert_eq!(records.encoding, TextEncoding::Windows1258);
    // F5 F2 is ơ with the tone of the dot below.
    has_tags(&records.games[0], &[("Title", "Ván cợ hay")]);
    assert!(records.games[0].notes.contains(&Note::ReadAs(TextEncoding::Windows1258)));
}

#[test]
fn xml_of_ccbridge_is_named() {
    assert_eq!(read(file!("18-ccbridge.cbf")), Err(RecordError::OtherFormat(OtherFormat::Cbf)));
}

#[test]
fn illegal_moves_are_kept_and_said_to_others() {
    let game = one(file!("20-illegal-kept.pgn"));
    assert_eq!(game.moves.len(), 4);
    assert_eq!(flags(&game), [(1, "exposes-general"), (3, "exposes-general")]);
    let text = write::pgn(std::slice::from_ref(&game), write::Notation::Iccs);
    assert_eq!(text.matches("{illegal: exposes-general}").count(), 2, "{text}");
    assert_eq!(moves(&one(text)), moves(&game));
}

#[test]
fn null_move_is_flagged() {
    let game = one(file!("21-null-move.pgn"));
    assert_eq!(moves(&game), "h2e2 h0g2 h9g7");
    assert_eq!(flags(&game), [(2, "null-move"), (2, "wrong-side")]);
    assert_eq!((game.flags[0].text.as_str(), game.flags[0].line), ("--", Some(4)));
}

#[test]
fn digits_alone() {
    // By hand, files from the left and ranks from black's side: 77-47, 79-67, 70-62, 80-81. Red moves twice. (The table has
    // the usual opening, which other digits would give.)
    let game = one(file!("22-bare-movelist.ubb"));
    assert_eq!(moves(&game), "h2e2 h0g2 h9g7 i9i8");
    assert_eq!(flags(&game), [(2, "wrong-side"), (4, "wrong-side")]);
}

#[test]
fn white_is_red() {
    let game = one(file!("23-white-is-red.pgn"));
    has_tags(&game, &[("Red", "Red Player"), ("Black", "Black Player")]);
    assert_eq!((moves(&game).as_str(), game.outcome), ("h2e2 h9g7", Some(Outcome::RedWins)));
}

#[test]
fn damaged_utf8() {
    let records = records(file!("24-damaged-utf8.pgn"));
    assert_eq!(records.notes, [Note::LostCharacters]);
    assert_eq!(moves(&records.games[0]), "h2e2 h9g7");
}

#[test]
fn page_with_script() {
    let game = one(file!("25-dpxq-page-js.html"));
    assert_eq!((moves(&game).as_str(), game.outcome), ("h2e2 h9g7 h0g2 i9h9", Some(Outcome::RedWins)));
    has_tags(&game, &[("Red", "甲"), ("Black", "乙"), ("Title", "甲 胜 乙")]);
    assert!(game.notes.is_empty(), "{:?}", game.notes);
}
