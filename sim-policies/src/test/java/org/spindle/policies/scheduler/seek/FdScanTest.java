package org.spindle.policies.scheduler.seek;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** Ganger 1995, section 3.1: the sweep points at the pending request with the nearest still attainable deadline. */
class FdScanTest extends SchedulerContract {

    private static final long MS = 1_000_000;

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        DeadlineSearchConfig deadlines = new DeadlineSearchConfig(Time.ZERO, Time.ofMillis(20), null);
        return new FdScanFactory()
                .create(new FdScanConfig(Time.ofMillis(10), deadlines, new PlaceConfig(Knowledge.LBN, null)), context);
    }

    private static void arrive(RequestScheduler scheduler, Request request, long limitMillis, TestEventLoop events) {
        request.arrived(events.now());
        request.criticality(Criticality.LIMITED, limitMillis * MS);
        scheduler.add(request);
    }

    /** The arm is at 500. Of the deadlines 5, 40 and 60 ms the first cannot be met: towards 200 first, by way of 400. */
    @Test
    void servesRequestsOnTheWayToTheNearestAttainableDeadline() {
        TestEventLoop events = new TestEventLoop();
        RequestScheduler scheduler =
                create(new TestSchedulerContext(events, 10_000, new TestPositions(10_000), new TestRandom(1)));
        Requests requests = new Requests();
        arrive(scheduler, requests.read(500, 8), 1000, events);
        scheduler.take(scheduler.select(Eligibility.ALL));
        arrive(scheduler, requests.read(510, 8), 5, events);
        arrive(scheduler, requests.read(200, 8), 40, events);
        arrive(scheduler, requests.read(400, 8), 60, events);
        arrive(scheduler, requests.read(490, 8), 5, events);
        arrive(scheduler, requests.read(505, 8), 45, events);
        long[] order = new long[5];
        for (int i = 0; i < order.length; i++) {
            Request next = scheduler.select(Eligibility.ALL);
            scheduler.take(next);
            order[i] = next.sector();
        }
        assertThat(order).containsExactly(490, 400, 200, 505, 510);
    }

    /** At 100 ms no deadline can be met any more: the nearest request is served. */
    @Test
    void servesTheNearestIfNoDeadlineCanBeMet() {
        TestEventLoop events = new TestEventLoop();
        RequestScheduler scheduler =
                create(new TestSchedulerContext(events, 10_000, new TestPositions(10_000), new TestRandom(1)));
        Requests requests = new Requests();
        arrive(scheduler, requests.read(900, 8), 20, events);
        arrive(scheduler, requests.read(300, 8), 50, events);
        events.runUntil(100 * MS);
        arrive(scheduler, requests.read(100, 8), 5, events);
        assertThat(scheduler.select(Eligibility.ALL).sector()).isEqualTo(100);
    }
}
