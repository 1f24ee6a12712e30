package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Time;

/** The rules of Linux 2.6.32, block/deadline-iosched.c, each worked by hand. */
class DeadlineRulesTest {

    private final Play play = new Play(context -> Tunables.deadline(Tunables.DEADLINE, context));

    private static Play batches(int writesStarved, int fifoBatch) {
        return new Play(context -> Tunables.deadline(Tunables.batch(writesStarved, fifoBatch), context));
    }

    /**
     * A batch begins with the head of the FIFO queue and continues in ascending order; at the end of the tree the
     * next one begins.
     */
    @Test
    void sweepsUpwardFromTheEarliest() {
        play.read(500, 100, 900, 300, 700);
        assertThat(play.serve(5)).containsExactly(500L, 700L, 900L, 100L, 300L);
    }

    @Test
    void endsABatchAfterFifoBatchRequests() {
        Play two = batches(2, 2);
        two.read(500, 100, 600, 700, 800);
        // 500, 600; then a batch whose direction has a successor continues with it, as nothing has expired.
        assertThat(two.serve(5)).containsExactly(500L, 600L, 700L, 800L, 100L);
    }

    /** With writes_starved 2 two batches of reads are served before waiting writes, and the third decision picks writes. */
    @Test
    void servesTwoBatchesOfReadsBeforeWaitingWrites() {
        Play one = batches(2, 1);
        one.read(10, 20, 30, 40, 50, 60, 70);
        one.write(1010, 1020, 1030);
        assertThat(one.serve(10)).containsExactly(10L, 20L, 1010L, 30L, 40L, 1020L, 50L, 60L, 1030L, 70L);
    }

    @Test
    void servesWritesImmediatelyIfNoReadsWait() {
        play.write(100, 200);
        assertThat(play.serve()).isEqualTo(100);
        play.read(300);
        assertThat(play.serve(2)).containsExactly(200L, 300L);
    }

    /** An expired request comes first, but only when a batch begins, and only strictly after its expiry. */
    @Test
    void checksDeadlinesBetweenBatchesOnly() {
        Play two = batches(2, 2);
        two.read(10);
        two.read(100, 200, 300);
        two.at(1);
        assertThat(two.serve(1)).containsExactly(10L);
        two.read(5, 400);
        two.at(501);
        assertThat(two.serve(1)).containsExactly(100L);
        // A batch begins; the head of the FIFO queue, 200, expired 500 ms after its arrival at 0.
        assertThat(two.serve(1)).containsExactly(200L);
        two.at(502);
        assertThat(two.serve(3)).containsExactly(300L, 5L, 400L);
    }

    @Test
    void expiresStrictlyAfterItsTime() {
        Play one = batches(2, 1);
        one.read(100);
        one.at(10);
        one.read(50, 200);
        assertThat(one.serve(1)).containsExactly(100L);
        one.at(510);
        assertThat(one.serve(1)).as("50 expires behind 510 ms").containsExactly(200L);
        Play later = batches(2, 1);
        later.read(100);
        later.at(10);
        later.read(50, 200);
        assertThat(later.serve(1)).containsExactly(100L);
        later.at(511);
        assertThat(later.serve(1)).containsExactly(50L);
    }

    /**
     * The successor is determined when a request is dispatched: a request that arrives before the successor is not in
     * this batch.
     */
    @Test
    void ignoresArrivalsBeforeTheSuccessor() {
        play.read(100, 300, 400);
        assertThat(play.serve()).isEqualTo(100);
        play.read(200);
        assertThat(play.serve(3)).containsExactly(300L, 400L, 200L);
    }

    /** "If a request with the same start sector exists ('alias'), the OLD one is moved to dispatch at once." */
    @Test
    void movesAnAliasToTheFront() {
        play.read(100, 200);
        long old = play.read(300).id();
        long young = play.read(300).id();
        assertThat(play.take().id()).isEqualTo(old);
        // No request followed the alias when it was moved, so a batch begins with the head of the FIFO queue.
        assertThat(play.serve(2)).containsExactly(100L, 200L);
        assertThat(play.take().id()).isEqualTo(young);
    }

    @Test
    void seeksFrontMergesIfTunedTo() {
        DeadlineTunables without = new DeadlineTunables(Time.ofMillis(500), Time.ofMillis(5000), 2, 16, false, 1000);
        Play back = new Play(context -> Tunables.deadline(without, context));
        assertThat(back.scheduler.seeksFrontMerges()).isFalse();
        assertThat(back.scheduler.mayMerge(back.read(16), back.read(8)))
                .as("in front of the request merged last")
                .isTrue();
        assertThat(play.scheduler.seeksFrontMerges()).isTrue();
    }

    /** At 100 ticks a second 15 ms are one tick. */
    @Test
    void countsTimeInTicks() {
        DeadlineTunables coarse = new DeadlineTunables(Time.ofMillis(15), Time.ofMillis(5000), 2, 1, true, 100);
        Play ticks = new Play(context -> Tunables.deadline(coarse, context));
        ticks.at(9);
        ticks.read(100);
        ticks.read(50, 200);
        assertThat(ticks.serve()).isEqualTo(100);
        ticks.at(19);
        assertThat(ticks.serve())
                .as("one tick has passed, and the deadline is one tick")
                .isEqualTo(200);
        ticks.at(20);
        ticks.read(300);
        assertThat(ticks.serve()).isEqualTo(50);
    }
}
