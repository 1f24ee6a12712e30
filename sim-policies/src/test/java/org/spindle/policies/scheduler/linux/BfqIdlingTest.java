package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.Requests;

/** For which processes bfq leaves the device idle (linux-io.md, section 1.7), each case worked by hand. One tick is a millisecond. */
class BfqIdlingTest {

    private static Play play(boolean lowLatency) {
        return new Play(context -> Tunables.bfq(Anonymous.REFUSE, lowLatency, context));
    }

    /**
     * "Needed for guarantees: raised and (others not raised busy or in driver &gt;= dispatched + 4)": all three processes have a raised
     * weight. One request of process 1 is at the device, and three or four of process 2, which has no others.
     */
    @ParameterizedTest
    @CsvSource({"3, 900000", "4, -1"})
    void waitsForAProcessOfRaisedWeightBesideManyRequestsOfOthers(int others, long served) {
        Play play = play(true);
        play.at(5000);
        for (int i = 0; i < others; i++) {
            play.readOf(2, 500_000 + 8 * i);
        }
        for (int i = 0; i < others; i++) {
            assertThat(play.take().sector()).isEqualTo(500_000 + 8 * i);
        }
        play.readOf(1, 100_000);
        assertThat(play.take().sector()).isEqualTo(100_000);
        play.readOf(3, 900_000);
        assertThat(play.serve()).isEqualTo(served);
    }

    /**
     * "Idling boosts throughput: ... and no raised busy queues": process 1, which is sequential, is not waited for while process 2 of
     * raised weight has a request. Its weight is 80, that of process 2 40 · 30. Process 2 has the first turn, which ends after the budget
     * of 2 · 512 sectors. It may not go on before virtual time, then 1024 / 1280, has reached 1024 / 1200.
     */
    @Test
    void doesNotWaitWhileAProcessOfRaisedWeightWaits() {
        Play play = play(true);
        play.at(5000);
        Request large = new Requests().read(500_000, 1024);
        large.process(2);
        large.arrived(5_000_000_000L);
        play.scheduler.add(large);
        play.readOf(2, 700_000);
        play.arriveUrgent(Operation.READ, 0, 1, 100_000);
        assertThat(play.serve(2)).containsExactly(500_000L, 100_000L);
        assertThat(play.serve()).as("process 1 is not waited for").isEqualTo(700_000);
        play.end(2);
        play.arriveUrgent(Operation.READ, 0, 1, 100_008);
        assertThat(play.serve()).isEqualTo(100_008);
        assertThat(play.idleUntil()).as("now it is").isEqualTo(5008);
    }

    /**
     * bfq_update_io_intensity() of Linux 6.18: after more than 200 ms the time and the idle time are halved. Process 1 thinks for 3 ms
     * before each request, which takes 10 ms. At its arrival at 208 it has been idle for 48 ms; 24 of 104 ms remain. At 221 it is
     * idle for 27 of 117 ms, more than a fifth. If it goes on without thinking at 218, it is idle for 24 of 124 ms at 228.
     */
    @Test
    void weighsTheLast200Milliseconds() {
        for (boolean isThinking : new boolean[] {true, false}) {
            Play each = play(false);
            for (int i = 0; i <= 16; i++) {
                each.at(13 * i);
                readIn10(each, 100_000 + 8 * i);
            }
            each.at(isThinking ? 221 : 218);
            readIn10(each, 200_000);
            if (!isThinking) {
                readIn10(each, 200_008);
            }
            each.readOf(2, 500_000);
            assertThat(each.serve()).isEqualTo(isThinking ? 500_000 : -1);
        }
    }

    /**
     * "Needed for guarantees: ... or only one busy queue": process 1, which seeks, is waited for, although it takes more than one request
     * at a time, but only until another one sends a request. "Idle length 8 ms; 2 ms if seeky, not raised and symmetric".
     */
    @ParameterizedTest
    @ValueSource(doubles = {1.9, 2})
    void waitsForTheOnlyProcess(double millis) {
        Play play = new Play(context -> Tunables.bfq(Anonymous.REFUSE, false, context));
        for (int i = 1; i <= 20; i++) {
            play.readOf(1, 1_000_000L * (1 + i % 5));
            assertThat(play.serve()).isPositive();
        }
        assertThat(play.idleUntil()).isEqualTo(2);
        play.at(millis);
        assertThat(play.idleUntil()).isEqualTo(millis < 2 ? 2 : -1);
        play.readOf(2, 500);
        assertThat(play.idleUntil()).isEqualTo(-1);
        assertThat(play.serve()).isEqualTo(500);
    }

    private static void readIn10(Play play, long sector) {
        play.readOf(1, sector);
        Request next = play.take();
        play.at(play.now() + 10);
        play.complete(next);
        assertThat(next.sector()).isEqualTo(sector);
    }
}
