package org.spindle.policies.scheduler.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.policies.scheduler.compose.CollapseConfig.Match;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.PlaceComponent;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** Accesses that serve several requests, and the order of the requests served. */
class CombinedAccessTest {

    private final TestEventLoop events = new TestEventLoop();
    private final TestSchedulerContext context =
            new TestSchedulerContext(events, 100_000, new TestPositions(100_000), new TestRandom(1));
    private final Requests requests = new Requests();
    private final List<String> completions = new ArrayList<>();

    private Request arrive(RequestScheduler scheduler, Request request) {
        request.arrived(events.now());
        request.expect(done -> completions.add((done.isWrite() ? "W" : "R") + done.id()));
        scheduler.add(request);
        events.runUntil(events.now() + 1000);
        return request;
    }

    /** Serves all waiting requests; returns each access as first sector and length. */
    private List<String> accesses(RequestScheduler scheduler) {
        List<String> accesses = new ArrayList<>();
        for (Request next = scheduler.select(Eligibility.ALL); next != null; next = scheduler.select(Eligibility.ALL)) {
            scheduler.take(next);
            accesses.add(next.sector() + "+" + next.sectors());
            next.dispatched(events.now());
            events.runUntil(events.now() + 1000);
            scheduler.completed(next);
            next.complete(events.now());
        }
        assertThat(scheduler.size()).isZero();
        return accesses;
    }

    /**
     * Measured with DiskSim: "C-LOOK, scheme 3, limit 128: queued 5000,5008,5016,4000,4008,6000,6012,5024 (8 each): accesses
     * 4000+16, 5000+32, 6000, 6012. FCFS: 5000+24, 4000+16, 6000, 6012, 5024."
     */
    @ParameterizedTest
    @CsvSource({
        "c-look, 4000+16 5000+32 6000+8 6012+8", //
        "fcfs,   5000+24 4000+16 6000+8 6012+8 5024+8"
    })
    void concatenatesAsMeasured(String base, String expected) {
        RequestScheduler scheduler =
                base.equals("fcfs") ? Composed.latest(base, 128, context) : Composed.concatenate(base, 128, 0, context);
        for (long sector : new long[] {5000, 5008, 5016, 4000, 4008, 6000, 6012, 5024}) {
            arrive(scheduler, requests.read(sector, 8));
        }
        assertThat(accesses(scheduler)).containsExactly(expected.split(" "));
        assertThat(completions).hasSize(8).doesNotHaveDuplicates();
    }

    /** Ganger 1995, section A.1.2: reads may have a gap between them; write concatenation needs exact adjacency. */
    @Test
    void readsPastAGapButNeverWritesOverIt() {
        RequestScheduler scheduler = Composed.concatenate("c-look", 128, 4, context);
        arrive(scheduler, requests.read(100, 8));
        arrive(scheduler, requests.read(112, 8));
        arrive(scheduler, requests.write(200, 8));
        arrive(scheduler, requests.write(212, 8));
        arrive(scheduler, requests.write(220, 8));
        arrive(scheduler, requests.read(228, 8));
        assertThat(accesses(scheduler)).containsExactly("100+20", "200+8", "212+16", "228+8");
    }

    @Test
    void joinsTwoAccessesWithARequestBetweenThemUpToTheLimit() {
        RequestScheduler scheduler = Composed.concatenate("c-look", 24, 0, context);
        arrive(scheduler, requests.read(100, 8));
        arrive(scheduler, requests.read(116, 8));
        arrive(scheduler, requests.read(124, 8));
        arrive(scheduler, requests.read(108, 8));
        assertThat(accesses(scheduler)).containsExactly("100+16", "116+16");
    }

