# Made by tools/zh-hant/derive.py; change terms.tsv there instead. f8a1d7caa552fdd2ca960749f435c60e50d7d85bce4dcb6311ab02b1a4220838 0d5a28cedf91e6f48ece1451c12691af435d3e508058b4266e10010ee0d5a596
timeline-basis-seen = 裁判目擊
timeline-basis-video = 錄影
timeline-basis-witness = 證人
timeline-basis-score-sheet = 記錄紙
timeline-basis-admission = 當事人承認
timeline-bases = 依據：{ $named }
timeline-clock-runs = { $who }鐘走
timeline-clocks = { $left }（{ $running }）
timeline-short-red = 紅
timeline-short-black = 黑
timeline-left-to = { $who }剩餘時間
timeline-clock-lacking = { $who }剩餘時間寫作 分:秒，例如 12:30
timeline-ply = 第 { $number } 著　{ $who } { $mv }
timeline-of-side = { $who }{ $what }
timeline-left-out = 共 { $all } 項，只顯示前 { $shown } 項；檔案裡全部都在。
timeline-of-row = 第 { $row } 行{ $what }
