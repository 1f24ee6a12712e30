package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Locks on parts of slots: one holder alone, or any number that share. Who has to wait is served in order of arrival; nobody
 * who asks to wait passes others, only those who merely try do.
 */
final class Locks {

    private static final int ALONE = -1;
    private static final int FIRST_SIZE = 256;

    private record Waiting(Task task, boolean alone) {}

    private final int perSlot;
    private final Agenda agenda;
    private final IntConsumer slotIsFree;

    /** For each lock {@link #ALONE}, or by how many it is shared. */
    private int[] holders = new int[FIRST_SIZE];

    /** For each slot, how many locks are held, counted by holders. */
    private int[] held = new int[FIRST_SIZE];

    private final Int2ObjectOpenHashMap<Queue<Waiting>> waiting = new Int2ObjectOpenHashMap<>();

    /** @param slotIsFree told of a slot whose last lock was released */
    Locks(int perSlot, Agenda agenda, IntConsumer slotIsFree) {
        this.perSlot = perSlot;
        this.agenda = agenda;
        this.slotIsFree = slotIsFree;
    }

    /** Whether anybody holds anything of the slot; who waits for it waits for such a holder. */
    boolean isHeld(int slot) {
        return slot < held.length && held[slot] > 0;
    }

    boolean isHeldAlone(int slot, int part) {
        int lock = slot * perSlot + part;
        return lock < holders.length && holders[lock] == ALONE;
    }

    /**
     * Takes a lock, or lets the task wait for it.
     *
     * @return false if it waits; it proceeds as holder
     */
    boolean lock(int slot, int part, boolean alone, Task task) {
        int lock = slot * perSlot + part;
        Queue<Waiting> queue = waiting.get(lock);
        if (queue == null && tryLock(slot, part, alone)) {
            return true;
        }
        if (queue == null) {
            queue = new ArrayDeque<>();
            waiting.put(lock, queue);
        }
        queue.add(new Waiting(task, alone));
        return false;
    }

    /** Takes a lock if nobody holds it in a way that forbids that. */
    boolean tryLock(int slot, int part, boolean alone) {
        int lock = slot * perSlot + part;
        makeRoom(slot, lock);
        if (holders[lock] == ALONE || alone && holders[lock] > 0) {
            return false;
        }
        take(slot, lock, alone);
        return true;
    }

    private void take(int slot, int lock, boolean alone) {
        holders[lock] = alone ? ALONE : holders[lock] + 1;
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

    /** A holder is done with a lock. */
    void unlock(int slot, int part) {
        int lock = slot * perSlot + part;
        holders[lock] = holders[lock] == ALONE ? 0 : holders[lock] - 1;
        held[slot]--;
        serve(slot, lock);
        if (held[slot] == 0) {
            slotIsFree.accept(slot);
        }
    }

    /** A holder shares a lock from now on. */
    void share(int slot, int part) {
        int lock = slot * perSlot + part;
        if (holders[lock] == ALONE) {
            holders[lock] = 1;
            serve(slot, lock);
        }
    }

    private void serve(int slot, int lock) {
        Queue<Waiting> queue = waiting.get(lock);
        if (queue == null) {
            return;
        }
        for (@Nullable Waiting first = queue.peek();
                first != null && holders[lock] != ALONE && !(first.alone && holders[lock] > 0);
                first = queue.peek()) {
            queue.remove();
            take(slot, lock, first.alone);
            agenda.add(first.task);
        }
        if (queue.isEmpty()) {
            waiting.remove(lock);
        }
    }
}