    /**
     * A part has its own arrival time and the start and end of the whole access; the device's work is accounted to
     * the first part.
     */
    @Test
    void partsAreTimedByTheirArrivalAndTheCommonAccess() {
        RequestScheduler scheduler = Composed.concatenate("c-look", 128, 0, context);
        Request first = arrive(scheduler, requests.read(100, 8));
        Request second = arrive(scheduler, requests.read(108, 8));
        second.criticality(Criticality.NONCRITICAL, Request.NONE);
        Request whole = scheduler.select(Eligibility.ALL);
        assertThat(whole.arrived()).isEqualTo(first.arrived());
        scheduler.take(whole);
        long start = events.now();
        TimeComponent seek = context.requestSchema().time("seek", "", Stage.DEVICE);
        QuantityComponent distance = context.requestSchema().quantity("seek-distance", "cylinders", "");
        PlaceComponent cylinder = context.requestSchema().place("cylinder", "");
        whole.spend(seek, 10);
        whole.quantity(distance, 3);
        whole.place(cylinder, 7);
        whole.buffer(BufferOutcome.PARTIAL_HIT);
        events.runUntil(start + 5000);
        whole.complete(events.now());
        assertThat(List.of(first.serviceTime(), second.serviceTime())).containsExactly(5000L, 5000L);
        assertThat(List.of(first.responseTime(), second.responseTime())).containsExactly(7000L, 6000L);
        assertThat(List.of(first.spent(seek), second.spent(seek))).containsExactly(10L, 0L);
        assertThat(List.of(first.quantity(distance), second.quantity(distance))).containsExactly(3L, Request.NONE);
        assertThat(List.of(first.place(cylinder), second.place(cylinder))).containsExactly(7L, 7L);
        assertThat(second.buffer()).isEqualTo(BufferOutcome.PARTIAL_HIT);
    }

    /**
     * Ganger 1995, section 6.3.1: write and write, both reported in reverse order; read and read, one access; read and write,
     * the write is serviced and reported first.
     */
    @ParameterizedTest
    @CsvSource({
        "w100 w100, 100+8, W2 W1", //
        "r100 r100, 100+8, R1 R2",
        "r100 w100, 100+8, W2 R1",
        "w100 r100, 100+8, W1 R2",
        "r100 w100 r100 w100, 100+8, W4 W2 R1 R3"
    })
    void collapsesRequestsForTheSameSectors(String arrivals, String access, String completed) {
        RequestScheduler scheduler = Composed.collapse("c-look", Match.IDENTICAL, context);
        for (String arrival : arrivals.split(" ")) {
            long sector = Long.parseLong(arrival.substring(1));
            arrive(scheduler, arrival.startsWith("w") ? requests.write(sector, 8) : requests.read(sector, 8));
        }
        assertThat(accesses(scheduler)).containsExactly(access);
        assertThat(completions).containsExactly(completed.split(" "));
    }

    /** A write must have all data: a read of more sectors than the write covers is sent to the device separately. */
    @Test
    void aWriteServesOnlyReadsWithinIt() {
        RequestScheduler scheduler = Composed.collapse("c-look", Match.CONTAINED, context);
        arrive(scheduler, requests.write(100, 8));
        arrive(scheduler, requests.read(100, 16));
        arrive(scheduler, requests.read(104, 2));
        arrive(scheduler, requests.write(96, 16));
        assertThat(accesses(scheduler)).containsExactly("96+16", "100+16");
        assertThat(completions).containsExactly("W4", "W1", "R3", "R2");
    }

    @Test
    void doesNotCollapseOverlapsUnlessAsked() {
        RequestScheduler scheduler = Composed.collapse("c-look", Match.IDENTICAL, context);
        arrive(scheduler, requests.read(100, 8));
        arrive(scheduler, requests.read(100, 4));
        assertThat(accesses(scheduler)).hasSize(2);
    }

    @Test
    void aCombinationIsDissolvedWhenTheOwnerTakesAPart() {
        RequestScheduler scheduler = Composed.concatenate("c-look", 128, 0, context);
        arrive(scheduler, requests.read(100, 8));
        Request middle = arrive(scheduler, requests.read(108, 8));
        arrive(scheduler, requests.read(116, 8));
        scheduler.take(middle);
        assertThat(scheduler.size()).isEqualTo(2);
        assertThat(accesses(scheduler)).containsExactly("116+8", "100+8");
    }

    @Test
    void isRefusedWhereTheOwnerServesNoCombinations() {
        context.refusingCombinations();
        assertThatThrownBy(() -> Composed.concatenate("fcfs", 8, 0, context))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'concatenate'")
                .hasMessageContaining("inside a device");
        assertThatThrownBy(() -> Composed.collapse("fcfs", Match.IDENTICAL, context))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
