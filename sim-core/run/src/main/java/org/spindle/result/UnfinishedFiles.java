package org.spindle.result;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What a process has created for a result that is not finished. It is deleted if it is given up or the process ends
 * first, also if the process ends while something is being created: {@link #create} waits for the end from then on.
 */
public final class UnfinishedFiles implements AutoCloseable {

    /** Creates or renames something. */
    @FunctionalInterface
    public interface Step<T> {
        T run() throws IOException;
    }

    /** Deletes or releases what a step has created. */
    @FunctionalInterface
    public interface Undo<T> {
        void undo(T created) throws IOException;
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Step<?>> undos = new ArrayDeque<>();
    private final Thread onExit = new Thread(this::discardAtExit, "discard-unfinished-files");
    private boolean open = true;

    /**
     * Begins with nothing created.
     *
     * @param place of the result, for messages
     * @throws ResultException if the process is ending
     */
    public UnfinishedFiles(String place) {
        try {
            Runtime.getRuntime().addShutdownHook(onExit);
        } catch (IllegalStateException shuttingDown) {
            throw new ResultException(place, "was not begun: the process is ending", "start it again", shuttingDown);
        }
    }

    /**
     * Creates something.
     *
     * @param undo used if the result is given up or the process ends; what was created last is undone first
     */
    public <T> T create(Step<T> step, Undo<T> undo) throws IOException {
        lock.lock();
        try {
            T created = step.run();
            undos.push(() -> {
                undo.undo(created);
                return created;
            });
            return created;
        } finally {
            lock.unlock();
        }
    }

    /** Creates something that the undo of an earlier step deletes too. */
    public <T> T create(Step<T> step) throws IOException {
        lock.lock();
        try {
            return step.run();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Gives the result its final name; nothing is undone from then on.
     *
     * @throws IOException if the step fails; what was created can still be given up
     */
    public void finish(Step<?> step) throws IOException {
        lock.lock();
        try {
            step.run();
            open = false;
        } finally {
            lock.unlock();
        }
        forgetOnExit();
    }

    /**
     * Undoes everything unless it was finished or undone before.
     *
     * @throws IOException the first failure; the other steps are undone all the same
     */
    @Override
    public void close() throws IOException {
        lock.lock();
        try {
            discard();
        } finally {
            lock.unlock();
        }
        forgetOnExit();
    }

    /** Closes after a failure; a failure to close is added to it. */
    public void abandon(Exception reason) {
        try {
            close();
        } catch (IOException e) {
            reason.addSuppressed(e);
        }
    }

    /** Keeps the lock, so that no other thread creates anything before the JVM halts. */
    @SuppressWarnings("LockNotBeforeTry")
    private void discardAtExit() {
        lock.lock();
        try {
            discard();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void discard() throws IOException {
        if (!open) {
            return;
        }
        open = false;
        @Nullable IOException first = null;
        for (Step<?> undo : undos) {
            try {
                undo.run();
            } catch (IOException e) {
                first = first == null ? e : first;
            }
        }
        if (first != null) {
            throw first;
        }
    }

    private void forgetOnExit() {
        try {
            Runtime.getRuntime().removeShutdownHook(onExit);
        } catch (IllegalStateException shuttingDown) {
            return;
        }
    }
}
