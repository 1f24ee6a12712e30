@echo off
rem Runs an installed Spindle: what 'spindle' does, in the language of Windows.
setlocal EnableExtensions DisableDelayedExpansion
rem Of a subroutine the name of this file is right even if a caller gave it in quotes and without its directory.
call :home
goto runtime
:home
for %%I in ("%~dp0..") do set "SPINDLE_DIR=%%~fI"
rem At the root of a drive the name ends with a backslash, which would escape the quote behind it.
if "%SPINDLE_DIR:~-1%"=="\" set "SPINDLE_DIR=%SPINDLE_DIR%."
exit /b 0

rem The Java that comes with the installation, that of JAVA_HOME, or the one on the PATH.
:runtime
set "SPINDLE_JAVA=%SPINDLE_DIR%\runtime\bin\java.exe"
if exist "%SPINDLE_JAVA%" goto java
if not defined JAVA_HOME goto path
rem Some put quotes into the variable.
set "SPINDLE_JAVA=%JAVA_HOME:"=%\bin\java.exe"
if exist "%SPINDLE_JAVA%" goto java
echo spindle: JAVA_HOME is "%JAVA_HOME:"=%", which has no bin\java.exe: point it at a Java 17 or newer 1>&2
exit /b 69

:path
for %%I in (java.exe) do set "SPINDLE_JAVA=%%~$PATH:I"
if not "%SPINDLE_JAVA%"=="" goto java
echo spindle: no java found: install a Java 17 or newer and put it on the PATH, or point JAVA_HOME at it 1>&2
exit /b 69

rem The version in the file that every JDK carries.
:java
set "VERSION=17"
for %%I in ("%SPINDLE_JAVA%") do set "RELEASE=%%~dpI..\release"
if not exist "%RELEASE%" goto major
for /f "usebackq tokens=1,2 delims==" %%I in ("%RELEASE%") do if "%%I"=="JAVA_VERSION" set "VERSION=%%~J"
:major
for /f "delims=.-+_" %%I in ("%VERSION%") do set "MAJOR=%%I"
if %MAJOR% geq 17 goto words
echo spindle: "%SPINDLE_JAVA%" is Java %VERSION%: install a Java 17 or newer and point JAVA_HOME at it 1>&2
exit /b 69

rem The command: the first word that is neither an option nor the value of one. 'shift' leaves all words in %*.
:words
set "OPTION="
:word
set "WORD=%~1"
if "%WORD%"=="" goto command
shift /1
for %%I in (--plugin --plugins --plugin-dir --timeout-plugin --trace-threads) do if "%OPTION%"=="%%I" goto words
if not "%OPTION%"=="--log" goto noLevel
set "OPTION="
for %%I in (error warn info debug trace) do if /i "%WORD%"=="%%I" goto words
:noLevel
set "OPTION=%WORD%"
if "%WORD:~0,1%"=="-" goto word

:command
set "MORE="
set "COLLECTOR=-XX:+UseSerialGC"
rem Over before the optimising compiler could pay back what it takes. Without a command there is only help.
if "%WORD%"=="" set "MORE=-XX:TieredStopAtLevel=1"
for %%I in (list describe config) do if "%WORD%"=="%%I" set "MORE=-XX:TieredStopAtLevel=1"
rem As many runs at a time as there are processors: while one thread collects, all others wait.
for %%I in (reproduce sweep) do if "%WORD%"=="%%I" set "COLLECTOR=-XX:+UseParallelGC"
rem Somebody who chooses another one by the environment gets it: the JVM refuses two. The values may have any characters, so
rem they are searched without being expanded in this script.
if not defined JAVA_TOOL_OPTIONS if not defined JDK_JAVA_OPTIONS if not defined JAVA_OPTS goto later
set "FIND=%SystemRoot%\System32\findstr.exe"
set J 2>nul | "%FIND%" /b /i "JAVA_TOOL_OPTIONS= JDK_JAVA_OPTIONS= JAVA_OPTS=" | "%FIND%" /r /c:"-XX:+Use[0-9A-Za-z]*GC" >nul
if not errorlevel 1 set "COLLECTOR="
:later
rem Later versions warn of what libraries do.
if %MAJOR% geq 24 set "MORE=%MORE% --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"

rem The optimising compiler lets a loop with a counter be stopped, which a plugin that does not return may be in.
rem It begins ten times as late as by default: before that, it is busy with the start.
rem It copies fewer large methods into their callers than by default: that takes longer than most simulations.
rem Arrays of a megabyte or more are allocated where they stay; calls by reflection go to native code, which starts faster.
"%SPINDLE_JAVA%" -XX:+IgnoreUnrecognizedVMOptions -XX:-UsePerfData -XX:Tier4InvocationThreshold=50000 ^
    -XX:Tier4MinInvocationThreshold=6000 -XX:Tier4CompileThreshold=150000 -XX:Tier4BackEdgeThreshold=400000 ^
    -XX:FreqInlineSize=100 ^
    -XX:+UseCountedLoopSafepoints -XX:LoopStripMiningIter=1000 -XX:PretenureSizeThreshold=1m ^
    %JAVA_OPTS% %COLLECTOR% %MORE% -Dguice_bytecode_gen_option=DISABLED -Dsun.reflect.inflationThreshold=1000 ^
    -Djdk.reflect.useNativeAccessorOnly=true ^
    "-Dspindle.home=%SPINDLE_DIR%" -jar "%SPINDLE_DIR%\spindle.jar" %*
exit /b %ERRORLEVEL%
