package org.spindle.plugin;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Does work in which plugins are called, and shows another thread how far it is. */
final class WatchedThread<T> extends Thread {

    /**
     * A call into a plugin that has to come back.
     *
     * @param doing what, to complete the sentence "the plugin failed to ..."
     */
    record Call(Plugin plugin, String doing) {}

    private final Supplier<T> work;
    private volatile @Nullable Call call;
    private volatile @Nullable LongSupplier progress;
    private volatile @Nullable Runnable stop;
    private volatile boolean givenUp;
    private volatile long calls;
    private @Nullable T result;
    private @Nullable Throwable failure;

    WatchedThread(Supplier<T> work) {
        super("watched-plugins");
        setDaemon(true);
        this.work = work;
    }

    @Override
    public void run() {
        try {
            result = work.get();
        } catch (RuntimeException | Error e) {
            failure = e;
        }
    }

    /** Notes that a call begins; returns the one that it is within. */
    @Nullable
    Call enter(Call begun) {
        Call before = call;
        call = begun;
        calls++;
        return before;
    }

    /** Notes that a call has come back, to that within which it was. */
    void leave(@Nullable Call before) {
        call = before;
        calls++;
    }

    /**
     * Names what grows for as long as calls come back.
     *
     * @param stopping lets the work end soon
     */
    void follow(LongSupplier growing, Runnable stopping) {
        stop = stopping;
        progress = growing;
    }

    /** Has the work end as soon as the present call comes back. */
    void giveUp() {
        givenUp = true;
        Runnable stopping = stop;
        if (stopping != null) {
            stopping.run();
        }
        interrupt();
    }

    boolean isGivenUp() {
        return givenUp;
    }

    /** A number that is another one whenever a call has come back. */
    long progress() {
        LongSupplier growing = progress;
        return calls + (growing == null ? 0 : growing.getAsLong());
    }

    /** Whether there is a call that has to come back, or something that has to grow. */
    boolean canBeJudged() {
        return call != null || progress != null;
    }

    @Nullable
    Call call() {
        return call;
    }

    /** What came of the work, when it is over. */
    @SuppressWarnings("NullAway") // a work that returns null is for the caller to bear
    T outcome() {
        if (failure instanceof RuntimeException thrown) {
            throw thrown;
        }
        if (failure instanceof Error thrown) {
            throw thrown;
        }
        return result;
    }
}
