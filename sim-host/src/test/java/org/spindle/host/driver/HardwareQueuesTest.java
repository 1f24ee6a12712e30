package org.spindle.host.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.host.WithheldUntilEnd;
import org.spindle.spi.Component;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;

/** How the standard driver uses a device with several hardware queues: docs/buses.md, "Links". */
class HardwareQueuesTest {

    private static final long SERVICE = 1000;

    private static final PriorityQueues BY_CLASS = new PriorityQueues(List.of(0), List.of(1, 2), List.of(3));

    private final TestEventLoop events = new TestEventLoop();
    private final Requests requests = new Requests();
    private final List<String> served = new ArrayList<>();
    private final List<String> ended = new ArrayList<>();
    private int schedulers;

    /** Serves all requests at once, and records the hardware queue of each. */
    private final class Device implements BlockTarget {

        private final int[] present;
        private final int depth;
        private int most;

        Device(int queues, int depth) {
            present = new int[queues];
            this.depth = depth;
        }

        @Override
        public void submit(Request request) {
            int queue = request.hardwareQueue();
            served.add(request.sector() + " by " + queue);
            assertThat(++present[queue]).as("depth of queue " + queue).isLessThanOrEqualTo(depth);
            int all = 0;
            for (int each : present) {
                all += each;
            }
            most = Math.max(most, all);
            events.schedule(events.now() + SERVICE, () -> {
                present[queue]--;
                request.complete(events.now());
            });
        }
    }

    @ParameterizedTest
    @EnumSource(SchedulerPlacement.class)
    void requestsOfAProcessGoToItsQueueAndOthersToEachInTurn(SchedulerPlacement placement) {
        Driver driver = driver(placement, null, 2, 8, new Device(2, 8));
        submit(driver, 1, 7);
        submit(driver, 2, 7);
        submit(driver, 3, 4);
        submit(driver, 4, Request.NONE);
        submit(driver, 5, Request.NONE);
        submit(driver, 6, Request.NONE);
        events.run();
        assertThat(served).containsExactly("1 by 1", "2 by 1", "3 by 0", "4 by 0", "5 by 1", "6 by 0");
        assertThat(driver.lastSector(0)).isEqualTo(6);
    }

    /** Process 1 fills queue 1 of two with depth 2; the next scheduler decides where the other two requests go. */
    @Test
    void oneSchedulerUsesTheNextQueueWhileTheChosenOneIsFull() {
        Driver driver = driver(SchedulerPlacement.DEVICE, null, 2, 2, new Device(2, 2));
        for (int i = 0; i < 5; i++) {
            submit(driver, i, 1);
        }
        assertThat(served).containsExactly("0 by 1", "1 by 1", "2 by 0", "3 by 0");
        events.run();
        assertThat(served).hasSize(5).endsWith("4 by 1");
        assertThat(schedulers).isEqualTo(1);
    }

    @Test
    void aSchedulerForEachQueueKeepsRequestsInTheirQueue() {
        Driver driver = driver(SchedulerPlacement.HARDWARE_QUEUE, null, 2, 2, new Device(2, 2));
        for (int i = 0; i < 5; i++) {
            submit(driver, i, 1);
        }
        assertThat(served).containsExactly("0 by 1", "1 by 1");
        events.run();
        assertThat(served).containsExactly("0 by 1", "1 by 1", "2 by 1", "3 by 1", "4 by 1");
        assertThat(schedulers).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(SchedulerPlacement.class)
    void theDriversLimitHoldsForAllQueuesOfADeviceTogether(SchedulerPlacement placement) {
        Device device = new Device(4, 8);
        Driver driver = driver(placement, 3, 4, 8, device);
        for (int i = 0; i < 40; i++) {
            submit(driver, i, i);
        }
        events.run();
        assertThat(served).hasSize(40);
        assertThat(device.most).isEqualTo(3);
    }

    /** {@link RequestScheduler#processEnded}: each scheduler of the device is notified, and asked again. */
    @ParameterizedTest
    @EnumSource(SchedulerPlacement.class)
    void theEndOfAProcessReachesEveryScheduler(SchedulerPlacement placement) {
        Driver driver = driver(placement, null, 2, 8, new Device(2, 8));
        submit(driver, 99, 1);
        events.run();
        assertThat(served).isEmpty();
        driver.processEnded(4);
        assertThat(served).containsExactly("99 by 1");
        assertThat(ended).containsExactlyElementsOf(Collections.nCopies(schedulers, "process 4"));
    }

    /** Realtime has queue 0, best effort and requests without a class 1 and 2 in turn, idle 3; processes choose among those. */
    @ParameterizedTest
    @EnumSource(SchedulerPlacement.class)
    void prioritiesChooseAmongTheirQueues(SchedulerPlacement placement) {
        Driver driver = driver(placement, null, 4, 8, new Device(4, 8), BY_CLASS);
        submit(driver, 1, 7, PriorityClass.REALTIME);
        submit(driver, 2, 7, PriorityClass.BEST_EFFORT);
        submit(driver, 3, 8, PriorityClass.BEST_EFFORT);
        submit(driver, 4, Request.NONE, PriorityClass.BEST_EFFORT);
        submit(driver, 5, Request.NONE, PriorityClass.NONE);
        submit(driver, 6, Request.NONE, PriorityClass.IDLE);
        submit(driver, 7, 5, PriorityClass.IDLE);
        events.run();
        assertThat(served).containsExactly("1 by 0", "2 by 2", "3 by 1", "4 by 1", "5 by 2", "6 by 3", "7 by 3");
    }

    @Test
    void prioritiesThatHaveNoQueueAreRefused() {
        assertThatThrownBy(() -> driver(SchedulerPlacement.DEVICE, null, 3, 8, new Device(3, 8), BY_CLASS))
                .hasMessageContaining("names queue 3, but nvme0 has the queues 0 to 2");
        assertThatThrownBy(() -> driver(SchedulerPlacement.DEVICE, null, 1, 8, new Device(1, 8), BY_CLASS))
                .hasMessageContaining("no device has several");
    }

    private Driver driver(
            SchedulerPlacement placement, @Nullable Integer outstanding, int queues, int depth, BlockTarget device) {
        return driver(placement, outstanding, queues, depth, device, null);
    }

    private Driver driver(
            SchedulerPlacement placement,
            @Nullable Integer outstanding,
            int queues,
            int depth,
            BlockTarget device,
            @Nullable PriorityQueues priorities) {
        TestDriverContext context = new TestDriverContext(events, () -> {
                    schedulers++;
                    return new WithheldUntilEnd(99, ended);
                })
                .device("nvme0", queues, depth, device);
        return new StandardDriverFactory()
                .create(
                        new StandardDriverConfig(
                                new AnyScheduler("any"), true, outstanding, null, null, placement, priorities),
                        context);
    }

    private void submit(BlockTarget driver, long sector, long process) {
        submit(driver, sector, process, PriorityClass.NONE);
    }

    private void submit(BlockTarget driver, long sector, long process, PriorityClass priority) {
        Request request = requests.read(sector, 8);
        priority.assign(request, 0);
        request.process(process);
        request.arrived(events.now());
        request.expect(done -> {});
        driver.submit(request);
    }

    private record AnyScheduler(String type) implements Component {
        @Override
        public Record config() {
            return this;
        }
    }
}
