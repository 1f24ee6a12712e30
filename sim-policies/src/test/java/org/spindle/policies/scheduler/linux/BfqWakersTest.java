package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * "Waker detection: same queue completed just before (&lt; 4 ms) 3 times within 128*slice_idle", of a queue whose think time is not short,
 * and what follows: "no request but waiting: try injection: own async queue; else waker queue; else first woken queue; else any active
 * queue within inject limit". Each worked by hand. One tick is a millisecond.
 *
 * <p>Process 2 has think times of more than 4 ms, which is known from its third request on, so that its third, fourth and fifth request
 * are the first three detections. One process has the greater weight, so that other queues wait while its request is at the device, beside
 * which one request may be injected at first: those of wakers and of woken processes are exempt from this limit.
 */
class BfqWakersTest {

    private static final long ONE = 1_000_000;
    private static final long TWO = 20_000_000;
    private static final long THREE = 40_000_000;
    private static final int PERIOD = 30;

    private final Play play = new Play(context -> Tunables.bfq(Anonymous.REFUSE, false, context));

    /** Lets a request of process 2 arrive some milliseconds after a completion of process 1, so many times, every 30 ms. */
    private void alternate(int times, double delay, int urgencyOfOne, int urgencyOfTwo) {
        for (int i = 0; i < times; i++) {
            Request last = sendBoth(delay, urgencyOfOne, urgencyOfTwo);
            play.complete(last);
        }
    }

    /**
     * Serves a request of process 1, and takes one of process 2 that arrives after the delay: at once, or, if process 1 is the heavier one
     * and no request may be injected, when it has been waited for 8 ms.
     */
    private Request sendBoth(double delay, int urgencyOfOne, int urgencyOfTwo) {
        play.at(play.now() + PERIOD - delay);
        play.arriveUrgent(Operation.READ, urgencyOfOne, 1, ONE);
        assertThat(play.serve()).isEqualTo(ONE);
        play.at(play.now() + delay);
        play.arriveUrgent(Operation.READ, urgencyOfTwo, 2, TWO);
        Request taken = play.take();
        if (taken == null) {
            play.at(play.now() + 8 - delay);
            taken = play.take();
        }
        assertThat(taken.sector()).isEqualTo(TWO);
        return taken;
    }

    /** Makes process 1 200 ms older than process 2, as the queues of processes that begin together are merged. */
    private void begin(int urgencyOfOne) {
        play.arriveUrgent(Operation.READ, urgencyOfOne, 1, ONE);
        play.serve();
        play.at(200);
    }

    /** A request of process 2 is at the device, and the processes 1 and 3 each have one waiting, process 3 the later one. */
    @ParameterizedTest
    @CsvSource({"5, 2, true", "5, 3.9, true", "5, 4, false", "4, 2, false"})
    void injectsRequestsOfTheWaker(int times, double delay, boolean isWaker) {
        begin(4);
        alternate(times - 1, delay, 4, 0);
        Request last = sendBoth(delay, 4, 0);
        play.arriveUrgent(Operation.READ, 4, 1, ONE + 800);
        play.arriveUrgent(Operation.READ, 4, 3, THREE);
        Request injected = play.take();
        if (isWaker) {
            assertThat(injected.sector()).isEqualTo(ONE + 800);
        } else {
            assertThat(injected).isNull();
            play.complete(last);
            assertThat(play.take().sector()).as("the latest, within the limit").isEqualTo(THREE);
        }
    }

    /** Detections more than 128 times 8 ms after the first one begin anew; two of them are not enough. */
    @ParameterizedTest
    @CsvSource({"960, true", "970, false"})
    void forgetsDetectionsAfterASecond(int pause, boolean isWaker) {
        begin(4);
        alternate(4, 2, 4, 0);
        play.at(play.now() + pause);
        sendBoth(2, 4, 0);
        play.arriveUrgent(Operation.READ, 4, 1, ONE + 800);
        assertThat(play.take() != null)
                .as("30 ms, the pause and 30 ms after the first detection")
                .isEqualTo(isWaker);
    }

    /** A request of process 1 is at the device, and the processes 2 and 3 each have one waiting. */
    @ParameterizedTest
    @CsvSource({"5, true", "4, false"})
    void injectsRequestsOfTheWokenProcess(int times, boolean isWoken) {
        begin(0);
        alternate(times, 2, 0, 4);
        play.at(play.now() + PERIOD);
        play.arriveUrgent(Operation.READ, 0, 1, ONE + 800);
        assertThat(play.take().sector()).isEqualTo(ONE + 800);
        play.at(play.now() + 5);
        play.arriveUrgent(Operation.READ, 4, 2, TWO + 800);
        play.arriveUrgent(Operation.READ, 4, 3, THREE);
        Request injected = play.take();
        if (isWoken) {
            assertThat(injected.sector()).isEqualTo(TWO + 800);
        } else {
            assertThat(injected).isNull();
        }
    }
}
