package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;

/** The rules of bfq as linux-io.md, section 1.7 describes them, each worked by hand, without raised weights. One tick is a millisecond. */
class BfqRulesTest {

    private final Play play = new Play(context -> Tunables.bfq(Anonymous.REFUSE, false, context));

    /**
     * A queue has its turn until it has no more requests; there is no idling while the device may be deep and the
     * queue is new.
     */
    @Test
    void servesOneProcessAfterAnother() {
        play.readOf(1, 100_000, 200_000, 300_000);
        play.readOf(2, 500, 600);
        assertThat(play.serve(3)).containsExactly(100_000L, 200_000L, 300_000L);
        play.at(8);
        assertThat(play.serve(2)).containsExactly(500L, 600L);
    }

    /** Serves the next request in that many milliseconds; returns its first sector, or -1 if the device is left idle. */
    private long serveIn(double millis) {
        Request next = play.take();
        if (next == null) {
            return -1;
        }
        play.at(play.now() + millis);
        play.complete(next);
        return next.sector();
    }

    /** The device is left idle for the next request of a sequential, I/O-bound process, for 8 ms from the completion. */
    @Test
    void waitsForTheNextRequestOfASequentialProcess() {
        play.readOf(1, 100_000);
        play.readOf(2, 500_000);
        assertThat(serveIn(10)).isEqualTo(100_000);
        assertThat(play.serve()).isEqualTo(-1);
        assertThat(play.idleUntil()).isEqualTo(18);
        play.at(11);
        play.readOf(1, 100_008);
        assertThat(serveIn(10)).isEqualTo(100_008);
        assertThat(play.idleUntil()).isEqualTo(29);
        play.at(29);
        assertThat(play.serve()).isEqualTo(500_000);
    }

    /** The wait of {@link #waitsForTheNextRequestOfASequentialProcess}, until 18, is over with its process, at 11. */
    @Test
    void doesNotWaitForAProcessThatHasEnded() {
        play.readOf(1, 100_000);
        play.readOf(2, 500_000);
        assertThat(serveIn(10)).isEqualTo(100_000);
        play.at(11);
        play.end(2);
        assertThat(play.idleUntil()).as("it is process 1 that is waited for").isEqualTo(18);
        play.end(1);
        assertThat(play.idleUntil()).isEqualTo(-1);
        assertThat(play.serve()).as("what process 2 has sent is served").isEqualTo(500_000);
        assertThat(play.idleUntil()).isEqualTo(-1);
    }

    /**
     * The turn of a process that has ended is over, but not its requests: it has used 8 sectors of its budget, the other process
     * none, and both have the same one, so that the other process has its turn first.
     */
    @Test
    void servesWhatAnEndedProcessHasSent() {
        play.readOf(1, 100_000, 100_008, 100_016);
        play.readOf(2, 500_000);
        assertThat(play.serve()).isEqualTo(100_000);
        play.end(1);
        play.end(1);
        assertThat(play.serve()).isEqualTo(500_000);
        assertThat(play.serve()).as("process 2 is waited for").isEqualTo(-1);
        play.end(2);
        assertThat(play.serve(2)).containsExactly(100_008L, 100_016L);
        play.readOf(1, 700_000);
        play.readOf(2, 900_000);
        assertThat(play.serve()).as("another process of the same number").isEqualTo(700_000);
        assertThat(play.idleUntil()).as("which is waited for").isEqualTo(8);
    }

    /** One that has had nothing to do for more than a fifth of the time is not. */
    @Test
    void doesNotWaitForAProcessThatIsNotIoBound() {
        play.readOf(1, 100_000);
        play.readOf(2, 500_000);
        assertThat(serveIn(10)).isEqualTo(100_000);
        play.at(13);
        play.readOf(1, 100_008);
        assertThat(serveIn(10)).isEqualTo(100_008);
        assertThat(play.serve()).isEqualTo(500_000);
    }

