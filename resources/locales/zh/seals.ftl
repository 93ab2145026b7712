## Seals
section-event = 赛事
section-law = 规则与规程
section-players = 棋手
section-arbiters = 裁判员名单
section-foul-sheet = 犯规记录
section-game = 局面与着法
section-later = 事后着法
section-timeline = 经过
section-statements = 陈述
section-exhibits = 证据
section-rulings = 此前的裁决
section-decisions = 此前的决定
section-given = 本身内容
entry-ruling = { $who }的裁决（第 { $number } 项）
entry-ruling-at = { $who }于 { $when } 的裁决（第 { $number } 项）
entry-decision = { $who }的决定（第 { $number } 项）
entry-decision-at = { $who }于 { $when } 的决定（第 { $number } 项）
entry-appeal = 申诉（第 { $number } 项）
entry-appeal-by = { $who }的申诉（第 { $number } 项）
entry-appeal-at = { $who }于 { $when } 提出的申诉（第 { $number } 项）
entry-committee = 仲裁委员会
breach-seal = { $of }：封存记录本身被改动，不能再证明什么。
breach-content = { $of }：封存之后内容有改动。
breach-altered = “{ $part }”在{ $of }之后有改动。
breach-removed = “{ $part }”在{ $of }之后有删减。
breach-added = “{ $part }”在{ $of }之后增加了 { $count } 项。
breach-place = { $of }：封存时是第 { $then } 项；现在的位置不对，是复制来的，或前面有插入、抽走或调换。
breach-signature = { $of }：{ $name }的密钥签名无效。
added-exhibit = 证据 { $number }
added-foul = 犯规记录第 { $number } 行（记入的是裁决所判的犯规）
added-statement = 陈述 { $number }
added-since-ruling = 裁决 { $number } 之后加入：{ $added }。
added-since-decision = 决定 { $number } 之后加入：{ $added }。
place-put-in = { $item }是后来插入的。
place-moved = 现在的{ $now }原在{ $then }。
place-added = 后加的是{ $items }。
place-among-one = 改动的是{ $item }。
place-among = 改动在{ $items }之中。
place-from = 删改在{ $item }或其后。
place-range = { $first }至{ $last }
item-starting-position = 起始局面
item-move = 第 { $index } 着
item-later-move = 事后第 { $number } 着
item-row = 第 { $number } 行
item-exhibit = 第 { $number } 件
item-statement = 第 { $number } 份
item-number = 第 { $number } 项
not-sealed = { $of }没有封存：不能证明其后有无改动。
seals-none = 没有封存的裁决或决定。
seals-hold = 封存 { $sealed } 项，签名 { $signed } 个，均与记录相符。

## Signatures by key
signed-by = 签名：{ $name }，密钥指纹 { $fingerprint }，是否为其本人密钥须另行核对
signed-before-change = { $signed }——{ $changed }
changed-since-signed = 签名有效，但所签的内容后来有改动
not-signed =
    没有签名：所签的裁决或决定与封存时不符。
    { $breaches }
signed-already = 没有再签：{ $name }的这把密钥已经签过这一项。
key-error-exists = { $path } 已经有文件，没有覆盖；如果它是损坏的密钥，请先移走。
key-error-not-found = 没有密钥（{ $path }）；请先用 key new 建立。
key-error-io = 密钥文件 { $path }：{ $reason }。
key-error-too-short = 口令太短，至少 { $least } 个字符。
key-error-damaged = 密钥文件 { $path } 损坏或不是本程序的：{ $what }。请把它移走或改名，再建立密钥或放回备份。
key-error-empty = 文件是空的
key-error-wrong-passphrase = 口令不对，或密钥文件被改动。
key-error-system = 系统不能建立密钥：{ $reason }。
key-error-no-place = 系统没有给出存放密钥的位置；请用 --key 指明文件。
nothing-to-sign = 没有第 { $number } 项，或它没有封存；只能签封存的裁决或决定。
signed-under-several-names = 同一把钥匙（指纹 { $fingerprint }）以几个名字签过名：{ $names }，请查明是谁

## What is under no seal
added-arbiter = 裁判员 { $number }
uncovered = 不在封存之内，其后有无改动不能证明：{ $parts }。
uncovered-everything = 本报告没有封存的裁决或决定：其中任何内容有无改动都不能证明。
uncovered-remarks = 备注
uncovered-result = 棋谱所记的结果
uncovered-comments = 棋谱的注解
uncovered-variations = 棋谱的变着
uncovered-view = 证据 { $number } 的旋转、裁剪和标注
sheet-uncovered = 未封存

## What is compared with what was written down elsewhere
verify-key-held = 有这把密钥的有效签名：{ $of }。
verify-key-missing = 没有指纹为 { $print } 的密钥的有效签名，或所签内容后来有改动。
verify-seal-held = 有这个封存摘要，并与记录相符：{ $of }。
verify-seal-missing = 没有摘要为 { $digest } 且与记录相符的封存。
verify-seal-required = 不是每项裁决和决定都有封存，或者一项也没有作出。
verify-not-a-fingerprint = { $given } 不是密钥指纹：指纹是 32 位十六进制数字，可以分组。
verify-not-a-digest = { $given } 不是封存摘要：摘要是 64 位十六进制数字，可以分组。
verify-law = 报告随带的文本：{ $reason }。
