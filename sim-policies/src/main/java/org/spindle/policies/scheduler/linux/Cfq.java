package org.spindle.policies.scheduler.linux;

import it.unimi.dsi.fastutil.objects.Object2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * The cfq scheduler of Linux 2.6.32 (longterm) or 2.6.24. A call of {@link #select} may end a slice or begin one, as
 * the kernel's dispatch does; the choice is kept until time passes or the scheduler's state changes. The kernel's
 * idle timer takes effect at the first selection or arrival after its time.
 */
final class Cfq implements RequestScheduler {

    private static final long NOT_ARMED = Long.MAX_VALUE;
    private static final int SOLE_USER = 4;
    private static final long PAGE_SECTORS = 8;
    private static final int LEAST_URGENT = 7;

    private final CfqConfig config;
    private final boolean areIndependent;
    private final boolean lowLatency;
    private final EventLoop events;
    private final CfqTimes times;
    private final CfqSweep sweep;
    private final CfqQueues queues;
    private final CfqTree tree = new CfqTree();
    private final DeviceDepth depth;
    private final Object2ObjectOpenHashMap<Request, CfqQueue> owners = new Object2ObjectOpenHashMap<>();

    private @Nullable CfqQueue active;

    /** Tick at which idling ends; the active queue waits for a request until then. */
    private long idleTimer = NOT_ARMED;

    private int size;
    private int syncAtDevice;
    private int asyncAtDevice;
    private long lastSyncEnd;

    Cfq(CfqConfig config, EventLoop events) {
        this.config = config;
        areIndependent = config.areIndependent();
        lowLatency = config.lowLatency() && !areIndependent;
        this.events = events;
        depth = new DeviceDepth(!areIndependent);
        times = new CfqTimes(config);
        sweep = new CfqSweep(config);
        queues = new CfqQueues("cfq", config.processes().anonymous());
        lastSyncEnd = now();
    }

    private long now() {
        return times.clock.at(events.now());
    }

    @Override
    public void add(Request request) {
        fireIdleTimer();
        CfqQueue queue = queues.of(request);
        owners.put(request, queue);
        queue.requests.add(request, now() + times.expire(queue.sync));
        queue.next = sweep.better(queue.next, request);
        queue.metaWaiting += request.isMetadata() ? 1 : 0;
        size++;
        if (!tree.contains(queue)) {
            queue.key = key(queue);
            tree.add(queue);
        }
        observe(queue, request);
        if (queue == active) {
            if (idleTimer != NOT_ARMED) {
                if (areIndependent || request.sectors() > PAGE_SECTORS || tree.size() > 1) {
                    idleTimer = NOT_ARMED;
                }
                queue.mustDispatch = true;
            }
        } else if (preempts(queue, request)) {
            preempt(queue);
        }
    }

    /** Updates think time, seek distance and whether idling for the queue pays off. */
    private void observe(CfqQueue queue, Request request) {
        CfqProcess process = queue.process;
        if (queue.sync && process != null) {
            long since = process.lastCompletion == CfqProcess.NEVER ? 0 : now() - process.lastCompletion;
            process.thinkTime.addTime(Math.min(since, 2 * times.idle));
        }
        queue.addSeek(request);
        if (!queue.sync || queue.isIdleClass() || process == null) {
            return;
        }
        if (times.idle == 0 || !lowLatency && depth.isDeep() && queue.isSeeky()) {
            queue.idles = false;
        } else if (CfqQueue.isValid(process.thinkTime)) {
            long longest = queue.isKnownToSeek() && !areIndependent ? times.shortIdle : times.idle;
            queue.idles = process.thinkTime.mean() <= longest;
        }
    }

    /** Returns the key of a queue in the service tree. */
    private long key(CfqQueue queue) {
        if (queue.isIdleClass()) {
            CfqQueue last = tree.last();
            return times.idleClassDelay + (last == null || last == queue ? now() : last.key);
        }
        int busy = tree.contains(queue) ? tree.size() : tree.size() + 1;
        long key = now() + (busy - 1) * (times.slice(true, 0) - times.slice(queue.sync, queue.urgency));
        key += areIndependent ? queue.residue : -queue.residue;
        queue.residue = 0;
        return key;
    }

    private boolean preempts(CfqQueue queue, Request request) {
        CfqQueue current = active;
        if (current == null) {
            return false;
        }
        if (current.hasUsedSlice(now())) {
            return true;
        }
        if (queue.isIdleClass()) {
            return false;
        }
        if (current.isIdleClass()
                || CfqSweep.isSync(request) && !current.sync
                || request.isMetadata() && current.metaWaiting == 0
                || queue.isRealtime() && !current.isRealtime() && !areIndependent) {
            return true;
        }
        return idleTimer != NOT_ARMED
                && (current.hasValidSeeks() || !areIndependent)
                && current.isClose(request.sector(), sweep.position);
    }

    private void preempt(CfqQueue queue) {
        expire(true);
        tree.remove(queue);
        CfqQueue first = tree.first();
        queue.key = (first == null ? now() : first.key) - times.second;
        tree.add(queue);
        queue.sliceEnd = 0;
        queue.sliceIsNew = true;
    }

    /** Ends the slice of the active queue; if its time was over, the rest or excess counts for the next slice. */
    private void expire(boolean timedOut) {
        CfqQueue queue = active;
        if (queue == null) {
            return;
        }
        idleTimer = NOT_ARMED;
        if (timedOut && !queue.sliceIsNew) {
            queue.residue = queue.sliceEnd - now();
        }
        if (tree.contains(queue)) {
            long key = key(queue);
            tree.remove(queue);
            queue.key = key;
            tree.add(queue);
        }
        active = null;
    }

    private void fireIdleTimer() {
        CfqQueue queue = active;
        if (now() < idleTimer || queue == null) {
            return;
        }
        boolean goesOn = queue.mustDispatch && !areIndependent
                || !queue.hasUsedSlice(now()) && (tree.size() == 0 || !queue.isEmpty());
        if (goesOn) {
            idleTimer = tree.size() == 0 ? idleTimer : NOT_ARMED;
        } else {
            expire(false);
        }
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        fireIdleTimer();
        CfqQueue queue = selectQueue();
        if (queue == null || !mayDispatch(queue)) {
            return null;
        }
        Request choice = next(queue);
        if (choice == null || eligibility.test(choice)) {
            return choice;
        }
        Request other = queue.requests.earliest(eligibility);
        for (int i = 0; other == null && i < tree.size(); i++) {
            other = tree.get(i).requests.earliest(eligibility);
        }
        return other;
    }

    private @Nullable CfqQueue selectQueue() {
        CfqQueue queue = active;
        CfqQueue cooperator = null;
        if (queue != null) {
            if (!queue.hasUsedSlice(now()) || queue.mustDispatch && !areIndependent) {
                if (!queue.isEmpty()) {
                    return queue;
                }
                cooperator = cooperator(queue);
                if (cooperator != null) {
                    queue.cooperate(cooperator);
                } else if (idleTimer != NOT_ARMED || queue.dispatched > 0 && queue.idles) {
                    return null;
                }
            }
            expire(false);
        }
        CfqQueue chosen = cooperator == null ? tree.first() : cooperator;
        if (chosen != null) {
            chosen.beginSlice();
            idleTimer = NOT_ARMED;
        }
        active = chosen;
        return chosen;
    }

    private @Nullable CfqQueue cooperator(CfqQueue queue) {
        return !areIndependent && queue.sync && !queue.isSeeky() ? tree.closest(queue, sweep.position) : null;
    }

    private boolean mayDispatch(CfqQueue queue) {
        if (!areIndependent && queue.idles && asyncAtDevice > 0 || syncAtDevice > 0 && !queue.sync) {
            return false;
        }
        long most = queue.isIdleClass() ? 1 : config.quantum();
        if (queue.dispatched >= most) {
            if (queue.isIdleClass() || tree.size() > 1) {
                return false;
            }
            most *= SOLE_USER;
        }
        if (!queue.sync && lowLatency) {
            long ramp = (now() - lastSyncEnd) / times.syncSlice();
            most = Math.min(most, ramp == 0 && queue.dispatched == 0 ? 1 : ramp);
        }
        return queue.dispatched < most;
    }

    /**
     * Returns the earliest request if it has expired, which is checked once per slice; otherwise the next in order of
     * sectors.
     */
    private @Nullable Request next(CfqQueue queue) {
        Request earliest = queue.hasCheckedDeadlines ? null : queue.requests.earliest(Eligibility.ALL);
        return earliest != null && now() >= queue.requests.deadline(earliest) ? earliest : queue.next;
    }

    @Override
    public void take(Request request) {
        CfqQueue queue = owner(request);
        queue.hasCheckedDeadlines = true;
        queue.next = sweep.following(queue.requests, request);
        sweep.position = request.end();
        remove(queue, request);
        queue.dispatched++;
        if (CfqSweep.isSync(request)) {
            syncAtDevice++;
        } else {
            asyncAtDevice++;
        }
        depth.taken(syncAtDevice + asyncAtDevice);
        queue.dispatchedInSlice++;
        queue.mustDispatch = false;
        boolean hasHadItsShare = !queue.sync
                && queue.dispatchedInSlice
                        >= 2 * (config.sliceAsyncRq() + config.sliceAsyncRq() * (LEAST_URGENT - queue.urgency));
        if (queue == active && tree.size() > 1 && (hasHadItsShare || queue.isIdleClass())) {
            queue.sliceEnd = now() + 1;
            expire(false);
        }
    }

    private CfqQueue owner(Request request) {
        CfqQueue queue = owners.get(request);
        if (queue == null) {
            throw new IllegalArgumentException(request + " is not waiting in this queue");
        }
        return queue;
    }

    private void remove(CfqQueue queue, Request request) {
        queue.requests.remove(request);
        queue.metaWaiting -= request.isMetadata() ? 1 : 0;
        size--;
        if (queue.isEmpty()) {
            tree.remove(queue);
        }
    }

    @Override
    public void withdraw(Request request) {
        CfqQueue queue = owner(request);
        if (queue.next == request) {
            queue.next = sweep.following(queue.requests, request);
        }
        remove(queue, request);
        owners.remove(request);
    }

    @Override
    public void replace(Request waiting, Request by) {
        CfqQueue queue = owner(waiting);
        owners.remove(waiting);
        owners.put(by, queue);
        queue.requests.replace(waiting, by);
        queue.metaWaiting += (by.isMetadata() ? 1 : 0) - (waiting.isMetadata() ? 1 : 0);
        if (queue.next == waiting) {
            queue.next = by;
        }
    }

    @Override
    public void completed(Request request) {
        CfqQueue queue = owner(request);
        owners.remove(request);
        depth.completed(size, syncAtDevice + asyncAtDevice);
        queue.dispatched--;
        if (CfqSweep.isSync(request)) {
            syncAtDevice--;
            CfqProcess process = queues.known(request);
            if (process != null) {
                process.lastCompletion = now();
            }
            lastSyncEnd = now();
        } else {
            asyncAtDevice--;
        }
        if (queue != active) {
            return;
        }
        if (queue.sliceIsNew) {
            queue.sliceEnd = now() + times.slice(queue.sync, queue.urgency);
            queue.sliceIsNew = false;
        }
        if (queue.hasUsedSlice(now()) || queue.isIdleClass()) {
            expire(true);
        } else if (queue.isEmpty() && queue.sync && cooperator(queue) == null) {
            idle(queue);
        }
    }

    /** Ends the slice of a process that has exited, as {@code cfq_exit_cfqq} of Linux does. */
    @Override
    public void processEnded(long process) {
        CfqProcess ended = queues.remove(process);
        if (ended == null) {
            return;
        }
        ended.hasExited = true;
        CfqQueue queue = active;
        if (queue != null && queue == ended.queue && queue.process == ended) {
            expire(false);
        }
    }

    /** Leaves the device idle for the next request of the queue's process, unless its mean think time is too long. */
    private void idle(CfqQueue queue) {
        CfqProcess process = queue.process;
        boolean isPointless =
                !areIndependent && (!config.rotational() && depth.isDeep() || syncAtDevice + asyncAtDevice > 0);
        if (isPointless || times.idle == 0 || !queue.idles || process == null || process.hasExited) {
            return;
        }
        if (!areIndependent
                && CfqQueue.isValid(process.thinkTime)
                && queue.sliceEnd - now() < process.thinkTime.mean()) {
            return;
        }
        idleTimer = now() + (queue.isKnownToSeek() ? Math.min(times.idle, times.shortIdle) : times.idle);
    }

    @Override
    public long idleUntil() {
        return idleTimer == NOT_ARMED || now() >= idleTimer ? NEVER : times.clock.nanos(idleTimer);
    }

    /** Allows merges of requests of one process and synchrony, or of one priority if they are asynchronous. */
    @Override
    public boolean mayMerge(Request waiting, Request arriving) {
        if (CfqSweep.isSync(arriving) != CfqSweep.isSync(waiting)) {
            return false;
        }
        return queues.of(arriving) == owners.get(waiting);
    }

    @Override
    public int size() {
        return size;
    }
}
