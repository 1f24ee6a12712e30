@echo off
rem Runs an installed Spindle.
setlocal
for %%I in ("%~dp0..") do set "SPINDLE_DIR=%%~fI"

rem The Java that comes with the installation, that of JAVA_HOME, or the one on the PATH.
set "SPINDLE_JAVA=%SPINDLE_DIR%\runtime\bin\java.exe"
if exist "%SPINDLE_JAVA%" goto run
if not defined JAVA_HOME goto path
set "SPINDLE_JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%SPINDLE_JAVA%" goto run
echo spindle: JAVA_HOME is "%JAVA_HOME%", which has no bin\java.exe: point it at a Java 17 or newer 1>&2
exit /b 69

:path
set "SPINDLE_JAVA=java.exe"
where /q java.exe
if not errorlevel 1 goto run
echo spindle: no java found: install a Java 17 or newer and put it on the PATH, or point JAVA_HOME at it 1>&2
exit /b 69

:run
"%SPINDLE_JAVA%" %JAVA_OPTS% -Dguice_bytecode_gen_option=DISABLED "-Dspindle.home=%SPINDLE_DIR%" -jar "%SPINDLE_DIR%\spindle.jar" %*
exit /b %ERRORLEVEL%
