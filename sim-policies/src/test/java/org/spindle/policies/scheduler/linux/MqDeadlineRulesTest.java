package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/** The rules of Linux 5.14 to 7.0, block/mq-deadline.c, each worked by hand. */
class MqDeadlineRulesTest {

    private final Play play = new Play(context -> Tunables.mqDeadline(Tunables.DEADLINE, context));

    private static Play batches(int writesStarved, int fifoBatch) {
        return new Play(context -> Tunables.mqDeadline(Tunables.batch(writesStarved, fifoBatch), context));
    }

    private static void read(Play play, PriorityClass level, long... sectors) {
        play.arrive(Operation.READ, level, 0, false, sectors);
    }

    /** The sweep begins at sector 0, not with the earliest request; it includes requests that arrive ahead of it. */
    @Test
    void sweepsUpwardFromItsPosition() {
        play.read(500, 100);
        assertThat(play.serve())
                .as("a batch of writes is under way, so one of reads begins")
                .isEqualTo(100);
        play.read(300, 50);
        assertThat(play.serve(3)).containsExactly(300L, 500L, 50L);
    }

    /** latest_pos is the first sector of the last request: a request at the same sector is still ahead. */
    @Test
    void countsThePositionFromTheFirstSector() {
        play.read(100, 200);
        assertThat(play.serve()).isEqualTo(100);
        play.read(100);
        assertThat(play.serve(2)).containsExactly(100L, 200L);
    }

    @Test
    void servesTwoBatchesOfReadsBeforeWaitingWrites() {
        Play one = batches(2, 1);
        one.read(10, 20, 30, 40, 50);
        one.write(1010, 1020);
        // The initial direction is write with a batch of 0 of 1: the first request is a write.
        assertThat(one.serve(7)).containsExactly(1010L, 10L, 20L, 1020L, 30L, 40L, 50L);
    }

    /** Expiry is inclusive here, unlike in the single-queue scheduler. */
    @Test
    void expiresAtItsTime() {
        for (double[] millisAndSector : new double[][] {{509, 200}, {510, 50}}) {
            Play one = batches(2, 1);
            one.read(100);
            assertThat(one.serve()).isEqualTo(100);
            one.at(10);
            one.read(50, 200);
            one.at(millisAndSector[0]);
            assertThat((double) one.serve()).isEqualTo(millisAndSector[1]);
        }
    }

    @Test
    void servesTheMoreUrgentClassFirst() {
        read(play, PriorityClass.IDLE, 10);
        read(play, PriorityClass.BEST_EFFORT, 20);
        read(play, PriorityClass.REALTIME, 30);
        read(play, PriorityClass.NONE, 40);
        assertThat(play.serve(4)).containsExactly(30L, 20L, 40L, 10L);
    }

    /**
     * "Global: batching, starved, last_dir, shared by all levels": two realtime reads are a whole batch of 2, so that one of the next
     * class begins, with its expired request; of a batch of 3 they leave one, which continues the sweep.
     */
    @Test
    void sharesABatchAmongClasses() {
        for (long[] batchThenOrder : new long[][] {{2, 10, 20, 300, 100}, {3, 10, 20, 100, 300}}) {
            Play one = batches(2, (int) batchThenOrder[0]);
            read(one, PriorityClass.BEST_EFFORT, 300, 100);
            one.at(500);
            read(one, PriorityClass.REALTIME, 10, 20);
            for (int i = 1; i < batchThenOrder.length; i++) {
                assertThat(one.serve()).isEqualTo(batchThenOrder[i]);
            }
        }
    }

    /** "Queued" is inserted minus completed: a class whose requests are all in flight still blocks lower ones. */
    @Test
    void delaysLessUrgentClassesWhileARequestIsAtTheDevice() {
        read(play, PriorityClass.REALTIME, 30);
        read(play, PriorityClass.BEST_EFFORT, 20);
        Request urgent = play.take();
        assertThat(urgent.sector()).isEqualTo(30);
        assertThat(play.take()).isNull();
        play.complete(urgent);
        assertThat(play.serve()).isEqualTo(20);
    }

    /**
     * "Note batching/last_dir may already have changed": a call that has begun a batch of reads for a request that is not old enough, while a
     * more urgent write is at the device, dispatches nothing; the batch goes on when the write is complete.
     */
    @Test
    void aCallThatDispatchesNothingMayBeginABatch() {
        for (boolean isCalledInVain : new boolean[] {false, true}) {
            Play one = batches(2, 16);
            one.arrive(Operation.WRITE, PriorityClass.REALTIME, 0, false, 30);
            Request urgent = one.take();
            read(one, PriorityClass.BEST_EFFORT, 20);
            if (isCalledInVain) {
                assertThat(one.take()).isNull();
            }
            one.arrive(Operation.WRITE, PriorityClass.BEST_EFFORT, 0, false, 10);
            one.complete(urgent);
            assertThat(one.serve()).isEqualTo(isCalledInVain ? 20 : 10);
        }
    }

    /** After prio_aging_expire a request is served before all more urgent ones. */
    @Test
    void agesLessUrgentRequests() {
        read(play, PriorityClass.IDLE, 10);
        for (int second = 1; second < 10; second++) {
            play.at(1000 * second);
            read(play, PriorityClass.BEST_EFFORT, 1000 * second);
            assertThat(play.serve()).isEqualTo(1000 * second);
        }
        play.at(9999);
        read(play, PriorityClass.BEST_EFFORT, 20_000, 30_000);
        assertThat(play.serve()).isEqualTo(20_000);
        play.at(10_000);
        assertThat(play.serve(2)).containsExactly(10L, 30_000L);
    }

    @Test
    void limitsRequestsOtherThanSynchronousReads() {
        Play limited = new Play(context -> new MqDeadlineFactory()
                .create(new MqDeadlineConfig(Tunables.DEADLINE, Time.ofMillis(10_000), 48), context));
        assertThat(limited.scheduler.admissionLimit(limited.read(1), 64)).isEqualTo(64);
        assertThat(limited.scheduler.admissionLimit(limited.write(2), 64)).isEqualTo(48);
        assertThat(limited.scheduler.admissionLimit(limited.write(3), 32)).isEqualTo(32);
        assertThat(play.scheduler.admissionLimit(play.write(4), 64)).isEqualTo(64);
    }

    /** A merged request keeps its deadline and its position in order of arrival. */
    @Test
    void keepsTheDeadlineOfAMergedRequest() {
        Play one = batches(2, 1);
        Request first = one.read(1000);
        one.at(400);
        one.read(10, 20, 30);
        Request whole = new Request().reset(99, 0, Operation.READ, 1000, 16);
        one.scheduler.replace(first, whole);
        assertThat(one.serve()).isEqualTo(10);
        one.at(500);
        assertThat(one.serve(3)).containsExactly(1000L, 20L, 30L);
    }

    /** dd_request_merge looks for a request in front of which an arrival can be merged only if front_merges is set. */
    @Test
    void seeksFrontMergesIfTunedTo() {
        DeadlineTunables without = new DeadlineTunables(Time.ofMillis(500), Time.ofMillis(5000), 2, 16, false, 1000);
        assertThat(new Play(context -> Tunables.mqDeadline(without, context)).scheduler.seeksFrontMerges())
                .isFalse();
        assertThat(new Play(context -> Tunables.mqDeadline(Tunables.DEADLINE, context)).scheduler.seeksFrontMerges())
                .isTrue();
    }
}