    /** A single small request does not end the wait when it arrives; the next selection does. */
    @Test
    void leavesTheTimerRunningForASmallRequest() {
        play.readOf(1, 100_000);
        play.readOf(2, 500_000);
        serveIn(10);
        play.at(11);
        play.readOf(1, 100_008);
        assertThat(play.scheduler.idleUntil()).isEqualTo(18_000_000);
        assertThat(play.take().sector()).isEqualTo(100_008);
        assertThat(play.scheduler.idleUntil()).isEqualTo(Long.MAX_VALUE);
    }

    /**
     * A process is seeky if twenty of its last 32 requests were far from their predecessors; the device is not left
     * idle for it.
     */
    @Test
    void doesNotWaitForAProcessThatSeeks() {
        for (int i = 1; i <= 20; i++) {
            play.readOf(1, 1_000_000L * (1 + i % 5));
            assertThat(play.serve()).isPositive();
        }
        play.readOf(2, 500);
        assertThat(play.serve()).isEqualTo(500);
    }

    /** A mean think time of more than half of 8 ms, from the third sample on: the device is not left idle for the process. */
    @Test
    void doesNotWaitForAProcessWithLongThinkTimes() {
        for (int i = 0; i < 4; i++) {
            play.at(6 * i);
            play.readOf(1, 100_000 + 8 * i);
            assertThat(play.serve()).isEqualTo(100_000 + 8 * i);
        }
        play.readOf(2, 500_000);
        assertThat(play.serve()).isEqualTo(500_000);
    }

    /** The turn of a sequential process ends with its next request 125 ms after it began. */
    @Test
    void endsATurnAfterItsTime() {
        play.readOf(1, 100_000);
        play.readOf(2, 500_000);
        long sector = 100_000;
        while (play.now() < 115) {
            assertThat(serveIn(10)).isEqualTo(sector);
            play.at(play.now() + 0.5);
            sector += 8;
            play.readOf(1, sector);
        }
        assertThat(serveIn(10)).as("until 125.5 ms").isEqualTo(sector);
        play.at(126);
        play.readOf(1, sector + 8);
        assertThat(play.serve()).isEqualTo(500_000);
    }

    /**
     * Ten requests of 8 sectors are less than two thirds of 16384, so that other queues wait until the budget is
     * exhausted.
     */
    @Test
    void servesABudgetAtATime() {
        for (int i = 0; i < 2000; i++) {
            play.readOf(1, 100_000 + 8 * i);
        }
        play.readOf(2, 5_000_000);
        int before = 0;
        while (play.serve() != 5_000_000) {
            before++;
        }
        assertThat(before).as("2 · 16384 / 3 sectors of 8").isEqualTo(10_922 / 8);
    }

    /**
     * Upward from the end of the last request on arrival, from the start of the last one afterwards; a distance back
     * counts twice.
     */
    @Test
    void choosesTheNearestWithAPenaltyForGoingBack() {
        play.readOf(1, 100_000);
        assertThat(play.serve()).isEqualTo(100_000);
        play.readOf(1, 100_308, 99_908, 99_800);
        assertThat(play.serve()).as("100 back count 200, 300 forward more").isEqualTo(99_908);
        assertThat(play.serve()).as("108 back count 216, 400 forward more").isEqualTo(99_800);
        assertThat(play.serve()).isEqualTo(100_308);
    }

    /** After 125 ms the earliest request comes first; this is checked once per turn, when the next request is determined. */
    @Test
    void checksDeadlinesOncePerTurn() {
        play.readOf(1, 900_000, 10, 800_000);
        play.at(125);
        play.readOf(1, 20);
        assertThat(play.serve()).isEqualTo(10);
        assertThat(play.serve()).as("the earliest").isEqualTo(900_000);
        assertThat(play.serve(2)).as("800000 has expired, too, but 20 is lower").containsExactly(20L, 800_000L);
    }

