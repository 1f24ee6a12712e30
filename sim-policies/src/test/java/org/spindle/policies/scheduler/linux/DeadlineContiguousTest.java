package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;

/**
 * Differences of Linux 2.6.20, block/deadline-iosched.c, from 2.6.32, each worked by hand. Requests have 8 sectors; one tick is a
 * millisecond.
 */
class DeadlineContiguousTest {

    private final Play play = of("2.6.20", 16);
    private final Play later = of("2.6.32", 16);

    private static Play of(String kernel, int fifoBatch) {
        return new Play(context -> Tunables.deadline(kernel, Tunables.batch(2, fifoBatch), context));
    }

    /** Without a successor a sweep begins at the lowest sector, later with the earliest request. */
    @Test
    void beginsASweepAtTheLowestSector() {
        for (Play each : new Play[] {play, later}) {
            each.read(500, 100, 900);
        }
        assertThat(play.serve(3)).containsExactly(100L, 500L, 900L);
        assertThat(later.serve(3)).containsExactly(500L, 900L, 100L);
        play.read(300, 50);
        assertThat(play.serve(2)).containsExactly(50L, 300L);
    }

    /** The other direction has no successor either. */
    @Test
    void beginsASweepOfWritesAtTheLowestSector() {
        play.read(500);
        play.write(900, 100);
        assertThat(play.serve(3)).containsExactly(500L, 100L, 900L);
    }

    /** A batch ends at a gap: 300 does not begin where 116 ends, so that the deadline of 900 is checked, 500 ms behind 0. */
    @Test
    void checksDeadlinesAtAGap() {
        play.read(900);
        play.at(10);
        play.read(100, 108, 116, 300);
        assertThat(play.serve()).isEqualTo(100);
        play.at(501);
        assertThat(play.serve(4)).containsExactly(108L, 116L, 900L, 300L);
    }

    /**
     * A batch that has ended at a gap remains so while its sweep goes on: 208 begins where 200 ends, and the deadline of 900 is checked all
     * the same. After the expired request a new batch begins.
     */
    @Test
    void checksDeadlinesBehindAGap() {
        play.read(900);
        play.at(10);
        play.read(100, 200, 208, 908);
        assertThat(play.serve(2)).containsExactly(100L, 200L);
        play.at(501);
        assertThat(play.serve()).isEqualTo(900);
        play.at(511);
        assertThat(play.serve(2)).as("908 is in the batch of 900").containsExactly(908L, 208L);
    }

    /** Each gap is a decision between the directions: two for reads while writes wait, the third for writes. */
    @Test
    void decidesTheDirectionAtEachGap() {
        for (Play each : new Play[] {play, later}) {
            each.read(10, 20, 30, 40, 50);
            each.write(1010, 1020);
        }
        assertThat(play.serve(7)).containsExactly(10L, 20L, 1010L, 30L, 40L, 1020L, 50L);
        assertThat(later.serve(7)).containsExactly(10L, 20L, 30L, 40L, 50L, 1010L, 1020L);
    }

    /** A contiguous batch, too, ends after fifo_batch requests. */
    @Test
    void endsAContiguousBatchAfterFifoBatchRequests() {
        Play two = of("2.6.20", 2);
        two.read(900);
        two.at(10);
        two.read(100, 108, 116);
        assertThat(two.serve()).isEqualTo(100);
        two.at(501);
        assertThat(two.serve(3)).containsExactly(108L, 900L, 116L);
    }

    @Nested
    class Contract extends SchedulerContract {

        @Override
        protected RequestScheduler create(SchedulerContext context) {
            return Tunables.deadline("2.6.20", Tunables.DEADLINE, context);
        }
    }
}
