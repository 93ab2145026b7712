# Makes the Windows installer: target\package\xiangqi-arbiter-VERSION-windows-x86_64-setup.exe
#
# Written by the book and not run yet. Run it on Windows 10 or 11 in a "Developer PowerShell for VS", with Rust
# (x86_64-pc-windows-msvc), Python 3 and Inno Setup 6.3 or later:
#
#     powershell -ExecutionPolicy Bypass -File packaging\windows\make.ps1
#
# With -Certificate and the thumbprint of a code-signing certificate in your store, programs and installer are signed.
param([string] $Certificate = "")
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")
$target = "x86_64-pc-windows-msvc"
$work = "target\package\windows"
New-Item -ItemType Directory -Force $work | Out-Null
$utf8 = New-Object System.Text.UTF8Encoding $false

function Run([string] $program, [string[]] $arguments) {
    # Shown, and not part of what a function gives back.
    & $program @arguments | Out-Host
    if ($LASTEXITCODE -ne 0) { throw "$program failed" }
}
function Sign([string] $file) {
    if ($Certificate) {
        Run "signtool" @("sign", "/sha1", $Certificate, "/fd", "SHA256", "/tr", "http://timestamp.digicert.com",
            "/td", "SHA256", $file)
    }
}

$version = (Select-String -Path Cargo.toml -Pattern '^version = "(.*)"').Matches[0].Groups[1].Value
$numbers = (($version -split '[-+]')[0] -replace '\.', ',') + ",0"

# Icon, version and manifest as a resource for the linker: no build script, so nothing for other systems to build.
function Resource([string] $file, [string] $description) {
    $text = [IO.File]::ReadAllText("$PSScriptRoot\xiangqi-arbiter.rc")
    $text = $text.Replace("@VERSION@", $version).Replace("@NUMBERS@", $numbers)
    $text = $text.Replace("@FILE@", $file).Replace("@DESCRIPTION@", $description)
    [IO.File]::WriteAllText("$PWD\$work\$file.rc", $text, $utf8)
    Run "rc.exe" @("/nologo", "/i", $PSScriptRoot, "/fo", "$work\$file.res", "$work\$file.rc")
    return (Resolve-Path "$work\$file.res").Path
}

# The C runtime is linked in, so that nothing has to be installed beside the program.
$env:RUSTFLAGS = "-C target-feature=+crt-static"
$resource = Resource "xiangqi-arbiter" "Xiangqi Arbiter, command line"
Run "cargo" @("rustc", "--release", "--locked", "--target", $target, "--bin", "xiangqi-arbiter", "--",
    "-C", "link-arg=$resource")
$resource = Resource "xiangqi-arbiter-window" "Xiangqi Arbiter"
Run "cargo" @("rustc", "--release", "--locked", "--target", $target, "--target-dir", "target",
    "--manifest-path", "packaging\windows\launcher\Cargo.toml", "--", "-C", "link-arg=$resource")
foreach ($file in "xiangqi-arbiter.exe", "xiangqi-arbiter-window.exe") {
    Copy-Item "target\$target\release\$file" $work
    Sign "$work\$file"
}

# Through cmd: PowerShell's own > would write UTF-16.
Run "cmd" @("/c", "python packaging\third_party.py $target > $work\THIRD-PARTY.txt")
Run "iscc" @("/Qp", "/DVersion=$version", "/DPrograms=$((Resolve-Path $work).Path)",
    "/O$((Resolve-Path 'target\package').Path)", "packaging\windows\xiangqi-arbiter.iss")
$setup = "target\package\xiangqi-arbiter-$version-windows-x86_64-setup.exe"
Sign $setup
Write-Output $setup
