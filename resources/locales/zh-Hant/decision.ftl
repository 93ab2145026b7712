# Made by tools/zh-hant/derive.py; change terms.tsv there instead. d37c067e27cd494c92626693be37bfe33fb32723355b918e0126380be3b606da e10eeddb51b8bf287798329810638c33fb03db49aa0dfaca636313d44219773e
in-time-short-yes = 在期限內
in-time-short-no = 逾期
in-time-short-unknown = 無法判斷
appeal-arithmetic = { $from } 宣佈，{ $to } 提出：過了 { $used } 分鐘，限 { $of } 分鐘。
untold-no-limit = 規則和規程沒有寫時限；知道時限的話，填入分鐘數。
untold-no-announcement = 沒有裁決宣佈的時間，算不出來。
untold-not-lodged = 寫上申訴提出的時間，就能算出。
untold-times = 兩個時間無法相減：請都寫成 2026-03-14 15:09，或都只寫 15:09。
untold-before = 申訴的時間早於宣佈，請核對。
fact-row = 第 { $number } 行：{ $what }
fact-row-gone = 第 { $number } 行
fact-order = 第 { $number } 行的先後：「{ $what }」在「{ $before }」之後
fact-order-gone = 第 { $number } 行的先後
fact-disputed-by = { $named }有異議
follows-on-ground = { $headline }（{ $ground }）
same-as-appealed = 與被申訴的裁決相同。
not-as-appealed = 與被申訴的裁決不同。
members-may-vote = 參加表決的委員 { $count } 名
sign-ruling = 金鑰簽名：裁決 { $number }
sign-decision = 金鑰簽名：決定 { $number }
signed-by-key = 金鑰簽名：{ $named }
committee-unnamed = 仲裁委員會
time-from-ruling = = { $when }（取自裁決）
for-instance = 例如 { $example }

## What keeps a decision from being recorded
lack-appellant = 1：寫明申訴人。
lack-minutes = 1：時限要寫分鐘數，例如 30。
lack-committee = 2：寫明委員會的名稱。
lack-member = 2：委員 { $number } 要有姓名；迴避的要寫明原因。
lack-sitting = 2：至少寫明一名參加議決、沒有迴避的委員。
lack-reasons = 4：寫明決定的理由。
lack-result = 4：選出改判的結果。
lack-votes = 5：「{ $kind }」要寫數字。
lack-too-many = 5：投了 { $cast } 票，參加表決的委員只有 { $present } 名；請改票數或委員名單。
lack-position = 4：恢復的局面讀不出：{ $why }
lack-refused = 4：從這個局面不能繼續：{ $why }
lack-words = 4：寫明決定的內容。
lack-charged = 4：選出被罰的一方。
caution-tied = 5：贊成與反對票數相同；請核對，並在理由裡寫明按什麼作出決定。
caution-before-appeal = 2：決定時間早於申訴提出的時間，請核對。
caution-empty-fact = 3：沒有寫內容的「其他事實」不會寫入。
caution-nothing-changed = 4：改判的結果與原裁決相同；如果沒有改變，請選「維持原判」。

form-title = 申訴與仲裁決定
form-explained = 可以先只記下申訴（待決），委員會議決後再記決定。寫入報告後即封存，不能修改或刪除。

form-appeal = 申訴
form-appellant = 申訴人
form-appellant-hint = 棋手或領隊姓名
form-for-side = 代表
form-for-neither = 不代表任何一方
form-against = 針對
form-against-none = 不針對某項裁決
form-announced = 裁決宣佈
form-lodged = 申訴提出
form-within = 時限（分）
form-now = 現在
form-deadline = 期限
form-stated = 委員會認定
form-stated-yes = 在期限內
form-stated-no = 逾期
form-stated-nothing = 不作認定
form-claim = 請求與理由
form-fee = 申訴費
form-fee-hint = 例如 500 元，已繳

form-members = 仲裁委員會
form-committee = 名稱
form-committee-hint = 例如 大會仲裁委員會
form-decided-at = 決定時間
form-member = 委員
form-office = 職務
form-office-hint = 主任、委員、單位
form-withdraws = 迴避
form-withdrew-hint = 迴避的原因，例如 與紅方同單位
form-add-member = ＋ 委員

form-findings = 事實認定
form-no-dispute = 記錄裡沒有有爭議的事實。需要認定別的事實時，可以加一條。
form-as-recorded = 如記錄
form-happened = 屬實
form-not-so = 並非如此
form-untrue = 不屬實
form-left-open = 存疑
form-on-what = 根據
form-on-what-hint = 錄影、證人、雙方承認……
form-other-fact = 其他事實
form-add-fact = ＋ 其他事實
form-follows = 按此認定，裁決應為
form-depends = 事實還沒有認定完，結果取決於
form-depends-short = 結果取決於還沒有認定的事實
form-cannot-rule = 按現有記錄不能裁決。

form-decision = 決定
form-kind = 決定
form-pending = 待決（只記申訴）
form-upheld = 維持原判
form-changed = 改判
form-resumed = 恢復比賽
form-replayed = 重賽
form-not-heard = 不予受理
form-other = 其他
form-charged = 被罰方
form-use-found = 取自事實認定
form-position = 恢復的局面
form-incident-position = 事件發生時
form-shown-position = 棋譜所示的一著
form-other-words = 決定內容
form-reasons = 理由
form-pending-note = 只記下申訴：委員會名單可以先寫，決定以後再記。

form-votes = 表決與署名
form-in-favour = 贊成
form-against-it = 反對
form-abstained = 棄權
form-dissents = 不同意見
form-dissent-by = 委員
form-dissent-hint = 主張怎樣決定，為什麼
form-add-dissent = ＋ 不同意見
form-signatures = 署名
form-signature-hint = 例如 張某，紙面簽字
form-add-signature = ＋ 署名
form-sign-present = 由出席委員署名

form-record-appeal = 記下申訴
form-record-decision = 寫入決定

form-given = 申訴與仲裁決定
form-read = 全文…
form-sign = 金鑰簽名…
form-appeal-waits = 申訴待決
form-decide-now = 記下決定…
form-paper = 列印文書…
form-copy-digest = 複製封存摘要

