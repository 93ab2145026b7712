use super::*;

fn seat(name: &str, team: &str) -> Seat {
    Seat { name: name.to_owned(), team: team.to_owned() }
}

fn pairing(round: &str, table: &str, red: (&str, &str), black: (&str, &str)) -> Pairing {
    Pairing {
        round: round.to_owned(),
        table: table.to_owned(),
        red: seat(red.0, red.1),
        black: seat(black.0, black.1),
    }
}

fn of(text: &str) -> PairingList {
    read(text.as_bytes()).unwrap()
}

/// What a Chinese pairing program writes: a title, the columns mirrored round the result.
const MIRRORED: &str = "2026年全省象棋锦标赛\t\t\t\t\t\t\t\t\n第三轮对阵表\t\t\t\t\t\t\t\t\n\
    台号\t编号\t单位\t红方\t积分\t结果\t积分\t黑方\t单位\t编号\n\
    1\t5\t长春\t王一\t4\t\t4\t李二\t吉林\t12\n\
    2\t7\t四平\t张三\t3\t\t3\t赵四\t通化\t9\n\
    3\t8\t白山\t孙五\t0\t\t\t轮空\t\t\n";

#[test]
fn a_list_of_a_pairing_program_is_read_with_title_round_teams_and_bye() {
    let list = of(MIRRORED);
    assert_eq!(
        list.pairings,
        [
            pairing("3", "1", ("王一", "长春"), ("李二", "吉林")),
            pairing("3", "2", ("张三", "四平"), ("赵四", "通化")),
        ]
    );
    let players: Vec<_> = list
        .players
        .iter()
        .map(|one| [&one.number, &one.name, &one.team, &one.points].map(String::as_str))
        .collect();
    assert_eq!(
        players,
        [
            ["5", "王一", "长春", "4"],
            ["12", "李二", "吉林", "4"],
            ["7", "张三", "四平", "3"],
            ["9", "赵四", "通化", "3"],
            ["8", "孙五", "白山", "0"],
        ]
    );
    // The title above the round is not understood, and said to be so.
    let unread: Vec<_> = list.unread.iter().map(|one| (one.line, one.why)).collect();
    assert_eq!(unread, [(1, Why::NoHeadings)]);
    assert_eq!(list.unread[0].text, "2026年全省象棋锦标赛");
}

#[test]
fn headings_stand_in_any_order_in_either_language_and_with_any_separator() {
    let expected = [pairing("2", "4", ("Li Ming", "Jilin"), ("Wang Wu", "Harbin"))];
    for text in [
        "Round,Board,Red,Team,Black,Team\n2,4,Li Ming,Jilin,Wang Wu,Harbin\n",
        "Black;Team;Red;Team;Board;Round\nWang Wu;Harbin;Li Ming;Jilin;4;2\n",
        "Red team\tRed\tBlack\tBlack team\tRound\tTable no.\nJilin\tLi Ming\tWang Wu\tHarbin\tRound 2\t04\n",
        "轮次，台次，红方，红方单位，黑方，黑方单位\n第2轮，第四台，Li Ming，Jilin，Wang Wu，Harbin\n",
        "\u{feff}\"轮次\",\"台号\",\"红方\",\"黑方\"\r\n\"2\",\"4\",\"Li Ming (Jilin)\",\"Wang Wu（Harbin）\"\r\n",
    ] {
        let list = of(text);
        assert_eq!(list.pairings, expected, "{text}");
        assert_eq!(list.unread, [], "{text}");
    }
}

