package org.spindle.policies.scheduler.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** Which requests come first: classes, waiting times, batches and runs. */
class ClassesTest {

    private static final long MS = 1_000_000;

    private final TestEventLoop events = new TestEventLoop();
    private final TestSchedulerContext context =
            new TestSchedulerContext(events, 100_000, new TestPositions(100_000), new TestRandom(1));
    private final Requests requests = new Requests();

    private void arrive(RequestScheduler scheduler, Request request, Criticality criticality, long limit) {
        request.arrived(events.now());
        request.criticality(criticality, limit);
        scheduler.add(request);
    }

    private void arrive(RequestScheduler scheduler, long... sectors) {
        for (long sector : sectors) {
            arrive(scheduler, requests.read(sector, 8), Criticality.NONCRITICAL, Request.NONE);
        }
    }

    private static List<Long> order(RequestScheduler scheduler) {
        List<Long> order = new ArrayList<>();
        while (scheduler.size() > 0) {
            order.add(next(scheduler));
        }
        return order;
    }

    private static long next(RequestScheduler scheduler) {
        Request next = scheduler.select(Eligibility.ALL);
        scheduler.take(next);
        scheduler.completed(next);
        return next.sector();
    }

    /**
     * Measured with DiskSim: "Priority scheme 1, FCFS, queued: 9000 read, 100 read critical, 200 read, 300 write critical, 400
     * read limited behind an active request: 100, 300, 400, 9000, 200." Also Ganger 1995, section 7.2.
     */
    @ParameterizedTest
    @CsvSource({"fcfs", "''"})
    void criticalAndLimitedRequestsComeFirst(String urgent) {
        RequestScheduler scheduler = Composed.priority("fcfs", urgent.isEmpty() ? null : urgent, null, context);
        arrive(scheduler, requests.read(9000, 8), Criticality.NONCRITICAL, Request.NONE);
        arrive(scheduler, requests.read(100, 8), Criticality.CRITICAL, Request.NONE);
        arrive(scheduler, requests.read(200, 8), Criticality.NONCRITICAL, Request.NONE);
        arrive(scheduler, requests.write(300, 8), Criticality.CRITICAL, Request.NONE);
        arrive(scheduler, requests.read(400, 8), Criticality.LIMITED, 50 * MS);
        assertThat(order(scheduler)).containsExactly(100L, 300L, 400L, 9000L, 200L);
    }

    /**
     * Section 7.2 leaves open whether the classes share a sweep: with one queue the sweep continues from the last
     * service of any class, with two it does not.
     */
    @ParameterizedTest
    @CsvSource({
        "'',     5000 6000 7000 4000", //
        "c-look, 5000 4000 6000 7000"
    })
    void sharesTheSweepUnlessTheClassesHaveQueues(String urgent, String expected) {
        RequestScheduler scheduler = Composed.priority("c-look", urgent.isEmpty() ? null : urgent, null, context);
        arrive(scheduler, 4000, 6000, 7000);
        arrive(scheduler, requests.read(5000, 8), Criticality.CRITICAL, Request.NONE);
        assertThat(order(scheduler).stream().map(String::valueOf).toList()).containsExactly(expected.split(" "));
    }

    /** Section 7.4: after a fixed waiting time a noncritical request has the same priority as any other. */
    @ParameterizedTest
    @CsvSource({"''", "fcfs"})
    void promotesRequestsThatHaveWaitedLongEnough(String urgent) {
        RequestScheduler scheduler = Composed.priority("fcfs", urgent.isEmpty() ? null : urgent, "15 s", context);
        arrive(scheduler, 1000);
        events.runUntil(14_000 * MS);
        arrive(scheduler, requests.read(2000, 8), Criticality.CRITICAL, Request.NONE);
        arrive(scheduler, requests.read(3000, 8), Criticality.CRITICAL, Request.NONE);
        assertThat(next(scheduler)).isEqualTo(2000);
        events.runUntil(15_000 * MS);
        arrive(scheduler, requests.read(4000, 8), Criticality.CRITICAL, Request.NONE);
        List<Long> rest = order(scheduler);
        assertThat(rest.indexOf(1000L)).isLessThan(rest.indexOf(4000L));
    }

