package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;

/**
 * "hw_tag: sampled over 50 completions with &gt; 5 queued or in driver: true if peak in driver &gt;= 5" (Linux 2.6.32, cfq_update_hw_tag,
 * which decides at the completion after 50 samples), and what follows from it in cfq.
 */
class DeviceDepthTest {

    private static final long FAR = 50_000_000;

    private final DeviceDepth depth = new DeviceDepth();

    private void complete(int times, int waiting, int atDevice) {
        for (int i = 0; i < times; i++) {
            depth.completed(waiting, atDevice);
        }
    }

    @Test
    void decidesAtTheCompletionAfterFifty() {
        complete(50, 6, 5);
        assertThat(depth.isDeep()).isFalse();
        complete(1, 6, 5);
        assertThat(depth.isDeep()).isTrue();
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
        complete(200, 5, 5);
        assertThat(depth.isDeep()).isFalse();
        complete(51, 6, 1);
        assertThat(depth.isDeep()).isTrue();
    }

    /** Six at the device are a load as well. */
    @Test
    void countsCompletionsOfManyAtTheDevice() {
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

    /** A scheduler whose device has completed 72 requests of process 9, so many of which were at the device at once. */
    private static Play afterLoad(boolean rotational, boolean lowLatency, int atOnce) {
        Play play = new Play(context -> new CfqFactory()
                .create(
                        new CfqConfig(
                                "2.6.32",
                                16,
                                new ProcessQueueOrder(Time.ofMillis(125), Time.ofMillis(250), Size.parse("16 MiB"), 2),
                                Time.ofMillis(100),
                                Time.ofMillis(40),
                                2,
                                Time.ofMillis(8),
                                lowLatency,
                                rotational,
                                new ProcessTunables(Anonymous.REFUSE, new KernelClock(1000))),
                        context));
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
}
