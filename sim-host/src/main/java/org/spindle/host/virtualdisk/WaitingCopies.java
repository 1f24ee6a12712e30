package org.spindle.host.virtualdisk;

import java.util.ArrayDeque;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Copies that wait for their dependencies, then for their think time (González-Férez 2012, sections 3.2.3 and 4.3.3).
 *
 * <ul>
 *   <li>A write, or a request without a known process, has no dependency.
 *   <li>The first request of a process depends on the last request that its parent issued before.
 *   <li>A request after a wait for a child depends on all of the child's requests; as it is issued, the child has exited.
 *   <li>A synchronous read depends on the previous synchronous read of its process.
 *   <li>A read-ahead, or another asynchronous read, depends on the insertion of the previous synchronous read.
 * </ul>
 */
final class WaitingCopies implements EventHandler {

    /** Receives the released copies. */
    interface Inserter {

        void ready(Copy copy);

        /** Called when copies have become ready at the end of their think times. */
        void thinkTimesEnded();

        /** Called when a copy is dropped; it is not used here any more. */
        void dropped(Copy copy);

        /** Called when a process has exited and none of its copies is left. */
        void ended(ProcessRecord process);
    }

    private final EventLoop events;
    private final Inserter inserter;
    private final ArrayDeque<Copy> independent = new ArrayDeque<>();
    private final ArrayDeque<ProcessRecord> changed = new ArrayDeque<>();
    private final CopyPool pool;
    private int waiting;
    private long epoch;

    WaitingCopies(EventLoop events, CopyPool pool, Inserter inserter) {
        this.events = events;
        this.inserter = inserter;
        this.pool = pool;
    }

    /** Returns the number of waiting copies. */
    int size() {
        return waiting;
    }

    /** Makes think times without a preceding served request begin now. */
    void beginNow() {
        epoch = events.now();
    }

    /** Adds a copy; {@link #releaseReady} releases it when its dependencies are resolved. */
    void add(Copy copy) {
        waiting++;
        copy.state = Copy.State.WAITING;
        ProcessRecord process = copy.process;
        if (process != null) {
            process.pending++;
            process.lastCopy = copy;
        }
        if (process == null || copy.request.isWrite()) {
            independent.add(copy);
        } else {
            process.waiting.add(copy);
            markChanged(process);
        }
    }

    /** Called when a released copy has been served. */
    void served(Copy copy) {
        ProcessRecord process = copy.process;
        if (process == null) {
            return;
        }
        if (copy.isSynchronous) {
            process.synchronousAdmitted--;
        }
        leave(copy, process);
        markChanged(process);
    }

    private void leave(Copy copy, ProcessRecord process) {
        process.pending--;
        process.releasedAt = events.now();
        if (process.lastCopy == copy) {
            process.lastCopy = null;
        }
        for (int i = process.children.size() - 1; i >= 0; i--) {
            ProcessRecord child = process.children.get(i);
            if (child.parentCopy == copy) {
                child.parentCopy = null;
                child.releasedAt = events.now();
                process.children.remove(i);
                markChanged(child);
            }
        }
        if (process.pending == 0) {
            ended(process);
        }
    }

    /** Called when a process has exited. */
    void exited(ProcessRecord process) {
        if (process.pending == 0) {
            ended(process);
        }
    }

    private void ended(ProcessRecord process) {
        for (ProcessRecord parent : process.waitingForCopies) {
            parent.releasedAt = events.now();
            markChanged(parent);
        }
        process.waitingForCopies.clear();
        if (process.hasExited) {
            inserter.ended(process);
        }
    }

    private void markChanged(ProcessRecord process) {
        if (!process.isMarked) {
            process.isMarked = true;
            changed.add(process);
        }
    }

    /** Releases all copies without an unresolved dependency. */
    void releaseReady() {
        for (Copy copy = independent.poll(); copy != null; copy = independent.poll()) {
            think(copy, epoch);
        }
        for (ProcessRecord process = changed.poll(); process != null; process = changed.poll()) {
            process.isMarked = false;
            releaseReady(process);
        }
    }

    /** Releases reads of a process in order, up to the first that has an unresolved dependency. */
    private void releaseReady(ProcessRecord process) {
        for (Copy copy = process.waiting.peek();
                copy != null && isReleasable(copy, process);
                copy = process.waiting.peek()) {
            process.waiting.remove();
            if (copy.isSynchronous) {
                process.synchronousAdmitted++;
                process.synchronousThinking++;
            }
            think(copy, Math.max(epoch, process.releasedAt));
        }
    }

    private static boolean isReleasable(Copy copy, ProcessRecord process) {
        return process.synchronousThinking == 0
                && (!copy.isSynchronous || process.synchronousAdmitted == 0)
                && !isBlocked(copy, process);
    }

    /** Returns whether a read depends on another process. */
    private static boolean isBlocked(Copy copy, ProcessRecord process) {
        ProcessRecord child = copy.awaited;
        if (child == null) {
            return process.parentCopy != null;
        }
        if (child.pending == 0) {
            copy.awaited = null;
            return process.parentCopy != null;
        }
        if (!child.waitingForCopies.contains(process)) {
            child.waitingForCopies.add(process);
        }
        return true;
    }

    private void think(Copy copy, long since) {
        long until = since + copy.thinkNanos;
        if (until <= events.now()) {
            release(copy);
        } else {
            copy.state = Copy.State.THINKING;
            copy.thinkEvent = events.schedule(until, this, 0, copy.slot);
        }
    }

    @Override
    public void handle(int op, long slot) {
        Copy copy = pool.at(slot);
        copy.thinkEvent = 0;
        release(copy);
        inserter.thinkTimesEnded();
    }

    private void release(Copy copy) {
        waiting--;
        copy.state = Copy.State.READY;
        if (copy.isSynchronous && copy.process != null) {
            copy.process.synchronousThinking--;
            markChanged(copy.process);
        }
        inserter.ready(copy);
    }

    /** Drops all copies that have not joined the queue of the disk. */
    void dropAll() {
        independent.clear();
        for (int slot = 0; slot < pool.size(); slot++) {
            Copy copy = pool.at(slot);
            if (copy.state != Copy.State.UNUSED && copy.state != Copy.State.ADMITTED) {
                drop(copy);
            }
        }
        releaseReady();
    }

    private void drop(Copy copy) {
        events.cancel(copy.thinkEvent);
        ProcessRecord process = copy.process;
        if (process != null) {
            process.waiting.remove(copy);
            if (copy.isSynchronous && copy.state != Copy.State.WAITING) {
                process.synchronousAdmitted--;
            }
            if (copy.isSynchronous && copy.state == Copy.State.THINKING) {
                process.synchronousThinking--;
            }
            leave(copy, process);
        }
        if (copy.state != Copy.State.READY) {
            waiting--;
        }
        inserter.dropped(copy);
    }
}
