@echo off
rem Runs an installed Spindle.
setlocal
for %%I in ("%~dp0..") do set "SPINDLE_DIR=%%~fI"
set "SPINDLE_JAVA=java"
if defined JAVA_HOME set "SPINDLE_JAVA=%JAVA_HOME%\bin\java"
if exist "%SPINDLE_DIR%\runtime\bin\java.exe" set "SPINDLE_JAVA=%SPINDLE_DIR%\runtime\bin\java"
"%SPINDLE_JAVA%" %JAVA_OPTS% -Dguice_bytecode_gen_option=DISABLED "-Dspindle.home=%SPINDLE_DIR%" -jar "%SPINDLE_DIR%\spindle.jar" %*
exit /b %ERRORLEVEL%
