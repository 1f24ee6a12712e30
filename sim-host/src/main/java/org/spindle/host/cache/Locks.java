package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Exclusive and shared locks on parts of slots. Waiting tasks are served in order of arrival, and {@link #lock} overtakes none
 * of them; {@link #tryLock} may.
 */
final class Locks {

    private static final int EXCLUSIVE = -1;
    private static final int FIRST_SIZE = 256;

    private record Waiting(Task task, boolean isExclusive) {}

    private final int perSlot;
    private final Consumer<Task> waker;
    private final IntConsumer onRelease;

    /** For each lock {@link #EXCLUSIVE}, or the number of its shared holders. */
    private int[] holders = new int[FIRST_SIZE];

    /** For each slot, the number of holders of its locks. */
    private int[] held = new int[FIRST_SIZE];

    private final Int2ObjectOpenHashMap<Queue<Waiting>> waiting = new Int2ObjectOpenHashMap<>();

    /**
     * @param waker resumes a task that has waited and now holds its lock
     * @param onRelease called for each slot whose last lock was released
     */
    Locks(int perSlot, Consumer<Task> waker, IntConsumer onRelease) {
        this.perSlot = perSlot;
        this.waker = waker;
        this.onRelease = onRelease;
    }

    /** Returns whether any lock of a slot is held; tasks wait only for locks that are. */
    boolean isHeld(int slot) {
        return slot < held.length && held[slot] > 0;
    }

    boolean isHeldExclusively(int slot, int part) {
        int lock = slot * perSlot + part;
        return lock < holders.length && holders[lock] == EXCLUSIVE;
    }

    /**
     * Acquires a lock, or lets the task wait for it.
     *
     * @return false if the task waits; it holds the lock when it proceeds
     */
    boolean lock(int slot, int part, boolean isExclusive, Task task) {
        int lock = slot * perSlot + part;
        Queue<Waiting> queue = queue(lock);
        if (queue == null && tryLock(slot, part, isExclusive)) {
            return true;
        }
        if (queue == null) {
            queue = new ArrayDeque<>();
            waiting.put(lock, queue);
        }
        queue.add(new Waiting(task, isExclusive));
        return false;
    }

    /** Acquires a lock if no holder excludes it, and returns whether it did. */
    boolean tryLock(int slot, int part, boolean isExclusive) {
        int lock = slot * perSlot + part;
        makeRoom(slot, lock);
        if (holders[lock] == EXCLUSIVE || isExclusive && holders[lock] > 0) {
            return false;
        }
        take(slot, lock, isExclusive);
        return true;
    }

    private void take(int slot, int lock, boolean isExclusive) {
        holders[lock] = isExclusive ? EXCLUSIVE : holders[lock] + 1;
        held[slot]++;
    }

    private void makeRoom(int slot, int lock) {
        if (slot >= held.length) {
            held = Arrays.copyOf(held, Math.max(slot + 1, 2 * held.length));
        }
        if (lock >= holders.length) {
            holders = Arrays.copyOf(holders, (int)
                    Math.max(lock + 1L, Math.min(2L * holders.length, Integer.MAX_VALUE - 8)));
        }
    }

    /** Releases a lock for one holder. */
    void unlock(int slot, int part) {
        int lock = slot * perSlot + part;
        holders[lock] = holders[lock] == EXCLUSIVE ? 0 : holders[lock] - 1;
        held[slot]--;
        serve(slot, lock);
        if (held[slot] == 0) {
            onRelease.accept(slot);
        }
    }

    /** Turns an exclusive lock into a shared one. */
    void share(int slot, int part) {
        int lock = slot * perSlot + part;
        if (holders[lock] == EXCLUSIVE) {
            holders[lock] = 1;
            serve(slot, lock);
        }
    }

    private @Nullable Queue<Waiting> queue(int lock) {
        return waiting.isEmpty() ? null : waiting.get(lock);
    }

    private void serve(int slot, int lock) {
        Queue<Waiting> queue = queue(lock);
        if (queue == null) {
            return;
        }
        for (@Nullable Waiting first = queue.peek();
                first != null && holders[lock] != EXCLUSIVE && !(first.isExclusive && holders[lock] > 0);
                first = queue.peek()) {
            queue.remove();
            take(slot, lock, first.isExclusive);
            waker.accept(first.task);
        }
        if (queue.isEmpty()) {
            waiting.remove(lock);
        }
    }
}
