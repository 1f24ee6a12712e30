package org.spindle.host.alis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;

/** Feedback control by intervals of a second whose reads take given times. */
class FeedbackTest {

    private static final long MS = 1_000_000;

    private final TestEventLoop events = new TestEventLoop();
    private final TestMetrics metrics = new TestMetrics();
    private long interval;

    private Feedback feedback(String keys) {
        FeedbackConfig config = AlisRig.bind("feedback: {" + keys + "}").feedback();
        assertThat(config).isNotNull();
        return new Feedback(config, 0.1, events, metrics);
    }

    private static Request request(Operation operation) {
        return new Request().reset(0, 0, operation, 0, 1);
    }

    /** One interval with reads that take these times, in milliseconds, one after the other. */
    private void passes(Feedback feedback, long... millis) {
        for (long time : millis) {
            Request read = request(Operation.READ);
            feedback.begins(read);
            events.runUntil(events.now() + time * MS);
            feedback.ends(read);
        }
        events.runUntil(++interval * 1000 * MS);
        feedback.intervalEnded();
    }

    /** Means of 10, 14, 16 ms: 16 is more than 1.5 times 10. After two intervals of 12 ms copies are judged by 12: 17 is permitted, 19 is not. */
    @Test
    void suspendsWhatIsSlowerThanHome() {
        Feedback feedback = feedback("suspendAbove: 1.5, pause: 2");
        assertThat(feedback.permitsCopies()).isFalse();
        passes(feedback, 10);
        assertThat(feedback.permitsCopies()).isTrue();
        passes(feedback, 12, 16);
        assertThat(feedback.permitsCopies()).isTrue();
        passes(feedback, 16, 16, 16);
        assertThat(feedback.permitsCopies()).isFalse();
        passes(feedback, 30);
        assertThat(feedback.permitsCopies()).isFalse();
        passes(feedback, 12);
        assertThat(feedback.permitsCopies()).isTrue();
        passes(feedback, 17);
        assertThat(feedback.permitsCopies()).isTrue();
        passes(feedback, 19);
        assertThat(feedback.permitsCopies()).isFalse();
        assertThat(metrics.count("suspensions")).isEqualTo(2);
        assertThat(metrics.levels("copies-permitted")).containsExactly(0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0);
    }

    /** An interval without reads shows nothing, neither of copies nor of home. */
    @Test
    void doesNotJudgeIntervalsWithoutReads() {
        Feedback feedback = feedback("suspendAbove: 1, climb: 2");
        passes(feedback, 10);
        passes(feedback);
        assertThat(feedback.permitsCopies()).isTrue();
        assertThat(feedback.threshold()).isEqualTo(0.1);
        passes(feedback, 11);
        assertThat(feedback.permitsCopies()).isFalse();
    }

    /**
     * With copies reads take 10, 8, 9 and 8.5 ms, in turn with thresholds of 0.1, 0.2, 0.4 and 0.2: faster with 0.2, slower again with
     * 0.4, hence back; faster with 0.2 than with 0.4, hence further down. The interval without copies does not count.
     */
    @Test
    void climbsInTheDirectionOfFasterReads() {
        Feedback feedback = feedback("climb: 2");
        passes(feedback, 1);
        assertThat(feedback.threshold()).isEqualTo(0.1);
        passes(feedback, 10);
        assertThat(feedback.threshold()).isCloseTo(0.2, within(1e-12));
        passes(feedback, 8);
        assertThat(feedback.threshold()).isCloseTo(0.4, within(1e-12));
        passes(feedback, 9);
        assertThat(feedback.threshold()).isCloseTo(0.2, within(1e-12));
        passes(feedback, 8, 9);
        assertThat(feedback.threshold()).isCloseTo(0.1, within(1e-12));
        assertThat(metrics.levels("runs-threshold")).hasSize(5);
        assertThat(metrics.count("suspensions")).isZero();
    }

    /** Reads from 0 to 30 and 10 to 20 ms take 20 on average; that from 900 to 1100 ms has spent 100 in each interval. Writes do not count. */
    @Test
    void measuresConcurrentReads() {
        MeanReadTime times = new MeanReadTime(events);
        times.begins();
        events.runUntil(10 * MS);
        times.begins();
        events.runUntil(20 * MS);
        times.ends();
        events.runUntil(30 * MS);
        times.ends();
        assertThat(times.takeMean()).isEqualTo(20.0 * MS);
        events.runUntil(900 * MS);
        times.begins();
        events.runUntil(1000 * MS);
        assertThat(times.takeMean()).isNaN();
        events.runUntil(1100 * MS);
        times.ends();
        assertThat(times.takeMean()).isEqualTo(100.0 * MS);
    }

    @Test
    void leavesWritesOut() {
        Feedback feedback = feedback("suspendAbove: 1.5, pause: 1");
        passes(feedback, 10);
        Request write = request(Operation.WRITE);
        feedback.begins(write);
        passes(feedback, 10);
        feedback.ends(write);
        assertThat(feedback.permitsCopies()).isTrue();
    }

    /**
     * The disk takes 10 ms for a read at first, later 40: with copies, reads of 10 and 40 ms take 2.5 times as long as without. The copies
     * come back after an interval, in which the disk is as slow.
     */
    @Test
    void readsHomeWhileCopiesAreSuspended() {
        long second = 1000 * MS;
        AlisRig rig = new AlisRig(120, """
            storage: 100 sectors
            area: {size: 20 sectors, offset: 40 sectors}
            clustering: heat
            heat: {unit: 4 sectors}
            interval: 1 s
            feedback: {suspendAbove: 1.5, pause: 1}
            """);
        rig.read(80, 4);
        rig.reorganise(second);
        rig.rig.service = () -> 40 * MS;
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@40+4");
        rig.write(80, 4);
        rig.reorganise(2 * second);
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@100+4");
        assertThat(rig.rig.metrics.count("suspensions")).isEqualTo(1);
        rig.reorganise(3 * second);
        assertThat(rig.transfers(Operation.READ, 80, 4)).containsExactly("r0@44+4");
    }
}
