package org.spindle.policies.scheduler.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** A search that skips requests which cannot win must choose the same request as an exhaustive search. */
class BranchAndBoundTest {

    private final TestEventLoop events = new TestEventLoop();
    private final SpinningPositions positions = new SpinningPositions(events);
    private final SchedulerContext context =
            new TestSchedulerContext(events, SpinningPositions.SECTORS, positions, new TestRandom(1));
    private final Requests requests = new Requests();

    private double age(Request request) {
        return events.now() - request.arrived();
    }

    /** Worthington, Ganger and Patt 1994, section 5.3: T - W * wait, W in milliseconds per second. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1, 6, 12, 30, 1000})
    void choosesAsAllEstimatesWould(double w) {
        chooseAlike(
                Policies.sptf(w, null, AgeingCounts.ALL, List.of(), context),
                request -> positions.positioningTime(request) * 1000 - w * age(request));
        chooseAlike(
                Policies.satf(w, context),
                request -> 1000 * (positions.positioningTime(request) + positions.transferTime(request))
                        - w * age(request));
    }

    /** Seltzer, Chen and Ousterhout 1990: T * (M - wait) / M. */
    @ParameterizedTest
    @ValueSource(longs = {50, 500, 30_000})
    void choosesAsAllWeightedEstimatesWould(long limitMillis) {
        long limit = limitMillis * 1_000_000;
        chooseAlike(
                Policies.sptf(0, limitMillis + " ms", AgeingCounts.ALL, List.of(), context),
                request -> age(request) >= limit
                        ? 0
                        : (double) (positions.positioningTime(request) * 1000) * (limit - (long) age(request)) / limit);
    }

    /** DiskSim's policies 11 to 13: the factor becomes negative. */
    @Test
    void choosesTheLongestTimeBeyondTheLimitUnderCompat() {
        long limit = 50_000_000;
        chooseAlike(
                Policies.sptf(0, "50 ms", AgeingCounts.ALL, List.of(PositionCompat.WEIGHT_BELOW_ZERO), context),
                request ->
                        (double) (positions.positioningTime(request) * 1000) * (limit - (long) age(request)) / limit);
    }

    /** DiskSim's policies 20 and 21: only requests that a process waits for age. */
    @Test
    void agesUrgentRequestsOnly() {
        chooseAlike(
                Policies.sptf(6, null, AgeingCounts.URGENT, List.of(), context),
                request -> positions.positioningTime(request) * 1000
                        - (request.criticality() == Criticality.NONCRITICAL ? 0 : 6 * age(request)));
    }

    /** Serves 400 requests from a queue of up to 120, in bursts, while the arm moves and time passes. */
    private void chooseAlike(RequestScheduler scheduler, ToDoubleFunction<Request> cost) {
        PlainScheduler plain = PlainScheduler.least(cost);
        TestRandom random = new TestRandom(5);
        long sector = 0;
        for (int served = 0; served < 400; served++) {
            while (scheduler.size() < 1 + random.nextLong(120)) {
                // Some at the same place, which take the same time.
                sector = random.nextLong(4) == 0 ? sector : random.nextLong(SpinningPositions.SECTORS);
                Request request = random.nextLong(3) == 0
                        ? requests.write(sector, 1 + random.nextLong(20))
                        : requests.read(sector, 1 + random.nextLong(20));
                request.arrived(events.now());
                request.criticality(Criticality.values()[(int) random.nextLong(3)], Request.NONE);
                scheduler.add(request);
                plain.add(request);
                events.runUntil(events.now() + random.nextLong(200_000));
            }
            Eligibility some = served % 3 == 0 ? request -> request.id() % 4 != 0 : Eligibility.ALL;
            Request choice = scheduler.select(some);
            assertThat(choice).isSameAs(plain.select(some));
            if (choice != null) {
                scheduler.take(choice);
                plain.take(choice);
                positions.arm = positions.cylinder(choice.sector());
            }
            events.runUntil(events.now() + random.nextLong(8_000_000));
        }
        while (scheduler.size() > 0) {
            scheduler.take(scheduler.select(Eligibility.ALL));
        }
    }