    /** Realtime before best effort before idle; a request of a more urgent class ends the turn of a less urgent one. */
    @Test
    void servesClassesInOrder() {
        play.arrive(Operation.READ, PriorityClass.IDLE, 1, false, 10);
        play.arrive(Operation.READ, PriorityClass.BEST_EFFORT, 2, false, 20, 5000);
        assertThat(play.serve()).isEqualTo(20);
        play.arrive(Operation.READ, PriorityClass.REALTIME, 3, false, 30);
        assertThat(play.serve()).isEqualTo(30);
    }

    /**
     * A process of greater weight preempts one of lower weight, and the device is left idle for it although it seeks,
     * for the full 8 ms.
     */
    @Test
    void waitsForTheShareOfAHeavierProcess() {
        for (int i = 1; i <= 21; i++) {
            urgent(1, 0, 1_000_000L * (1 + i % 5));
            serveIn(10);
            play.at(play.now() + 0.5);
        }
        play.at(play.now() + 2);
        play.readOf(2, 500, 600);
        assertThat(serveIn(10)).isEqualTo(500);
        urgent(1, 0, 9_000_000);
        assertThat(serveIn(10)).isEqualTo(9_000_000);
        assertThat((double) play.scheduler.idleUntil() / 1_000_000).isEqualTo(play.now() + 8);
        assertThat(play.serve()).as("one request of others does no harm").isEqualTo(600);
    }

    /**
     * "Preemption at activation: wants to preempt (back-shift case)": a process that was waited for in vain until 18 and sends its next
     * request within 24 ms of its last completion, at 10, ends the turn of another one; later it does not.
     */
    @Test
    void aProcessThatContinuesInTimeEndsTheTurnOfAnother() {
        for (long[] millisAndServed : new long[][] {{34, 100_008}, {35, 500_008}}) {
            Play each = new Play(context -> Tunables.bfq(Anonymous.REFUSE, false, context));
            each.readOf(1, 100_000);
            each.readOf(2, 500_000, 500_008, 500_016);
            Request first = each.take();
            each.at(10);
            each.complete(first);
            each.at(18);
            assertThat(each.serve()).isEqualTo(500_000);
            each.at(millisAndServed[0]);
            each.readOf(1, 100_008);
            assertThat(each.serve()).as("at %s ms", each.now()).isEqualTo(millisAndServed[1]);
        }
    }

    private void urgent(int process, int urgency, long sector) {
        play.arriveUrgent(Operation.READ, urgency, process, sector);
    }

    /**
     * Asynchronous requests of one priority share a queue, whatever their process, and the device is never left idle
     * for them.
     */
    @Test
    void sharesAQueueAmongAsynchronousRequests() {
        play.writeOf(1, 5000);
        Request write = play.writeOf(2, 9000);
        assertThat(play.scheduler.mayMerge(write, play.writeOf(3, 9008))).isTrue();
        assertThat(play.scheduler.mayMerge(write, play.readOf(2, 9008))).isFalse();
        assertThat(play.serve(4)).containsExactly(5000L, 9000L, 9008L, 9008L);
    }

    /**
     * Two processes that alternately read one region within 100 ms get one queue: that of the process whose request
     * is nearer to the other's.
     */
    @Test
    void mergesCooperatingQueues() {
        play.readOf(1, 100_000, 100_016);
        Request second = play.readOf(2, 100_008);
        assertThat(play.scheduler.mayMerge(second, play.readOf(1, 100_024))).isTrue();
        play.readOf(2, 100_032);
        assertThat(play.serve(5)).containsExactly(100_000L, 100_016L, 100_008L, 100_024L, 100_032L);
        play.readOf(1, 100_048);
        play.readOf(2, 100_040);
        play.readOf(1, 100_056);
        assertThat(play.serve(3)).as("in order of sectors").containsExactly(100_040L, 100_048L, 100_056L);
    }

