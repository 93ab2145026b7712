; The Windows installer, made by make.ps1, which gives Version and Programs. Written by the book and not run yet.
#ifndef Version
  #error Run make.ps1, which passes Version and Programs
#endif

[Setup]
AppId={{6C0B6A0E-5B1C-4E0B-9C55-7F5E0C7D3A11}
AppName={cm:Program}
AppVersion={#Version}
AppVerName={cm:Program} {#Version}
DefaultDirName={autopf}\Xiangqi Arbiter
DefaultGroupName={cm:Program}
DisableProgramGroupPage=yes
UninstallDisplayIcon={app}\xiangqi-arbiter-window.exe
OutputBaseFilename=xiangqi-arbiter-{#Version}-windows-x86_64-setup
SetupIconFile=xiangqi-arbiter.ico
VersionInfoVersion={#Version}
VersionInfoDescription=Xiangqi Arbiter Setup
VersionInfoProductName=Xiangqi Arbiter
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
; For one user without an administrator; for all by choice.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
; The Chinese texts of the installer itself are a separate download for some versions of Inno Setup.
#if FileExists(AddBackslash(CompilerPath) + "Languages\ChineseSimplified.isl")
Name: "zh"; MessagesFile: "compiler:Languages\ChineseSimplified.isl"
#endif

[CustomMessages]
Program=Xiangqi Arbiter
Report=Xiangqi arbiter's report
Guide=Guide
Cases=Example reports
CommandLine=Command line
Desktop=A shortcut on the desktop
#if FileExists(AddBackslash(CompilerPath) + "Languages\ChineseSimplified.isl")
zh.Program=象棋裁判台
zh.Report=象棋裁判报告
zh.Guide=使用指南
zh.Cases=报告示例
zh.CommandLine=命令行
zh.Desktop=在桌面上放快捷方式
#endif

[Tasks]
Name: "desktop"; Description: "{cm:Desktop}"; Flags: unchecked

[Files]
Source: "{#Programs}\xiangqi-arbiter.exe"; DestDir: "{app}"; Flags: ignoreversion
Source: "{#Programs}\xiangqi-arbiter-window.exe"; DestDir: "{app}"; Flags: ignoreversion
Source: "{#Programs}\THIRD-PARTY.txt"; DestDir: "{app}\licences"; Flags: ignoreversion
Source: "..\..\LICENSE-MIT"; DestDir: "{app}\licences"; DestName: "LICENSE-MIT.txt"; Flags: ignoreversion
Source: "..\..\LICENSE-APACHE"; DestDir: "{app}\licences"; DestName: "LICENSE-APACHE.txt"; Flags: ignoreversion
Source: "..\..\resources\fonts\OFL-*.txt"; DestDir: "{app}\licences"; Flags: ignoreversion
Source: "..\..\README.md"; DestDir: "{app}"; Flags: ignoreversion
Source: "..\..\README.zh.md"; DestDir: "{app}"; Flags: ignoreversion
Source: "..\..\resources\pictures\*.png"; DestDir: "{app}\resources\pictures"; Flags: ignoreversion
Source: "..\..\cases\*.ron"; DestDir: "{app}\cases"; Flags: ignoreversion
Source: "..\..\guide\*.md"; DestDir: "{app}\guide"; Flags: ignoreversion
Source: "..\..\guide\pictures\*.png"; DestDir: "{app}\guide\pictures"; Flags: ignoreversion

[Icons]
Name: "{group}\{cm:Program}"; Filename: "{app}\xiangqi-arbiter-window.exe"
Name: "{group}\{cm:Guide}"; Filename: "{app}\guide"
Name: "{group}\{cm:Cases}"; Filename: "{app}\cases"
Name: "{group}\{cm:CommandLine}"; Filename: "{cmd}"; Parameters: "/k ""set ""PATH={app};%PATH%"""""; WorkingDir: "{userdocs}"
Name: "{autodesktop}\{cm:Program}"; Filename: "{app}\xiangqi-arbiter-window.exe"; Tasks: desktop

; Many programs write .ron files, so this one is offered under "Open with" and takes none from another. Whoever wants
; it to open them by double-click says so there.
[Registry]
Root: HKA; Subkey: "Software\Classes\.ron\OpenWithProgids"; ValueType: string; ValueName: "XiangqiArbiter.Report"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\XiangqiArbiter.Report"; ValueType: string; ValueData: "{cm:Report}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\XiangqiArbiter.Report\DefaultIcon"; ValueType: string; ValueData: "{app}\xiangqi-arbiter-window.exe,0"
Root: HKA; Subkey: "Software\Classes\XiangqiArbiter.Report\shell\open\command"; ValueType: string; ValueData: """{app}\xiangqi-arbiter-window.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\xiangqi-arbiter-window.exe"; ValueType: string; ValueName: "FriendlyAppName"; ValueData: "{cm:Program}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\xiangqi-arbiter-window.exe\shell\open\command"; ValueType: string; ValueData: """{app}\xiangqi-arbiter-window.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\xiangqi-arbiter-window.exe\SupportedTypes"; ValueType: string; ValueName: ".ron"; ValueData: ""

[Run]
Filename: "{app}\xiangqi-arbiter-window.exe"; Description: "{cm:LaunchProgram,{cm:Program}}"; Flags: nowait postinstall skipifsilent
