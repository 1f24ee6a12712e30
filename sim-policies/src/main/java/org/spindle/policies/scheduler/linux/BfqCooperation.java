package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * Makes processes share a queue: those that alternately read the same region, and those created together for which
 * idling does not improve throughput.
 */
final class BfqCooperation {

    private static final long CLOSE = 8 * 1024;
    private static final long LATE_MILLIS = 600;
    private static final long MERGE_MILLIS = 100;

    private final BfqDevice device;
    private final BfqService service;
    private final BfqWeights weights;
    private final BfqIdling idling;
    private final BfqLatency latency;
    private final BfqBursts bursts;
    private final BfqTurns turns;
    private final BfqClock clock;

    /** The first queue of the latest group of queues created together. */
    private @Nullable BfqQueue firstOfGroup;

    BfqCooperation(BfqAccounts accounts, BfqTurns turns) {
        device = accounts.device();
        service = accounts.service();
        weights = accounts.weights();
        idling = accounts.idling();
        latency = accounts.latency();
        bursts = accounts.bursts();
        this.turns = turns;
        clock = accounts.clock();
    }

    /** Handles the first queue of a process; returns the queue that the process is to use. */
    BfqQueue firstQueueCreated(BfqProcess process, BfqQueue queue) {
        BfqQueue first = firstOfGroup;
        if (first == null
                || first.created + clock.ticksOfMillis(LATE_MILLIS) < queue.created
                || !isAlike(first, queue)) {
            firstOfGroup = queue;
        } else if (first.created + bursts.interval() >= queue.created) {
            if (device.isParallel()) {
                return joinAtOnce(process, queue, first);
            }
            process.companion = first;
        }
        return queue;
    }

    private static boolean isAlike(BfqQueue one, BfqQueue other) {
        return one.entity.level == other.entity.level && one.entity.baseWeight == other.entity.baseWeight;
    }

    private BfqQueue joinAtOnce(BfqProcess process, BfqQueue queue, BfqQueue first) {
        BfqQueue target = plan(queue, first);
        if (target == null) {
            return queue;
        }
        mark(process, target);
        queue.owner = process;
        return follow(process, queue);
    }

    private static void mark(BfqProcess process, BfqQueue target) {
        process.isStablyMerged = true;
        BfqProcess owner = target.owner;
        if (owner != null) {
            owner.isStablyMerged = true;
        }
    }

    /**
     * Returns the queue for a request of a process with the given queue: a shared one from now on if the process
     * cooperates with others.
     */
    BfqQueue join(BfqProcess process, BfqQueue queue, Request request) {
        if (queue.sync && target(process, queue, request) != null) {
            return follow(process, queue);
        }
        return queue;
    }

    private @Nullable BfqQueue target(BfqProcess process, BfqQueue queue, Request request) {
        if (queue.mergedInto != null) {
            return queue.mergedInto;
        }
        if (device.isParallel()) {
            return null;
        }
        BfqQueue companion = process.companion;
        if (companion != null && isOldEnough(queue)) {
            process.companion = null;
            return planLate(process, queue, companion);
        }
        if (isTooLate(queue) || weights.busy() == 1) {
            return null;
        }
        BfqQueue inService = service.queueInService();
        if (inService != null
                && inService != queue
                && BfqDevice.isClose(request, device.turnPosition)
                && mayCooperate(queue, inService)) {
            BfqQueue target = plan(queue, inService);
            if (target != null) {
                return target;
            }
        }
        BfqQueue close = closest(request.sector());
        return close != null && close != queue && mayCooperate(queue, close) ? plan(queue, close) : null;
    }

    private boolean isOldEnough(BfqQueue queue) {
        long before = clock.ticks() - clock.ticksOfMillis(LATE_MILLIS);
        return !queue.isNew && queue.splitAt < before && queue.created < before;
    }

    private @Nullable BfqQueue planLate(BfqProcess process, BfqQueue queue, BfqQueue companion) {
        BfqQueue target = idling.boosts(queue) ? null : plan(queue, companion);
        if (target != null) {
            mark(process, target);
        }
        return target;
    }

    private boolean isTooLate(BfqQueue queue) {
        return queue.soft.service > 0 && queue.soft.firstService + clock.ticksOfMillis(MERGE_MILLIS) < clock.ticks();
    }

    private boolean mayCooperate(BfqQueue queue, BfqQueue other) {
        return !isTooLate(other)
                && !queue.isIdleClass()
                && queue.entity.level == other.entity.level
                && !queue.pattern.isSeeky()
                && !other.pattern.isSeeky()
                && other.sync;
    }

