package org.spindle.cli;

import java.util.Locale;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.Request;

/** Says on the status line how far a run is. */
final class RunProgress implements RunObserver, AutoCloseable {

    private static final int EVERY = 4096;
    private static final long INTERVAL_NANOS = 200_000_000;

    private final StatusLine line = StatusLine.onTerminal();
    private final long started = System.nanoTime();
    private long shown = started;
    private long completed;

    @Override
    public void completed(Request request) {
        if (++completed % EVERY == 0 && System.nanoTime() - shown > INTERVAL_NANOS) {
            shown = System.nanoTime();
            double rate = completed / ((shown - started) / 1e9);
            line.show(String.format(
                    Locale.ROOT,
                    "%,d requests   %.1f s simulated   %,.0f requests/s",
                    completed,
                    request.completed() / 1e9,
                    rate));
        }
    }

    @Override
    public void close() {
        line.close();
    }
}
