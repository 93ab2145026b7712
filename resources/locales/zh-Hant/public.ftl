# Made by tools/zh-hant/derive.py; change terms.tsv there instead. 62a00d5b5d1d80fd8aeddab838103cf2cd4c0f7164670641ad120ce88c295539 545b8bdee80a576062c035b5b3ef425e5e85133e8041b3649b1332bfa7661489
public-left-title = 可能還留有姓名
public-left = 公開版的這些地方可能還留有姓名的一部分：
public-left-not-written = 沒有寫出檔案。請逐處看過；可以公開的，加上 --names-checked 再做一次。
public-left-at = { $place }：{ $text }
public-left-more = 另有 { $count } 處
public-left-go-on = 可以公開
public-place-names = 姓名欄（分不出單個姓名）
public-place-event = 賽事
public-place-foul-sheet = 犯規記錄第 { $number } 行
public-place-timeline = 經過第 { $number } 行
public-place-statement = 陳述 { $number }
public-place-ruling = 裁決 { $number }
public-place-decision = 決定 { $number }
public-place-exhibit = 證據 { $number }
public-place-law = 所用規則、規程或解釋
paper-too-much-text = 報告有 { $size } MiB 文字，超過 { $most } MiB，做成文書要幾分鐘，沒有做；確實要做，請用命令列 export 加 --large。
paper-too-many-pixels = 圖片合計 { $size } 百萬像素，超過 { $most } 百萬，做成文書要幾分鐘，沒有做；確實要做，請用命令列 export 加 --large。