    /** Processes that read distant regions do not. */
    @Test
    void keepsQueuesOfDifferentPlacesApart() {
        Request first = play.readOf(1, 100_000);
        play.readOf(2, 108_300);
        assertThat(play.scheduler.mayMerge(first, play.readOf(2, 108_308))).isFalse();
    }

    /** When the shared queue is seeky, its processes get their own queues back. */
    @Test
    void splitsASharedQueueThatSeeks() {
        play.readOf(1, 100_000, 100_016);
        play.readOf(2, 100_008);
        play.serve(3);
        for (int i = 1; i <= 20; i++) {
            play.readOf(1, 1_000_000L * (1 + i % 5));
            play.serve();
        }
        play.at(200);
        Request first = play.readOf(1, 7_000_000);
        assertThat(play.scheduler.mayMerge(first, play.readOf(2, 7_000_008)))
                .as("process 1 has left")
                .isFalse();
    }

    /** Processes created within 180 ms of the first share its queue after 600 ms, if idling is not needed for them. */
    @Test
    void mergesQueuesCreatedTogether() {
        play.readOf(1, 100_000);
        play.serve();
        play.at(100);
        for (int i = 1; i <= 20; i++) {
            play.readOf(2, 1_000_000L * (1 + i % 5));
            play.serve();
        }
        play.at(710);
        Request second = play.readOf(2, 8_000_000);
        assertThat(play.scheduler.mayMerge(second, play.readOf(1, 8_000_008))).isTrue();
    }

    /** Processes created later do not. */
    @Test
    void keepsQueuesCreatedLaterApart() {
        play.readOf(1, 100_000);
        play.serve();
        play.at(190);
        for (int i = 1; i <= 20; i++) {
            play.readOf(2, 1_000_000L * (1 + i % 5));
            play.serve();
        }
        play.at(900);
        Request second = play.readOf(2, 8_000_000);
        assertThat(play.scheduler.mayMerge(second, play.readOf(1, 8_000_008))).isFalse();
    }

    /** A quarter of the pool is reserved for reads, half of it for synchronous requests. */
    @Test
    void reservesAPartOfThePoolForReads() {
        Request async = play.writeOf(1, 10);
        Request sync = play.arrive(Operation.WRITE, PriorityClass.NONE, 2, false, 20);
        Request read = play.readOf(3, 30);
        assertThat(play.scheduler.admissionLimit(read, 128)).isEqualTo(128);
        assertThat(play.scheduler.admissionLimit(sync, 128)).isEqualTo(96);
        assertThat(play.scheduler.admissionLimit(async, 128)).isEqualTo(64);
    }

    /**
     * Three queues of equal weight have a third of 96 places each for synchronous writes; beyond that a request may use one
     * certain place (bfq_limit_depth of Linux 6.18: a depth of 1).
     */
    @Test
    void limitsAQueueToItsShareOfThePool() {
        play.readOf(1, 10);
        play.readOf(2, 5_000_000);
        for (int i = 0; i < 31; i++) {
            syncWrite(9_000_000 + 100_000L * i);
        }
        Request next = play.request(Operation.WRITE, 3, 1_000_000);
        assertThat(play.scheduler.admissionLimit(next, 128)).isEqualTo(96);
        syncWrite(2_000_000);
        assertThat(play.scheduler.admissionLimit(next, 128)).isEqualTo(1);
        assertThat(play.scheduler.admissionLimit(play.request(Operation.READ, 1, 20), 128))
                .isEqualTo(128);
    }

    private void syncWrite(long sector) {
        play.arrive(Operation.WRITE, PriorityClass.NONE, 3, false, sector);
    }

    @Test
    void refusesRequestsWithoutAProcess() {
        assertThatThrownBy(() -> play.readOf((int) Request.NONE, 10))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("bfq")
                .hasMessageContaining("anonymous: shared");
    }
}
