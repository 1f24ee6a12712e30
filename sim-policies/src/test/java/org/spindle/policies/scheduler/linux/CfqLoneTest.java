package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

/** Differences of Linux 2.6.24, block/cfq-iosched.c, from 2.6.32, each worked by hand. One tick is a millisecond. */
class CfqLoneTest {

    private static final long FAR = 50_000_000;

    private final Play play = of("2.6.24");

    private static Play of(String kernel) {
        return new Play(context -> Tunables.cfq(kernel, Anonymous.REFUSE, true, context));
    }

    /** cfq_close_cooperator() returns 0: the device is left idle for a process although another reads nearby. */
    @Test
    void waitsAlthoughAnotherProcessReadsNearby() {
        play.readOf(1, 1000);
        play.readOf(2, 1008);
        assertThat(play.serve()).isEqualTo(1000);
        assertThat(play.serve()).isEqualTo(-1);
        assertThat(play.idleUntil()).isEqualTo(8);
        play.readOf(1, 1016);
        assertThat(play.serve()).isEqualTo(1016);
    }

    /** cfq_select_queue(): a slice whose time is over ends, even if the awaited request has arrived. */
    @Test
    void endsASliceBeforeTheRequestThatItHasWaitedFor() {
        play.readOf(1, 1000);
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(1000);
        for (int i = 1; i < 20; i++) {
            play.at(5 * i);
            play.readOf(1, 1000 + 8 * i);
            assertThat(play.serve()).isEqualTo(1000 + 8 * i);
        }
        play.at(100);
        play.readOf(1, 9000);
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /**
     * cfq_update_idle_window(): a seeky process may have the same think time as others, and the device is left idle
     * for it for 2 ms.
     */
    @Test
    void waitsForSeekyProcessesWithThinkTime() {
        Play later = of("2.6.32");
        for (int i = 0; i < 4; i++) {
            for (Play each : List.of(play, later)) {
                each.at(5 * i);
                each.readOf(1, 1_000_000L * (1 + 3 * i));
                assertThat(each.serve()).isPositive();
            }
        }
        play.readOf(2, FAR);
        later.readOf(2, FAR);
        assertThat(play.idleUntil()).isEqualTo(17);
        assertThat(later.serve()).isEqualTo(FAR);
    }

    /** cfq_dispatch_requests() does not consider the time since the last read: four writes at once. */
    @Test
    void doesNotHoldWritesBackAfterReads() {
        assertThat(takenAfterARead(play)).isEqualTo(4);
        assertThat(takenAfterARead(of("2.6.32"))).isEqualTo(1);
    }

    private static int takenAfterARead(Play play) {
        play.readOf(1, 1000);
        play.serve();
        play.end(1);
        play.writeOf(9, 2000, 3000, 4000, 5000);
        List<Long> taken = new ArrayList<>();
        for (var next = play.take(); next != null; next = play.take()) {
            taken.add(next.sector());
        }
        return taken.size();
    }

    @Nested
    class Contract extends SchedulerContract {

        @Override
        protected RequestScheduler create(SchedulerContext context) {
            return Tunables.cfq("2.6.24", Anonymous.SHARED, true, context);
        }

        /** A call of select may end a slice. */
        @Override
        protected boolean selectsWithoutTrace() {
            return false;
        }
    }
}
