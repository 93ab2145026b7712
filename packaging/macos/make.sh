#!/usr/bin/env bash
# Makes the macOS application and a disk image: target/package/xiangqi-arbiter-VERSION-macos-universal.dmg
#
# Not run yet but for the bundle (bundle.py), which was laid out and checked on Linux. Run it on macOS 11 or later with the Xcode command line tools, Python 3 and Rust:
#
#     rustup target add aarch64-apple-darwin x86_64-apple-darwin
#     packaging/macos/make.sh
#
# Without more it is signed for this machine only ("ad hoc"); elsewhere macOS refuses a downloaded copy until the user allows
# it under System Settings > Privacy & Security. For others to open it without that, with a Developer ID:
#
#     IDENTITY="Developer ID Application: NAME (TEAM)" PROFILE=NOTARY packaging/macos/make.sh
#
# NOTARY is made once by: xcrun notarytool store-credentials NOTARY --apple-id ADDRESS --team-id TEAM
set -euo pipefail
cd "$(dirname "$0")/../.."
name=xiangqi-arbiter
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
out=target/package
image="$out/$name-$version-macos-universal.dmg"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

## One program for both kinds of Mac
export MACOSX_DEPLOYMENT_TARGET=11.0
targets=(aarch64-apple-darwin x86_64-apple-darwin)
built=()
for target in "${targets[@]}"; do
    cargo build --profile packaged --locked --target "$target"
    built+=("${CARGO_TARGET_DIR:-target}/$target/packaged/$name")
    python3 packaging/third_party.py "$target" >"$work/THIRD-PARTY-$target.txt"
done
disk="$work/disk"
app="$disk/Xiangqi Arbiter.app"
mkdir -p "$disk"
lipo -create "${built[@]}" -output "$work/$name"

## The bundle, which Linux can lay out too
python3 packaging/macos/bundle.py "$work/$name" "$disk" "$work"/THIRD-PARTY-*.txt
plutil -lint "$app/Contents/Info.plist" "$app"/Contents/Resources/*.lproj/InfoPlist.strings

## Signed: the hardened runtime is what notarising asks for; the program needs no exception from it
sign=(codesign --force --sign "${IDENTITY:--}")
[ -z "${IDENTITY:-}" ] || sign+=(--options runtime --timestamp)
"${sign[@]}" "$app"
codesign --verify --strict "$app"
"$app/Contents/MacOS/$name" check cases/*.ron

## The disk image, with what one reads before installing
cp -R cases "$disk/cases"
mkdir -p "$disk/guide/pictures" "$disk/resources/pictures"
cp guide/*.md "$disk/guide/"
cp guide/pictures/*.png "$disk/guide/pictures/"
cp resources/pictures/*.png "$disk/resources/pictures/"
cp README.md README.zh.md "$disk/"
ln -s /Applications "$disk/Applications"
rm -f "$image"
hdiutil create -volname "Xiangqi Arbiter $version" -srcfolder "$disk" -fs HFS+ -format UDZO "$image"
[ -z "${IDENTITY:-}" ] || codesign --sign "$IDENTITY" --timestamp "$image"
if [ -n "${PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$PROFILE" --wait
    xcrun stapler staple "$image"
fi
echo "$image"
