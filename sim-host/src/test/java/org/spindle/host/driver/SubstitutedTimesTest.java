package org.spindle.host.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.host.driver.DriverRig.MS;
import static org.spindle.host.driver.DriverRig.NOBODY;
import static org.spindle.host.driver.DriverRig.config;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.host.driver.DriverRig.AnyScheduler;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;
import org.spindle.testkit.oracle.PlainScheduler;

/** Times of a device and its queue that are configured, or recorded in the trace, in place of simulated ones. */
class SubstitutedTimesTest {

    private final DriverRig rig = new DriverRig();

    /** DiskSim 4.0 manual, "I/O driver", Constant access time: each request completes so long after its dispatch. */
    @Test
    void aConstantTimeStandsForTheDevice() {
        StandardDriverConfig config = new StandardDriverConfig(
                new AnyScheduler(), true, null, Time.ofMillis(3), null, SchedulerPlacement.DEVICE, null);
        BlockTarget driver = rig.driver(PlainScheduler::fcfs, 2, config);
        List<Long> completions = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            rig.submit(driver, rig.read(i), request -> completions.add(rig.events.now() / MS));
        }
        rig.events.run();
        assertThat(completions).containsExactly(3L, 3L, 6L, 6L, 9L);
        assertThat(rig.device.submitted()).isEmpty();
    }

    /**
     * The same place: -1, -2 and -3 stand for traced access times, traced waiting times, and both. The device takes 10 ms and one
     * request at a time; each request has waited 6 ms and was served in 4 ms, the second one 1 ms behind the first.
     */
    @ParameterizedTest
    @CsvSource({"SERVICE, 4, 8, 0", "WAIT, 16, 26, 2", "RESPONSE, 10, 11, 0"})
    void recordedTimesStandForSimulatedOnes(RecordedTimes times, long first, long second, int atDevice) {
        StandardDriverConfig config =
                new StandardDriverConfig(new AnyScheduler(), true, null, null, times, SchedulerPlacement.DEVICE, null);
        BlockTarget driver = rig.driver(PlainScheduler::fcfs, 1, config);
        List<Long> completions = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Request request = rig.read(i);
            request.recorded(4 * MS, 10 * MS);
            rig.events.schedule(
                    i * MS, () -> rig.submit(driver, request, done -> completions.add(rig.events.now() / MS)));
        }
        rig.events.run();
        assertThat(completions).containsExactly(first, second);
        assertThat(rig.device.submitted()).hasSize(atDevice);
    }

    @Test
    void recordedTimesHaveToBeThere() {
        StandardDriverConfig config = new StandardDriverConfig(
                new AnyScheduler(), true, null, null, RecordedTimes.SERVICE, SchedulerPlacement.DEVICE, null);
        BlockTarget driver = rig.driver(PlainScheduler::fcfs, 1, config);
        assertThatThrownBy(() -> rig.submit(driver, rig.read(0), NOBODY))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("has no recorded times");
    }
}