    /** Section 2.1: a time-limited request becomes time-critical if not finished within its limit. */
    @Test
    void aLimitedRequestIsCriticalAfterItsLimit() {
        PriorityConfig config = new PriorityConfig(
                context.part("base", org.spindle.policies.scheduler.Policies::fcfs),
                List.of(Criticality.CRITICAL),
                null,
                null);
        RequestScheduler scheduler = new PriorityFactory().create(config, context);
        arrive(scheduler, requests.read(1, 8), Criticality.NONCRITICAL, Request.NONE);
        arrive(scheduler, requests.read(2, 8), Criticality.LIMITED, 10 * MS);
        arrive(scheduler, requests.read(3, 8), Criticality.CRITICAL, Request.NONE);
        assertThat(scheduler.select(Eligibility.ALL).sector()).isEqualTo(3);
        events.runUntil(10 * MS);
        assertThat(order(scheduler)).containsExactly(2L, 3L, 1L);
    }

    /** Under load SSTF starves a far request; a timeout limits its waiting time. */
    @ParameterizedTest
    @CsvSource({"''", "fcfs"})
    void aTimeoutEndsStarvation(String overdue) {
        RequestScheduler scheduler = Composed.timeout("sstf", overdue.isEmpty() ? null : overdue, "100 ms", context);
        arrive(scheduler, 90_000, 8, 16);
        for (int i = 0; i < 100; i++) {
            assertThat(next(scheduler)).isLessThan(1000);
            arrive(scheduler, 8 * (i % 20));
            events.runUntil(events.now() + MS);
        }
        List<Long> rest = order(scheduler);
        assertThat(rest.indexOf(90_000L)).isLessThan(2);
    }

    /** Section 3.3: a chosen subset is served completely before others are considered. */
    @Test
    void aBatchIsServedCompletely() {
        RequestScheduler scheduler = Composed.batch("c-look", null, context);
        arrive(scheduler, 500, 300, 100);
        assertThat(next(scheduler)).isEqualTo(500);
        arrive(scheduler, 200, 50);
        assertThat(next(scheduler)).isEqualTo(100);
        arrive(scheduler, 400);
        assertThat(next(scheduler)).isEqualTo(300);
        assertThat(order(scheduler)).containsExactly(400L, 50L, 200L);
    }

    @Test
    void aBatchHoldsTheEarliest() {
        RequestScheduler scheduler = Composed.batch("c-look", 2, context);
        arrive(scheduler, 900, 800, 700, 100, 600);
        assertThat(order(scheduler)).containsExactly(900L, 700L, 800L, 100L, 600L);
    }

    /** Ganger 1995, section A.1.2: sequencing serves pending sequential requests in ascending order. */
    @Test
    void aRunIsServedInAscendingOrder() {
        RequestScheduler scheduler = Composed.sequence("fcfs", false, 4, context);
        arrive(scheduler, 116, 108, 500, 100, 128);
        assertThat(order(scheduler)).containsExactly(500L, 100L, 108L, 116L, 128L);
    }

    @Test
    void aRunIsOfOneKindUnlessMixed() {
        RequestScheduler apart = Composed.sequence("fcfs", false, 0, context);
        RequestScheduler mixed = Composed.sequence("fcfs", true, 0, context);
        for (RequestScheduler scheduler : List.of(apart, mixed)) {
            arrive(scheduler, requests.write(108, 8), Criticality.CRITICAL, Request.NONE);
            arrive(scheduler, requests.read(100, 8), Criticality.CRITICAL, Request.NONE);
        }
        assertThat(order(apart)).containsExactly(108L, 100L);
        assertThat(order(mixed)).containsExactly(100L, 108L);
    }
}
