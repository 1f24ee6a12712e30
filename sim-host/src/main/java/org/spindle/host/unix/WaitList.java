package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;

/** A doubly linked FIFO list of processes; the links are fields of the processes, so each is in at most one list. */
final class WaitList {

    private @Nullable UnixProcess first;
    private @Nullable UnixProcess last;

    boolean isEmpty() {
        return first == null;
    }

    void addLast(UnixProcess process) {
        process.before = last;
        process.behind = null;
        if (last == null) {
            first = process;
        } else {
            last.behind = process;
        }
        last = process;
        process.list = this;
    }

    void addFirst(UnixProcess process) {
        process.before = null;
        process.behind = first;
        if (first == null) {
            last = process;
        } else {
            first.before = process;
        }
        first = process;
        process.list = this;
    }

    @Nullable
    UnixProcess removeFirst() {
        UnixProcess removed = first;
        if (removed != null) {
            remove(removed);
        }
        return removed;
    }

    /** Removes a process of this list. */
    void remove(UnixProcess process) {
        UnixProcess before = process.before;
        UnixProcess behind = process.behind;
        if (before == null) {
            first = behind;
        } else {
            before.behind = behind;
        }
        if (behind == null) {
            last = before;
        } else {
            behind.before = before;
        }
        process.before = null;
        process.behind = null;
        process.list = null;
    }

    @Nullable
    UnixProcess first() {
        return first;
    }

    @Nullable
    UnixProcess last() {
        return last;
    }
}
