## 赛场纪律
conduct-kind = 赛场纪律
conduct-times = { $did }（第 { $times } 次）
conduct-moves = { $did }（{ $times } 着）
conduct-words = { $did }：{ $words }
conduct-usual = 惯例（仅供参考，不是本次所依规则）：{ $text }出处：{ $source }。
conduct-costs-step = { $event }：{ $costs }。
conduct-costs-none = { $event }：未到处罚的次数。
conduct-not-seen = { $event }：所依规则没有见到这方面的规定。
conduct-not-seen-taken = { $event }：所依规则没有见到这方面的规定；此处按“{ $cost }”计。
question-conduct-is = { $about }，所依规则没有规定：是否{ $cost }？
assumed-conduct-is = { $answer ->
    [yes] { $about }：{ $cost }
   *[other] { $about }：不是{ $cost }
}
statement-conduct-is = { $about }：{ $cost }
cost-given = 给对方加 { $time }
cost-taken = 扣 { $time }
cost-from-times = 第 { $times } 次{ $cost }
cost-from-moves = 满 { $moves } 着{ $cost }
consequence-nothing = 不罚
consequence-not-heard = 不予受理
consequence-warning = 警告
consequence-foul = 记犯规一次
consequence-technical = 记技术犯规一次
consequence-breach = 记违反行棋规定一次
consequence-replay = 重赛
consequence-void = 成绩无效
consequence-draw = 判和
consequence-loss = 判负
consequence-both-lose = 双方判负
error-unknown-topic = “{ $word }”不是赛场纪律的项目。各项见 rule --topics。
form-topic = 项目
form-topic-search = 查找项目
form-times = 第几次（漏记着法填着数；不填为比前面多一次）
lacking-topic = 请选一个项目。
topics-rule = { $name }：{ $costs }（{ $clause }，{ $confidence }）
topics-silent = { $name }：所依规则没有规定，未定
group-conduct = 纪律
lacking-times = 次数应是大于 0 的整数。
book-form = 以手边的本子为准
book-form-text = 照本子核对或抄录这一条，写明版次和页码。所用规则随报告保存，裁决按本条的款号引用。条文里的数字另在规程里设定。
book-number = 款号
book-page = 页码
book-words = 条文
book-lacking = 款号、条文、版次、页码都要填。
book-open = 以手边的本子为准…
