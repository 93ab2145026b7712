## Settings
setting-touch-is = 怎样才算摸子
setting-adjusting-asks = 摆正以前须
setting-move-made = 着法何时走定
setting-own-unmeetable = 摸了不能走的己方子
setting-enemy-unmeetable = 摸了不能吃的对方子
setting-own-then-enemy = 先摸己方子后摸对方子
setting-enemy-then-own = 先摸对方子后摸己方子
setting-both-at-once = 同时摸双方棋子
setting-movement-breach = 走法违例或未履行义务
setting-touch-on-others-time = 对方走棋时触子
setting-others-piece-moved = 走动对方棋子
setting-taken-back = 悔棋
setting-disturbed-on-own-time = 自己走棋时碰乱棋子
setting-disturbed-on-others-time = 对方走棋时碰乱棋子
setting-disturbed-in-time-trouble = 对方时间紧时碰乱棋子
setting-pressed-before-moving = 未走先按钟
setting-late-from = 迟到多久判负
setting-breach-limit = 违反行棋规定几次判负
setting-foul-limit = 各类犯规合计几次判负
setting-technical-limit = 技术犯规几次判负
setting-complaint-until = 错误在何时以前提出
setting-appeal-within = 申诉时限
setting-natural-limit = 自然限着
setting-false-claim = 自然限着提和不实
setting-draws-from-round = 几个回合以后方可议和
setting-facing-loser = 将帅照面判谁负

## Questions as statements
statement-own-piece-moves = 走了送将也算能走
statement-enemy-piece-taken = 吃了送将也算能吃
statement-one-takes-other = 以子吃子而送将也算能吃
statement-first-named-first = 同时摸同方两子，先说的先算
statement-every-touch-counts = 摸两子以上，都依次算
statement-non-move-is-suicide = 违例走子又送将，按自杀论
statement-own-touch-binds = 摸己方子必须走
statement-enemy-touch-binds = 摸对方子必须吃
statement-pair-in-order = 摸双方棋子依次算
statement-suicide-loses = 离手的自杀判负
statement-breach-loses = 违反行棋规定即判负
statement-penalised = { $matter }：是否犯规
statement-claim-holds = { $matter }：主张是否成立
statement-opponent-made-facing = 照面由不走棋的一方造成
statement-in-time-trouble = 对方时间少于限度
statement-in-check = 被将军时
statement-not-in-check = 未被将军时
statement-limited = { $question }（{ $conditions }）
answer-yes = 是
answer-no = 否

## Values of settings
cost-nothing = 不罚
cost-foul = 记犯规一次
value-any-contact = 触及就算
value-lifting = 拿起才算
value-consent = 征得对方同意
value-announcement-to-opponent = 向对方声明
value-announcement = 向裁判或对方声明
value-hand-off = 离手
value-placed = 落子，不必离手
value-in-order = 依次判断
value-take-or-pay = 须以子吃子，不能则{ $cost }
value-own-next-move = 自己走下一着以前
value-some-rounds = 几个回合以内
value-end-of-game = 对局结束以前
value-facing-maker = 造成照面的一方
value-facing-last-to-notice = 后发现的一方
value-every-check = 将军全部计入
value-some-checks = 提出方的将军只计一部分
value-checks-not-seen = 提出方的将军计多少没有见到
value-as-set = 另行规定
value-limit-at-level = { $of } { $limit } 次
value-times = { $times } 次
value-within-rounds = { $rounds } 个回合以内
value-with-time-added = { $choice }，给对方加 { $minutes } 分钟
value-under-minutes = 对方不足 { $under_minutes } 分钟时{ $choice }
value-rounds = { $rounds } 个回合
value-rounds-checks-not-seen = { $rounds } 个回合，{ $choice }
value-rounds-checks = { $rounds } 个回合，提出方的将军最多计 { $checks } 次
value-with-time-taken = { $choice }，扣 { $minutes } 分钟
value-late-at-start = 开赛不到即负
value-minutes = { $minutes } 分钟
value-from-round = 第 { $rounds } 回合起

## What a number counts
number-times = 次
number-minutes = 分钟
number-under-minutes = 对方不足几分钟
number-rounds = 回合
number-checks = 次将军

## Standing of a regulation
standing-event = 赛事文件
standing-practice = 惯例（未见条文）
