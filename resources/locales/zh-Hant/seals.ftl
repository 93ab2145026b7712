# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 34a2d2638765b89b91afe867976a117c4e542a4e230e7caa18842d49708c7428 85c806321fc74e05d5b998cecd511ab272b63fa4d89fc071ef99142fec9474b7
## Seals
section-event = 賽事
section-law = 規則與規程
section-players = 棋手
section-arbiters = 裁判員名單
section-foul-sheet = 犯規記錄
section-game = 局面與著法
section-later = 事後著法
section-timeline = 經過
section-statements = 陳述
section-exhibits = 證據
section-rulings = 此前的裁決
section-decisions = 此前的決定
section-given = 本身內容
entry-ruling = { $who }的裁決（第 { $number } 項）
entry-ruling-at = { $who }於 { $when } 的裁決（第 { $number } 項）
entry-decision = { $who }的決定（第 { $number } 項）
entry-decision-at = { $who }於 { $when } 的決定（第 { $number } 項）
entry-appeal = 申訴（第 { $number } 項）
entry-appeal-by = { $who }的申訴（第 { $number } 項）
entry-appeal-at = { $who }於 { $when } 提出的申訴（第 { $number } 項）
entry-committee = 仲裁委員會
breach-seal = { $of }：封存記錄本身被改動，不能再證明什麼。
breach-content = { $of }：封存之後內容有改動。
breach-altered = 「{ $part }」在{ $of }之後有改動。
breach-removed = 「{ $part }」在{ $of }之後有刪減。
breach-added = 「{ $part }」在{ $of }之後增加了 { $count } 項。
breach-place = { $of }：封存時是第 { $then } 項；現在的位置不對，是複製來的，或前面有插入、抽走或調換。
breach-signature = { $of }：{ $name }的金鑰簽名無效。
added-exhibit = 證據 { $number }
added-foul = 犯規記錄第 { $number } 行（記入的是裁決所判的犯規）
added-statement = 陳述 { $number }
added-since-ruling = 裁決 { $number } 之後加入：{ $added }。
added-since-decision = 決定 { $number } 之後加入：{ $added }。
place-put-in = { $item }是後來插入的。
place-moved = 現在的{ $now }原在{ $then }。
place-added = 後加的是{ $items }。
place-among-one = 改動的是{ $item }。
place-among = 改動在{ $items }之中。
place-from = 刪改在{ $item }或其後。
place-range = { $first }至{ $last }
item-starting-position = 起始局面
item-move = 第 { $index } 著
item-later-move = 事後第 { $number } 著
item-row = 第 { $number } 行
item-exhibit = 第 { $number } 件
item-statement = 第 { $number } 份
item-number = 第 { $number } 項
not-sealed = { $of }沒有封存：不能證明其後有無改動。
seals-none = 沒有封存的裁決或決定。
seals-hold = 封存 { $sealed } 項，簽名 { $signed } 個，均與記錄相符。

## Signatures by key
signed-by = 簽名：{ $name }，金鑰指紋 { $fingerprint }，是否為其本人金鑰須另行核對
signed-before-change = { $signed }——{ $changed }
changed-since-signed = 簽名有效，但所籤的內容後來有改動
not-signed =
    沒有簽名：所籤的裁決或決定與封存時不符。
    { $breaches }
signed-already = 沒有再籤：{ $name }的這把金鑰已經簽過這一項。
key-error-exists = { $path } 已經有檔案，沒有覆蓋；如果它是損壞的金鑰，請先移走。
key-error-not-found = 沒有金鑰（{ $path }）；請先用 key new 建立。
key-error-io = 金鑰檔案 { $path }：{ $reason }。
key-error-too-short = 口令太短，至少 { $least } 個字元。
key-error-damaged = 金鑰檔案 { $path } 損壞或不是本程式的：{ $what }。請把它移走或改名，再建立金鑰或放回備份。
key-error-empty = 檔案是空的
key-error-wrong-passphrase = 口令不對，或金鑰檔案被改動。
key-error-system = 系統不能建立金鑰：{ $reason }。
key-error-no-place = 系統沒有給出存放金鑰的位置；請用 --key 指明檔案。
nothing-to-sign = 沒有第 { $number } 項，或它沒有封存；只能籤封存的裁決或決定。
signed-under-several-names = 同一把鑰匙（指紋 { $fingerprint }）以幾個名字簽過名：{ $names }，請查明是誰

## What is under no seal
added-arbiter = 裁判員 { $number }
uncovered = 不在封存之內，其後有無改動不能證明：{ $parts }。
uncovered-everything = 本報告沒有封存的裁決或決定：其中任何內容有無改動都不能證明。
uncovered-remarks = 備註
uncovered-result = 棋譜所記的結果
uncovered-comments = 棋譜的註解
uncovered-variations = 棋譜的變著
uncovered-view = 證據 { $number } 的旋轉、裁剪和標註
sheet-uncovered = 未封存

## What is compared with what was written down elsewhere
verify-key-held = 有這把金鑰的有效簽名：{ $of }。
verify-key-missing = 沒有指紋為 { $print } 的金鑰的有效簽名，或所籤內容後來有改動。
verify-seal-held = 有這個封存摘要，並與記錄相符：{ $of }。
verify-seal-missing = 沒有摘要為 { $digest } 且與記錄相符的封存。
verify-seal-required = 不是每項裁決和決定都有封存，或者一項也沒有作出。
verify-not-a-fingerprint = { $given } 不是金鑰指紋：指紋是 32 位十六進制數字，可以分組。
verify-not-a-digest = { $given } 不是封存摘要：摘要是 64 位十六進制數字，可以分組。
verify-law = 報告隨帶的文本：{ $reason }。
