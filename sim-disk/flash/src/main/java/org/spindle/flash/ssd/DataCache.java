package org.spindle.flash.ssd;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.IntQueue;
import org.spindle.flash.ssd.CacheSlots.State;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/**
 * The data cache. A write stores its data in a slot; dirty slots beyond the configured share are destaged to the flash,
 * the least recently used first. A write to a page that is being destaged gets another slot.
 */
final class DataCache {

    /** Receives events of the cache. */
    interface Client {

        /** The data of a write have a slot. */
        void stored(int job);

        /** A slot is to be written to the flash; {@link #destaged} follows. */
        void destage(int job);

        /** The slot that a job waited for has been destaged. */
        void durable(int job);
    }

    private final DataCacheConfig config;
    private final EventLoop events;
    private final PageJobs jobs;
    private @Nullable Client client;
    private final CacheSlots slots;
    private final int dirtyLimit;
    private final int[] waiter;
    private final IntQueue waiting = new IntQueue();
    private final Counter readHits;
    private final Counter readMisses;
    private final Counter overwrites;
    private final Level dirty;

    DataCache(DataCacheConfig config, int pageBytes, EventLoop events, Metrics metrics, PageJobs jobs) {
        this.config = config;
        this.events = events;
        this.jobs = jobs;
        slots = new CacheSlots((int) Math.min(config.size().bytes() / pageBytes, 1 << 28));
        dirtyLimit = (int) (config.dirty() * slots.size());
        waiter = new int[slots.size()];
        Arrays.fill(waiter, PageJobs.NONE);
        readHits = metrics.counter("cache-read-hits", "pages", "Pages that reads found in the data cache");
        readMisses = metrics.counter("cache-read-misses", "pages", "Pages that reads did not find in the data cache");
        overwrites = metrics.counter("cache-overwrites", "pages", "Pages written over in the data cache");
        dirty = metrics.level("cache-dirty", "", "Share of the data cache whose contents are not in the flash");
    }

    /** Sets the receiver of changes of jobs; called once, before the first operation. */
    void connect(Client receiver) {
        client = receiver;
    }

    private Client client() {
        return requireNonNull(client);
    }

    /** Returns whether the cache holds all data that a job reads. */
    boolean hit(int job) {
        int slot = slots.slotOf(jobs.logical[job]);
        boolean has = slot != CacheSlots.NONE && (slots.mask(slot) & jobs.mask[job]) == jobs.mask[job];
        (has ? readHits : readMisses).add(1);
        if (has) {
            slots.use(slot, 0);
        }
        return has;
    }

    /** Notes that a job has read its page from the flash. */
    void keep(int job) {
        if (!config.reads()) {
            return;
        }
        int slot = slots.slotOf(jobs.logical[job]);
        if (slot == CacheSlots.NONE) {
            slot = slots.take(jobs.logical[job], State.CLEAN);
        }
        if (slot != CacheSlots.NONE && slots.state(slot) == State.CLEAN) {
            slots.use(slot, jobs.mask[job]);
        }
    }

    /** Notes that a write bypasses the cache, which drops the page. */
    void pass(int job) {
        int slot = slots.slotOf(jobs.logical[job]);
        if (slot != CacheSlots.NONE && slots.state(slot) == State.CLEAN) {
            slots.release(slot);
        }
    }

    /** Notes that the data of a write have arrived; {@link Client#stored} follows, now or when a slot is free. */
    void write(int job) {
        if (!waiting.isEmpty() || !store(job)) {
            waiting.add(job);
        }
        destageSome();
    }

    private boolean store(int job) {
        int slot = slots.slotOf(jobs.logical[job]);
        if (slot == CacheSlots.NONE || slots.state(slot) == State.DESTAGING) {
            slot = slots.take(jobs.logical[job], State.DIRTY);
            if (slot == CacheSlots.NONE) {
                return false;
            }
        } else {
            overwrites.add(1);
            slots.to(slot, State.DIRTY);
        }
        slots.use(slot, jobs.mask[job]);
        client().stored(job);
        return true;
    }

    /** Destages dirty slots beyond the limit, and a slot for each write that waits. */
    private void destageSome() {
        while (slots.count(State.DIRTY) > dirtyLimit
                || slots.count(State.DIRTY) > 0 && slots.count(State.DESTAGING) < waiting.size()) {
            destage(slots.oldest(State.DIRTY));
        }
        dirty.set((double) (slots.count(State.DIRTY) + slots.count(State.DESTAGING)) / slots.size());
    }

    private void destage(int slot) {
        slots.to(slot, State.DESTAGING);
        client().destage(jobs.take(PageJobs.DESTAGE, slot, slots.logical(slot), slots.mask(slot), events.now()));
    }

    /** Notes that a slot has been destaged. */
    void destaged(int slot) {
        if (config.reads() && slots.isCurrent(slot)) {
            slots.to(slot, State.CLEAN);
        } else {
            slots.release(slot);
        }
        int job = waiter[slot];
        waiter[slot] = PageJobs.NONE;
        while (job != PageJobs.NONE) {
            int next = jobs.next[job];
            client().durable(job);
            job = next;
        }
        while (!waiting.isEmpty() && store(waiting.first())) {
            waiting.remove();
        }
        destageSome();
    }

    /**
     * Destages the page of a job that was stored; {@link Client#durable} follows, at once if it is in the flash
     * already.
     */
    void force(int job) {
        int slot = slots.slotOf(jobs.logical[job]);
        if (config.powerLossProtection() || slot == CacheSlots.NONE || slots.state(slot) == State.CLEAN) {
            client().durable(job);
            return;
        }
        await(slot, job);
        if (slots.state(slot) == State.DIRTY) {
            destage(slot);
        }
    }

    /** Destages all dirty data; {@link Client#durable} follows for each job that this creates. */
    int flush(int command) {
        if (config.powerLossProtection()) {
            return 0;
        }
        int parts = 0;
        for (int slot = slots.oldest(State.DESTAGING); slot != CacheSlots.NONE; slot = slots.after(slot)) {
            await(slot, awaiting(command, slot));
            parts++;
        }
        while (slots.count(State.DIRTY) > 0) {
            int slot = slots.oldest(State.DIRTY);
            await(slot, awaiting(command, slot));
            parts++;
            destage(slot);
        }
        return parts;
    }

    private int awaiting(int command, int slot) {
        return jobs.take(PageJobs.AWAIT, command, slots.logical(slot), 0, events.now());
    }

    private void await(int slot, int job) {
        jobs.next[job] = waiter[slot];
        waiter[slot] = job;
    }

    /** Drops a page whose contents are no longer needed. */
    void discard(int logical) {
        int slot = slots.slotOf(logical);
        if (slot != CacheSlots.NONE && slots.state(slot) != State.DESTAGING) {
            slots.release(slot);
        }
    }
}
