; The installer, for one user and without an administrator. make.sh passes VERSION, NUMBERS, TREE (what is installed),
; REMOVE (the lines that remove it), ICON and OUT.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define ID "Xiangqi Arbiter"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define TYPE "XiangqiArbiter.Report"
!define WINDOW "xiangqi-arbiter-window.exe"

Name "$(Program)"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${ID}"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
ManifestDPIAware true
ShowInstDetails nevershow
VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "Xiangqi Arbiter"
VIAddVersionKey /LANG=0 "FileDescription" "Xiangqi Arbiter Setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT OR Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW}"
!define MUI_FINISHPAGE_SHOWREADME ""
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(Desktop)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION DesktopShortcut
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${ID}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_RESERVEFILE_LANGDLL

!macro TEXT NAME SIMPLIFIED TRADITIONAL ENGLISH
  LangString ${NAME} ${LANG_SIMPCHINESE} "${SIMPLIFIED}"
  LangString ${NAME} ${LANG_TRADCHINESE} "${TRADITIONAL}"
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
!macroend
!insertmacro TEXT Program "象棋裁判台" "象棋裁判臺" "Xiangqi Arbiter"
!insertmacro TEXT Report "象棋裁判报告" "象棋裁判報告" "Xiangqi arbiter's report"
!insertmacro TEXT Guide "使用指南" "使用指南" "Guide"
!insertmacro TEXT Cases "报告示例" "報告範例" "Example reports"
!insertmacro TEXT CommandLine "命令行" "命令列" "Command line"
!insertmacro TEXT Desktop "在桌面上放快捷方式" "在桌面上放捷徑" "A shortcut on the desktop"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd
Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd
Function DesktopShortcut
  CreateShortcut "$DESKTOP\$(Program).lnk" "$INSTDIR\${WINDOW}"
  WriteRegStr HKCU "Software\${ID}" "Desktop" "$DESKTOP\$(Program).lnk"
FunctionEnd

Section
  ; An older version takes its own files away first: the new one may have others.
  ReadRegStr $3 HKCU "Software\${ID}" "Desktop"
  ReadRegStr $0 HKCU "Software\${ID}" "Folder"
  StrCmp $0 "" fresh
  IfFileExists "$0\uninstall.exe" 0 fresh
  ExecWait '"$0\uninstall.exe" /S _?=$0'
  Delete "$0\uninstall.exe"
fresh:
  SetOverwrite on
  SetOutPath "$INSTDIR"
  File /r "${TREE}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateDirectory "$SMPROGRAMS\$(Program)"
  CreateShortcut "$SMPROGRAMS\$(Program)\$(Program).lnk" "$INSTDIR\${WINDOW}"
  CreateShortcut "$SMPROGRAMS\$(Program)\$(Guide).lnk" "$INSTDIR\guide"
  CreateShortcut "$SMPROGRAMS\$(Program)\$(Cases).lnk" "$INSTDIR\cases"
  ; A shortcut begins in the folder that is current when it is made.
  SetOutPath "$DOCUMENTS"
  CreateShortcut "$SMPROGRAMS\$(Program)\$(CommandLine).lnk" "$SYSDIR\cmd.exe" '/k "set "PATH=$INSTDIR;%PATH%""'
  SetOutPath "$INSTDIR"

  StrCmp $3 "" +3
  CreateShortcut "$3" "$INSTDIR\${WINDOW}"
  WriteRegStr HKCU "Software\${ID}" "Desktop" "$3"

  WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\${ID}" "Menu" "$SMPROGRAMS\$(Program)"
  ; Many programs write .ron files, so this one is offered under "Open with" and takes none from another.
  WriteRegStr HKCU "Software\Classes\.ron\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(Report)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${WINDOW},0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${WINDOW}" "%1"'
  WriteRegStr HKCU "Software\Classes\Applications\${WINDOW}" "FriendlyAppName" "$(Program)"
  WriteRegStr HKCU "Software\Classes\Applications\${WINDOW}\shell\open\command" "" '"$INSTDIR\${WINDOW}" "%1"'
  WriteRegStr HKCU "Software\Classes\Applications\${WINDOW}\SupportedTypes" ".ron" ""
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "$(Program)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${WINDOW}"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

Section un.Uninstall
  ; Only what the installer put there; what an arbiter saved there stays.
  !include "${REMOVE}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ; The language may have been another when it was installed.
  ReadRegStr $0 HKCU "Software\${ID}" "Desktop"
  StrCmp $0 "" +2
  Delete "$0"
  ReadRegStr $0 HKCU "Software\${ID}" "Menu"
  StrCmp $0 "" +3
  Delete "$0\*.lnk"
  RMDir "$0"
  DeleteRegValue HKCU "Software\Classes\.ron\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.ron\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.ron"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegKey HKCU "Software\Classes\Applications\${WINDOW}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${ID}"
  ${RefreshShellIcons}
SectionEnd
