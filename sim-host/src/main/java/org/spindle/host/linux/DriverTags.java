package org.spindle.host.linux;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * The tags of a device without a scheduler, on known processors (Linux 6.18, blk_mq_get_tag). An arrival takes a free tag, otherwise
 * its process waits. A completion first wakes the process that waits for the completed request, and then the process that has waited
 * longest for a tag. That one takes the tag, unless both are on the same processor, which has the probability of 1 / processors. Then
 * it runs after the other has sent its next request, or at the end of the other's slice. If another process has taken the last tag
 * meanwhile, it waits again, behind all others.
 */
final class DriverTags implements BlockRequestPool, EventHandler {

    /** The base slice of Linux 6.18 on one processor (kernel/sched/fair.c). */
    private static final long BASE_SLICE_NANOS = 700_000;

    private static final int MOST_SLICES = 4;

    private final int size;
    private final int processors;
    private final RandomStream random;
    private final EventLoop events;
    private final BlockMetrics metrics;
    private final ArrayDeque<Request> waiting = new ArrayDeque<>();
    private final List<Woken> woken = new ArrayList<>();
    private final ArrayDeque<Request> admitted = new ArrayDeque<>();
    private Runnable admission = () -> {};
    private int used;

    /** A process that has been woken and runs after another one, by its request. */
    private static final class Woken {
        final Request request;

        /** The process that runs first on the same processor. */
        final long behind;

        long event;

        Woken(Request request, long behind) {
            this.request = request;
            this.behind = behind;
        }
    }

    /** @param processors that run the processes, at least 1 */
    DriverTags(int size, int processors, RandomStream random, EventLoop events, BlockMetrics metrics) {
        this.size = size;
        this.processors = processors;
        this.random = random;
        this.events = events;
        this.metrics = metrics;
    }

    @Override
    public void onAdmission(Runnable next) {
        admission = next;
    }

    @Override
    public boolean admit(Request arriving) {
        boolean hasTag = take();
        if (!hasTag) {
            waiting.add(arriving);
            metrics.congested.set(1);
        }
        if (arriving.process() != Request.NONE) {
            endWaitFor(arriving.process());
        }
        return hasTag;
    }

    private boolean take() {
        if (used == size) {
            return false;
        }
        metrics.pool.set(++used);
        return true;
    }

    /** Lets the processes run that are behind this one on its processor, as it has sent its next request. */
    private void endWaitFor(long process) {
        for (Woken each : woken) {
            if (each.behind == process) {
                events.cancel(each.event);
                each.event = events.schedule(events.now(), this, 0, each.request.id());
            }
        }
    }

    @Override
    public void completed(Request request) {
        metrics.pool.set(--used);
        boolean wakesProcess = wakesProcess(request);
        Request first = waiting.poll();
        if (first != null) {
            if (wakesProcess && random.nextLong(processors) == 0) {
                wakeBehind(request.process(), first);
            } else {
                run(first);
            }
        }
    }

    private void wakeBehind(long process, Request request) {
        Woken next = new Woken(request, process);
        next.event = events.schedule(events.now() + slice(), this, 0, request.id());
        woken.add(next);
    }

    /** Linux multiplies the base slice by one more than the binary logarithm of the number of processors, at most by four. */
    private long slice() {
        return BASE_SLICE_NANOS * Math.min(MOST_SLICES, Integer.SIZE - Integer.numberOfLeadingZeros(processors));
    }

    /** Returns whether a process waits for this request, and not for a tag. */
    private boolean wakesProcess(Request request) {
        long process = request.process();
        return process != Request.NONE
                && !request.isAsynchronous()
                && waiting.stream().noneMatch(each -> each.process() == process)
                && woken.stream().noneMatch(each -> each.request.process() == process);
    }

    @Override
    public void handle(int op, long id) {
        int place = 0;
        while (woken.get(place).request.id() != id) {
            place++;
        }
        run(woken.remove(place).request);
        admission.run();
    }

    /** Runs a woken process: its request takes a tag, or waits again. */
    private void run(Request request) {
        if (take()) {
            metrics.poolTime.record(events.now() - request.arrived());
            metrics.congested.set(waiting() == 0 ? 0 : 1);
            admitted.add(request);
        } else {
            metrics.lostTags.add(1);
            waiting.add(request);
        }
    }

    @Override
    public void absorbed(Request request) {
        completed(request);
    }

    /** {@inheritDoc} The tags are alike. */
    @Override
    public void replaced(Request held, Request by) {}

    @Override
    public @Nullable Request next() {
        return admitted.poll();
    }

    @Override
    public int waiting() {
        return waiting.size() + woken.size();
    }
}
