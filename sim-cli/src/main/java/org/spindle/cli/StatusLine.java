package org.spindle.cli;

import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/** One line on a terminal that is overwritten and finally erased; silent elsewhere. Several threads may share it. */
final class StatusLine implements AutoCloseable {

    private final @Nullable PrintStream out;
    private int width;

    /**
     * @param out null for silence
     */
    StatusLine(@Nullable PrintStream out) {
        this.out = out;
    }

    /** Returns a line on standard error, silent unless that is a terminal. */
    static StatusLine onTerminal() {
        return new StatusLine(TerminalConsole.get() == null ? null : System.err);
    }

    boolean isShown() {
        return out != null;
    }

    synchronized void show(String line) {
        if (out != null) {
            out.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
            out.flush();
            width = line.length();
        }
    }

    @Override
    public synchronized void close() {
        if (out != null && width > 0) {
            show("");
            out.print("\r");
            out.flush();
        }
    }
}
