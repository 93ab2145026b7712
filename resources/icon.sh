#!/bin/sh
# Draws icon.png, a red general, with ImageMagick and the pieces' font.
cd "$(dirname "$0")" || exit 1
convert -size 512x512 xc:none \
    -fill '#6B4A22' -draw 'circle 256,256 256,8' \
    -fill '#C99F61' -draw 'circle 256,256 256,22' \
    -fill '#F7E6C2' -draw 'circle 256,256 256,44' \
    -fill none -stroke '#B01717' -strokewidth 14 -draw 'circle 256,256 256,70' \
    -stroke none -fill '#B01717' -font fonts/LXGWWenKai-pieces.subset.ttf -pointsize 290 \
    -gravity center -annotate +0-4 '帥' \
    -resize 128x128 -depth 8 -strip -define png:exclude-chunks=date,time PNG32:icon.png
