package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** The rules of bfq that depend on its tunables or on the device (linux-io.md, section 1.7), each worked by hand. */
class BfqTunablesTest {

    private static Play play(boolean isStrict, boolean lowLatency, boolean rotational) {
        return play(isStrict, lowLatency, rotational, Time.ofMillis(125), 1000);
    }

    private static Play play(boolean isStrict, boolean lowLatency, boolean rotational, Time timeout, int hz) {
        return new Play(context -> new BfqFactory()
                .create(
                        new BfqConfig(
                                Time.ofMillis(8),
                                new ProcessQueueOrder(Time.ofMillis(125), Time.ofMillis(250), Size.parse("16 MiB"), 2),
                                0,
                                timeout,
                                isStrict,
                                lowLatency,
                                rotational,
                                new ProcessTunables(Anonymous.REFUSE, new KernelClock(hz))),
                        context));
    }

    /**
     * "Idle length 8 ms; 2 ms if seeky, not raised and symmetric", and idling pays for a seeky process on a rotating disk that is known
     * to take one request at a time: after 33 completions with more than three requests waiting or at the device. Another process waits.
     */
    @ParameterizedTest
    @CsvSource({"30, -1", "40, 2"})
    void waitsLessForAProcessThatSeeks(int requests, double until) {
        Play play = play(false, false, true);
        for (int i = 0; i < requests; i++) {
            play.readOf(1, 1_000_000L * (1 + 7 * i % 41));
        }
        play.readOf(2, 500);
        for (int i = 0; i < requests; i++) {
            assertThat(play.serve()).isGreaterThan(500);
        }
        assertThat(play.idleUntil()).isEqualTo(until);
    }

    /**
     * "Budget timeout = now + 125 ms * (weight/orig_weight)": the turn of a process is over at 126 ms, but that of a new one whose weight
     * is raised thirtyfold goes on. The other process has a weight of its own, which is not raised.
     */
    @ParameterizedTest
    @CsvSource({"false, 500000", "true, 100096"})
    void aRaisedWeightProlongsATurn(boolean lowLatency, long served) {
        Play play = play(false, lowLatency, true);
        play.readOf(1, 100_000);
        play.arriveUrgent(Operation.READ, 5, 2, 500_000);
        for (int i = 0; i < 12; i++) {
            Request next = play.take();
            assertThat(next.sector()).isEqualTo(100_000 + 8 * i);
            play.at(play.now() + 10);
            play.complete(next);
            play.at(play.now() + 0.5);
            play.readOf(1, 100_008 + 8 * i);
        }
        assertThat(play.serve()).as("at 126 ms").isEqualTo(served);
    }

    /** "strict_guarantees: yes": one request at the device at a time, and idling for every queue, even one of writes. */
    @Test
    void servesOneRequestAtATimeIfStrict() {
        Play play = play(true, false, true);
        play.writeOf(1, 100_000, 100_008);
        play.readOf(2, 500_000);
        Request write = play.take();
        assertThat(write.isWrite()).isTrue();
        assertThat(play.take()).as("one is at the device").isNull();
        play.complete(write);
        assertThat(play.serve()).isEqualTo(100_008);
        assertThat(play.idleUntil()).as("for another write").isEqualTo(8);
        play.at(8);
        assertThat(play.serve()).isEqualTo(500_000);
    }

    /**
     * Unlike a disk, a device that does not rotate is not left idle for a sequential process of equal weight. The other process begins
     * more than 180 ms later, so that the two do not share a queue.
     */
    @Test
    void doesNotWaitOnADeviceThatDoesNotRotate() {
        for (boolean rotational : new boolean[] {true, false}) {
            Play play = play(false, false, rotational);
            for (int i = 0; i < 20; i++) {
                play.readOf(1, 100_000 + 8 * i);
                Request next = play.take();
                if (i == 19) {
                    play.readOf(2, 500_000);
                }
                assertThat(next.sector()).isEqualTo(100_000 + 8 * i);
                play.at(10 * i + 9.5);
                play.complete(next);
                play.at(10 * i + 10);
            }
            assertThat(play.serve()).isEqualTo(rotational ? -1 : 500_000);
        }
    }

    /** A time of less than a tick of 10 ms is one tick, as the kernel rounds up what is set: the turn ends with the next tick. */
    @Test
    void aTurnTakesATickAtLeast() {
        Play play = play(false, false, true, Time.ofMillis(1), 100);
        play.readOf(1, 100_000, 100_008, 100_016);
        play.readOf(2, 500_000);
        assertThat(play.serve(2)).containsExactly(100_000L, 100_008L);
        play.at(10);
        assertThat(play.serve()).isEqualTo(500_000);
    }

    /** "6/16, 3/16" of the pool for synchronous and asynchronous writes while a weight is raised: that of a new process. */
    @Test
    void reservesMoreOfThePoolWhileAWeightIsRaised() {
        Play play = play(false, true, true);
        play.at(5000);
        play.readOf(1, 100_000);
        Request sync = play.request(Operation.WRITE, 2, 10);
        Request async = play.request(Operation.WRITE, 3, 20);
        async.flags(true, false, false);
        assertThat(play.scheduler.admissionLimit(sync, 128)).isEqualTo(48);
        assertThat(play.scheduler.admissionLimit(async, 128)).isEqualTo(24);
        assertThat(play.scheduler.admissionLimit(play.request(Operation.READ, 4, 30), 128))
                .isEqualTo(128);
    }

    /** "Idle length: at least 20 ms if raised": that of a new process, beside one of a configured weight. */
    @Test
    void waitsLongerForAProcessOfRaisedWeight() {
        Play play = play(false, true, true);
        play.at(5000);
        play.readOf(1, 100_000);
        play.arriveUrgent(Operation.READ, 0, 2, 500_000);
        assertThat(play.serve()).isEqualTo(100_000);
        assertThat(play.idleUntil()).isEqualTo(5020);
    }

    /** Processes that were created together, and merged after 600 ms, keep their queue although it seeks. */
    @Test
    void keepsQueuesMergedThatWereCreatedTogether() {
        Play play = play(false, false, true);
        play.readOf(1, 100_000);
        play.serve();
        play.at(100);
        seek(play, 2);
        play.at(710);
        Request second = play.readOf(2, 8_000_000);
        assertThat(play.scheduler.mayMerge(second, play.readOf(1, 8_000_008))).isTrue();
        play.serve(2);
        seek(play, 1);
        play.at(1000);
        Request first = play.readOf(1, 7_000_000);
        assertThat(play.scheduler.mayMerge(first, play.readOf(2, 7_000_008))).isTrue();
    }

    private static void seek(Play play, int process) {
        for (int i = 1; i <= 20; i++) {
            play.readOf(process, 1_000_000L * (1 + i % 5));
            play.serve();
        }
    }
}
