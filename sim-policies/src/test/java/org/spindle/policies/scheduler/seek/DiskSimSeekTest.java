package org.spindle.policies.scheduler.seek;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.policies.scheduler.Policies;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestSchedulerContext;

/** DiskSim's behaviour instead of LOOK inside a drive, and for "shortest distance first, approximate" (policy 22). */
class DiskSimSeekTest {

    private static final PlaceConfig BY_SECTOR = new PlaceConfig(Knowledge.LBN, null);

    private final SchedulerContext context = TestSchedulerContext.ofSectors(100_000);
    private final Requests requests = new Requests();

    /** The reference's section 7.5: "Direction becomes ascending/descending according to the chosen block". */
    @Test
    void lookReversesWithTheRequestTaken() {
        RequestScheduler look = Policies.look(context);
        assertThat(afterLower(look)).containsExactly(1000L, 6000L);
    }

    /** Inside a drive the direction stays ascending: every request above comes before all requests below. */
    @Test
    void lookInsideADriveStaysUpward() {
        RequestScheduler look =
                new LookFactory().create(new LookConfig(BY_SECTOR, List.of(LookCompat.ALWAYS_UPWARD)), context);
        assertThat(afterLower(look)).containsExactly(6000L, 1000L);
    }

    /** Section 7.4, 22: "strictly smaller cost replaces the best (first in list order wins ties)". */
    @Test
    void shortestDistanceTakesTheFirstInOrderAmongEquals() {
        RequestScheduler nearest = new SstfFactory()
                .create(new SstfConfig(ReferenceEnd.END, BY_SECTOR, List.of(SstfCompat.FIRST_IN_ORDER)), context);
        // Distances count from sector 5007, the last one of the previous request: 93 on each side, repeatedly.
        assertThat(order(nearest, 5000)).containsExactly(5000L);
        assertThat(order(nearest, 4914, 5100)).containsExactly(4914L, 5100L);
        assertThat(order(nearest, 5200, 5014)).containsExactly(5014L, 5200L);
        RequestScheduler sstf = Policies.sstf(context);
        assertThat(order(sstf, 5000)).containsExactly(5000L);
        assertThat(order(sstf, 4915, 5101)).as("SSTF takes the upper one first").containsExactly(5101L, 4915L);
    }

    /** Returns which comes first after a request below another: one above it or one below it at the same distance. */
    private List<Long> afterLower(RequestScheduler scheduler) {
        order(scheduler, 9000);
        order(scheduler, 5000);
        return order(scheduler, 1000, 6000);
    }

    private List<Long> order(RequestScheduler scheduler, long... sectors) {
        for (long sector : sectors) {
            scheduler.add(requests.read(sector, 8));
        }
        List<Long> order = new ArrayList<>();
        for (Request next = scheduler.select(Eligibility.ALL); next != null; next = scheduler.select(Eligibility.ALL)) {
            scheduler.take(next);
            order.add(next.sector());
        }
        return order;
    }
}
