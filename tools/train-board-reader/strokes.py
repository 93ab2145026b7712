"""Characters drawn from their strokes in the manner of clerical script, wide and flat, each time a little differently.

No package has a face in clerical script, which most wooden sets and many programs use. A stroke is a list of points on
a field of 100 by 100.
"""
import random

import cv2
import numpy as np
from PIL import Image

PERSON = [[(30, 8), (6, 48)], [(22, 36), (22, 92)]]
SCHOLAR = [[(10, 38), (90, 38)], [(50, 8), (50, 82)], [(22, 82), (78, 82)]]
CART = [[(16, 14), (84, 14)], [(22, 28), (78, 28)], [(22, 28), (22, 60)], [(78, 28), (78, 60)], [(22, 44), (78, 44)], [(22, 60), (78, 60)], [(4, 77), (96, 77)], [(50, 4), (50, 96)]]  # fmt: skip
HORSE = [[(22, 10), (22, 58)], [(22, 10), (82, 10)], [(22, 26), (78, 26)], [(22, 42), (78, 42)], [(52, 10), (52, 58)], [(22, 58), (92, 58), (89, 86), (74, 84)], [(14, 70), (7, 88)], [(32, 70), (29, 86)], [(48, 70), (50, 86)], [(63, 70), (70, 84)]]  # fmt: skip
TOWEL = [[(54, 30), (96, 30)], [(54, 30), (54, 74)], [(96, 30), (96, 72), (86, 76)], [(75, 8), (75, 96)]]
WRAP = [[(64, 6), (50, 32)], [(58, 20), (92, 20), (90, 56), (80, 60)], [(60, 36), (80, 36), (80, 50), (60, 50)], [(60, 36), (60, 84), (96, 84), (96, 70)]]  # fmt: skip
INCH = [[(64, 4), (46, 30)], [(60, 12), (88, 12), (62, 46)], [(62, 22), (74, 30)], [(42, 56), (98, 56)], [(82, 44), (82, 88), (70, 90)], [(54, 66), (64, 78)]]  # fmt: skip


def right_part(strokes, left=36):
    """Squeezed to the right of the person."""
    return [[(left + x * (99 - left) / 100, y) for x, y in stroke] for stroke in strokes]


STROKES = {
    "士": SCHOLAR,
    "仕": PERSON + right_part(SCHOLAR),
    "兵": [[(68, 7), (34, 16)], [(32, 14), (32, 58)], [(32, 36), (76, 36)], [(62, 36), (62, 58)], [(4, 60), (96, 60)], [(36, 66), (12, 90)], [(62, 66), (90, 90)]],
    "卒": [[(50, 4), (50, 20)], [(12, 22), (88, 22)], [(34, 26), (20, 46)], [(34, 32), (46, 46)], [(68, 26), (54, 46)], [(68, 32), (82, 46)], [(4, 58), (96, 58)], [(50, 46), (50, 95)]],
    "車": CART,
    "俥": PERSON + right_part(CART),
    "馬": HORSE,
    "傌": PERSON + right_part(HORSE),
    "相": [[(4, 32), (46, 32)], [(26, 8), (26, 92)], [(25, 36), (4, 70)], [(28, 42), (46, 62)], [(56, 16), (92, 16)], [(56, 16), (56, 88)], [(92, 16), (92, 88)], [(56, 40), (92, 40)], [(56, 63), (92, 63)], [(56, 88), (92, 88)]],
    "象": [[(44, 4), (24, 24)], [(40, 10), (66, 10), (58, 22)], [(22, 24), (80, 24)], [(22, 24), (22, 42)], [(80, 24), (80, 42)], [(22, 42), (80, 42)], [(50, 24), (50, 42)], [(50, 42), (14, 62)], [(36, 50), (56, 64), (58, 86), (44, 92)], [(50, 58), (12, 78)], [(54, 70), (12, 94)], [(78, 46), (60, 58)], [(60, 56), (95, 92)]],
    "炮": [[(12, 28), (18, 46)], [(44, 26), (36, 42)], [(28, 10), (26, 50), (6, 88)], [(28, 52), (44, 76)]] + WRAP,
    "砲": [[(6, 18), (46, 18)], [(26, 18), (6, 54)], [(16, 48), (44, 48)], [(16, 48), (16, 80)], [(44, 48), (44, 80)], [(16, 80), (44, 80)]] + WRAP,
    "包": [[(34, 4), (10, 40)], [(26, 20), (88, 20), (86, 66), (72, 70)], [(30, 38), (66, 38), (66, 54), (30, 54)], [(30, 38), (30, 88), (95, 88), (95, 72)]],
    "帥": [[(28, 6), (20, 16)], [(14, 18), (14, 84)], [(14, 18), (42, 18), (42, 44), (14, 44)], [(14, 56), (44, 56), (44, 82), (14, 82)]] + TOWEL,
    "帅": [[(12, 26), (12, 66)], [(30, 8), (30, 60), (10, 94)]] + TOWEL,
    "將": [[(34, 6), (34, 94)], [(14, 10), (14, 40), (34, 40)], [(4, 58), (34, 58)], [(20, 58), (8, 92)]] + INCH,
    "将": [[(14, 24), (20, 38)], [(32, 8), (32, 94)], [(8, 66), (28, 52)]] + INCH,
    "马": [[(18, 12), (74, 12), (66, 44)], [(28, 20), (24, 46), (90, 46), (84, 90), (70, 88)], [(6, 68), (70, 68)]],
    "车": [[(14, 16), (86, 16)], [(44, 4), (22, 44), (88, 44)], [(4, 66), (96, 66)], [(54, 28), (54, 96)]],
}  # fmt: skip


