package org.spindle.plugin;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs work in which plugins are called, and publishes its progress to another thread. */
final class WatchedThread<T> extends Thread {

    /**
     * A call into a plugin in progress.
     *
     * @param doing completes the sentence "the plugin failed to ..."
     */
    record Call(Plugin plugin, String doing) {}

    private final Supplier<T> work;
    private volatile @Nullable Call call;
    private volatile @Nullable LongSupplier progress;
    private volatile @Nullable Runnable stop;
    private volatile boolean givenUp;
    private volatile long calls;

    /** Written by this thread only. */
    private final AtomicLong parts = new AtomicLong();

    private final CountDownLatch end = new CountDownLatch(1);
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
        } catch (Throwable e) {
            failure = e;
        } finally {
            end.countDown();
        }
    }

    /**
     * Waits for the end of the work; returns whether it has ended. Unlike {@link #join}, this needs no lock that code in this thread could
     * hold.
     */
    boolean awaitEnd(long millis) throws InterruptedException {
        return end.await(millis, TimeUnit.MILLISECONDS);
    }

    /** Notes that a part of the work is done. */
    void advance() {
        parts.lazySet(parts.getPlain() + 1);
    }

    /** Notes that a call begins; returns the enclosing one. */
    @SuppressWarnings("NonAtomicVolatileUpdate") // only this thread writes
    @Nullable
    Call enter(Call begun) {
        Call before = call;
        call = begun;
        calls++;
        return before;
    }

    /** Notes that a call has returned to the enclosing one. */
    @SuppressWarnings("NonAtomicVolatileUpdate")
    void leave(@Nullable Call before) {
        call = before;
        calls++;
    }

    /**
     * Sets a number that grows as long as calls return.
     *
     * @param stopping ends the work soon
     */
    void follow(LongSupplier growing, Runnable stopping) {
        stop = stopping;
        progress = growing;
    }

    /** Ends the work as soon as the present call returns. */
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

    /** Returns a number that changes whenever a call has returned. */
    long progress() {
        LongSupplier growing = progress;
        return calls + parts.get() + (growing == null ? 0 : growing.getAsLong());
    }

    /** Returns whether a call is in progress, or a number that has to grow is set. */
    boolean canBeJudged() {
        return call != null || progress != null;
    }

    @Nullable
    Call call() {
        return call;
    }

    /** Returns the result of the work when it is over. */
    @SuppressWarnings("NullAway") // null is a valid result of the work
    T outcome() {
        if (failure instanceof RuntimeException thrown) {
            throw thrown;
        }
        if (failure instanceof Error thrown) {
            throw thrown;
        }
        if (failure != null) {
            throw undeclared(failure);
        }
        return result;
    }

    /** Wraps a checked exception, which only code that was not written in Java throws where none is declared. */
    private static IllegalStateException undeclared(Throwable failure) {
        IllegalStateException wrapped = new IllegalStateException(failure.toString(), failure);
        wrapped.setStackTrace(failure.getStackTrace());
        return wrapped;
    }
}
