package org.spindle.cli;

import java.io.PrintStream;
import java.util.concurrent.atomic.AtomicInteger;

/** One line on a terminal that says how many runs are done; silent elsewhere. Several threads may share it. */
final class RunCount implements AutoCloseable {

    private final PrintStream out;
    private final int total;
    private final AtomicInteger done = new AtomicInteger();

    private RunCount(PrintStream out, int total) {
        this.out = out;
        this.total = total;
    }

    /** On standard error if that is a terminal. */
    static RunCount onTerminal(int total) {
        return new RunCount(
                System.console() == null
                        ? new PrintStream(
                                java.io.OutputStream.nullOutputStream(), false, java.nio.charset.StandardCharsets.UTF_8)
                        : System.err,
                total);
    }

    /** One more run is done. */
    void add() {
        out.print("\r" + done.incrementAndGet() + " of " + total + " runs");
        out.flush();
    }

    @Override
    public void close() {
        out.print("\r" + " ".repeat((total + " of " + total + " runs").length()) + "\r");
        out.flush();
    }
}
