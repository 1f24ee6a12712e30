package org.spindle.host.virtualdisk;

import java.util.ArrayDeque;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Copies that wait for what they depend on, then for their thinking time (González-Férez 2012, sections 3.2.3 and 4.3.3).
 *
 * <ul>
 *   <li>A write depends on nothing, nor does a request of no known process.
 *   <li>The first request of a process depends on the last that its parent issued before.
 *   <li>A request after a wait for a child depends on the child's exit and on all its requests.
 *   <li>A synchronous read depends on the synchronous read of its process before.
 *   <li>A read-ahead, or another read that nobody waits for, depends on the insertion of the synchronous read before.
 * </ul>
 */
final class WaitingCopies implements EventHandler {

    /** Takes copies whose time has come. */
    interface Inserter {

        void ready(Copy copy);

        /** Copies have become ready by the end of their thinking times. */
        void thought();

        /** The copy is dropped; it is not used here any more. */
        void dropped(Copy copy);

        /** A process has exited, and none of its copies is left. */
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

    /** Number of copies that wait here. */
    int size() {
        return waiting;
    }

    /** Thinking times without a served request before them begin now. */
    void beginNow() {
        epoch = events.now();
    }

    /** Takes a copy; {@link #letGo} lets it go when it may. */
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
            list(process);
        }
    }

    /** A copy that was let go has been served. */
    void served(Copy copy) {
        ProcessRecord process = copy.process;
        if (process == null) {
            return;
        }
        if (copy.isSynchronous) {
            process.synchronousInside--;
        }
        leave(copy, process);
        list(process);
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
                list(child);
            }
        }
        if (process.pending == 0) {
            ended(process);
        }
    }

    /** A process has exited. */
    void exited(ProcessRecord process) {
        if (process.pending == 0) {
            ended(process);
        }
    }

    private void ended(ProcessRecord process) {
        for (ProcessRecord parent : process.waitingForExit) {
            parent.releasedAt = events.now();
            list(parent);
        }
        process.waitingForExit.clear();
        if (process.hasExited) {
            inserter.ended(process);
        }
    }

    private void list(ProcessRecord process) {
        if (!process.isListed) {
            process.isListed = true;
            changed.add(process);
        }
    }

    /** Lets all copies go that depend on nothing any more. */
    void letGo() {
        for (Copy copy = independent.poll(); copy != null; copy = independent.poll()) {
            think(copy, epoch);
        }
        for (ProcessRecord process = changed.poll(); process != null; process = changed.poll()) {
            process.isListed = false;
            letGo(process);
        }
    }

    /** Reads of a process go in order: the first that may not go keeps all behind it. */
    private void letGo(ProcessRecord process) {
        for (Copy copy = process.waiting.peek(); copy != null && mayGo(copy, process); copy = process.waiting.peek()) {
            process.waiting.remove();
            if (copy.isSynchronous) {
                process.synchronousInside++;
                process.synchronousThinking++;
            }
            think(copy, Math.max(epoch, process.releasedAt));
        }
    }

    private static boolean mayGo(Copy copy, ProcessRecord process) {
        return process.synchronousThinking == 0
                && (!copy.isSynchronous || process.synchronousInside == 0)
                && !isBlocked(copy, process);
    }

    /** Whether a read waits for another process. */
    private static boolean isBlocked(Copy copy, ProcessRecord process) {
        ProcessRecord child = copy.awaited;
        if (child == null) {
            return process.parentCopy != null;
        }
        if (child.hasExited && child.pending == 0) {
            copy.awaited = null;
            return process.parentCopy != null;
        }
        if (!child.waitingForExit.contains(process)) {
            child.waitingForExit.add(process);
        }
        return true;
    }

    private void think(Copy copy, long since) {
        long until = since + copy.thinkNanos;
        if (until <= events.now()) {
            go(copy);
        } else {
            copy.state = Copy.State.THINKING;
            copy.thinkEvent = events.schedule(until, this, 0, copy.slot);
        }
    }

    @Override
    public void handle(int op, long slot) {
        Copy copy = pool.at(slot);
        copy.thinkEvent = 0;
        go(copy);
        inserter.thought();
    }

    private void go(Copy copy) {
        waiting--;
        copy.state = Copy.State.READY;
        if (copy.isSynchronous && copy.process != null) {
            copy.process.synchronousThinking--;
            list(copy.process);
        }
        inserter.ready(copy);
    }

    /** Drops all copies that are not in the queue of the disk. */
    void dropAll() {
        independent.clear();
        for (int slot = 0; slot < pool.size(); slot++) {
            Copy copy = pool.at(slot);
            if (copy.state != Copy.State.UNUSED && copy.state != Copy.State.INSIDE) {
                drop(copy);
            }
        }
        letGo();
    }

    private void drop(Copy copy) {
        events.cancel(copy.thinkEvent);
        ProcessRecord process = copy.process;
        if (process != null) {
            process.waiting.remove(copy);
            if (copy.isSynchronous && copy.state != Copy.State.WAITING) {
                process.synchronousInside--;
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
