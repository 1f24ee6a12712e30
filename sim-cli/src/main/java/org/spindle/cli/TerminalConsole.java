package org.spindle.cli;

import java.io.Console;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/** The terminal of the process. Java 22 and later may have a console without one, for redirected input and output. */
final class TerminalConsole {

    private TerminalConsole() {}

    /** Returns the console of the terminal; null if input or output is redirected. */
    @SuppressWarnings("SystemConsoleNull") // what the check asks for follows
    static @Nullable Console get() {
        Console console = System.console();
        return console != null && isTerminal(console) ? console : null;
    }

    /** Asks the console itself, where it can be asked: from Java 22 on. */
    private static boolean isTerminal(Console console) {
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException before22) {
            return true;
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
