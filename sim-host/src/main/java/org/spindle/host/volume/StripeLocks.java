package org.spindle.host.volume;

import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * Exclusive and shared locks on stripes, granted in order of arrival. Only locked stripes use memory. Tasks must lock their stripes in
 * ascending order, which prevents deadlocks.
 */
final class StripeLocks {

    private static final int EXCLUSIVE = -1;

    /** Receives the tasks to which a release has granted a lock. */
    private final Queue<VolumeTask> granted;

    // A hash table with linear probing. A free slot has no holders.
    private long[] stripes = new long[64];
    private int[] holders = new int[64];
    private @Nullable VolumeTask[] first = new @Nullable VolumeTask[64];
    private @Nullable VolumeTask[] last = new @Nullable VolumeTask[64];
    private int used;

    /**
     * @param granted receives the tasks whose wait has ended
     */
    StripeLocks(Queue<VolumeTask> granted) {
        this.granted = granted;
    }

    /**
     * Locks a stripe, or adds the task to those that wait for it.
     *
     * @return false if the task has to wait
     */
    boolean acquire(long stripe, VolumeTask task) {
        if (2 * used >= stripes.length) {
            grow();
        }
        int slot = slot(stripe);
        if (holders[slot] == 0) {
            stripes[slot] = stripe;
            holders[slot] = task.isExclusive() ? EXCLUSIVE : 1;
            used++;
            return true;
        }
        VolumeTask waiting = last[slot];
        if (holders[slot] > 0 && !task.isExclusive() && waiting == null) {
            holders[slot]++;
            return true;
        }
        if (waiting == null) {
            first[slot] = task;
        } else {
            waiting.nextWaiting = task;
        }
        last[slot] = task;
        return false;
    }

    /** Releases a stripe, and grants it to the next waiting tasks. */
    void release(long stripe) {
        int slot = slot(stripe);
        holders[slot] = holders[slot] == EXCLUSIVE ? 0 : holders[slot] - 1;
        VolumeTask next = first[slot];
        while (next != null && (holders[slot] == 0 || holders[slot] > 0 && !next.isExclusive())) {
            holders[slot] = next.isExclusive() ? EXCLUSIVE : holders[slot] + 1;
            granted.add(next);
            VolumeTask after = next.nextWaiting;
            next.nextWaiting = null;
            next = after;
        }
        first[slot] = next;
        if (next == null) {
            last[slot] = null;
        }
        if (holders[slot] == 0) {
            remove(slot);
        }
    }

    /** Returns the number of locked stripes. */
    int size() {
        return used;
    }

    private int slot(long stripe) {
        int mask = stripes.length - 1;
        int slot = home(stripe, mask);
        while (holders[slot] != 0 && stripes[slot] != stripe) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private static int home(long stripe, int mask) {
        return (int) (stripe * 0x9E3779B97F4A7C15L >>> 40) & mask;
    }

    /** Removes an entry of the hash table, and moves back later entries whose probe sequence passes its slot. */
    private void remove(int slot) {
        int mask = stripes.length - 1;
        int gap = slot;
        for (int i = gap + 1 & mask; holders[i] != 0; i = i + 1 & mask) {
            if ((i - home(stripes[i], mask) & mask) >= (i - gap & mask)) {
                move(i, gap);
                gap = i;
            }
        }
        holders[gap] = 0;
        first[gap] = null;
        last[gap] = null;
        used--;
    }

    private void move(int from, int to) {
        stripes[to] = stripes[from];
        holders[to] = holders[from];
        first[to] = first[from];
        last[to] = last[from];
    }

    private void grow() {
        long[] oldStripes = stripes;
        int[] oldHolders = holders;
        @Nullable VolumeTask[] oldFirst = first;
        @Nullable VolumeTask[] oldLast = last;
        int length = 2 * oldStripes.length;
        stripes = new long[length];
        holders = new int[length];
        first = new @Nullable VolumeTask[length];
        last = new @Nullable VolumeTask[length];
        for (int i = 0; i < oldStripes.length; i++) {
            if (oldHolders[i] != 0) {
                int slot = slot(oldStripes[i]);
                stripes[slot] = oldStripes[i];
                holders[slot] = oldHolders[i];
                first[slot] = oldFirst[i];
                last[slot] = oldLast[i];
            }
        }
    }
}
