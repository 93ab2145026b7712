## Topics of clauses
topic-check = 将军
topic-answer-check = 应将
topic-suicide = 自杀的定义
topic-loss-by-mate = 将死判负
topic-loss-by-stalemate = 困毙判负
topic-loss-by-suicide = 自杀判负
topic-breach-limit = 违反行棋规定
topic-touch-own = 摸己方子
topic-touch-enemy = 摸对方子
topic-touch-own-then-enemy = 先摸己方子后摸对方子
topic-touch-enemy-then-own = 先摸对方子后摸己方子
topic-touch-both-at-once = 同时摸双方棋子
topic-adjusting = 摆正与误碰
topic-release-decides = 落子与离手
topic-correction = 纠正错误的时限
topic-touch-threshold = 怎样才算摸子
topic-foul-limit = 累计犯规
topic-technical-limit = 累计技术犯规
topic-touch-on-others-time = 对方走棋时触子
topic-others-piece-moved = 走动对方棋子
topic-disturbance = 碰乱棋子
topic-pressed-before-moving = 未走先按钟
topic-taken-back = 悔棋
topic-natural-limit = 自然限着
topic-false-claim = 限着提和不实
topic-lateness = 迟到
topic-draw-claim = 提和时限
topic-facing = 将帅照面
topic-draw-by-agreement = 协议和棋
topic-no-winning-chances = 双方无胜望
topic-repetition = 循环反复
topic-loss-on-time = 超时判负
topic-resignation = 认输
topic-appeal = 申诉

## Penalties
penalty-nothing = 不罚
penalty-warning = 警告
penalty-foul = 犯规一次
penalty-technical = 技术犯规一次
penalty-breach = 违反行棋规定一次
penalty-loss = 判负
class-unclassed = 犯规一次（类别未定）
limit-not-seen = 未见限数
limit-loses = { $limit } 次判负

## Levels and citations
level-national = 全国比赛
level-provincial = 省级及以下
level-national-youth = 全国少年赛及以下
citation-of-regulation = 规程{ $name }
citation-of-edition = { $year }年版{ $number }（本版条文未见）
confidence-article = 原文见文章所引
confidence-seen = 见到条文摘录
confidence-secondary = 转述，未见条文
confidence-inferred = 由其他来源推断
confidence-carried-over = 本版未见，暂依1999年版
confidence-not-seen = 未见条文

## Files of law that are not taken
own-law-not-used = 自备规则 { $path } 没有采用：{ $reason }。
own-law-not-a-file = 不是文件
own-law-too-large = 超过 { $most } MiB 的上限
own-law-too-many = 文件多于 { $most } 个，其余 { $left_out } 个没有读；请移走一些
own-law-not-text = 不是 UTF-8 文本（从第 { $offset } 字节起）；请用 UTF-8 保存
law-file = { $file }
law-unreadable = 第 { $line } 行第 { $column } 列读不懂：{ $reason }
law-no-such-rulebook = 要修改的规则{ $id }不存在
law-unwritable = 修改后的规则写不出来：{ $reason }
regulation-unreadable = { $file } 不是竞赛规程文件：{ $reason }。文件没有改动。
regulation-unusable = { $file } 不能用作竞赛规程：{ $reason }。文件没有改动。
regulation-written-for = 规程是为{ $rulebook }写的，这里与{ $in_force }合用，请核对。

## Faults of a law
law-fault-odd-id = id{ $id }应当只用英文字母、数字和连字符，不能为空
law-fault-missing = { $part }缺少中文或英文
law-fault-missing-in-clause = { $number }的标题或释义缺少中文或英文
law-fault-odd-number = 条号{ $number }不能为空，首尾不能有空格，也不能以 reg: 开头
law-fault-number-twice = 有两条的条号都是{ $number }
law-fault-matter-twice = { $one }和{ $two }都标为“{ $matter }”，只能有一条
law-fault-no-such-clause = 关于“{ $matter }”的设定所依据的{ $number }不存在
law-fault-set-twice = { $number }关于“{ $matter }”的设定与前面的重复
law-fault-nought-limit = “{ $matter }”的限数不能是 0
law-fault-level-twice = “{ $level }”的限数写了两次
part-name = 名称
part-short-name = 简称
part-edition = 版本
part-seen = 所见说明
part-gist = 要旨
part-source = 来源

law-amended-setting = { $name }：{ $value }。
