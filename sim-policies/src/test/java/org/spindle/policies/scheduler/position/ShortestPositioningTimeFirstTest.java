package org.spindle.policies.scheduler.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

class ShortestPositioningTimeFirstTest {

    private final TestPositions positions = new TestPositions(100_000);
    private final RequestScheduler scheduler =
            Policies.sptf(new TestSchedulerContext(new TestEventLoop(), 100_000, positions, new TestRandom(1)));
    private final Requests requests = new Requests();

    /** Worthington, Ganger and Patt 1994, section 3.2: the estimate is that at the time of selection, not of arrival. */
    @Test
    void estimatesAtEachSelection() {
        Request low = requests.read(10_000, 8);
        Request high = requests.read(90_000, 8);
        scheduler.add(low);
        scheduler.add(high);
        assertThat(scheduler.select(Eligibility.ALL)).isSameAs(low);
        positions.moveTo(80_000);
        assertThat(scheduler.select(Eligibility.ALL)).isSameAs(high);
    }

    @Test
    void prefersTheEarliestArrivalAmongEquals() {
        positions.moveTo(50_000);
        Request above = requests.read(60_500, 8);
        Request below = requests.read(40_000, 8);
        scheduler.add(above);
        scheduler.add(below);
        assertThat(scheduler.select(Eligibility.ALL)).isSameAs(above);
        assertThat(scheduler.select(request -> request != above)).isSameAs(below);
    }

    @Test
    void needsADeviceThatReportsPositions() {
        assertThatThrownBy(() -> Policies.sptf(TestSchedulerContext.ofSectors(100_000)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
