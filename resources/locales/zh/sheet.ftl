# 裁决书
ruling-sheet = 裁决书
ruling-sheet-not-given = 还没有记录裁决；以上是按记录得出的结果。
ruling-sheet-clauses = 所引条文（转述，非原文）
ruling-sheet-more = 另有 { $count } 项，见裁判报告。

# 赛事汇编
event-book-title = 裁判事件汇编
event-book-contents = 目录
event-book-fouls = 犯规统计
event-book-fouls-left-out = 公开版略去按棋手的统计。
event-book-no-players = 报告里没有棋手姓名，不能按棋手统计。
event-book-unread = 无法读取、没有收入本册的文件：{ $files }。
event-book-when = 时间与台次
event-book-players = 红方、黑方
event-book-what = 事件
event-book-state = 状态
event-book-page = 页
event-book-on-sheet = 犯规记录
event-book-several-events = 这些报告属于几个赛事：{ $events }。请用 --event 指定一个。
event-book-no-event = 没有赛事名为{ $event }的报告；有：{ $events }。
event-book-nothing = 没有可以汇编的报告。
