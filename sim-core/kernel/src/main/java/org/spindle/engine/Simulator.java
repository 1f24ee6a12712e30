package org.spindle.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Runs events in order of (time, time of insertion, insertion). One thread only; no allocation once the number of pending events has
 * reached its peak.
 */
public final class Simulator implements EventLoop {

    /**
     * The last time that a run can reach, 146 years. Sums of two times, and doubled ones, stay within 64 bits, so that
     * components and statistics need not look for overflows.
     */
    public static final long LAST_TIME = 1L << 62;

    /** A limit below every event time: it ends the run after the present event. */
    private static final long STOPPED = -1;

    /** Up to this number of cancelled events stay in the list, and the loop skips them. */
    private static final int WORTH_COMPACTING = 64;

    /** Events of later times, and those of the present time that were scheduled before it. */
    private final EventList list;

    /** Events that were scheduled for the time at which they were scheduled; they follow the others of that time. */
    private final SlotRing ready = new SlotRing();

    /** By slot. */
    private Event[] slots = {};

    private int used;
    private int firstFree = -1;

    private int cancelled;
    private long sequence;
    private long now;
    private long presentSince = Long.MAX_VALUE;
    private long limit;
    private long happened;

    /** A pending event, a cancelled one, which has no handler, or a free place for one. */
    private static final class Event {

        private @Nullable EventHandler handler;
        private int op;
        private long arg;
        private int generation = 1;
        private int nextFree;
    }

    public Simulator() {
        this(new TwoLists());
    }

    /**
     * Creates a simulator on another event list.
     *
     * @param list empty, and used by this simulator alone
     */
    public Simulator(EventList list) {
        this.list = list;
        grow(64);
    }

    @Override
    public long now() {
        return now;
    }

    /** Returns the number of executed events. */
    public long events() {
        return happened;
    }

    /** Returns the number of pending events. */
    public int pending() {
        return stored() - cancelled;
    }

    /** Number of entries in the event list, cancelled ones included. */
    int stored() {
        return list.size() + ready.size();
    }

    @Override
    public long schedule(long at, EventHandler to, int op, long arg) {
        return scheduleAsOf(now, at, to, op, arg);
    }

    @Override
    public boolean isPast(long since, long at) {
        return at < now || at == now && since < presentSince;
    }

    @Override
    public long scheduleAsOf(long since, long at, EventHandler to, int op, long arg) {
        if (at < now && at >= -LAST_TIME) {
            throw inThePast(at, to, op);
        }
        int slot = takeSlot();
        Event event = slots[slot];
        event.handler = to;
        event.op = op;
        event.arg = arg;
        if (at == now && since == now) {
            ready.add(slot);
        } else {
            list.add(reachable(at), since, sequence++, slot);
        }
        return (long) event.generation << 32 | slot;
    }

    /** Returns the time, or one that is never reached for those behind the last, some of which have overflowed. */
    private static long reachable(long at) {
        return at > LAST_TIME || at < 0 ? LAST_TIME + 1 : at;
    }

    @Override
    public void cancel(long handle) {
        int slot = (int) handle;
        if (slots[slot].generation != (int) (handle >>> 32)) {
            return;
        }
        retire(slots[slot]);
        cancelled++;
        if (cancelled >= WORTH_COMPACTING && cancelled > stored() >> 1) {
            list.removeIf(this::freeIfCancelled);
            ready.removeIf(this::freeIfCancelled);
            cancelled = 0;
        }
    }

    /**
     * Executes events until none is left or {@link #stop} is called.
     *
     * @throws EndOfTimeException if events are left behind the last time
     */
    public void run() {
        run(Long.MAX_VALUE);
    }

    /**
     * Executes the events up to and including a time. If later ones are left, the clock then shows that time; otherwise
     * it shows that of the last event. May be called again to continue.
     *
     * @param until simulated nanoseconds
     * @throws EndOfTimeException if that is behind the last time, and so are events
     */
    public void run(long until) {
        long end = Math.min(until, LAST_TIME);
        limit = end;
        while (isDue()) {
            if (isReadyFirst()) {
                happen(now, now, ready.remove());
            } else {
                long time = list.firstTime();
                long since = list.firstSince();
                happen(time, since, list.removeFirst());
            }
        }
        if (limit == end) {
            presentSince = Long.MAX_VALUE;
            if (pending() > 0 && until > now) {
                if (until > end) {
                    throw new EndOfTimeException();
                }
                now = until;
            }
        }
    }

    /** Returns whether there is an event within the limit. */
    private boolean isDue() {
        return ready.isEmpty() ? !list.isEmpty() && list.firstTime() <= limit : now <= limit;
    }

    private boolean isReadyFirst() {
        return !ready.isEmpty() && (list.isEmpty() || list.firstTime() > now || list.firstSince() >= now);
    }

    private void happen(long time, long since, int slot) {
        Event event = slots[slot];
        EventHandler handler = event.handler;
        if (handler == null) {
            cancelled--;
            free(slot);
            return;
        }
        now = time;
        presentSince = since;
        happened++;
        int op = event.op;
        long arg = event.arg;
        retire(event);
        free(slot);
        handler.handle(op, arg);
    }

    /** Ends the run after the present event. Pending events remain pending. */
    public void stop() {
        limit = STOPPED;
    }

    private int takeSlot() {
        if (firstFree >= 0) {
            int slot = firstFree;
            firstFree = slots[slot].nextFree;
            return slot;
        }
        if (used == slots.length) {
            grow(2 * used);
        }
        return used++;
    }

    /** From now on handles to the event are stale. After 2^32 events in one slot a handle would recur. */
    private static void retire(Event event) {
        event.handler = null;
        if (++event.generation == 0) {
            event.generation = 1;
        }
    }

    private void free(int slot) {
        slots[slot].nextFree = firstFree;
        firstFree = slot;
    }

    private boolean freeIfCancelled(int slot) {
        if (slots[slot].handler != null) {
            return false;
        }
        free(slot);
        return true;
    }

    private void grow(int capacity) {
        slots = Arrays.copyOf(slots, capacity);
        for (int slot = used; slot < capacity; slot++) {
            slots[slot] = new Event();
        }
    }

    private IllegalArgumentException inThePast(long at, EventHandler to, int op) {
        return new IllegalArgumentException("event " + op + " for "
                + to.getClass().getName() + " at " + at + " ns is in the past: the clock shows " + now + " ns");
    }
}
