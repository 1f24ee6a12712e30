package org.spindle.host.unix;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;

/** Sleepers, locks and semaphores by key. An entry is created when its key is first used and is never removed. */
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
    private final Waker waker;

    Keys(Waker waker) {
        this.waker = waker;
    }

    void sleep(long key, UnixProcess process) {
        WaitList list = sleepers.get(key);
        if (list == null) {
            list = new WaitList();
            sleepers.put(key, list);
        }
        list.addLast(process);
    }

    /** Wakes the first or all processes that sleep on a key. A wakeup without a sleeper has no effect. */
    void wakeup(long key, boolean all) {
        WaitList list = sleepers.get(key);
        if (list == null) {
            return;
        }
        // A woken process may sleep on the key again before this returns; it is not woken twice.
        UnixProcess last = list.last();
        UnixProcess next = list.removeFirst();
        while (next != null) {
            boolean more = all && next != last;
            waker.wake(next);
            next = more ? list.removeFirst() : null;
        }
    }

    /** Acquires a lock and returns true, or adds the process to the lock's wait list and returns false. */
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
     * Releases a lock and grants it to the first waiting process.
     *
     * @return false if the process does not hold the lock
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
            waker.wake(next);
        }
        return true;
    }

    /** Returns the holder of a lock, or null if it is free. */
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
            waker.wake(next);
        }
    }

    /** Decrements a semaphore above 0 and returns true, or adds the process to its wait list and returns false. */
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
