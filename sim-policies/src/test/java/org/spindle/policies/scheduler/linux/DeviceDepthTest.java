package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/**
 * "hw_tag: sampled over 50 completions with &gt; 5 queued or in driver: true if peak in driver &gt;= 5" (Linux 2.6.32, cfq_update_hw_tag,
 * which decides at the completion after 50 samples), and what follows from it in cfq.
 */
class DeviceDepthTest {

    private static final long FAR = 50_000_000;

    private final DeviceDepth depth = new DeviceDepth(true);

    private void complete(int times, int waiting, int atDevice) {
        for (int i = 0; i < times; i++) {
            depth.completed(waiting, atDevice);
        }
    }

    /** cfq_init_queue sets hw_tag to 1. */
    @Test
    void assumesSeveralRequestsUntilTheCompletionAfterFifty() {
        complete(50, 6, 4);
        assertThat(depth.isDeep()).isTrue();
        complete(1, 6, 4);
        assertThat(depth.isDeep()).isFalse();
    }

    @Test
    void isDeepWithFiveRequestsAtTheDevice() {
        complete(51, 6, 4);
        complete(50, 6, 5);
        assertThat(depth.isDeep()).isFalse();
        complete(1, 6, 5);
        assertThat(depth.isDeep()).isTrue();
    }

    /** Requests taken do not count, unlike in 2.6.24. */
    @Test
    void ignoresRequestsTaken() {
        complete(51, 6, 4);
        depth.taken(32);
        assertThat(depth.isDeep()).isFalse();
    }

    /** cfq_activate_request of 2.6.24: "rq_in_driver > 4" sets hw_tag, which nothing resets and completions do not change. */
    @Test
    void ofAnOlderKernelIsDeepOnceFiveWereAtTheDevice() {
        DeviceDepth older = new DeviceDepth(false);
        for (int i = 0; i < 60; i++) {
            older.completed(100, 32);
        }
        older.taken(4);
        assertThat(older.isDeep()).isFalse();
        older.taken(5);
        assertThat(older.isDeep()).isTrue();
        for (int i = 0; i < 60; i++) {
            older.completed(100, 1);
        }
        assertThat(older.isDeep()).isTrue();
    }

    /** Four at once are too few; the number of those that wait does not matter. */
    @Test
    void needsFiveRequestsAtTheDevice() {
        complete(51, 100, 4);
        assertThat(depth.isDeep()).isFalse();
    }

    /** Five waiting and five at the device are no load, and completions then do not count; but the peak is noted. */
    @Test
    void countsCompletionsUnderLoadOnly() {
        complete(51, 6, 1);
        complete(200, 5, 5);
        assertThat(depth.isDeep()).isFalse();
        complete(51, 6, 1);
        assertThat(depth.isDeep()).isTrue();
    }

    /** Six at the device are a load as well. */
    @Test
    void countsCompletionsOfManyAtTheDevice() {
        complete(51, 6, 1);
        complete(51, 0, 6);
        assertThat(depth.isDeep()).isTrue();
    }

    /** Each decision has a peak of its own. */
    @Test
    void decidesAnew() {
        complete(51, 6, 32);
        assertThat(depth.isDeep()).isTrue();
        complete(50, 6, 4);
        assertThat(depth.isDeep()).isTrue();
        complete(1, 6, 4);
        assertThat(depth.isDeep()).isFalse();
    }

    private static RequestScheduler cfq(
            String kernel, boolean lowLatency, boolean rotational, SchedulerContext context) {
        return new CfqFactory()
                .create(
                        new CfqConfig(
                                kernel,
                                16,
                                new ProcessQueueOrder(Time.ofMillis(125), Time.ofMillis(250), Size.parse("16 MiB"), 2),
                                Time.ofMillis(100),
                                Time.ofMillis(40),
                                2,
                                Time.ofMillis(8),
                                lowLatency,
                                rotational,
                                new ProcessTunables(Anonymous.REFUSE, new KernelClock(1000))),
                        context);
    }

