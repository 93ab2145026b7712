# Made by tools/zh-hant/derive.py; change terms.tsv there instead. a7f23c7a0a9988a1be0da7e46650237a7f414e27b520b1190f6d4833683b37ee 22ef9d34aa9b5296428e687d325a60c358464fc9128e3a1692fae542efa9c180
## Settings
setting-touch-is = 怎樣才算摸子
setting-adjusting-asks = 擺正以前須
setting-move-made = 著法何時走定
setting-own-unmeetable = 摸了不能走的己方子
setting-enemy-unmeetable = 摸了不能吃的對方子
setting-own-then-enemy = 先摸己方子後摸對方子
setting-enemy-then-own = 先摸對方子後摸己方子
setting-both-at-once = 同時摸雙方棋子
setting-movement-breach = 走法違例或未履行義務
setting-breach-minutes = 走法違例給對方加時
setting-unanswered-loses-by = 不應將判負的依據
setting-touch-on-others-time = 對方走棋時觸子
setting-others-piece-moved = 走動對方棋子
setting-taken-back = 悔棋
setting-disturbed-on-own-time = 自己走棋時碰亂棋子
setting-disturbed-on-others-time = 對方走棋時碰亂棋子
setting-disturbed-in-time-trouble = 對方時間緊時碰亂棋子
setting-pressed-before-moving = 未走先按鐘
setting-late-from = 遲到多久判負
setting-breach-limit = 違反行棋規定幾次判負
setting-first-breach-open = 首次違反行棋規定判不判負沒有定例
setting-foul-limit = 各類犯規合計幾次判負
setting-technical-limit = 技術犯規幾次判負
setting-complaint-until = 錯誤在何時以前提出
setting-appeal-within = 申訴時限
setting-natural-limit = 自然限著
setting-false-claim = 自然限著提和不實
setting-draws-from-round = 幾個回合以後方可議和
setting-draw-claim-with = 提和須剩多少時間
setting-facing-loser = 將帥照面判誰負

## Questions as statements
statement-own-piece-moves = 走了送將也算能走
statement-enemy-piece-taken = 吃了送將也算能吃
statement-one-takes-other = 以子吃子而送將也算能吃
statement-first-of-one-side = 摸同方几子，先能走（能吃）的算
statement-first-of-both-sides = 摸雙方几子，先能走（能吃）的算
statement-arbiter-names = 裁判指定所摸的第 { $place } 枚
statement-disturbance-loses = 時間緊迫時碰亂棋子判負
statement-concerns-mover = 以文字記下的事屬於輪到走棋的一方
statement-non-move-is-suicide = 違例走子又送將，按自殺論
statement-own-touch-binds = 摸己方子必須走
statement-enemy-touch-binds = 摸對方子必須吃
statement-pair-in-order = 摸雙方棋子依次算
statement-suicide-loses = 離手的自殺判負
statement-breach-loses = 違反行棋規定即判負
statement-penalised = { $matter }：是否犯規
statement-claim-holds = { $matter }：主張是否成立
statement-opponent-made-facing = 照面由不走棋的一方造成
statement-in-time-trouble = 對方時間少於限度
statement-in-check = 被將軍時
statement-not-in-check = 未被將軍時
statement-limited = { $question }（{ $conditions }）
answer-yes = 是
answer-no = 否

## Values of settings
cost-nothing = 不罰
cost-foul = 記犯規一次
value-any-contact = 觸及就算
value-lifting = 拿起才算
value-consent = 徵得對方同意
value-announcement-to-opponent = 向對方聲明
value-announcement = 向裁判或對方聲明
value-announcement-on-own-time = 在自己走棋時向裁判或對方聲明
value-hand-off = 離手
value-placed = 落子，不必離手
value-in-order = 依次判斷
value-take-or-pay = 須以子吃子，不能則{ $cost }
value-own-next-move = 自己走下一著以前
value-some-rounds = 幾個回合以內
value-end-of-game = 對局結束以前
value-facing-maker = 造成照面的一方
value-facing-last-to-notice = 後發現的一方
value-unanswered-suicide = 離手自殺（參見自殺條）
value-unanswered-mate = 不應將即被將死
value-every-check = 將軍全部計入
value-some-checks = 提出方的將軍只計一部分
value-checks-not-seen = 提出方的將軍計多少沒有見到
value-as-set = 另行規定
value-limit-at-level = { $of } { $limit } 次
value-first-breach-open = { $levels }：首次即負與再犯才負兩種慣例並存，首次違反未定
value-times = { $times } 次
value-within-rounds = { $rounds } 個回合以內
value-with-time-added = { $choice }，給對方加 { $minutes } 分鐘
value-under-minutes = 對方不足 { $under_minutes } 分鐘時{ $choice }
value-rounds = { $rounds } 個回合
value-rounds-checks-not-seen = { $rounds } 個回合，{ $choice }
value-rounds-checks = { $rounds } 個回合，提出方的將軍最多計 { $checks } 次
value-with-time-taken = { $choice }，扣 { $minutes } 分鐘
value-late-at-start = 開賽不到即負
value-minutes = { $minutes } 分鐘
value-from-round = 第 { $rounds } 回合起

## What a number counts
number-times = 次
number-minutes = 分鐘
number-under-minutes = 對方不足幾分鐘
number-rounds = 回合
number-checks = 次將軍

## Standing of a regulation
standing-event = 賽事文件
standing-practice = 慣例（未見條文）