    /** Ten thousand requests on a thousand cylinders: within a few cylinders one is shortly ahead of the head. */
    @ParameterizedTest
    @CsvSource({"0, 200", "6, 400"})
    void estimatesFewOfTenThousand(double w, long most) {
        RequestScheduler scheduler = Policies.sptf(w, null, AgeingCounts.ALL, List.of(), context);
        TestRandom random = new TestRandom(2);
        for (int i = 0; i < 10_000; i++) {
            scheduler.add(requests.read(random.nextLong(SpinningPositions.SECTORS), 8));
        }
        positions.arm = 480;
        positions.asked = 0;
        for (int i = 0; i < 50; i++) {
            Request choice = scheduler.select(Eligibility.ALL);
            scheduler.take(choice);
            positions.arm = positions.cylinder(choice.sector());
            events.runUntil(events.now() + 3_000_000);
        }
        assertThat(positions.asked / 50).isLessThan(most);
    }

    /** Worthington, Ganger and Patt 1994, section 5.3: a very large W is FCFS. */
    @Test
    void aVeryLargeWeightIsFirstComeFirstServed() {
        RequestScheduler scheduler = Policies.sptf(1e9, null, AgeingCounts.ALL, List.of(), context);
        List<Long> served = new ArrayList<>();
        TestRandom random = new TestRandom(3);
        for (int i = 0; i < 50; i++) {
            scheduler.add(requests.read(random.nextLong(SpinningPositions.SECTORS), 8));
            events.runUntil(events.now() + 1000);
        }
        while (scheduler.size() > 0) {
            Request choice = scheduler.select(Eligibility.ALL);
            scheduler.take(choice);
            served.add(choice.id());
        }
        assertThat(served).isSorted().hasSize(50);
    }

    /** Section 6.3: reads that the cache can serve at least in part take no time, in ascending order; writes take time. */
    @Test
    void servesReadsFromTheBufferFirst() {
        RequestScheduler scheduler = Policies.spctf(0, context);
        positions.arm = 10;
        positions.heldFrom = 50_000;
        positions.heldTo = 50_064;
        Request near = requests.read(1000, 8);
        Request write = requests.write(50_000, 8);
        Request later = requests.read(50_016, 8);
        Request partial = requests.read(50_060, 8);
        Request first = requests.read(50_008, 8);
        Request behind = requests.read(50_064, 8);
        for (Request request : List.of(near, write, later, partial, first, behind)) {
            scheduler.add(request);
        }
        List<Request> order = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Request choice = scheduler.select(Eligibility.ALL);
            scheduler.take(choice);
            order.add(choice);
        }
        assertThat(order).containsExactly(first, later, partial, near);
    }

    /** Section 6.3: SPCTF with an empty cache is SPTF. */
    @Test
    void isSptfWithoutABuffer() {
        chooseAlike(Policies.spctf(0, context), request -> positions.positioningTime(request));
        chooseAlike(
                Policies.spctf(6, context), request -> positions.positioningTime(request) * 1000 - 6 * age(request));
    }

    /**
     * Section 2.4: a sector that passes the head in 0.5 ms is reached only 11.6 ms later after a command overhead of
     * 1 ms: another request may be better.
     */
    @Test
    void addsTheDelaysOmittedByADevice() {
        SptfConfig delays = new SptfConfig(new PredictionConfig(
                0,
                null,
                AgeingCounts.ALL,
                org.spindle.spi.config.Time.ofMillis(0),
                org.spindle.spi.config.Time.ofMillis(2),
                List.of()));
        RequestScheduler scheduler = new SptfFactory().create(delays, context);
        Request write = requests.write(10, 1);
        Request read = requests.read(40, 1);
        assertThat((double) positions.positioningTime(read) - positions.positioningTime(write))
                .isCloseTo(1_800_000, within(1.0));
        scheduler.add(write);
        scheduler.add(read);
        assertThat(scheduler.select(Eligibility.ALL)).isSameAs(read);
    }
}
