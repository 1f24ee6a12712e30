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
 * The tags of a device without a scheduler, taken by processes that first have to run (Linux 6.18, blk_mq_get_tag). An arrival takes a
 * free tag, otherwise its process waits. A completion first wakes the process that waits for the completed request, and then the
 * process that has waited longest for a tag. Which of them runs first is up to the CPUs, here to chance. If it is the former, the other
 * one runs when that has sent its next request, or after a slice. A process that finds no tag when it runs waits again, behind all
 * others.
 */
final class DriverTags implements BlockRequestPool, EventHandler {

    /** The slice of a process on two CPUs, twice the base slice (Linux 6.18, kernel/sched/fair.c). */
    private static final long SLICE_NANOS = 1_400_000;

    private final int size;
    private final double overtaking;
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

        /** The process that runs first. */
        final long behind;

        long event;

        Woken(Request request, long behind) {
            this.request = request;
            this.behind = behind;
        }
    }

    /** @param overtaking the probability that the process whose request is complete runs first, in [0, 1] */
    DriverTags(int size, double overtaking, RandomStream random, EventLoop events, BlockMetrics metrics) {
        this.size = size;
        this.overtaking = overtaking;
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

    /** Lets the processes run that are behind this one, as it has sent its next request. */
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
            if (wakesProcess && random.nextDouble() < overtaking) {
                wakeBehind(request.process(), first);
            } else {
                run(first);
            }
        }
    }

    private void wakeBehind(long process, Request request) {
        Woken next = new Woken(request, process);
        next.event = events.schedule(events.now() + SLICE_NANOS, this, 0, request.id());
        woken.add(next);
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
