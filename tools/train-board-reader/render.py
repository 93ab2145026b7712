"""Draws whole boards in invented styles, spoils them as screens and cameras do, and cuts them into squares.

A square of a training picture is `SIDE` pixels wide and shows 40/34 of a square of the board, as the program cuts it.
"""
import math
import random

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont, ImageFilter

from fonts import DEBIAN, faces
from strokes import STROKES, Hand

cv2.setNumThreads(1)
PITCH = 34
SIDE = 40
# What a square shows. The first of a kind is Red's usual form, the second Black's.
GLYPHS = ["empty", "帥", "將", "仕", "士", "相", "象", "馬", "車", "炮", "兵", "卒", "covered"]
EMPTY, COVERED = 0, 12
KINDS = {"K": (1, 2), "A": (3, 4), "B": (5, 6), "N": (7, 7), "R": (8, 8), "C": (9, 9), "P": (10, 11)}
NOT_SAID = 2  # side: 0 red, 1 black

U = random.uniform
FACES = None


def chance(share):
    return random.random() < share


def clamp(colour):
    return tuple(int(max(0, min(255, value))) for value in colour)


def hsv(hue, saturation, value):
    pixel = np.uint8([[[int(hue) % 180, int(max(0, min(255, saturation))), int(max(0, min(255, value)))]]])
    return tuple(int(x) for x in cv2.cvtColor(pixel, cv2.COLOR_HSV2RGB)[0, 0])


def mix(a, b, share):
    return clamp(x + (y - x) * share for x, y in zip(a, b))


def light(colour):
    return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]


# ---------------------------------------------------------------- style


def board_colour():
    pick = random.random()
    if pick < 0.58:
        return hsv(U(8, 28), U(20, 190), U(120, 255))
    if pick < 0.66:
        return hsv(U(35, 110), U(20, 160), U(90, 240))
    if pick < 0.80:
        value = U(210, 255)
        return clamp((value, value - U(0, 8), value - U(0, 25)))
    if pick < 0.86:
        return hsv(U(0, 14), U(90, 200), U(60, 190))
    if pick < 0.94:
        return hsv(U(0, 180), U(0, 90), U(18, 95))
    return hsv(U(0, 180), U(0, 200), U(60, 255))


def red_ink():
    pick = random.random()
    if pick < 0.75:
        return hsv(random.choice([U(0, 6), U(172, 180)]), U(150, 255), U(110, 255))
    if pick < 0.9:
        return hsv(U(4, 12), U(140, 255), U(130, 255))
    return hsv(U(160, 178), U(110, 230), U(110, 240))


def black_ink():
    pick = random.random()
    if pick < 0.58:
        value = U(0, 65)
        return clamp((value + U(0, 14), value, value))
    if pick < 0.75:
        return hsv(U(50, 98), U(90, 255), U(35, 160))
    if pick < 0.92:
        return hsv(U(98, 130), U(90, 255), U(45, 220))
    return hsv(U(10, 20), U(80, 200), U(20, 75))


def light_ink():
    if chance(0.7):
        return (255, 255, int(U(180, 255)))
    return hsv(U(15, 28), U(60, 170), U(200, 255))


def wooden_face():
    return hsv(U(10, 27), U(25, 170), U(165, 255))


def white_face():
    value = U(215, 255)
    return clamp((value, value - U(0, 10), value - U(0, 35)))


def discs(style):
    """Until both inks can be seen on what they are written on."""
    for _ in range(50):
        style["neutral"] = False
        found = some_discs(style)
        if all(distance(ink, style["ground"] if face is None else face) > 75 for face, ink in found):
            return found
    return found


def distance(a, b):
    return sum(abs(x - y) for x, y in zip(a, b))


def some_discs(style):
    """The faces and inks of both sides: (face, ink) or face None, where the board shows through."""
    pick = random.random()
    red, black = red_ink(), black_ink()
    if pick < 0.36:
        face = wooden_face()
        return (face, red), (face if chance(0.8) else mix(face, black, 0.2), black)
    if pick < 0.54:
        face = white_face()
        return (face, red), (face, black)
    if pick < 0.64:
        return (wooden_face(), red), (wooden_face(), black)
    if pick < 0.74:
        dark = clamp((U(10, 75),) * 3) if chance(0.6) else black_ink()
        return (red_ink(), light_ink()), (dark, light_ink())
    if pick < 0.79:
        face = white_face()
        return (face, red), (clamp((U(10, 80),) * 3), light_ink())
    if pick < 0.84:
        # Red stands on light discs, Black on dark ones, and no ink is red.
        style["neutral"] = True
        return (white_face(), clamp((U(0, 60),) * 3)), (clamp((U(5, 75),) * 3), light_ink())
    if pick < 0.89:
        face = white_face() if chance(0.5) else wooden_face()
        return (red_ink(), light_ink()), (face, black)
    if pick < 0.93:
        # Dark discs; the inks glow.
        face = hsv(U(0, 180), U(0, 120), U(20, 90))
        bright = random.choice([light_ink(), hsv(U(50, 120), U(60, 255), U(170, 255))])
        return (face, hsv(random.choice([U(0, 10), U(170, 180)]), U(130, 255), U(200, 255))), (face, bright)
    if pick < 0.96:
        # The light of the face says whose piece it is as well.
        return (mix(white_face(), red, U(0.1, 0.4)), red), (mix(white_face(), black, U(0.1, 0.4)), black)
    return (None, red), (None, black)


