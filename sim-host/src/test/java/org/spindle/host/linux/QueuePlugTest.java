package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.TestDriverContext;

/** When the plug of an idle device's queue ends (Linux 2.6.20 and 2.6.24, block/ll_rw_blk.c); it lasts 3 ms if nothing ends it. */
class QueuePlugTest {

    private static final long MS = BlockLayerRig.MS;

    private final BlockLayerRig rig = new BlockLayerRig();

    /** First come, first served; leaves the device idle for one process until 5 ms, and gives requests of others then. */
    private final class IdleFor implements RequestScheduler {

        private final PlainScheduler order = PlainScheduler.fcfs();
        private final long expected;

        IdleFor(long expected) {
            this.expected = expected;
        }

        @Override
        public void add(Request request) {
            order.add(request);
        }

        @Override
        public @Nullable Request select(Eligibility eligibility) {
            boolean waits = idleUntil() != NEVER;
            return order.select(request -> eligibility.test(request) && (!waits || request.process() == expected));
        }

        @Override
        public void take(Request request) {
            order.take(request);
        }

        @Override
        public long idleUntil() {
            return rig.events.now() < 5 * MS ? 5 * MS : NEVER;
        }

        @Override
        public int size() {
            return order.size();
        }
    }

    private Driver driver(RequestScheduler scheduler) {
        return rig.driver(Generation.SINGLE_QUEUE, "fcfs", scheduler, 128, 4, BlockLayerRig.MERGES, BlockLayerRig.PLUG);
    }

    private void read(Driver driver, long process, long sector, boolean isAhead) {
        Request request = rig.requests.read(sector, 8);
        request.process(process);
        request.flags(isAhead, false, isAhead);
        request.expect(done -> {});
        driver.submit(request);
    }

    /** "If an asynchronous operation arrives at an empty elevator queue, the device is plugged" (gonzalez-2012.md, section 3.4). */
    @Test
    void keepsAReadAheadUntilAProcessWaits() {
        Driver driver = driver(PlainScheduler.fcfs());
        read(driver, 1, 1000, true);
        rig.events.runUntil(MS);
        assertThat(rig.device.submitted()).isEmpty();
        read(driver, 1, 1008, true);
        driver.unplug();
        assertThat(rig.device.submitted()).containsExactly(1000L);
        driver.unplug();
        rig.events.run();
        assertThat(rig.device.submitted()).hasSize(1);
    }

    @Test
    void keepsAReadAheadForThreeMilliseconds() {
        Driver driver = driver(PlainScheduler.fcfs());
        read(driver, 1, 1000, true);
        rig.events.runUntil(3 * MS - 1);
        assertThat(rig.device.submitted()).isEmpty();
        rig.events.runUntil(3 * MS);
        assertThat(rig.device.submitted()).hasSize(1);
    }

    /** What waits may be on any of the devices. */
    @Test
    void unplugsTheQueuesOfAllDevices() {
        TestDriverContext context = new TestDriverContext(rig.events, PlainScheduler::fcfs)
                .device("one", 4, rig.device)
                .device("other", 4, rig.device);
        LinuxDriverConfig config = new LinuxDriverConfig(
                Generation.SINGLE_QUEUE,
                new BlockLayerRig.Named("fcfs"),
                128,
                0,
                null,
                0,
                1000,
                BlockLayerRig.MERGES,
                BlockLayerRig.PLUG,
                BlockLayerRig.FLUSHES);
        Driver driver = new LinuxDriverFactory().create(config, context);
        for (int device = 0; device < 2; device++) {
            Request request = new Request().reset(device, device, Operation.READ, 1000 + device, 8);
            request.flags(true, false, true);
            request.expect(done -> {});
            driver.submit(request);
        }
        assertThat(rig.device.submitted()).isEmpty();
        driver.unplug();
        assertThat(rig.device.submitted()).containsExactly(1000L, 1001L);
    }

    /** The wait for a synchronous read ends its own plug, not one that begins at the same instant. */
    @Test
    void endsOnlyThePlugOfItsRequest() {
        Driver driver = driver(PlainScheduler.fcfs());
        read(driver, 1, 1000, false);
        driver.unplug();
        read(driver, 2, 5000, true);
        rig.events.runUntil(2 * MS);
        assertThat(rig.device.submitted()).containsExactly(1000L);
    }

    /** CFQ and AS start the queue for the request that they wait for (blk_start_queueing), but not for that of another process. */
    @Test
    void keepsTheRequestOfAnotherProcess() {
        Driver driver = driver(new IdleFor(7));
        read(driver, 1, 5000, true);
        rig.events.runUntil(4 * MS);
        assertThat(rig.device.submitted()).as("unplugged, but idle").isEmpty();
        rig.events.runUntil(5 * MS);
        assertThat(rig.device.submitted()).containsExactly(5000L);
    }

    @Test
    void startsTheRequestForWhichTheDeviceIsIdle() {
        Driver driver = driver(new IdleFor(7));
        read(driver, 7, 1000, true);
        assertThat(rig.device.submitted()).containsExactly(1000L);
    }
}
