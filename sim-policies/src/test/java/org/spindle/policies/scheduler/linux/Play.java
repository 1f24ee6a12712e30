package org.spindle.policies.scheduler.linux;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** A scheduler with its clock and the requests of processes, driven step by step. */
final class Play {

    private static final long MS = 1_000_000;

    private final TestEventLoop events = new TestEventLoop();
    private final Requests requests = new Requests();
    final RequestScheduler scheduler;

    Play(Function<SchedulerContext, RequestScheduler> maker) {
        scheduler = maker.apply(new TestSchedulerContext(events, 100_000_000, null, new TestRandom(1)));
    }

    void at(double millis) {
        events.runUntil(Math.round(millis * MS));
    }

    double now() {
        return (double) events.now() / MS;
    }

    Request read(long... sectors) {
        return arrive(Operation.READ, PriorityClass.NONE, 0, false, sectors);
    }

    Request write(long... sectors) {
        return arrive(Operation.WRITE, PriorityClass.NONE, 0, true, sectors);
    }

    Request readOf(int process, long... sectors) {
        return arrive(Operation.READ, PriorityClass.NONE, process, false, sectors);
    }

    Request writeOf(int process, long... sectors) {
        return arrive(Operation.WRITE, PriorityClass.NONE, process, true, sectors);
    }

    Request arrive(Operation operation, PriorityClass level, int process, boolean async, long... sectors) {
        Request last = null;
        for (long sector : sectors) {
            last = request(operation, process, sector);
            last.flags(async, false, false);
            level.assign(last, 4);
            scheduler.add(last);
        }
        return last;
    }

    Request arriveUrgent(Operation operation, int urgency, int process, long sector) {
        Request request = request(operation, process, sector);
        PriorityClass.BEST_EFFORT.assign(request, urgency);
        scheduler.add(request);
        return request;
    }

    /** Returns a synchronous request that is not added to the scheduler yet. */
    Request request(Operation operation, int process, long sector) {
        Request request = requests.request(operation, sector, 8);
        request.process(process);
        request.arrived(events.now());
        return request;
    }

    /** Takes the next request; null if the scheduler offers none. */
    Request take() {
        Request next = scheduler.select(Eligibility.ALL);
        if (next != null) {
            scheduler.take(next);
            next.dispatched(events.now());
        }
        return next;
    }

    /** Takes the next request and completes it at once; returns its first sector, or -1 if the scheduler offers none. */
    long serve() {
        Request next = take();
        if (next != null) {
            complete(next);
        }
        return next == null ? -1 : next.sector();
    }

    void complete(Request request) {
        request.expect(done -> {});
        request.complete(events.now());
        scheduler.completed(request);
    }

    List<Long> serve(int count) {
        List<Long> served = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            served.add(serve());
        }
        return served;
    }

    /** Returns the milliseconds at which the scheduler is to be called again; -1 for never. */
    double idleUntil() {
        scheduler.select(Eligibility.ALL);
        long until = scheduler.idleUntil();
        return until == RequestScheduler.NEVER ? -1 : (double) until / MS;
    }

    void end(long process) {
        scheduler.processEnded(process);
    }
}