TRADITIONAL = {"K": "帥", "k": "將", "A": "仕", "a": "士", "B": "相", "b": "象", "N": "傌馬", "n": "馬", "R": "俥車", "r": "車", "C": "炮", "c": "砲", "P": "兵", "p": "卒"}  # fmt: skip
SIMPLIFIED = {"K": "帅", "k": "将", "A": "仕", "a": "士", "B": "相", "b": "象", "N": "马", "n": "马", "R": "车", "r": "车", "C": "炮", "c": "炮", "P": "兵", "p": "卒"}  # fmt: skip
MIXED = {"K": "帥帅將将", "k": "將将帥", "A": "仕士", "a": "士仕", "B": "相象", "b": "象相", "N": "馬傌马", "n": "馬马", "R": "車俥车", "r": "車车", "C": "炮砲包", "c": "砲炮包", "P": "兵卒", "p": "卒兵"}  # fmt: skip
FORM = {"帥": 1, "帅": 1, "將": 2, "将": 2, "仕": 3, "士": 4, "相": 5, "象": 6, "馬": 7, "马": 7, "傌": 7, "車": 8, "车": 8, "俥": 8, "炮": 9, "砲": 9, "包": 9, "兵": 10, "卒": 11}  # fmt: skip


def choose_face(characters):
    """A face that draws every one of the characters."""
    fitting = [(has, weight) for _, has, weight in FACES if all(c in has for c in characters)]
    if not fitting:
        return None
    return random.choices([has for has, _ in fitting], [weight for _, weight in fitting])[0]


def choose_glyphs(style):
    pick = random.random()
    table = TRADITIONAL if pick < 0.52 else SIMPLIFIED if pick < 0.76 else MIXED
    for _ in range(30):
        glyphs = {letter: random.choice(forms) for letter, forms in table.items()}
        if table is TRADITIONAL and chance(0.4):
            glyphs["c"] = random.choice("炮包砲")
        if table is TRADITIONAL and chance(0.5):
            glyphs["N"], glyphs["R"] = "馬", "車"
        red = choose_face([glyphs[c] for c in "KABNRCP"])
        black = red if chance(0.85) else choose_face([glyphs[c] for c in "kabnrcp"])
        if black is not None and not all(glyphs[c] in black for c in "kabnrcp"):
            black = choose_face([glyphs[c] for c in "kabnrcp"])
        if red is not None and black is not None:
            style["glyphs"], style["faces"] = glyphs, (red, black)
            return
    raise SystemExit("no face draws a whole set")


# Boards from this seed on are partly written by hand, in the manner of clerical script, and with faces made flatter.
BY_HAND = 2_000_000


def written(style):
    style["hand"] = Hand() if chance(0.5) else None
    style["squash"] = U(0.66, 0.95) if chance(0.35) else 1.0


def new_style():
    style = {"neutral": False}
    style["ground"] = board_colour()
    pick = random.random()
    ground = style["ground"]
    if light(ground) < 95:
        style["line"] = mix(ground, (255, 255, 255), U(0.25, 0.8))
    elif pick < 0.72:
        style["line"] = mix(ground, (0, 0, 0), U(0.3, 0.95))
    elif pick < 0.86:
        style["line"] = random.choice([red_ink(), hsv(U(90, 130), U(80, 230), U(60, 200))])
    else:
        style["line"] = mix(ground, (255, 255, 255), U(0.5, 1))
    style["width"] = random.choice([1, 1, 1, 2, 2, 3])
    style["discs"] = discs(style)
    style["radius"] = U(0.37, 0.5)
    style["size"] = U(0.52, 0.9)
    style["rings"] = random.choice([0, 0, 1, 1, 1, 2])
    style["ring_width"] = U(0.012, 0.06)
    style["ring_at"] = U(0.74, 0.95)
    style["ring_ink"] = chance(0.75)
    style["edge"] = random.choice([None, "ink", "dark", "dark"])
    style["edge_width"] = U(0.015, 0.06)
    style["shadow"] = (U(-0.2, 0.2), U(0, 0.25), U(0.15, 0.6)) if chance(0.55) else None
    style["gradient"] = (U(0, 6.3), U(0.1, 0.45)) if chance(0.55) else None
    style["bowl"] = U(-0.35, 0.35) if chance(0.4) else 0
    style["rim"] = U(0.2, 0.6) if chance(0.35) else 0
    style["bevel"] = U(0.2, 0.7) if chance(0.3) else 0
    style["emboss"] = chance(0.3)
    style["outline"] = chance(0.12)
    style["bold"] = random.choice([0, 0, 0, 1, 1, 2])
    style["stretch"] = 1.0 if chance(0.82) else U(0.85, 1.18)
    style["shape"] = random.choices(["disc", "octagon", "square", "round square"], [0.92, 0.03, 0.02, 0.03])[0]
    style["side_wall"] = None
    style["cells"] = chance(0.05)
    style["marks"] = random.choices(["corners", "cross", "dot", "none"], [0.6, 0.12, 0.06, 0.22])[0]
    style["palace"] = chance(0.93)
    style["river_lines"] = chance(0.04)
    style["strange"] = chance(0.045)  # no Chinese characters: nothing of this can be read
    style["hidden"] = chance(0.03)  # some pieces lie face down
    style["hand"], style["squash"] = None, 1.0
    choose_glyphs(style)
    return style


# ---------------------------------------------------------------- pieces


