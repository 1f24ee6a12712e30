package org.spindle.cli;

import java.util.concurrent.atomic.AtomicInteger;

/** Says on the status line how many runs are done. Several threads may share it. */
final class RunCount implements AutoCloseable {

    private final StatusLine line = StatusLine.onTerminal();
    private final int total;
    private final AtomicInteger done = new AtomicInteger();

    RunCount(int total) {
        this.total = total;
    }

    /** One more run is done. */
    void add() {
        line.show(done.incrementAndGet() + " of " + total + " runs");
    }

    @Override
    public void close() {
        line.close();
    }
}
