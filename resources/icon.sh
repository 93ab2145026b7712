#!/bin/sh
# Draws the icon, a red general: icon.png for the window, icon/ for desktops, the .ico for Windows.
# Needs ImageMagick, and Python with fontTools for the SVG, whose character is an outline and needs no font.
set -eu
cd "$(dirname "$0")"
mkdir -p icon
font=fonts/LXGWWenKai-pieces.subset.ttf
exact="-depth 8 -strip -define png:exclude-chunks=date,time"

# draw SIZE FILE: with the inner ring.
draw() {
    # shellcheck disable=SC2086
    convert -size 512x512 xc:none \
        -fill '#6B4A22' -draw 'circle 256,256 256,8' \
        -fill '#C99F61' -draw 'circle 256,256 256,22' \
        -fill '#F7E6C2' -draw 'circle 256,256 256,44' \
        -fill none -stroke '#B01717' -strokewidth 14 -draw 'circle 256,256 256,70' \
        -stroke none -fill '#B01717' -font "$font" -pointsize 290 \
        -gravity center -annotate +0-4 '帥' \
        -resize "$1x$1" $exact "PNG32:$2"
}

# draw_small SIZE FILE: at the size of a letter the ring is a smear, so the character takes its place.
draw_small() {
    # shellcheck disable=SC2086
    convert -size 512x512 xc:none \
        -fill '#6B4A22' -draw 'circle 256,256 256,4' \
        -fill '#F7E6C2' -draw 'circle 256,256 256,36' \
        -stroke '#B01717' -strokewidth 8 -fill '#B01717' -font "$font" -pointsize 390 \
        -gravity center -annotate +0-4 '帥' \
        -resize "$1x$1" $exact "PNG32:$2"
}

draw 128 icon.png
for size in 48 64 128 256 512; do draw "$size" "icon/$size.png"; done
for size in 16 24 32; do draw_small "$size" "icon/$size.png"; done
convert icon/16.png icon/24.png icon/32.png icon/48.png icon/64.png icon/256.png \
    ../packaging/windows/xiangqi-arbiter.ico

python3 - "$font" >icon/icon.svg <<'PYTHON'
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
glyphs = font.getGlyphSet()
general = glyphs[font.getBestCmap()[ord("帥")]]
bounds, path = BoundsPen(glyphs), SVGPathPen(glyphs)
general.draw(bounds)
general.draw(path)
left, bottom, right, top = bounds.bounds
scale = 290 / font["head"].unitsPerEm
x, y = 256 - scale * (left + right) / 2, 256 + scale * (bottom + top) / 2
print(f"""<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512" stroke="none">
<circle cx="256" cy="256" r="248" fill="#6B4A22"/>
<circle cx="256" cy="256" r="234" fill="#C99F61"/>
<circle cx="256" cy="256" r="212" fill="#F7E6C2"/>
<circle cx="256" cy="256" r="186" fill="none" stroke="#B01717" stroke-width="14"/>
<path fill="#B01717" transform="translate({x:g} {y:g}) scale({scale:g} {-scale:g})" d="{path.getCommands()}"/>
</svg>""")
PYTHON