def load(face, character, size, cache={}):
    path, index = face[character]
    key = (path, index, size)
    if key not in cache:
        if len(cache) > 200:
            cache.clear()
        cache[key] = ImageFont.truetype(path, size, index=index)
    return cache[key]


OTHER_GAMES = "王金銀桂香歩飛角龍玉后兵歩士虎獅豹狗猫鼠狼豺羊牛雨雲風火山石水木土日月"
LATIN = "KABNRCPGEHSMQTDkabnrcp123456789♔♕♖♗♘♙♚♛♜♝♞♟★●▲■◆♠♥♣♦☀☂☎⚑"


def strange_glyph(style, letter):
    """A sign that is no piece of xiangqi: a letter, a figure of chess, a piece of another game."""
    signs = style.setdefault("signs", {})
    if letter not in signs:
        if chance(0.75):
            path = f"{DEBIAN}/truetype/dejavu/DejaVuSans{random.choice(['', '-Bold'])}.ttf"
            signs[letter] = ({c: (path, 0) for c in LATIN}, random.choice(LATIN))
        else:
            path = f"{DEBIAN}/opentype/noto/NotoSansCJK-{random.choice(['Bold', 'Regular'])}.ttc"
            signs[letter] = ({c: (path, 0) for c in OTHER_GAMES}, random.choice([c for c in OTHER_GAMES if c not in "士兵"]))
    return signs[letter]


def outline_of(shape, centre, radius, stretch):
    if shape == "disc":
        return None
    turns = 8 if shape == "octagon" else 4
    start = math.pi / turns
    grow = 1.0 if turns == 8 else 1.25
    return [
        (centre + radius * grow * math.cos(start + 2 * math.pi * k / turns), centre + radius * grow * math.sin(start + 2 * math.pi * k / turns))
        for k in range(turns)
    ]


