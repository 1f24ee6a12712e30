package org.spindle.cli;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.spindle.run.RunControl;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.Request;

/** Shows the progress of a run on the status line. Another thread reads it; the run itself only counts. */
final class RunProgress implements RunObserver, AutoCloseable {

    private static final long INTERVAL_MILLIS = 200;

    private final StatusLine line;
    private final @Nullable ScheduledExecutorService looking;
    private final long started = System.nanoTime();
    private final AtomicLong completed = new AtomicLong();
    private final AtomicLong simulated = new AtomicLong();
    private volatile OptionalLong requests = OptionalLong.empty();
    private volatile OptionalLong nanos = OptionalLong.empty();

    RunProgress() {
        this(StatusLine.onTerminal());
    }

    RunProgress(StatusLine line) {
        this.line = line;
        looking = line.isShown() ? look() : null;
    }

    @SuppressWarnings("FutureReturnValueIgnored") // it repeats until the thread is shut down
    private ScheduledExecutorService look() {
        ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread made = new Thread(task, "run-progress");
            made.setDaemon(true);
            return made;
        });
        thread.scheduleAtFixedRate(
                () -> line.show(line((System.nanoTime() - started) / 1e9)),
                INTERVAL_MILLIS,
                INTERVAL_MILLIS,
                TimeUnit.MILLISECONDS);
        return thread;
    }

    @Override
    public void begin(RunControl run) {
        requests = run.requests();
        nanos = run.nanos();
    }

    /** Only one thread writes: plain additions, made visible to the reading thread. */
    @Override
    public void completed(Request request) {
        completed.lazySet(completed.getPlain() + 1);
        simulated.lazySet(request.completed());
    }

    /**
     * @param seconds since the beginning, more than 0
     */
    String line(double seconds) {
        long done = completed.get();
        double simulatedSeconds = simulated.get() / 1e9;
        double fraction = Math.min(1, Math.max(fraction(done, requests), fraction(simulated.get(), nanos)));
        StringBuilder text = new StringBuilder();
        if (fraction > 0) {
            text.append(String.format(Locale.ROOT, "%.0f %%   ", Math.floor(100 * fraction)));
        }
        text.append(String.format(Locale.ROOT, "%,d", done));
        requests.ifPresent(total -> text.append(String.format(Locale.ROOT, " of %,d", total)));
        text.append(String.format(
                Locale.ROOT,
                " requests   %.1f s simulated   %,.0f requests/s   %.3g simulated s/s",
                simulatedSeconds,
                done / seconds,
                simulatedSeconds / seconds));
        if (fraction > 0) {
            long left = Math.round(seconds * (1 - fraction) / fraction);
            text.append("   ").append(TimeLeft.of(left)).append(" left");
        }
        return text.toString();
    }

    private static double fraction(long done, OptionalLong total) {
        return total.isEmpty() ? 0 : (double) done / total.getAsLong();
    }

    @Override
    public void close() {
        if (looking != null) {
            looking.shutdownNow();
        }
        line.close();
    }
}
