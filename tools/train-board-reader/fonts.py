"""The faces the training pictures are drawn with, and which characters each of them really draws."""
import glob
import json
import os

from fontTools.ttLib import TTCollection, TTFont
from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
CHARACTERS = "帥帅將将仕士相象馬马傌車车俥炮砲包兵卒"
DEBIAN = "/usr/share/fonts"
# (file under /usr/share/fonts, index in a collection, weight). Brush and regular script are what sets are carved in.
FILES = [
    ("truetype/aoyagi-kouzan-t/AoyagiKouzanT.ttf", 0, 2),
    ("truetype/aoyagi-soseki/aoyagi-soseki.ttf", 0, 2),
    ("truetype/arphic-bkai00mp/bkai00mp.ttf", 0, 3),
    ("truetype/arphic-bsmi00lp/bsmi00lp.ttf", 0, 1),
    ("truetype/arphic-gbsn00lp/gbsn00lp.ttf", 0, 2),
    ("truetype/arphic-gkai00mp/gkai00mp.ttf", 0, 3),
    ("truetype/arphic/ukai.ttc", 0, 3),
    ("truetype/arphic/uming.ttc", 0, 1),
    ("truetype/babelstone/BabelStoneHan.ttf", 0, 1),
    ("truetype/cns11643/TW-Kai-98_1.ttf", 0, 3),
    ("truetype/cns11643/TW-Sung-98_1.ttf", 0, 1),
    ("truetype/cwtex/cwfs.ttf", 0, 2),
    ("truetype/cwtex/cwheib.ttf", 0, 1),
    ("truetype/cwtex/cwkai.ttf", 0, 3),
    ("truetype/cwtex/cwming.ttf", 0, 1),
    ("truetype/cwtex/cwyen.ttf", 0, 1),
    ("truetype/dejima-mincho/dejima-mincho-r227.ttf", 0, 1),
    ("truetype/hanazono/HanaMinA.ttf", 0, 1),
    ("truetype/horai-umefont/ume-pgo5.ttf", 0, 1),
    ("truetype/lxgw-wenkai/LXGWWenKai-Bold.ttf", 0, 2),
    ("truetype/lxgw-wenkai/LXGWWenKai-Regular.ttf", 0, 2),
    ("truetype/smiley-sans/SmileySans-Oblique.ttf", 0, 1),
    ("truetype/wqy/wqy-microhei.ttc", 0, 1),
    ("truetype/wqy/wqy-zenhei.ttc", 0, 1),
]
FOLDERS = [
    ("truetype/kouzan-mouhitsu", 2),
    ("truetype/klee", 1),
    ("truetype/oradano-mincho", 1),
    ("truetype/reggae", 1),
    ("truetype/yusei-magic", 1),
    ("truetype/kiloji", 1),
    ("truetype/seto", 1),
    ("truetype/motoya-l-maruberi", 1),
]
NOTO = [("Sans", weight) for weight in ("Black", "Bold", "Medium", "Regular")] + [
    ("Serif", weight) for weight in ("Black", "Bold", "SemiBold", "Regular")
]
NOTO_LANGUAGES = (0, 2, 3)
# Packages of npm (package.json); brush faces count more.
FONTSOURCE = {
    "cactus-classical-serif": 1, "dela-gothic-one": 1, "hina-mincho": 1, "kaisei-tokumin": 1,
    "liu-jian-mao-cao": 1, "long-cang": 2, "ma-shan-zheng": 4, "new-tegomin": 1, "potta-one": 1,
    "yuji-boku": 3, "yuji-mai": 6, "yuji-syuku": 3, "zcool-kuaile": 1, "zcool-qingke-huangyou": 1,
    "zcool-xiaowei": 1, "zhi-mang-xing": 1,
}  # fmt: skip


def draws(path, index, character):
    """Some faces name a character they leave empty: look for ink."""
    picture = Image.new("L", (70, 70), 0)
    try:
        face = ImageFont.truetype(path, 40, index=index)
        ImageDraw.Draw(picture).text((10, 10), character, font=face, fill=255)
    except OSError:
        return False
    return sum(picture.histogram()[128:]) > 50


def named(path, index):
    if path.endswith(".ttc"):
        face = TTCollection(path, lazy=True).fonts[index]
    else:
        face = TTFont(path, lazy=True)
    return face.getBestCmap() or {}


def candidates():
    for file, index, weight in FILES:
        yield file, [(f"{DEBIAN}/{file}", index)], weight
    for folder, weight in FOLDERS:
        for path in sorted(glob.glob(f"{DEBIAN}/{folder}/*.[ot]t[fc]")):
            yield path, [(path, 0)], weight
    for kind, weight in NOTO:
        for index in NOTO_LANGUAGES:
            file = f"{DEBIAN}/opentype/noto/Noto{kind}CJK-{weight}.ttc"
            yield f"{file}#{index}", [(file, index)], 0.4
    for package, weight in FONTSOURCE.items():
        # A face of a web page is cut into many files; each holds some of the characters.
        parts = sorted(glob.glob(f"{HERE}/node_modules/@fontsource/{package}/files/{package}-*-400-normal.woff"))
        yield package, [(part, 0) for part in parts], weight


def faces(cache=None):
    """[(name, {character: (path, index)}, weight)], read once and kept beside the training pictures."""
    if cache and os.path.exists(cache):
        with open(cache) as file:
            return json.load(file)
    found = []
    for name, parts, weight in candidates():
        has = {}
        for path, index in parts:
            if not os.path.exists(path):
                raise SystemExit(f"the face {path} is missing: install the packages of packages.txt and package.json")
            names = named(path, index)
            for character in CHARACTERS:
                if character not in has and ord(character) in names and draws(path, index, character):
                    has[character] = (path, index)
        if len(has) >= 8:
            found.append((name, has, weight))
    if cache:
        with open(cache, "w") as file:
            json.dump(found, file)
    return found


if __name__ == "__main__":
    for name, has, weight in faces():
        print(f"{len(has):2} x{weight} {name} {''.join(has)}")