def sprite(style, letter, cell, face_down=False):
    """One piece, upright, as an RGBA array twice as large as it will be."""
    red = letter.isupper()
    face, ink = style["discs"][0 if red else 1]
    radius = style["radius"] * cell * 2
    side = int(radius * 2.6) + 8
    middle = side / 2
    layer = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    draw = ImageDraw.Draw(layer)
    points = outline_of(style["shape"], middle, radius, 1)

    def ring(r, colour, width):
        if points is None:
            draw.ellipse((middle - r, middle - r, middle + r, middle + r), outline=colour + (255,), width=max(1, int(width)))

    ring_ink = ink if style["ring_ink"] or face is None else mix(face, (0, 0, 0), 0.45)
    if face is not None:
        if points is None:
            draw.ellipse((middle - radius, middle - radius, middle + radius, middle + radius), fill=face + (255,))
        elif style["shape"] == "round square":
            r = radius * 0.95
            draw.rounded_rectangle((middle - r, middle - r, middle + r, middle + r), r * 0.3, fill=face + (255,))
        else:
            draw.polygon(points, fill=face + (255,))
        if style["edge"]:
            colour = ink if style["edge"] == "ink" else mix(face, (0, 0, 0), 0.5)
            ring(radius, colour, style["edge_width"] * cell * 2)
    for k in range(style["rings"] if face is not None else max(1, style["rings"])):
        at = style["ring_at"] if face is not None else 1.0
        ring(radius * (at - k * 0.09), ring_ink, style["ring_width"] * cell * 2)
    if not face_down:
        if style["strange"]:
            has, character = strange_glyph(style, letter)
        else:
            has, character = style["faces"][0 if red else 1], style["glyphs"][letter]
        size = int(max(12, min(200, radius * 2 * style["size"])))
        glyph = Image.new("L", (side, side), 0)
        if style["hand"] and character in STROKES:
            glyph.paste(style["hand"].draw(character, size), (int(middle - size / 2), int(middle - size / 2)))
        else:
            font = load(has, character, size)
            pen = ImageDraw.Draw(glyph)
            box = pen.textbbox((0, 0), character, font=font)
            at = (middle - (box[0] + box[2]) / 2, middle - (box[1] + box[3]) / 2)
            pen.text(at, character, font=font, fill=255, stroke_width=min(style["bold"], size // 40))
            if style["squash"] < 1:
                low = max(4, int(side * style["squash"]))
                flat = glyph.resize((side, low), Image.BILINEAR)
                glyph = Image.new("L", (side, side), 0)
                glyph.paste(flat, (0, (side - low) // 2))
        if style["emboss"]:
            shine = Image.new("RGBA", (side, side), (255, 255, 255, 0))
            shine.putalpha(glyph.point(lambda value: int(value * 0.6)))
            layer.alpha_composite(shine, (2, 2))
        if style["outline"]:
            around = Image.new("RGBA", (side, side), (255, 255, 255, 0) if light(ink) < 130 else (0, 0, 0, 0))
            around.putalpha(glyph.filter(ImageFilter.MaxFilter(5)))
            layer.alpha_composite(around)
        written = Image.new("RGBA", (side, side), ink + (0,))
        written.putalpha(glyph)
        layer.alpha_composite(written)
    array = np.asarray(layer).astype(np.float32)
    if face is not None:
        yy, xx = (np.mgrid[0:side, 0:side].astype(np.float32) - middle) / radius
        far = np.sqrt(xx * xx + yy * yy)
        if style["gradient"]:
            angle, amount = style["gradient"]
            array[..., :3] *= (1 + amount * 0.6 * (xx * math.cos(angle) + yy * math.sin(angle)))[..., None]
        if style["bowl"]:
            array[..., :3] *= (1 + style["bowl"] * (0.5 - far))[..., None]
        if style["rim"]:
            array[..., :3] *= (1 - style["rim"] * np.clip((far - 0.8) / 0.2, 0, 1))[..., None]
        if style["bevel"]:
            slope = np.clip(1 - np.abs(far - 0.93) / 0.08, 0, 1) * (-(xx + yy) / 1.4)
            array[..., :3] += (slope * 140 * style["bevel"])[..., None]
        array = np.clip(array, 0, 255)
    if style["stretch"] != 1.0:
        array = cv2.resize(array, (side, max(4, int(side * style["stretch"]))), interpolation=cv2.INTER_AREA)
    return array


def turn(array, degrees):
    if not degrees:
        return array
    h, w = array.shape[:2]
    m = cv2.getRotationMatrix2D((w / 2, h / 2), degrees, 1)
    pre = array.copy()
    pre[..., :3] *= pre[..., 3:] / 255
    out = cv2.warpAffine(pre, m, (w, h), flags=cv2.INTER_LINEAR)
    out[..., :3] = out[..., :3] * 255 / np.maximum(out[..., 3:], 1)
    return np.clip(out, 0, 255)


def paste(image, array, x, y):
    h, w = array.shape[:2]
    x0, y0 = int(round(x - w / 2)), int(round(y - h / 2))
    xa, ya, xb, yb = max(0, x0), max(0, y0), min(image.shape[1], x0 + w), min(image.shape[0], y0 + h)
    if xa >= xb or ya >= yb:
        return
    part = array[ya - y0 : yb - y0, xa - x0 : xb - x0]
    alpha = part[..., 3:] / 255
    image[ya:yb, xa:xb] = image[ya:yb, xa:xb] * (1 - alpha) + part[..., :3] * alpha


# ---------------------------------------------------------------- the board


def texture(h, w, amount, grain):
    small = np.random.randn(max(2, h // grain[0]), max(2, w // grain[1])).astype(np.float32)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_CUBIC) * amount


def draw_board(style, cell, margin):
    w, h = int(8 * cell + 2 * margin), int(9 * cell + 2 * margin)
    image = np.empty((h, w, 3), np.float32)
    image[:] = style["ground"] if chance(0.7) else board_colour()
    frame = margin * U(0.35, 1.0) if not style["cells"] else max(margin * 0.9, cell * 0.52)
    x0, y0, x1, y1 = margin, margin, margin + 8 * cell, margin + 9 * cell
    a, b = (int(x0 - frame), int(y0 - frame)), (int(x1 + frame), int(y1 + frame))
    cv2.rectangle(image, a, b, style["ground"], -1)
    if chance(0.5):
        image += texture(h, w, U(2, 13), random.choice([(2, 50), (60, 2), (3, 90), (120, 3)]))[..., None]
    if chance(0.35):
        image += texture(h, w, U(2, 9), (random.choice([2, 4, 9, 25]),) * 2)[..., None]
    if chance(0.2):
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        image *= (1 + U(-0.3, 0.3) * (xx / w - 0.5) + U(-0.3, 0.3) * (yy / h - 0.5))[..., None]
    ink = style["line"]
    thick = max(1, round(style["width"] * cell / 55))

    def line(p, q, width=thick):
        p, q = [(int(round(v[0] * 16)), int(round(v[1] * 16))) for v in (p, q)]
        cv2.line(image, p, q, ink, int(width), cv2.LINE_AA, 4)

    def at(c, r):
        return (x0 + c * cell, y0 + r * cell)

    if style["cells"]:
        checks = mix(style["ground"], ink, U(0.05, 0.35)) if chance(0.4) else None
        for r in range(10):
            for c in range(9):
                p, q = at(c - 0.5, r - 0.5), at(c + 0.5, r + 0.5)
                p, q = [(int(v[0]), int(v[1])) for v in (p, q)]
                if checks and (r + c) % 2:
                    cv2.rectangle(image, p, q, checks, -1)
                cv2.rectangle(image, p, q, ink, thick)
        return image
    for r in range(10):
        line(at(0, r), at(8, r))
    for c in range(9):
        if c in (0, 8) or style["river_lines"]:
            line(at(c, 0), at(c, 9))
        else:
            line(at(c, 0), at(c, 4))
            line(at(c, 5), at(c, 9))
    if style["palace"]:
        for r in (0, 7):
            line(at(3, r), at(5, r + 2))
            line(at(5, r), at(3, r + 2))
    reach, gap = U(0.1, 0.24), U(0.05, 0.14)
    points = [(1, 2), (7, 2), (1, 7), (7, 7)] + [(c, r) for r in (3, 6) for c in (0, 2, 4, 6, 8)]
    for c, r in points:
        x, y = at(c, r)
        if style["marks"] == "cross":
            for s in (-1, 1):
                line((x - s * reach * cell, y - reach * cell), (x + s * reach * cell, y + reach * cell))
        elif style["marks"] == "dot":
            cv2.circle(image, (int(x), int(y)), max(2, int(cell * gap * 0.8)), ink, random.choice([-1, thick]), cv2.LINE_AA)
        elif style["marks"] == "corners":
            for sx in (-1, 1):
                for sy in (-1, 1):
                    if (c == 0 and sx < 0) or (c == 8 and sx > 0):
                        continue
                    p = (x + sx * gap * cell, y + sy * gap * cell)
                    line(p, (p[0] + sx * reach * cell, p[1]))
                    line(p, (p[0], p[1] + sy * reach * cell))
    for _ in range(random.choice([0, 1, 1, 2])):  # frames around
        o = cell * U(0.06, 0.42)
        width = thick * random.choice([1, 1, 2, 3])
        for p, q in (((x0 - o, y0 - o), (x1 + o, y0 - o)), ((x1 + o, y0 - o), (x1 + o, y1 + o)), ((x1 + o, y1 + o), (x0 - o, y1 + o)), ((x0 - o, y1 + o), (x0 - o, y0 - o))):
            line(p, q, width)
    if chance(0.75):
        words = random.choice(["楚河漢界", "楚河汉界", "楚河", "COTUONG", "XIANGQI", "楚漢", "棋", "國象"])
        path = f"{DEBIAN}/opentype/noto/NotoSerifCJK-Bold.ttc" if chance(0.5) else f"{DEBIAN}/truetype/cns11643/TW-Kai-98_1.ttf"
        tint = mix(style["ground"], ink if chance(0.8) else red_ink(), U(0.3, 1))
        turned = random.choice([0, 0, 0, 0, 90, -90, 180])
        columns = np.linspace(U(0.6, 2), 8 - U(0.6, 2), len(words)) if len(words) > 1 else [4]
        font = ImageFont.truetype(path, max(8, int(cell * U(0.4, 0.85))))
        for word, c in zip(words, columns):
            glyph = Image.new("L", (int(cell * 1.2),) * 2, 0)
            pen = ImageDraw.Draw(glyph)
            box = pen.textbbox((0, 0), word, font=font)
            pen.text((cell * 0.6 - (box[0] + box[2]) / 2, cell * 0.6 - (box[1] + box[3]) / 2), word, font=font, fill=255)
            stamp = np.zeros((glyph.size[1], glyph.size[0], 4), np.float32)
            stamp[..., :3] = tint
            stamp[..., 3] = np.asarray(glyph)
            paste(image, turn(stamp, turned), x0 + c * cell, y0 + 4.5 * cell)
    if chance(0.5):
        font = ImageFont.truetype(f"{DEBIAN}/opentype/noto/NotoSansCJK-Regular.ttc", max(7, int(cell * U(0.2, 0.42))))
        layer = Image.fromarray(np.clip(image, 0, 255).astype(np.uint8))
        pen = ImageDraw.Draw(layer)
        top, bottom = random.choice([("123456789", "九八七六五四三二一"), ("987654321", "123456789"), ("abcdefghi", "abcdefghi"), ("１２３４５６７８９", "一二三四五六七八九")])
        tint = ink if chance(0.8) else red_ink()
        away = cell * U(0.25, 0.75)
        for c in range(9):
            pen.text((x0 + c * cell, y0 - away), top[c], font=font, fill=tint, anchor="mm")
            pen.text((x0 + c * cell, y1 + away), bottom[c], font=font, fill=tint, anchor="mm")
        if chance(0.2):
            for r in range(10):
                pen.text((x0 - away, y0 + r * cell), str(9 - r), font=font, fill=tint, anchor="mm")
        image = np.asarray(layer).astype(np.float32)
    return image


def tint_over(image, paint, alpha):
    over = image.copy()
    paint(over)
    image[:] = image * (1 - alpha) + over * alpha


BRIGHT = [(220, 40, 30), (40, 170, 60), (40, 90, 220), (250, 220, 40), (250, 140, 20), (160, 40, 190), (20, 200, 220), (255, 255, 255), (20, 20, 20)]


def mark(image, x, y, cell, square_has_piece):
    """What programs put on a square: frames of the last move, rings and dots of possible moves."""
    colour = random.choice(BRIGHT)
    kind = random.choice(["frame", "brackets", "ring", "dot", "fill", "cross", "disc"])
    p = (int(x), int(y))
    r = cell * U(0.4, 0.52)
    width = max(1, int(cell * U(0.02, 0.07)))
    a, b = (int(x - r), int(y - r)), (int(x + r), int(y + r))
    if kind == "frame":
        cv2.rectangle(image, a, b, colour, width)
    elif kind == "brackets":
        reach = int(cell * U(0.12, 0.3))
        for sx in (-1, 1):
            for sy in (-1, 1):
                q = (int(x + sx * r), int(y + sy * r))
                cv2.line(image, q, (q[0] - sx * reach, q[1]), colour, width)
                cv2.line(image, q, (q[0], q[1] - sy * reach), colour, width)
    elif kind == "ring":
        cv2.circle(image, p, int(r * U(0.5, 1.05)) if not square_has_piece else int(r), colour, width, cv2.LINE_AA)
    elif kind == "dot":
        tint_over(image, lambda over: cv2.circle(over, p, int(cell * U(0.05, 0.2)), colour, -1, cv2.LINE_AA), U(0.5, 1))
    elif kind == "disc" and not square_has_piece:
        tint_over(image, lambda over: cv2.circle(over, p, int(cell * U(0.2, 0.48)), colour, -1, cv2.LINE_AA), U(0.25, 0.8))
    elif kind == "fill":
        tint_over(image, lambda over: cv2.rectangle(over, a, b, colour, -1), U(0.15, 0.5))
    elif kind == "cross" and not square_has_piece:
        q = int(cell * U(0.08, 0.2))
        cv2.line(image, (p[0] - q, p[1] - q), (p[0] + q, p[1] + q), colour, width + 1, cv2.LINE_AA)
        cv2.line(image, (p[0] - q, p[1] + q), (p[0] + q, p[1] - q), colour, width + 1, cv2.LINE_AA)


def arrow(image, p, q, cell):
    colour = random.choice(BRIGHT)
    width = max(2, int(cell * U(0.05, 0.2)))
    tint_over(image, lambda over: cv2.arrowedLine(over, tuple(map(int, p)), tuple(map(int, q)), colour, width, cv2.LINE_AA, 0, U(0.1, 0.3)), U(0.35, 0.95))


def cursor(image, x, y, cell):
    s = cell * U(0.25, 0.6)
    points = np.float32([[0, 0], [0, 1], [0.25, 0.8], [0.42, 1.15], [0.56, 1.08], [0.4, 0.74], [0.72, 0.72]]) * s + (x, y)
    points = points.astype(np.int32)
    cv2.fillPoly(image, [points], (255, 255, 255), cv2.LINE_AA)
    cv2.polylines(image, [points], True, (0, 0, 0), 1, cv2.LINE_AA)


def cover(image, hidden, x, y, cell):
    """A hand, a window, a message over part of the board; `hidden` says what it hides."""
    kind = random.choice(["hand", "box", "box", "blob"])
    colour = hsv(U(4, 18), U(60, 170), U(110, 240)) if kind == "hand" else random.choice(BRIGHT + [board_colour()])
    before = np.zeros(hidden.shape, np.uint8)
    alpha = 1.0 if chance(0.75) else U(0.8, 0.97)
    if kind == "box":
        w, h = cell * U(1, 4.5), cell * U(0.7, 2)
        a, b = (int(x - w / 2), int(y - h / 2)), (int(x + w / 2), int(y + h / 2))
        cv2.rectangle(before, a, b, 1, -1)
        tint_over(image, lambda over: cv2.rectangle(over, a, b, colour, -1), alpha)
        if chance(0.6):
            font = ImageFont.truetype(f"{DEBIAN}/opentype/noto/NotoSansCJK-Regular.ttc", max(7, int(cell * U(0.2, 0.5))))
            layer = Image.fromarray(np.clip(image, 0, 255).astype(np.uint8))
            text = random.choice(["将军", "和棋", "OK 取消", "再来一局", "Black wins", "绝杀", "对方求和"])
            ImageDraw.Draw(layer).text((x, y), text, font=font, fill=(255, 255, 255) if light(colour) < 128 else (0, 0, 0), anchor="mm")
            image[:] = np.asarray(layer)
    else:
        angle = U(0, 6.3)
        length = cell * U(1, 5)
        q = (int(x + length * math.cos(angle)), int(y + length * math.sin(angle)))
        width = int(cell * U(0.45, 1.1))
        if kind == "hand":
            for k in range(random.choice([1, 2, 3])):
                shift = (int(k * width * 0.8 * math.sin(angle)), int(-k * width * 0.8 * math.cos(angle)))
                p0 = (int(x) + shift[0], int(y) + shift[1])
                q0 = (q[0] + shift[0], q[1] + shift[1])
                shade = mix(colour, (0, 0, 0), U(0, 0.25))
                cv2.line(before, p0, q0, 1, width)
                cv2.line(image, p0, q0, shade, width, cv2.LINE_AA)
        else:
            axes = (int(cell * U(0.4, 1)), int(cell * U(0.4, 1)))
            cv2.ellipse(before, (int(x), int(y)), axes, U(0, 180), 0, 360, 1, -1)
            cv2.ellipse(image, (int(x), int(y)), axes, U(0, 180), 0, 360, colour, -1, cv2.LINE_AA)
    hidden |= before


def new_board(seed, placement=None):
    """(picture, its four corners, squares, whether it is a photograph), with random pieces or those of a placement of 90
    letters. A square is (glyph, side, dx, dy), with the piece's shift in squares."""
    random.seed(seed)
    np.random.seed(seed % 2**31)
    style = new_style()
    if seed >= BY_HAND:
        written(style)
    photo = chance(0.34)
    turns = "up"
    if photo:
        turns = random.choices(["up", "face", "any"], [0.2, 0.3, 0.5])[0]
    elif chance(0.14):
        turns = random.choice(["face", "any"])
    lying = random.choice([0, 0, 90, 180, 270]) if photo else random.choices([0, 90, 180, 270], [0.9, 0.03, 0.04, 0.03])[0]
    cell = U(34, 62)
    margin = cell * U(0.75, 1.6)
    image = draw_board(style, cell, margin)
    hidden = np.zeros(image.shape[:2], np.uint8)
    if photo and chance(0.6):
        # A camera at a slant sees the faces away from the crossings, the more so farther out.
        away = U(0, 0.32)
        towards = U(0, 2 * math.pi)
        spread = U(-0.25, 0.25)
        shift = lambda c, r: (away * math.cos(towards) + spread * (c - 4) / 8, away * math.sin(towards) + spread * (r - 4.5) / 9)
        wall = mix(style["discs"][0][0] or (200, 180, 150), (0, 0, 0), U(0.1, 0.45))
    else:
        wall, shift = None, lambda c, r: (0, 0)
    loose = U(0, 0.09) if photo else (0.012 if chance(0.8) else 0.05)
    letters = "KABNRCPkabnrcp"
    sprites = {}
    squares = [(EMPTY, NOT_SAID, 0.0, 0.0)] * 90
    filled = random.choice([U(0.1, 0.3), U(0.3, 0.5)])
    for k in range(90):
        c, r = k % 9, k // 9
        if placement is None:
            if not chance(filled):
                continue
            letter = random.choice(letters)
        else:
            letter = placement[k]
            if letter == ".":
                continue
        dx, dy = shift(c, r)
        gx, gy = dx + random.gauss(0, loose), dy + random.gauss(0, loose)
        x, y = margin + (c + gx) * cell, margin + (r + gy) * cell
        radius = style["radius"] * cell
        if style["shadow"]:
            sx, sy, strength = style["shadow"]
            grow = int(radius * 1.7)
            xa, ya, xb, yb = max(0, int(x) - grow), max(0, int(y) - grow), min(image.shape[1], int(x) + grow), min(image.shape[0], int(y) + grow)
            if xb > xa and yb > ya:
                shade = np.zeros((yb - ya, xb - xa), np.float32)
                cv2.circle(shade, (int(x + sx * radius) - xa, int(y + sy * radius) - ya), int(radius * 1.04), 1, -1)
                shade = cv2.GaussianBlur(shade, (0, 0), max(0.6, radius * 0.1))
                image[ya:yb, xa:xb] *= (1 - shade * strength)[..., None]
        if wall is not None:
            steps = 4
            for step in range(steps):
                share = step / steps
                cv2.circle(image, (int(margin + (c + gx * share + (gx - dx) * (1 - share)) * cell), int(margin + (r + gy * share + (gy - dy) * (1 - share)) * cell)), int(radius), wall, -1, cv2.LINE_AA)
        down = style["hidden"] and chance(0.5)
        if turns == "up":
            angle = U(-4, 4) if chance(0.2) else 0
        elif turns == "face":
            angle = (0 if letter.isupper() else 180) + U(-14, 14)
        else:
            angle = U(0, 360)
        key = (letter, down)
        if key not in sprites:
            sprites[key] = sprite(style, letter, cell, down)
        array = turn(sprites[key], angle + lying)
        paste(image, cv2.resize(array, (max(2, array.shape[1] // 2), max(2, array.shape[0] // 2)), interpolation=cv2.INTER_AREA), x, y)
        if style["strange"] or down:
            squares[k] = (COVERED, NOT_SAID, gx, gy)
        else:
            squares[k] = (FORM[style["glyphs"][letter]], 0 if letter.isupper() else 1, gx, gy)
    centre = lambda k: (margin + (k % 9 + squares[k][2]) * cell, margin + (k // 9 + squares[k][3]) * cell)
    if not photo:
        for _ in range(random.choice([0, 1, 2, 2, 4, 10])):
            k = random.randrange(90)
            mark(image, *centre(k), cell, squares[k][0] != EMPTY)
        for _ in range(random.choice([0, 0, 0, 1, 2, 3])):
            arrow(image, centre(random.randrange(90)), centre(random.randrange(90)), cell)
        if chance(0.2):
            cursor(image, *centre(random.randrange(90)), cell)
    if chance(0.18 if not photo else 0.3):
        for _ in range(random.choice([1, 1, 2])):
            x, y = centre(random.randrange(90))
            cover(image, hidden, x + U(-0.5, 0.5) * cell, y + U(-0.5, 0.5) * cell, cell)
        for k in range(90):
            x, y = centre(k)
            r = style["radius"] * cell * 0.8
            part = hidden[max(0, int(y - r)) : int(y + r) + 1, max(0, int(x - r)) : int(x + r) + 1]
            share = part.mean() if part.size else 1.0
            if share > 0.55 or (share > 0.3 and squares[k][0] != EMPTY):
                squares[k] = (COVERED, NOT_SAID, 0.0, 0.0)
            elif share > 0.12:
                squares[k] = (-1, NOT_SAID, 0.0, 0.0)  # neither clearly seen nor clearly hidden: not trained on
    corners = np.float32([[margin, margin], [margin + 8 * cell, margin], [margin + 8 * cell, margin + 9 * cell], [margin, margin + 9 * cell]])
    image, corners = spoil(np.clip(image, 0, 255), corners, cell, photo)
    return image, corners, squares, photo


# ---------------------------------------------------------------- screens and cameras


def spoil(image, corners, cell, photo):
    h, w = image.shape[:2]
    # how large a square is in the end
    target = random.choice([U(22, 32), U(30, 48), U(40, 70), U(40, 95)])
    scale = target / cell
    if photo:
        tilt = U(0, 0.2)
        move = np.random.uniform(-tilt, tilt, (4, 2)).astype(np.float32) * (w * 0.5, h * 0.35)
        frame = np.float32([[0, 0], [w, 0], [w, h], [0, h]])
        to = np.float32((frame + np.abs(move) * np.float32([[1, 1], [-1, 1], [-1, -1], [1, -1]])) * scale)
        m = cv2.getPerspectiveTransform(frame, to)
        size = (int(w * scale) + 1, int(h * scale) + 1)
        if scale < 0.7:
            image = cv2.GaussianBlur(image, (0, 0), 0.35 / scale)
        image = cv2.warpPerspective(image, m, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=board_colour())
        corners = cv2.perspectiveTransform(corners[None], m)[0]
    else:
        kind = cv2.INTER_AREA if scale < 1 else random.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC])
        nw, nh = max(8, int(w * scale)), max(8, int(h * scale * (1.0 if chance(0.85) else U(0.9, 1.1))))
        image = cv2.resize(image, (nw, nh), interpolation=kind)
        corners = corners * np.float32([nw / w, nh / h])
    h, w = image.shape[:2]
    if photo:
        if chance(0.5):
            image = image * (1 + texture(h, w, U(0.03, 0.16), (max(2, h // 3), max(2, w // 3))))[..., None]
        if chance(0.3):
            glare = np.zeros((h, w), np.float32)
            for _ in range(random.choice([1, 2])):
                cv2.circle(glare, (int(U(0, w)), int(U(0, h))), int(w * U(0.04, 0.2)), 1, -1)
            image = image + cv2.GaussianBlur(glare, (0, 0), w * 0.05)[..., None] * U(30, 140)
        if chance(0.3):
            yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
            angle = U(0, 6.3)
            side = ((xx / w - 0.5) * math.cos(angle) + (yy / h - 0.5) * math.sin(angle) > U(-0.4, 0.4)).astype(np.float32)
            image = image * (1 - U(0.2, 0.55) * cv2.GaussianBlur(side, (0, 0), U(1, 12)))[..., None]
        if chance(0.6):
            image = cv2.GaussianBlur(image, (0, 0), U(0.2, 1.0) * target / 44)
        if chance(0.12):
            kernel = np.zeros((7, 7), np.float32)
            angle = U(0, 3.14)
            d = (3 * math.cos(angle), 3 * math.sin(angle))
            cv2.line(kernel, (int(3 - d[0]), int(3 - d[1])), (int(3 + d[0]), int(3 + d[1])), 1, 1)
            image = cv2.filter2D(image, -1, kernel / kernel.sum())
        image = image * np.float32([U(0.78, 1.18), U(0.9, 1.1), U(0.7, 1.25)])
        image = image + np.random.randn(h, w, 3).astype(np.float32) * U(0, 10)
    elif chance(0.15):
        image = cv2.GaussianBlur(image, (0, 0), U(0.3, 0.9))
    if chance(0.5):
        image = (image - 128) * U(0.72, 1.2) + 128 + U(-28, 28)
    image = np.clip(image, 0, 255).astype(np.uint8)
    if chance(0.55):
        quality = int(U(25, 60)) if chance(0.35) else int(U(60, 96))
        image = cv2.imdecode(cv2.imencode(".jpg", image[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, quality])[1], 1)[..., ::-1]
    if chance(0.05):
        image = (image // 24) * 24  # few colours
    return np.ascontiguousarray(image), corners


def rectify(image, corners):
    """The board seen straight, a square `PITCH` pixels wide, with half a window of margin: as the program does it."""
    size = max(np.linalg.norm(corners[1] - corners[0]) / 8, np.linalg.norm(corners[3] - corners[0]) / 9)
    if size > 51:
        scale = 51 / size
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        corners = (corners + 0.5) * scale - 0.5
    m = SIDE / 2
    to = np.float32([[m, m], [m + 8 * PITCH, m], [m + 8 * PITCH, m + 9 * PITCH], [m, m + 9 * PITCH]])
    to = 2 * to - 0.5  # two samples a pixel
    h = cv2.getPerspectiveTransform(np.float32(corners), to)
    big = cv2.warpPerspective(image, h, (2 * (8 * PITCH + SIDE), 2 * (9 * PITCH + SIDE)), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(big, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)


def squares_of(seed):
    """Training squares of one board: pictures, glyphs, sides, shifts."""
    image, corners, squares, photo = new_board(seed)
    side = np.linalg.norm(corners[1] - corners[0]) / 8
    error = random.choice([0.015, 0.03, 0.05]) if not photo else random.choice([0.03, 0.06])
    # Corners are set with an error of their own; what the piece is away from is the crossing as set.
    off = np.random.randn(4, 2).astype(np.float32) * error
    off = np.clip(off, -0.12, 0.12)
    straight = rectify(image, corners + off * side)
    pictures, glyphs, sides, shifts = [], [], [], []
    empties = 0
    order = list(range(90))
    random.shuffle(order)
    for k in order:
        glyph, ink, dx, dy = squares[k]
        if glyph < 0:
            continue
        if glyph == EMPTY:
            empties += 1
            if empties > 14:
                continue
        c, r = k % 9, k // 9
        pictures.append(straight[r * PITCH : r * PITCH + SIDE, c * PITCH : c * PITCH + SIDE])
        glyphs.append(glyph)
        sides.append(ink)
        shifts.append((dx, dy))
    return pictures, glyphs, sides, shifts


def open_faces(cache):
    global FACES
    FACES = faces(cache)


if __name__ == "__main__":
    import sys
    import time

    open_faces("/tmp/br-faces.json")
    if sys.argv[1] == "look":
        tiles = []
        for seed in range(int(sys.argv[2]), int(sys.argv[2]) + 15):
            image, corners, _, _ = new_board(seed)
            tiles.append(cv2.resize(rectify(image, corners), (320, 356)))
        cv2.imwrite("/tmp/look.png", np.vstack([np.hstack(tiles[k : k + 5]) for k in range(0, 15, 5)])[..., ::-1])
    else:
        start = time.process_time()
        count = 0
        for seed in range(20):
            count += len(squares_of(seed)[0])
        print(count, time.process_time() - start)
