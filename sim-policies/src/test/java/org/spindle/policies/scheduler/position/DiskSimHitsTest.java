package org.spindle.policies.scheduler.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/**
 * DiskSim's policy 9 "consults the drive's cache for hits", of which an append is one (reference texts on the subsystem, 7.4,
 * and on the drive, 5.3); "first in list order wins ties", and lists of scans are in order of place.
 */
class DiskSimHitsTest {

    private final SpinningPositions positions = new SpinningPositions(new TestEventLoop());
    private final SchedulerContext context =
            new TestSchedulerContext(new TestEventLoop(), SpinningPositions.SECTORS, positions, new TestRandom(1));
    private final Requests requests = new Requests();

    private Request chosen(List<PositionCompat> compat, Request... waiting) {
        RequestScheduler scheduler = Policies.spctf(0, compat, context);
        List.of(waiting).forEach(scheduler::add);
        return scheduler.select(Eligibility.ALL);
    }

    @Test
    void aWriteThatContinuesTheBufferedOneIsAHit() {
        positions.openEnd = 70_000;
        Request near = requests.read(150, 8);
        Request append = requests.write(70_000, 8);
        assertThat(chosen(List.of(PositionCompat.DISKSIM), near, append)).isSameAs(append);
        assertThat(chosen(List.of(), near, append)).isSameAs(near);
    }

    @Test
    void aReadThereIsNotAHit() {
        positions.openEnd = 70_000;
        Request near = requests.read(150, 8);
        assertThat(chosen(List.of(PositionCompat.DISKSIM), near, requests.read(70_000, 8)))
                .isSameAs(near);
    }

    @Test
    void theLowestOfAllHitsComesFirst() {
        positions.heldFrom = 60_000;
        positions.heldTo = 60_100;
        positions.openEnd = 50_000;
        Request read = requests.read(60_050, 8);
        Request append = requests.write(50_000, 8);
        assertThat(chosen(List.of(PositionCompat.DISKSIM), read, append)).isSameAs(append);
        positions.openEnd = 70_000;
        append = requests.write(70_000, 8);
        assertThat(chosen(List.of(PositionCompat.DISKSIM), read, append)).isSameAs(read);
    }

    /** The head is at sector 0 at time 0: that request takes no time, as if it were a hit. */
    @Test
    void aRequestUnderTheHeadEqualsAHit() {
        positions.heldFrom = 60_000;
        positions.heldTo = 60_100;
        Request here = requests.read(0, 8);
        Request hit = requests.read(60_050, 8);
        assertThat(chosen(List.of(PositionCompat.DISKSIM), hit, here)).isSameAs(here);
        assertThat(chosen(List.of(), hit, here)).isSameAs(hit);
    }
}
