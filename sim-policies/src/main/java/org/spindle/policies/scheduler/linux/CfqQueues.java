package org.spindle.policies.scheduler.linux;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;

/** The queues of {@link Cfq}: one per process for its synchronous requests, one per priority for asynchronous requests. */
final class CfqQueues {

    private static final int LEVELS = 8;

    private final String scheduler;
    private final Anonymous anonymous;
    private final Long2ObjectOpenHashMap<CfqProcess> processes = new Long2ObjectOpenHashMap<>();
    private final Long2ObjectOpenHashMap<CfqQueue> asynchronous = new Long2ObjectOpenHashMap<>();

    CfqQueues(String scheduler, Anonymous anonymous) {
        this.scheduler = scheduler;
        this.anonymous = anonymous;
    }

    /** Returns the queue for an arriving request. */
    CfqQueue of(Request request) {
        return CfqSweep.isSync(request) ? ofProcess(request) : shared(request);
    }

    /**
     * Returns the process of a synchronous request.
     *
     * @throws org.spindle.spi.trace.TraceException if the request names none and such requests are refused
     */
    CfqProcess process(Request request) {
        anonymous.check(scheduler, request);
        CfqProcess process = processes.get(request.process());
        if (process == null) {
            process = new CfqProcess(new CfqQueue(level(request), urgency(request), true));
            process.queue.processes = 1;
            processes.put(request.process(), process);
        }
        return process;
    }

    /** Returns the process of a request, or null if that has exited. */
    @Nullable
    CfqProcess known(Request request) {
        return processes.get(request.process());
    }

    /** Removes a process and returns it; null if it has issued no request. */
    @Nullable
    CfqProcess remove(long process) {
        return processes.remove(process);
    }

    private CfqQueue ofProcess(Request request) {
        CfqProcess process = process(request);
        CfqQueue into = process.queue.mergedInto;
        if (into != null) {
            process.queue.processes--;
            into.processes++;
            process.queue = into;
        } else if (process.queue.isEmpty()
                && process.queue.dispatched == 0
                && process.queue.processes == 1
                && (process.queue.level != level(request) || process.queue.urgency != urgency(request))) {
            process.queue = new CfqQueue(level(request), urgency(request), true);
            process.queue.processes = 1;
        }
        process.queue.process = process;
        return process.queue;
    }

    private CfqQueue shared(Request request) {
        long key = (long) level(request).ordinal() * LEVELS + urgency(request);
        CfqQueue queue = asynchronous.get(key);
        if (queue == null) {
            queue = new CfqQueue(level(request), urgency(request), false);
            asynchronous.put(key, queue);
        }
        return queue;
    }

    private static PriorityClass level(Request request) {
        PriorityClass level = PriorityClass.of(request);
        return level == PriorityClass.NONE ? PriorityClass.BEST_EFFORT : level;
    }

    private static int urgency(Request request) {
        long urgency = request.attribute(RequestAttribute.PRIORITY_LEVEL);
        return PriorityClass.of(request) == PriorityClass.NONE || urgency == Request.NONE
                ? CfqTimes.MIDDLE
                : (int) Math.min(urgency, LEVELS - 1);
    }
}
