package org.spindle.cli;

import java.util.Locale;
import org.spindle.sweep.PlanEntry;
import org.spindle.sweep.RowLine;
import org.spindle.sweep.SweepBackend;

/** Shows the progress of a sweep on the status line. */
final class SweepProgress implements SweepBackend.Rows, AutoCloseable {

    private static final long INTERVAL_NANOS = 200_000_000;

    private final StatusLine status = StatusLine.onTerminal();
    private final int total;
    private final int before;
    private final long started = System.nanoTime();
    private long shown = started;
    private int running;
    private int done;
    private int failed;

    /**
     * @param total runs in all
     * @param before the number of runs done at the beginning
     */
    SweepProgress(int total, int before) {
        this.total = total;
        this.before = before;
    }

    @Override
    public void started(PlanEntry entry) {
        running++;
    }

    @Override
    public void finished(RowLine row) {
        running--;
        done++;
        failed += row.failed() ? 1 : 0;
        long now = System.nanoTime();
        if (now - shown > INTERVAL_NANOS) {
            shown = now;
            status.show(line((now - started) / 1e9));
        }
    }

    /**
     * @param seconds since the beginning, more than 0
     */
    String line(double seconds) {
        double rate = done / seconds;
        long left = Math.round((total - before - done) / rate);
        return String.format(
                Locale.ROOT,
                "%,d of %,d runs   %d running   %.1f runs/s   %s left%s",
                before + done,
                total,
                running,
                rate,
                TimeLeft.of(left),
                failed == 0 ? "" : "   " + failed + " failed");
    }

    @Override
    public void close() {
        status.close();
    }
}
