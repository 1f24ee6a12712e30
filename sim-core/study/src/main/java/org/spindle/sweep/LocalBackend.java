package org.spindle.sweep;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Runs on threads of this process, one simulation per thread at a time. */
public final class LocalBackend implements SweepBackend {

    private final Function<PlanEntry, RunRow> runner;
    private final int threads;

    /**
     * @param runner thread-safe; returns failed rows instead of throwing
     * @param threads at least 1
     */
    public LocalBackend(Function<PlanEntry, RunRow> runner, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a backend needs at least 1 thread, not " + threads);
        }
        this.runner = runner;
        this.threads = threads;
    }

    @Override
    public void run(Iterator<PlanEntry> entries, Rows rows) {
        Work work = new Work(entries, rows);
        List<Thread> pool = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Thread thread = new Thread(() -> work.through(runner), "sweep-" + i);
            thread.setDaemon(true);
            thread.start();
            pool.add(thread);
        }
        boolean interrupted = false;
        for (Thread thread : pool) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                    work.stop(new IllegalStateException("the sweep was interrupted", e));
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        work.rethrow();
    }

    /** The state that the threads share. */
    private static final class Work {

        private final Iterator<PlanEntry> entries;
        private final Rows rows;
        private @Nullable Throwable failure;

        Work(Iterator<PlanEntry> entries, Rows rows) {
            this.entries = entries;
            this.rows = rows;
        }

        void through(Function<PlanEntry, RunRow> runner) {
            try {
                for (PlanEntry entry = next(); entry != null; entry = next()) {
                    deliver(RowLine.of(runner.apply(entry)));
                }
            } catch (RuntimeException | Error e) {
                stop(e);
            }
        }

        private synchronized @Nullable PlanEntry next() {
            if (failure != null || !entries.hasNext()) {
                return null;
            }
            PlanEntry entry = entries.next();
            rows.started(entry);
            return entry;
        }

        private synchronized void deliver(RowLine row) {
            if (failure == null) {
                rows.finished(row);
            }
        }

        synchronized void stop(Throwable cause) {
            if (failure == null) {
                failure = cause;
            }
        }

        synchronized void rethrow() {
            if (failure instanceof Error error) {
                throw error;
            }
            if (failure instanceof RuntimeException exception) {
                throw exception;
            }
        }
    }
}
