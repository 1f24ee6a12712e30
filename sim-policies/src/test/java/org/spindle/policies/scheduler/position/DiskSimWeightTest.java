package org.spindle.policies.scheduler.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/**
 * DiskSim's policies 11 and 12, "estimate times (W - age) / W" (reference text on the subsystem, 7.4), with the
 * bounds of its search: an estimate is computed only while the best cost is above the request's delay, and a seek
 * that takes longer than the best cost counts with 1 ms more than that cost. Seeks take 1 ms and 1 us for each
 * cylinder of 100 sectors, a revolution 6 ms.
 */
class DiskSimWeightTest {

    private static final Time ZERO = Time.parse("0 ms");

    private final TestEventLoop events = new TestEventLoop();
    private final SpinningPositions positions = new SpinningPositions(events);
    private final Requests requests = new Requests();

    private ShortestTimeFirst scheduler(boolean knowsBuffer, PositionCompat... compat) {
        return new PredictionConfig(0, Time.parse("6 ms"), AgeingCounts.ALL, ZERO, ZERO, List.of(compat))
                .scheduler(
                        false,
                        knowsBuffer,
                        new TestSchedulerContext(events, SpinningPositions.SECTORS, positions, new TestRandom(1)));
    }

    /** The old request, 4 ms beyond the limit, costs less than 0; the hit at a lower place costs 0 and ends the search. */
    @Test
    void aHitEndsTheSearch() {
        positions.heldFrom = 5_000;
        positions.heldTo = 5_100;
        assertThat(chosenOfOldAndHit(PositionCompat.DISKSIM).sector()).isEqualTo(5_000);
        assertThat(chosenOfOldAndHit(PositionCompat.WEIGHT_BELOW_ZERO).sector()).isEqualTo(60_030);
    }

    private Request chosenOfOldAndHit(PositionCompat compat) {
        ShortestTimeFirst scheduler = scheduler(true, compat);
        scheduler.add(requests.read(60_030, 8));
        events.runUntil(events.now() + 10_000_000);
        scheduler.add(requests.read(5_000, 8));
        Request chosen = scheduler.select(Eligibility.ALL);
        assertThat(chosen).isNotNull();
        return chosen;
    }

    /**
     * The request under the head, which has not waited, needs 0.58 ms. The other one, which has waited for 5 of the 6
     * ms, seeks for 1.9 ms and needs 5.5 ms; times 1/6 this is 0.92. As its seek exceeds the bound, it counts with
     * 1.58 ms times 1/6.
     */
    @Test
    void aSeekBeyondTheBoundHasASmallCost() {
        assertThat(chosenOfNearAndOld(PositionCompat.DISKSIM).sector()).isEqualTo(90_075);
        assertThat(chosenOfNearAndOld(PositionCompat.WEIGHT_BELOW_ZERO).sector())
                .isEqualTo(93);
    }

    private Request chosenOfNearAndOld(PositionCompat compat) {
        ShortestTimeFirst scheduler = scheduler(false, compat);
        events.runUntil((events.now() / 6_000_000 + 1) * 6_000_000);
        scheduler.add(requests.read(90_075, 8));
        events.runUntil(events.now() + 5_000_000);
        scheduler.add(requests.read(93, 8));
        Request chosen = scheduler.select(Eligibility.ALL);
        assertThat(chosen).isNotNull();
        return chosen;
    }
}