class Hand:
    """How one set is written: the same for all its pieces."""

    def __init__(self):
        u = random.uniform
        self.width = u(6, 13)
        self.flat = u(0.62, 1.0)
        self.loose = u(0.3, 2.6)
        self.bend = u(-0.05, 0.05)
        self.flare = u(0, 0.8)
        self.thin = u(0.6, 1.0)  # strokes down against strokes across
        self.seed = random.randrange(1 << 30)

    def draw(self, character, size):
        """A mask of `size` by `size`, 255 where there is ink."""
        rng = random.Random(f"{self.seed} {character}")
        big = 3 * 100
        image = np.zeros((big, big), np.uint8)
        for stroke in STROKES[character]:
            points = [(x + rng.gauss(0, self.loose), y + rng.gauss(0, self.loose)) for x, y in stroke]
            curve = []
            for (x0, y0), (x1, y1) in zip(points, points[1:]):
                for k in range(33):
                    t = k / 32
                    bow = 4 * t * (1 - t) * self.bend
                    curve.append((x0 + (x1 - x0) * t + bow * (y1 - y0), y0 + (y1 - y0) * t + bow * (x1 - x0)))
            across = abs(points[-1][0] - points[0][0]) > abs(points[-1][1] - points[0][1])
            width = self.width * (1 if across else self.thin)
            long = across and abs(points[-1][0] - points[0][0]) > 60
            for k, (x, y) in enumerate(curve):
                t = k / max(1, len(curve) - 1)
                grow = 1 + (self.flare * max(0, (t - 0.75) / 0.25) if long else 0)
                drop = -3 * self.flare * max(0, (t - 0.8) / 0.2) if long else 0
                y = 50 + (y + drop - 50) * self.flat
                px, py = big * (0.06 + 0.88 * x / 100), big * (0.06 + 0.88 * y / 100)
                r = big * 0.88 * width * grow / 200
                cv2.circle(image, (int(px * 8), int(py * 8)), int(r * 8), 255, -1, cv2.LINE_AA, 3)
        return Image.fromarray(cv2.resize(image, (size, size), interpolation=cv2.INTER_AREA))


if __name__ == "__main__":
    rows = []
    for k in range(6):
        random.seed(k)
        hand = Hand()
        rows.append(np.hstack([np.asarray(hand.draw(c, 64)) for c in STROKES]))
    cv2.imwrite("/tmp/strokes.png", 255 - np.vstack(rows))
