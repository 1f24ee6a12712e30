package org.spindle.cli;

import java.io.PrintStream;
import java.util.Locale;
import org.spindle.experiment.RunObserver;
import org.spindle.spi.request.Request;

/** One line on a terminal that says how far a run is; silent elsewhere. */
final class Progress implements RunObserver, AutoCloseable {

    private static final int EVERY = 4096;
    private static final long INTERVAL_NANOS = 200_000_000;

    private final PrintStream out;
    private final long started = System.nanoTime();
    private long shown = started;
    private long completed;
    private int width;

    private Progress(PrintStream out) {
        this.out = out;
    }

    /** On standard error if that is a terminal. */
    static Progress onTerminal() {
        return new Progress(System.console() == null ? nowhere() : System.err);
    }

    private static PrintStream nowhere() {
        return new PrintStream(java.io.OutputStream.nullOutputStream(), false, java.nio.charset.StandardCharsets.UTF_8);
    }

    @Override
    public void completed(Request request) {
        if (++completed % EVERY == 0 && System.nanoTime() - shown > INTERVAL_NANOS) {
            shown = System.nanoTime();
            double rate = completed / ((shown - started) / 1e9);
            show(String.format(
                    Locale.ROOT,
                    "%,d requests   %.1f s simulated   %,.0f requests/s",
                    completed,
                    request.completed() / 1e9,
                    rate));
        }
    }

    private void show(String line) {
        out.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
        out.flush();
        width = line.length();
    }

    @Override
    public void close() {
        if (width > 0) {
            show("");
            out.print("\r");
            out.flush();
        }
    }
}
