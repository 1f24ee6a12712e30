package org.spindle.host.unix;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;

/** Sleepers, locks and semaphores by their keys. Each key is remembered once it has been used. */
final class Keys {

    private static final class Lock {
        private final WaitList waiting = new WaitList();
        private @Nullable UnixProcess owner;
    }

    private static final class Semaphore {
        private final WaitList waiting = new WaitList();
        private long count;
    }

    private final Long2ObjectOpenHashMap<WaitList> sleepers = new Long2ObjectOpenHashMap<>();
    private final Long2ObjectOpenHashMap<Lock> locks = new Long2ObjectOpenHashMap<>();
    private final Long2ObjectOpenHashMap<Semaphore> semaphores = new Long2ObjectOpenHashMap<>();
    private final Wakener wakener;

    Keys(Wakener wakener) {
        this.wakener = wakener;
    }

    void sleep(long key, UnixProcess process) {
        WaitList list = sleepers.get(key);
        if (list == null) {
            list = new WaitList();
            sleepers.put(key, list);
        }
        list.addLast(process);
    }

    /** Wakes the first or all of those that sleep; nobody remembers it if there is none. */
    void wakeup(long key, boolean all) {
        WaitList list = sleepers.get(key);
        if (list == null) {
            return;
        }
        // Those that are woken may sleep again before this returns: they are not woken twice.
        UnixProcess last = list.last();
        UnixProcess next = list.removeFirst();
        while (next != null) {
            boolean more = all && next != last;
            wakener.wake(next);
            next = more ? list.removeFirst() : null;
        }
    }

    /** Whether the process has the lock now; otherwise it is among those that wait for it. */
    boolean lock(long key, UnixProcess process) {
        Lock lock = locks.get(key);
        if (lock == null) {
            lock = new Lock();
            locks.put(key, lock);
        }
        if (lock.owner == null) {
            lock.owner = process;
            process.locks++;
            return true;
        }
        lock.waiting.addLast(process);
        return false;
    }

    /**
     * Gives a lock to the first that waits for it.
     *
     * @return false if the process does not have it
     */
    boolean unlock(long key, UnixProcess process) {
        Lock lock = locks.get(key);
        if (lock == null || lock.owner != process) {
            return false;
        }
        process.locks--;
        UnixProcess next = lock.waiting.removeFirst();
        lock.owner = next;
        if (next != null) {
            next.locks++;
            wakener.wake(next);
        }
        return true;
    }

    /** Who has a lock; null if nobody has. */
    @Nullable
    UnixProcess owner(long key) {
        Lock lock = locks.get(key);
        return lock == null ? null : lock.owner;
    }

    void post(long key) {
        Semaphore semaphore = semaphore(key);
        UnixProcess next = semaphore.waiting.removeFirst();
        if (next == null) {
            semaphore.count++;
        } else {
            wakener.wake(next);
        }
    }

    /** Whether the semaphore was above 0 and is one lower now; otherwise the process is among those that wait for it. */
    boolean await(long key, UnixProcess process) {
        Semaphore semaphore = semaphore(key);
        if (semaphore.count > 0) {
            semaphore.count--;
            return true;
        }
        semaphore.waiting.addLast(process);
        return false;
    }

    private Semaphore semaphore(long key) {
        Semaphore semaphore = semaphores.get(key);
        if (semaphore == null) {
            semaphore = new Semaphore();
            semaphores.put(key, semaphore);
        }
        return semaphore;
    }
}