#[test]
fn gbk_utf_16_and_big5_are_read_as_utf_8_is() {
    let expected = of(MIRRORED);
    let (gbk, _, lost) = encoding_rs::GBK.encode(MIRRORED);
    assert!(!lost);
    assert_eq!(read(&gbk).unwrap(), expected);
    let utf16: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(MIRRORED.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    assert_eq!(read(&utf16).unwrap(), expected);
    let traditional = "輪次,台號,紅方,黑方\n1,1,陳大文,黃小明\n1,2,張國強,劉志偉\n";
    let (big5, _, lost) = encoding_rs::BIG5.encode(traditional);
    assert!(!lost);
    assert_eq!(read(&big5).unwrap().pairings[1], pairing("1", "2", ("張國強", ""), ("劉志偉", "")));
}

#[test]
fn what_is_not_understood_is_named_line_by_line() {
    let text = "轮次,台次,红方,黑方\n1,1,甲,乙\n1,2,丙,\n1,3,丁,丁\n1,1,戊,己\n,,,\n备注：第五台延时,,,\n2,1,乙,甲\n";
    let list = of(text);
    assert_eq!(
        list.pairings,
        [pairing("1", "1", ("甲", ""), ("乙", "")), pairing("2", "1", ("乙", ""), ("甲", "")),]
    );
    let unread: Vec<_> = list.unread.iter().map(|one| (one.line, one.why)).collect();
    assert_eq!(
        unread,
        [(3, Why::OneName), (4, Why::AgainstThemselves), (5, Why::TableTaken), (7, Why::NoName),]
    );
    assert_eq!(list.unread[0].text, "1,2,丙,");
}

#[test]
fn merged_cells_and_a_team_column_of_unknown_side_are_not_guessed_at() {
    let text = "轮次,台次,红方,黑方,单位\n1,1,甲,乙,长春\n,2,丙,丁,吉林\n";
    let list = of(text);
    assert_eq!(list.pairings[1], pairing("1", "2", ("丙", ""), ("丁", "")));
    assert!(list.players.iter().all(|one| one.team.is_empty()));
}

#[test]
fn a_list_of_players_alone_is_read() {
    let list = of("编号 ; 姓名 ; 单位\n1;王一;长春\n2;李二;吉林\n3;;四平\n");
    let names: Vec<_> = list.players.iter().map(|one| (one.number.as_str(), one.name.as_str())).collect();
    assert_eq!(names, [("1", "王一"), ("2", "李二")]);
    assert_eq!(list.unread.iter().map(|one| (one.line, one.why)).collect::<Vec<_>>(), [(4, Why::NoName)]);
}

/// A line of TRF16, with each field in the columns that FIDE gives it: 5-8, 10, 11-13, 15-47, 49-52, 54-56, 58-68,
/// 70-79, 81-84, 86-89, then four, one and one from 92 on, ten apart.
fn trf(number: u32, name: &str, points: &str, rounds: &[&str]) -> String {
    let head =
        format!("001 {number:>4} m    {name:<33} 2100 CHN  1234567890 1990/01/01 {points:>4} {number:>4}",);
    assert_eq!(head.chars().count(), 89);
    head + &rounds.iter().map(|round| format!("  {round}")).collect::<String>()
}

#[test]
fn trf16_gives_rounds_names_teams_and_the_event() {
    let text = [
        "012 Jilin Open".to_owned(),
        "022 Changchun".to_owned(),
        "042 2026/08/01".to_owned(),
        "062 3".to_owned(),
        "102 Wang Arbiter".to_owned(),
        trf(1, "Li, Ming", "1.5", &["   2 w 1", "   3 b ="]),
        trf(2, "Wang, Wu", "0.0", &["   1 b 0", "0000 - Z"]),
        trf(3, "Zhao, Liu", "1.5", &["0000 - U", "   1 w ="]),
        "013 Jilin Team                         1    3".to_owned(),
        "XXR 7".to_owned(),
    ]
    .join("\r");
    // A carriage return alone ends lines, as the format says; so do both, and a line feed.
    for ends in ["\r\n", "\n"] {
        let list = of(&text.replace('\r', ends));
        assert_eq!(list.unread, [], "{ends:?}");
        assert_eq!(
            list.pairings,
            [
                pairing("1", "", ("Li, Ming", "Jilin Team"), ("Wang, Wu", "")),
                pairing("2", "", ("Zhao, Liu", "Jilin Team"), ("Li, Ming", "Jilin Team")),
            ]
        );
        assert_eq!(list.players.len(), 3);
        assert_eq!((list.players[0].number.as_str(), list.players[0].points.as_str()), ("1", "1.5"));
        assert_eq!(
            list.heading,
            Heading {
                name: "Jilin Open".to_owned(),
                place: "Changchun".to_owned(),
                date: "2026/08/01".to_owned(),
                chief_arbiter: "Wang Arbiter".to_owned(),
            }
        );
    }
    assert_eq!(of(&text).pairings.len(), 2);
}

#[test]
fn trf_with_chinese_names_is_read_however_its_columns_are_counted() {
    let rounds = |opponent: &str| format!("  {opponent}");
    let line = |number: u32, name: &str, width: usize, round: &str| {
        let blanks = " ".repeat(33 - width);
        let head =
            format!("001 {number:>4} m    {name}{blanks} 2100 CHN  1234567890 1990/01/01  1.0 {number:>4}");
        head + &rounds(round)
    };
    // 王天一: three letters, six columns on a screen, nine bytes.
    for (one, other) in [(3, 3), (6, 6), (9, 9)] {
        let text =
            ["012 杯赛".to_owned(), line(1, "王天一", one, "   2 w 1"), line(2, "郑惟桐", other, "   1 b 0")];
        let list = of(&text.join("\n"));
        assert_eq!(list.pairings, [pairing("1", "", ("王天一", ""), ("郑惟桐", ""))], "{one}");
    }
}

#[test]
fn trf_lines_that_contradict_each_other_pair_nobody() {
    let text = [
        "012 X".to_owned(),
        trf(1, "A", "0.0", &["   2 w 1"]),
        trf(2, "B", "0.0", &["   1 w 0"]),
        trf(3, "C", "0.0", &["   9 w 1"]),
        trf(4, "D", "0.0", &["  xx w 1"]),
        trf(4, "E", "0.0", &[]),
        "001 none".to_owned(),
        "777 what".to_owned(),
    ];
    let list = of(&text.join("\n"));
    assert_eq!(list.pairings, []);
    let unread: Vec<_> = list.unread.iter().map(|one| (one.line, one.why)).collect();
    assert_eq!(
        unread,
        [
            (2, Why::Contradicted),
            (3, Why::Contradicted),
            (4, Why::NoOpponent),
            (5, Why::RoundUnclear),
            (6, Why::NumberTaken),
            (7, Why::NoNumber),
            (8, Why::UnknownLine),
        ]
    );
}

#[test]
fn nothing_to_read_is_said_and_bounds_hold() {
    assert_eq!(read(b""), Err(ListError::Empty));
    assert_eq!(read(b" \r\n\t"), Err(ListError::Empty));
    assert_eq!(read("今天天气很好\n".as_bytes()), Err(ListError::NoHeadings));
    assert_eq!(read(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), Err(ListError::NotText));
    assert_eq!(read(&vec![b'a'; MAX_BYTES + 1]), Err(ListError::TooLarge(MAX_BYTES + 1)));
    let rows: String = (0..MAX_ROWS + 50).map(|row| format!("{row},甲{row},乙{row}\n")).collect();
    let list = of(&("台次,红方,黑方\n".to_owned() + &rows));
    // Each pairing brings two players.
    assert_eq!(list.players.len(), MAX_ROWS);
    assert!(list.unread.iter().all(|one| one.why == Why::TooMany));
    assert_eq!(list.unread.len() + list.more_unread, MAX_ROWS + 50 - MAX_ROWS / 2);
    assert_eq!(list.unread.len(), MAX_UNREAD);
    let long = of(&format!("红方,黑方\n{},乙\n", "甲".repeat(5000)));
    assert_eq!(long.pairings[0].red.name.chars().count(), MAX_CELL);
}

/// Whatever the bytes, it ends, within its bounds.
#[test]
fn hostile_lists_are_read_or_refused() {
    let parts = [
        "轮次",
        "台次",
        "红方",
        "黑方",
        "姓名",
        "单位",
        "001 ",
        "012 ",
        "013 ",
        "\"",
        ",",
        ";",
        "\t",
        "\n",
        "\r\n",
        "第",
        "轮",
        "十",
        "0000 - Z",
        "   1 w 1",
        "\u{feff}",
        "（",
        "）",
        "\0",
        "\u{202e}",
        "甲",
        "乙",
        " ",
        "9999999999",
        "'",
        "＝",
    ];
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = move || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed
    };
    for _ in 0..3000 {
        let mut text: Vec<u8> = Vec::new();
        for _ in 0..next() % 60 {
            let part = parts[usize::try_from(next() % parts.len() as u64).unwrap()];
            text.extend(part.as_bytes());
            if next().is_multiple_of(9) {
                text.push(u8::try_from(next() % 256).unwrap());
            }
        }
        if let Ok(list) = read(&text) {
            assert!(list.players.len() <= MAX_ROWS && list.unread.len() <= MAX_UNREAD);
            assert!(list.pairings.iter().all(|one| !one.red.name.is_empty() && !one.black.name.is_empty()));
        }
    }
}
