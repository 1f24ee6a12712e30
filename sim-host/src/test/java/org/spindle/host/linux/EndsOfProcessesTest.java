package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.host.WithheldUntilEnd;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;

/** {@link RequestScheduler#processEnded} behind Linux's block layer. */
class EndsOfProcessesTest {

    private record Named(String type) implements Component {
        @Override
        public Record config() {
            return this;
        }
    }

    private final TestEventLoop events = new TestEventLoop();
    private final FixedTimeDevice device = new FixedTimeDevice(events, 1_000_000);
    private final Requests requests = new Requests();
    private final List<String> ended = new ArrayList<>();

    private Driver driver(Generation generation, String type, int queues) {
        TestDriverContext context = new TestDriverContext(events, () -> new WithheldUntilEnd(99, ended));
        return new LinuxDriverFactory()
                .create(
                        new LinuxDriverConfig(
                                generation,
                                new Named(type),
                                128,
                                0,
                                null,
                                0,
                                1000,
                                new MergeConfig(Merging.NONE, Size.parse("64 KiB"), 16, Size.parse("4 KiB")),
                                BlockLayerRig.NO_PLUG,
                                BlockLayerRig.FLUSHES),
                        context.device("disk", queues, 4, device));
    }

    private void readWithheld(Driver driver) {
        Request request = requests.read(99, 8);
        request.process(1);
        request.expect(done -> {});
        driver.submit(request);
        events.runUntil(1_000_000);
        assertThat(device.submitted()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Generation.class)
    void theSchedulerIsNotifiedAndCalledAgain(Generation generation) {
        Driver driver = driver(generation, "fcfs", 1);
        readWithheld(driver);
        driver.processEnded(4);
        assertThat(device.submitted()).containsExactly(99L);
        assertThat(ended).containsExactly("process 4");
    }

    /** Hardware contexts share a scheduler; without one ("none") each has a list of its own. */
    @ParameterizedTest
    @CsvSource({"fcfs, 1", "none, 3"})
    void everySchedulerOfADeviceIsNotifiedOnce(String type, int lists) {
        Driver driver = driver(Generation.MULTI_QUEUE, type, 3);
        readWithheld(driver);
        driver.processEnded(4);
        assertThat(device.submitted()).containsExactly(99L);
        assertThat(ended).hasSize(lists);
    }
}
