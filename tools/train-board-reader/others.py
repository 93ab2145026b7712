"""Draws pictures that show no board of xiangqi that can be read: `python3 others.py FOLDER`, for the example `evaluate`.

Other games, xiangqi with figures instead of characters, tables, windows, plain scenes. Nothing of this is trained on.
"""
import os
import random
import sys

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

NOTO = "/usr/share/fonts/opentype/noto"
SYMBOLA = "/usr/share/fonts/truetype/ancient-scripts/Symbola_hint.ttf"
SERIF, SANS = f"{NOTO}/NotoSerifCJK-Bold.ttc", f"{NOTO}/NotoSansCJK-Regular.ttc"
U = random.uniform


def colour(low=0, high=255):
    return tuple(random.randint(low, high) for _ in range(3))


def wood():
    return (random.randint(190, 240), random.randint(150, 200), random.randint(90, 150))


def page(wide, tall, ground=None):
    picture = Image.new("RGB", (int(wide), int(tall)), ground or colour(200))
    return picture, ImageDraw.Draw(picture)


def text(pen, at, characters, size, path, ink, anchor="mm"):
    pen.text(at, characters, font=ImageFont.truetype(path, max(8, int(size))), fill=ink, anchor=anchor)


def grid(pen, left, top, columns, rows, cell, ink, width=1):
    for c in range(columns + 1):
        pen.line((left + c * cell, top, left + c * cell, top + rows * cell), fill=ink, width=width)
    for r in range(rows + 1):
        pen.line((left, top + r * cell, left + columns * cell, top + r * cell), fill=ink, width=width)


def xiangqi_board(pen, left, top, cell, ink):
    grid(pen, left, top, 8, 9, cell, ink, 2)
    for r in (0, 7):
        pen.line((left + 3 * cell, top + r * cell, left + 5 * cell, top + (r + 2) * cell), fill=ink)
        pen.line((left + 5 * cell, top + r * cell, left + 3 * cell, top + (r + 2) * cell), fill=ink)


