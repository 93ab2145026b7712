# Made by tools/zh-hant/derive.py; change terms.tsv there instead. d598d70991f77cc0c6fc121e9a9c0fed3a366397dcb293836743fa1717c757ca 81b5cdde6b69b5b3a6c72f75d99b314f2b98dab96169d77eacdd851165d97cac
board-reading-no-board = 沒有找到棋盤。如果是照片，請手動標出棋盤的四個角。
board-reading-not-sure = 棋盤的位置拿不準，請手動標出四個角。
board-reading-no-corners = 這四個角圍不成棋盤，請按 a9、i9、i0、a0 的次序給出。
board-reading-unknown-set = 認不出這副棋子：上面沒有本程式認識的漢字。
board-reading-cancelled = 已取消。
board-reading-red-below = 紅方在下。
board-reading-red-above = 紅方在上。
board-reading-red-left = 紅方在左。
board-reading-red-right = 紅方在右。
board-reading-empty = 空
board-reading-candidate = { $piece } { $percent }%
board-reading-covered = { $square } 被遮住：{ $likely }
board-reading-counts = { $square } 上的棋子多出了規定的枚數，或者不可能走到這裡：{ $likely }
board-reading-unclear = { $square } 看不清：{ $likely }
board-reading-doubtful = { $count ->
    [0] 沒有存疑的位置。
   *[other] 有 { $count } 處存疑。
}
board-reading-turn = 圖上看不出輪到誰走。
board-reading-origin = 局面由證據 { $number } 的圖片識讀得來（SHA-256 { $digest }），經人工核對確認。
board-reading-origin-gone = 局面由一張圖片識讀得來，經人工核對確認；這張圖片已不在證據中（SHA-256 { $digest }）。
board-reading-were-doubtful = 程式標為存疑的位置：{ $squares }。
board-reading-correction = { $square } 由{ $from }改為{ $to }
board-reading-corrected = 確認前作了更正：{ $corrections }。
board-reading-confirmed-unchanged = 確認前沒有更正。
board-reading-changed-since = 之後局面又有改動。
board-reading-section = 局面的來源
command-read-position = 從圖片識讀局面…
change-read-position = 從圖片識讀局面
board-reading-title = 從圖片識讀局面
board-reading-picture = 圖片和棋盤格線
board-reading-board = 識讀出的局面
board-reading-working = 正在識讀…
board-reading-corner = 角點 { $name }
board-reading-square = { $square } 處的圖像
board-reading-turn-round = 紅方在另一邊
board-reading-mirror = 左右對調
board-reading-doubtful-square = 存疑的位置 { $square }
board-reading-keys = N 下一處，P 上一處；1 至 7 依次為將帥、士仕、象相、馬、車、炮、兵卒，C 換方，Delete 清空
board-reading-standing = { $square }：{ $piece }
board-reading-put = { $square } 放{ $piece }
board-reading-next-board = 圖上的另一個棋盤
board-reading-start = 這是開局
board-reading-confirm = 確認這個局面