    /** Returns the queue whose next request is nearest to a sector, or null if none is near. */
    private @Nullable BfqQueue closest(long sector) {
        BfqQueue found = service.queueInService();
        long least = found == null ? Long.MAX_VALUE : distance(found, sector);
        for (int i = 0; i < service.waiting(); i++) {
            long distance = distance(service.waiting(i), sector);
            if (distance < least) {
                least = distance;
                found = service.waiting(i);
            }
        }
        return least <= CLOSE ? found : null;
    }

    private long distance(BfqQueue queue, long sector) {
        Request next = queue.next;
        return next == null || queue.isIdleClass() || isTooLate(queue)
                ? Long.MAX_VALUE
                : Math.abs(next.sector() - sector);
    }

    /** Schedules the merge of a queue into another one; returns the queue to merge into, or null. */
    private static @Nullable BfqQueue plan(BfqQueue queue, BfqQueue other) {
        BfqQueue target = other;
        if (target == queue || target.processes == 0) {
            return null;
        }
        for (BfqQueue further = target.mergedInto; further != null; further = target.mergedInto) {
            if (further == queue) {
                return null;
            }
            target = further;
        }
        if (queue.processes == 0 || target.processes == 0) {
            return null;
        }
        queue.mergedInto = target;
        target.processes += queue.processes;
        return target;
    }

    private BfqQueue follow(BfqProcess process, BfqQueue queue) {
        BfqQueue from = queue;
        for (BfqQueue to = from.mergedInto; to != null; to = from.mergedInto) {
            merge(process, from, to);
            from.isNew = false;
            from = to;
        }
        return from;
    }

    private void merge(BfqProcess process, BfqQueue from, BfqQueue to) {
        save(from);
        save(to);
        to.pattern.isIoBound |= from.pattern.isIoBound;
        from.pattern.isIoBound = false;
        BfqQueue waker = from.waker;
        if (waker != null && to.waker == null && waker != to) {
            to.setWaker(waker);
        }
        latency.transferRaising(from, to);
        process.queue = to;
        to.isShared = true;
        to.owner = null;
        from.owner = null;
        if (firstOfGroup == from) {
            firstOfGroup = to;
        }
        release(from);
    }

    private void save(BfqQueue queue) {
        BfqProcess owner = queue.owner;
        if (owner == null) {
            return;
        }
        owner.saved.save(queue, bursts.contains(queue));
        if (queue.isNew && !queue.isInLargeBurst && latency.isOn()) {
            latency.setInteractive(owner.saved.raising);
        }
    }

    /** Removes a process from a queue. */
    private void release(BfqQueue queue) {
        if (queue.isBusy && queue.isEmpty() && queue != service.queueInService()) {
            turns.becomeIdle(queue);
        }
        withdraw(queue);
    }

    private void withdraw(BfqQueue queue) {
        queue.processes--;
        if (queue.processes == 0) {
            retire(queue);
        }
    }

    /** Removes the references to a queue that no process uses any more. */
    private void retire(BfqQueue queue) {
        BfqQueue waker = queue.waker;
        if (waker != null) {
            waker.woken.remove(queue);
            queue.waker = null;
        }
        for (BfqQueue woken : queue.woken) {
            woken.waker = null;
        }
        queue.woken.clear();
        if (device.lastCompleted == queue) {
            device.lastCompleted = null;
        }
        if (firstOfGroup == queue) {
            firstOfGroup = null;
        }
    }

    /** Removes a process that has ended from its queues; one in service loses its turn, and planned merges are withdrawn. */
    void ended(BfqProcess process) {
        process.companion = null;
        process.isStablyMerged = false;
        BfqQueue queue = process.queue;
        if (queue != null) {
            process.queue = null;
            if (queue.owner == process) {
                queue.owner = null;
            }
            end(queue);
            for (BfqQueue planned = queue.mergedInto; planned != null; planned = planned.mergedInto) {
                withdraw(planned);
            }
            release(queue);
            if (firstOfGroup == queue) {
                firstOfGroup = null;
            }
        }
        BfqQueue asynchronous = process.asynchronous;
        if (asynchronous != null) {
            process.asynchronous = null;
            end(asynchronous);
            asynchronous.processes--;
        }
    }

    private void end(BfqQueue queue) {
        if (queue == service.queueInService()) {
            turns.abandon(queue);
        }
    }

    /** Returns whether a process is to get a queue of its own again, because the shared one has random accesses. */
    static boolean mustLeave(BfqProcess process, BfqQueue queue) {
        return queue.isShared && queue.isToBeSplit && !process.isStablyMerged;
    }

    /** Removes a process from a shared queue; returns true if the process keeps the queue because it is the only one left. */
    boolean leave(BfqProcess process, BfqQueue queue) {
        if (queue.isInLargeBurst) {
            process.saved.wasInLargeBurst = true;
        }
        if (queue.processes == 1) {
            queue.isShared = false;
            queue.isToBeSplit = false;
            return true;
        }
        release(queue);
        return false;
    }
}
