package org.spindle.policies.scheduler.linux;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;

/**
 * The processes and queues of {@link Bfq}: one queue per process for its synchronous requests, one per priority for
 * asynchronous requests.
 */
final class BfqQueues {

    private static final int MIDDLE = 4;

    private final Anonymous anonymous;
    private final BfqCooperation cooperation;
    private final BfqLatency latency;
    private final BfqBursts bursts;
    private final BfqBudgets budgets;
    private final BfqClock clock;
    private final Long2ObjectOpenHashMap<BfqProcess> processes = new Long2ObjectOpenHashMap<>();
    private final Long2ObjectOpenHashMap<BfqQueue> asynchronous = new Long2ObjectOpenHashMap<>();

    BfqQueues(
            Anonymous anonymous,
            BfqCooperation cooperation,
            BfqLatency latency,
            BfqBursts bursts,
            BfqBudgets budgets,
            BfqClock clock) {
        this.anonymous = anonymous;
        this.cooperation = cooperation;
        this.latency = latency;
        this.bursts = bursts;
        this.budgets = budgets;
        this.clock = clock;
    }

    /**
     * Returns the process of a request.
     *
     * @throws org.spindle.spi.trace.TraceException if the request names none and such requests are refused
     */
    BfqProcess process(Request request) {
        anonymous.check("bfq", request);
        BfqProcess process = processes.get(request.process());
        if (process == null) {
            process = new BfqProcess(level(request), urgency(request));
            processes.put(request.process(), process);
        }
        return process;
    }

    /** Notes that a request is complete or withdrawn. */
    void left(Request request) {
        BfqProcess process = process(request);
        process.requests--;
        forget(process, request.process());
    }

    /** Notes that a process has ended; its requests are still served. */
    void ended(long number) {
        BfqProcess process = processes.get(number);
        if (process != null) {
            process.hasEnded = true;
            cooperation.ended(process);
            forget(process, number);
        }
    }

    private void forget(BfqProcess process, long number) {
        if (process.hasEnded && process.requests == 0) {
            processes.remove(number);
        }
    }

    /** Returns the queue that a request of a process would be added to; null if there is none yet. */
    @Nullable
    BfqQueue present(BfqProcess process, Request request) {
        return CfqSweep.isSync(request) ? process.queue : asynchronous.get(key(request));
    }

    /** Returns the queue for an arriving request. */
    BfqQueue of(BfqProcess process, Request request) {
        process.hasEnded = false;
        return CfqSweep.isSync(request) ? ofProcess(process, request) : shared(process, request);
    }

    private BfqQueue ofProcess(BfqProcess process, Request request) {
        boolean hasOtherPriority = process.level != level(request) || process.urgency != urgency(request);
        process.level = level(request);
        process.urgency = urgency(request);
        BfqQueue queue = process.queue;
        if (queue != null && hasOtherPriority) {
            queue.entity.nextLevel = process.level;
            queue.entity.nextWeight = BfqWeights.weight(process.urgency);
            queue.entity.hasChanged = true;
        }
        boolean isSplit = queue != null && BfqCooperation.mustLeave(process, queue);
        if (queue == null) {
            queue = create(process.level, process.urgency, true);
            queue.processes = 1;
            process.queue = queue;
            queue = cooperation.firstQueueCreated(process, queue);
        } else if (isSplit && !cooperation.leave(process, queue)) {
            queue = splitOff(process, queue);
        }
        if (queue.processes == 1) {
            queue.owner = process;
            if (isSplit) {
                boolean wasRaised = queue.raising.isRaised();
                process.saved.restore(queue);
                latency.adjustRestored(queue, wasRaised);
            }
        }
        if (queue.isNew) {
            bursts.queueCreated(queue);
        }
        return queue;
    }

    private BfqQueue splitOff(BfqProcess process, BfqQueue old) {
        BfqQueue queue = create(process.level, process.urgency, true);
        queue.processes = 1;
        process.queue = queue;
        BfqSavedState memory = process.saved;
        queue.isInLargeBurst = memory.wasInLargeBurst || memory.wasInBurst && bursts.isLarge();
        if (!queue.isInLargeBurst && memory.wasInBurst) {
            bursts.join(queue);
        }
        queue.splitAt = clock.ticks();
        BfqQueue waker = old.waker;
        if (waker != null) {
            queue.setWaker(waker);
        }
        return queue;
    }

    private BfqQueue shared(BfqProcess process, Request request) {
        BfqQueue queue = asynchronous.get(key(request));
        if (queue == null) {
            queue = create(level(request), urgency(request), false);
            asynchronous.put(key(request), queue);
        }
        if (process.asynchronous != queue) {
            BfqQueue old = process.asynchronous;
            if (old != null) {
                old.processes--;
            }
            queue.processes++;
            process.asynchronous = queue;
        }
        return queue;
    }

    private BfqQueue create(PriorityClass level, int urgency, boolean sync) {
        BfqQueue queue = new BfqQueue(level, urgency, sync, clock);
        queue.maxBudget = budgets.initial();
        return queue;
    }

    private static long key(Request request) {
        return (long) level(request).ordinal() * BfqWeights.LEVELS + urgency(request);
    }

    private static PriorityClass level(Request request) {
        PriorityClass level = PriorityClass.of(request);
        return level == PriorityClass.NONE ? PriorityClass.BEST_EFFORT : level;
    }

    private static int urgency(Request request) {
        if (PriorityClass.of(request) == PriorityClass.IDLE) {
            return BfqWeights.LEVELS - 1;
        }
        long urgency = request.attribute(RequestAttribute.PRIORITY_LEVEL);
        return PriorityClass.of(request) == PriorityClass.NONE || urgency == Request.NONE
                ? MIDDLE
                : (int) Math.min(urgency, BfqWeights.LEVELS - 1);
    }
}