    /** A scheduler whose device has completed 72 requests of process 9, so many of which were at the device at once. */
    private static Play afterLoad(boolean rotational, boolean lowLatency, int atOnce) {
        Play play = new Play(context -> cfq("2.6.32", lowLatency, rotational, context));
        for (int i = 0; i < 72; i++) {
            play.readOf(9, 1000 + 8 * i);
        }
        for (int i = 0; i < 72 / atOnce; i++) {
            Request[] taken = new Request[atOnce];
            for (int n = 0; n < atOnce; n++) {
                taken[n] = play.take();
            }
            for (Request request : taken) {
                play.complete(request);
            }
        }
        play.end(9);
        return play;
    }

    /** "Arm idle: not if non-rotational and hw_tag": the next process is served at once. */
    @ParameterizedTest
    @CsvSource({"false, 6, true", "false, 4, false", "true, 6, false"})
    void doesNotIdleOnADeepDeviceThatDoesNotRotate(boolean rotational, int atOnce, boolean isServedAtOnce) {
        Play play = afterLoad(rotational, true, atOnce);
        play.readOf(1, FAR);
        play.readOf(2, 1_000_000);
        assertThat(play.serve()).isEqualTo(FAR);
        assertThat(play.serve()).isEqualTo(isServedAtOnce ? 1_000_000 : -1);
    }

    /** "idle_window: off if low_latency off and hw_tag and seeky", also on a rotating disk. */
    @ParameterizedTest
    @CsvSource({"false, 6, true", "false, 4, false", "true, 6, false"})
    void doesNotIdleForSeekersOnADeepDevice(boolean lowLatency, int atOnce, boolean isServedAtOnce) {
        Play play = afterLoad(true, lowLatency, atOnce);
        play.readOf(1, FAR, 3 * FAR, 5 * FAR, 7 * FAR);
        assertThat(play.serve(4)).containsExactly(FAR, 3 * FAR, 5 * FAR, 7 * FAR);
        play.readOf(2, 1_000_000);
        assertThat(play.serve()).isEqualTo(isServedAtOnce ? 1_000_000 : -1);
    }

    /** "hw_tag and seeky: no idle window" of 2.6.24, as soon as five requests have been at the device at once. */
    @ParameterizedTest
    @CsvSource({"5, true", "4, false"})
    void anOlderKernelDoesNotIdleForSeekersOnceFiveWereAtTheDevice(int atOnce, boolean isServedAtOnce) {
        Play play = new Play(context -> cfq("2.6.24", true, true, context));
        play.readOf(9, 1000, 1008, 1016, 1024, 1032);
        Request[] taken = new Request[5];
        for (int i = 0; i < atOnce; i++) {
            taken[i] = play.take();
        }
        for (int i = 0; i < 5; i++) {
            play.complete(taken[i] == null ? play.take() : taken[i]);
        }
        play.end(9);
        play.readOf(1, FAR, 3 * FAR, 5 * FAR, 7 * FAR);
        assertThat(play.serve(4)).containsExactly(FAR, 3 * FAR, 5 * FAR, 7 * FAR);
        play.readOf(2, 1_000_000);
        assertThat(play.serve()).isEqualTo(isServedAtOnce ? 1_000_000 : -1);
    }

    /** hw_tag is 1 at first, so that a device that does not rotate is not left idle, however few requests it has had. */
    @ParameterizedTest
    @CsvSource({"false, 1000000", "true, -1"})
    void isNotLeftIdleAtFirstIfItDoesNotRotate(boolean rotational, long served) {
        Play play = new Play(context -> cfq("2.6.32", true, rotational, context));
        play.readOf(1, FAR);
        play.readOf(2, 1_000_000);
        assertThat(play.serve()).isEqualTo(FAR);
        assertThat(play.serve()).isEqualTo(served);
    }
}
