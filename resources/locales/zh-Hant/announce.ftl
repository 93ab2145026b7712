# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 9a181fc3a2f5bc085fba12fa88aa2d91b4ed6aedf5e563c35c2b7f70f94845fe c8716c24c4bfc9f8df92bb4be276da771318c88203d9bcbe4d6feab695d795ce
announce-unsettled-result = 裁決待定
announce-unsettled-reason = 事實有爭議，須先查明。
announce-announce-loss = { $winner }勝，{ $loser }負，對局結束。請雙方在記錄表上簽字。
announce-announce-draw = 雙方和棋，對局結束。請雙方在記錄表上簽字。
announce-record-foul = { $side }犯規一次，記入記錄表。
announce-record-foul-of = { $side }{ $class }，記入犯規表。
announce-settle-foul-class = 這次犯規如何計算，由裁判長確定。
announce-decide-draw = 是否判和，由裁判長決定。
announce-restart-clock = 開{ $side }的鐘，對局繼續。
announce-play-on = 對局繼續。
announce-put-back = 請把{ $piece }放回原處。
announce-explain-appeal = { $side }如有異議，可以書面申訴。
announce-warn = { $side }受到警告，不記犯規。
announce-wait = 請雙方不要動盤面和棋鐘，等待裁判長裁決。
announce-checkmated = { $loser }被將死，{ $winner }勝，對局結束。請雙方在記錄表上簽字。
announce-stalemated = { $loser }被困斃，{ $winner }勝，對局結束。請雙方在記錄表上簽字。