def figures():
    """Xiangqi with figures of animals, towers and guns instead of characters."""
    cell = U(40, 80)
    picture, pen = page(cell * 10, cell * 11, wood())
    xiangqi_board(pen, cell, cell, cell, (90, 50, 20))
    for k in random.sample(range(90), random.randint(14, 32)):
        x, y = cell * (1 + k % 9), cell * (1 + k // 9)
        r = cell * 0.42
        pen.ellipse((x - r, y - r, x + r, y + r), fill=(250, 240, 220), outline=(120, 80, 40), width=2)
        ink = random.choice([(190, 20, 20), (20, 20, 20)])
        text(pen, (x, y), random.choice("🐎🐘🏰💣👑🗡🛡🚩🐴🐂🎯⚔"), cell * 0.6, SYMBOLA, ink)
    return picture


def chess():
    cell = U(40, 80)
    picture, pen = page(cell * 9, cell * 9, colour(30, 90))
    light, dark = colour(200), colour(70, 150)
    for k in range(64):
        x, y = cell / 2 + (k % 8) * cell, cell / 2 + (k // 8) * cell
        pen.rectangle((x, y, x + cell, y + cell), fill=light if (k % 8 + k // 8) % 2 == 0 else dark)
        if random.random() < 0.4:
            text(pen, (x + cell / 2, y + cell / 2), random.choice("♔♕♖♗♘♙♚♛♜♝♞♟"), cell * 0.8, SYMBOLA, random.choice([(250, 250, 250), (10, 10, 10)]))
    return picture


def shogi():
    cell = U(40, 80)
    picture, pen = page(cell * 10, cell * 10.5, wood())
    grid(pen, cell / 2, cell / 2, 9, 9, cell, (40, 30, 20), 2)
    for k in random.sample(range(81), random.randint(20, 40)):
        x, y = cell * (1 + k % 9), cell * (1 + k // 9)
        s = cell * 0.42
        pen.polygon([(x, y - s), (x + s * 0.8, y - s * 0.6), (x + s, y + s), (x - s, y + s), (x - s * 0.8, y - s * 0.6)], fill=(245, 220, 160), outline=(90, 60, 30))
        text(pen, (x, y + s * 0.1), random.choice("王玉飛角金銀桂香歩龍"), cell * 0.55, SERIF, (20, 10, 10))
    return picture


def go():
    lines = random.choice([9, 13, 19])
    cell = U(24, 50)
    picture, pen = page(cell * (lines + 1), cell * (lines + 1), wood())
    grid(pen, cell, cell, lines - 1, lines - 1, cell, (40, 30, 20))
    for k in random.sample(range(lines * lines), lines * lines // 3):
        x, y, r = cell * (1 + k % lines), cell * (1 + k // lines), cell * 0.47
        pen.ellipse((x - r, y - r, x + r, y + r), fill=random.choice([(15, 15, 15), (245, 245, 245)]), outline=(60, 60, 60))
    return picture


def reversi():
    """Counters on the points of a board of 9 by 10."""
    cell = U(40, 80)
    picture, pen = page(cell * 10, cell * 11, colour(60, 160))
    grid(pen, cell, cell, 8, 9, cell, (20, 20, 20), 2)
    for k in random.sample(range(90), 30):
        x, y, r = cell * (1 + k % 9), cell * (1 + k // 9), cell * 0.4
        pen.ellipse((x - r, y - r, x + r, y + r), fill=random.choice([(200, 30, 30), (20, 20, 20), (240, 240, 240)]))
    return picture


def table():
    """A cross table of an event, with names and points."""
    cell = U(44, 70)
    rows, columns = random.randint(9, 14), random.randint(8, 11)
    picture, pen = page(cell * (columns + 1), cell * (rows + 1), (255, 255, 255))
    grid(pen, cell / 2, cell / 2, columns, rows, cell, (120, 120, 120))
    for r in range(rows):
        for c in range(columns):
            entry = "".join(random.sample("王李张陈赵孙许吕郑蒋胡柳徐洪", 2)) if c == 1 else random.choice(["1", "0", "0.5", "2", "12", ""])
            text(pen, (cell * (1 + c), cell * (1 + r)), entry, cell * 0.3, SANS, (0, 0, 0))
    return picture


def sudoku():
    cell = U(40, 80)
    picture, pen = page(cell * 10, cell * 10, (255, 255, 255))
    grid(pen, cell / 2, cell / 2, 9, 9, cell, (90, 90, 90))
    grid(pen, cell / 2, cell / 2, 3, 3, cell * 3, (0, 0, 0), 3)
    for k in random.sample(range(81), 34):
        text(pen, (cell * (1 + k % 9), cell * (1 + k // 9)), str(random.randint(1, 9)), cell * 0.6, SANS, (10, 10, 80))
    return picture


def calendar():
    cell = U(60, 100)
    picture, pen = page(cell * 8, cell * 7, (250, 250, 250))
    for k in range(35):
        x, y = cell * (1 + k % 7), cell * (1.5 + k // 7)
        text(pen, (x, y), str(k % 31 + 1), cell * 0.4, SANS, (200, 0, 0) if k % 7 > 4 else (0, 0, 0))
        text(pen, (x, y + cell * 0.3), random.choice(["初一", "十五", "立冬", "廿三"]), cell * 0.18, SANS, (120, 120, 120))
    return picture


def letters():
    """A page of text."""
    picture, pen = page(U(600, 1000), U(700, 1100), (255, 255, 252))
    for line in range(24):
        words = "".join(random.choices("第一条比赛中棋手摸触棋子必须走动帥將車馬炮兵卒士象相仕判负和棋裁判长规则红黑方", k=26))
        text(pen, (40, 40 + line * 28), words, 20, SANS, (0, 0, 0), "lm")
    return picture


def scene():
    """Soft shapes and straight edges, as of a room."""
    wide, tall = int(U(500, 1000)), int(U(400, 800))
    small = np.random.randint(0, 255, (random.randint(4, 12), random.randint(4, 12), 3), np.uint8)
    picture = Image.fromarray(cv2.resize(small, (wide, tall), interpolation=cv2.INTER_CUBIC))
    pen = ImageDraw.Draw(picture)
    for _ in range(random.randint(5, 30)):
        box = sorted(U(0, wide) for _ in range(2)), sorted(U(0, tall) for _ in range(2))
        shape = (box[0][0], box[1][0], box[0][1], box[1][1])
        random.choice([pen.rectangle, pen.ellipse])(shape, outline=colour(), width=random.randint(1, 6))
    return picture


def screen():
    """A desktop with windows, buttons and a row of pictures."""
    picture, pen = page(1280, 800, colour(40, 200))
    for _ in range(4):
        x, y, w, h = U(0, 800), U(0, 500), U(300, 700), U(200, 500)
        pen.rectangle((x, y, x + w, y + h), fill=colour(220), outline=(80, 80, 80))
        pen.rectangle((x, y, x + w, y + 28), fill=colour(40, 200))
        for k in range(int(h // 26) - 2):
            text(pen, (x + 10, y + 44 + k * 26), random.choice(["打开文件", "红方 王天一", "黑方 郑惟桐", "Save as", "第三轮 第一台"]), 15, SANS, (0, 0, 0), "lm")
    return picture


KINDS = [figures, chess, shogi, go, reversi, table, sudoku, calendar, letters, scene, screen]


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    random.seed(11)
    np.random.seed(11)
    with open(f"{folder}/truth.tsv", "w") as rows:
        rows.write("id\tpicture\tstyle\tkind\tw\th\torientation\tfen\tcorners\n")
        for kind in KINDS:
            for k in range(8):
                name = f"{kind.__name__}-{k}.png"
                picture = kind()
                picture.save(f"{folder}/{name}")
                wide, tall = picture.size
                rows.write(f"{name}\t{name}\t{kind.__name__}\tother\t{wide}\t{tall}\t-\t-\t-\n")


if __name__ == "__main__":
    main()
