package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.TestDriverContext;

/** The rules of the block layer (Linux 2.6.32, 4.18 and 7.0). */
class LinuxDriverTest {

    private final BlockLayerRig rig = new BlockLayerRig();

    /** One request, and only one, is taken from the scheduler before a tag is free for it. */
    @Test
    void selectsOneRequestBeforeATagIsFree() {
        Driver driver = rig.driver(
                Generation.MULTI_QUEUE,
                "sstf",
                PlainScheduler.sstf(),
                128,
                1,
                BlockLayerRig.limits(Merging.NONE, "64 KiB", 16),
                BlockLayerRig.NO_PLUG);
        rig.read(driver, 1000, 5000, 9000);
        rig.read(driver, 1008);
        rig.events.run();
        assertThat(rig.device.submitted())
                .as("5000 had been chosen when 1008 came")
                .containsExactly(1000L, 5000L, 9000L, 1008L);
    }

    /**
     * In the single-queue layer an arrival does not run the queue of a busy device: requests in the scheduler can still be merged. In the
     * multi-queue layer the arrival runs it, and the request that was selected early cannot be merged any more.
     */
    @ParameterizedTest
    @CsvSource({"SINGLE_QUEUE, 0 1000", "MULTI_QUEUE, 0 1000 1008"})
    void selectsEarlyAtArrivalsOnlyInTheMultiQueueLayer(Generation generation, String submitted) {
        Driver driver = rig.driver(generation, 128, 1, BlockLayerRig.MERGES, BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 1000, 1008);
        rig.events.run();
        assertThat(rig.device.submitted().stream().map(String::valueOf)).containsExactly(submitted.split(" "));
        assertThat(rig.completed).containsExactly(0L, 1000L, 1008L);
    }

    /** The tag of a completed request goes first to a device that has waited, then to the one that held it. */
    @Test
    void givesSharedTagsToWaitingDevicesAtCompletion() {
        FixedTimeDevice other = new FixedTimeDevice(rig.events, 10 * BlockLayerRig.MS);
        rig.context = new TestDriverContext(rig.events, PlainScheduler::fcfs)
                .device("disk", 2, rig.device)
                .device("other", 2, other)
                .sharedPlaces(1);
        Driver driver = new LinuxDriverFactory()
                .create(
                        new LinuxDriverConfig(
                                Generation.MULTI_QUEUE,
                                new BlockLayerRig.Named("fcfs"),
                                128,
                                0,
                                null,
                                0,
                                1000,
                                BlockLayerRig.MERGES,
                                BlockLayerRig.NO_PLUG,
                                BlockLayerRig.FLUSHES),
                        rig.context);
        rig.read(driver, 0, 1000, 2000, 3000);
        Request elsewhere = new Request();
        elsewhere.reset(99, 1, Operation.READ, 500, 8);
        rig.send(driver, elsewhere);
        rig.events.run();
        assertThat(rig.completed).containsExactly(0L, 500L, 1000L, 2000L, 3000L);
    }

    /** Without a scheduler a request waits for a tag; no request is selected early or merged. */
    @Test
    void givesTagsInOrderOfArrivalWithoutAScheduler() {
        Driver driver = rig.driver(
                Generation.MULTI_QUEUE,
                "none",
                PlainScheduler.fcfs(),
                128,
                2,
                BlockLayerRig.MERGES,
                BlockLayerRig.NO_PLUG);
        rig.read(driver, 1000, 5000, 9000, 9008);
        assertThat(rig.device.submitted()).containsExactly(1000L, 5000L);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(1000L, 5000L, 9000L, 9008L);
        assertThat(rig.context.measured().values("disk-pool-time")).hasSize(2);
    }

    /** Requests that a process submits at one instant are merged before the first is dispatched. */
    @Test
    void plugsWhatAProcessSubmitsAtOnce() {
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 4, BlockLayerRig.MERGES, BlockLayerRig.PLUG);
        rig.read(driver, 1000, 1008, 5000, 1016);
        assertThat(rig.device.submitted()).isEmpty();
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(1000L, 5000L);
        assertThat(rig.completed).containsExactly(1000L, 1008L, 1016L, 5000L);
        assertThat(rig.context.measured().values("disk-plug")).containsExactly(2L);
    }

    /** 32 requests end the plug, and so does one of 128 KiB. */
    @Test
    void endsAPlugThatHoldsEnough() {
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 64, BlockLayerRig.MERGES, BlockLayerRig.PLUG);
        for (int i = 0; i < 31; i++) {
            rig.read(driver, 1000 * i);
        }
        assertThat(rig.device.submitted()).isEmpty();
        rig.read(driver, 500_000);
        assertThat(rig.device.submitted()).hasSize(32);
        rig.send(driver, rig.requests.read(900_000, 256));
        assertThat(rig.device.submitted()).hasSize(33);
    }

    /** An empty queue is plugged for 3 ms, until four requests wait, or until a process waits for a request. */
    @Test
    void plugsTheQueue() {
        Driver timed = rig.driver(Generation.SINGLE_QUEUE, 128, 4, BlockLayerRig.MERGES, BlockLayerRig.PLUG);
        rig.read(timed, 1000);
        rig.events.runUntil(3 * BlockLayerRig.MS - 1);
        assertThat(rig.device.submitted()).isEmpty();
        rig.events.runUntil(3 * BlockLayerRig.MS);
        assertThat(rig.device.submitted()).containsExactly(1000L);
        rig.events.run();

        rig.read(timed, 2000, 3000, 4000);
        assertThat(rig.device.submitted()).hasSize(1);
        rig.read(timed, 5000);
        assertThat(rig.device.submitted()).hasSize(5);
        rig.events.run();

        Request waitedFor = rig.requests.read(6000, 8);
        waitedFor.process(1);
        waitedFor.expect(done -> {});
        long now = rig.events.now();
        timed.submit(waitedFor);
        assertThat(rig.device.submitted()).hasSize(5);
        rig.events.runUntil(now);
        assertThat(rig.device.submitted()).hasSize(6);
    }

    /**
     * "Queued minus in flight >= 4" ends the plug, where the requests in flight are among those queued: one at the device does not count for
     * or against the four that wait.
     */
    @Test
    void endsThePlugOfABusyDeviceWhenFourWait() {
        Driver driver = rig.driver(Generation.SINGLE_QUEUE, 128, 8, BlockLayerRig.MERGES, BlockLayerRig.PLUG);
        rig.read(driver, 1000);
        rig.events.runUntil(3 * BlockLayerRig.MS);
        assertThat(rig.device.submitted()).hasSize(1);
        rig.read(driver, 2000, 3000, 4000);
        assertThat(rig.device.submitted()).hasSize(1);
        rig.read(driver, 5000);
        assertThat(rig.device.submitted()).hasSize(5);
    }

    /** A pool of nr_requests rig.requests; further arrivals wait for a completion. */
    @Test
    void admitsAsManyRequestsAsThePoolHas() {
        Driver driver = rig.driver(
                Generation.MULTI_QUEUE, 4, 1, BlockLayerRig.limits(Merging.NONE, "64 KiB", 16), BlockLayerRig.NO_PLUG);
        rig.read(driver, 1000, 2000, 3000, 4000, 5000, 6000);
        assertThat(rig.context.measured().values("disk-pool-time")).isEmpty();
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(1000L, 2000L, 3000L, 4000L, 5000L, 6000L);
        assertThat(rig.context.measured().values("disk-pool-time")).hasSize(2);
    }

    /** The process that takes the last request of a list may take 32 more, but not beyond one and a half times the list. */
    @Test
    void aBatcherMayExceedItsList() {
        Driver driver = rig.driver(
                Generation.SINGLE_QUEUE, 8, 1, BlockLayerRig.limits(Merging.NONE, "64 KiB", 16), BlockLayerRig.NO_PLUG);
        for (int i = 0; i < 20; i++) {
            rig.read(driver, 1000 * i);
        }
        rig.events.runUntil(1);
        assertThat(rig.context.measured().values("disk-pool-time")).isEmpty();
        rig.events.run();
        assertThat(rig.device.submitted()).hasSize(20);
        assertThat(rig.context.measured().values("disk-pool-time"))
                .as("12 of 8 were let in at once")
                .hasSize(8);
    }

    /** Requests of another process wait while the list is full. */
    @Test
    void delaysOtherProcessesAtAFullList() {
        Driver driver = rig.driver(
                Generation.SINGLE_QUEUE, 8, 1, BlockLayerRig.limits(Merging.NONE, "64 KiB", 16), BlockLayerRig.NO_PLUG);
        for (int i = 0; i < 8; i++) {
            rig.read(driver, 1000 * i);
        }
        Request other = rig.requests.read(90_000, 8);
        other.process(2);
        other.expect(done -> {});
        driver.submit(other);
        Request write = rig.requests.write(91_000, 8);
        write.flags(true, false, false);
        write.process(2);
        write.expect(done -> {});
        driver.submit(write);
        rig.events.run();
        assertThat(rig.device.submitted())
                .as("asynchronous requests have a list of their own")
                .hasSize(10)
                .endsWith(90_000L);
        assertThat(rig.context.measured().values("disk-pool-time")).hasSize(1);
    }

    /** One flush at a time; flushes that arrive meanwhile share the next one. */
    @Test
    void sharesFlushes() {
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 4, BlockLayerRig.MERGES, BlockLayerRig.NO_PLUG);
        for (int i = 0; i < 4; i++) {
            rig.send(driver, rig.requests.request(Operation.FLUSH, 0, 0));
        }
        rig.events.run();
        assertThat(rig.device.submitted()).hasSize(2);
        assertThat(rig.completed).hasSize(4);
        assertThat(rig.context.measured().count("disk-flush-requests")).isEqualTo(4);
        assertThat(rig.context.measured().count("disk-flushes")).isEqualTo(2);
    }

    /** A write with FUA is followed by a flush, and complete after it. */
    @Test
    void flushesAfterAWriteThatHasToBeOnTheMedium() {
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 4, BlockLayerRig.MERGES, BlockLayerRig.NO_PLUG);
        Request write = rig.requests.write(1000, 8);
        write.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        rig.send(driver, write);
        rig.send(driver, rig.requests.request(Operation.FLUSH, 0, 0));
        rig.events.runUntil(10 * BlockLayerRig.MS);
        assertThat(rig.completed)
                .as("a flush waits for the write that another one has to follow")
                .isEmpty();
        rig.events.run();
        assertThat(rig.events.now()).isEqualTo(20 * BlockLayerRig.MS);
        assertThat(rig.completed).hasSize(2);
        assertThat(write.has(RequestFlag.FORCE_UNIT_ACCESS)).isTrue();
        assertThat(rig.context.measured().count("disk-flushes")).isEqualTo(1);
    }

    @Test
    void endsFlushesAtOnceWithoutACache() {
        rig.context = new TestDriverContext(rig.events, PlainScheduler::fcfs).device("disk", 4, rig.device);
        Driver driver = new LinuxDriverFactory()
                .create(
                        new LinuxDriverConfig(
                                Generation.MULTI_QUEUE,
                                new BlockLayerRig.Named("fcfs"),
                                128,
                                0,
                                null,
                                0,
                                1000,
                                BlockLayerRig.MERGES,
                                BlockLayerRig.PLUG,
                                new FlushConfig(false, false)),
                        rig.context);
        rig.send(driver, rig.requests.request(Operation.FLUSH, 0, 0));
        rig.events.run();
        assertThat(rig.events.now()).isZero();
        assertThat(rig.completed).hasSize(1);
        assertThat(rig.device.submitted()).isEmpty();
    }

    /** A scheduler that has requests and selects none is called again 3 ms later, rounded up to ticks, plus one tick. */
    @ParameterizedTest
    @CsvSource({"250, 0, 8", "250, 3.9, 8", "250, 4, 12", "1000, 0.5, 4", "100, 0, 20"})
    void runsAQueueAgainAfterTicks(int hz, double nowMillis, double expectedMillis) {
        assertThat(new DelayedRun(true, hz).after((long) (nowMillis * BlockLayerRig.MS)))
                .isEqualTo((long) (expectedMillis * BlockLayerRig.MS));
    }

    /** Tags of each hardware queue; a process has a queue of its own. */
    @Test
    void givesEachHardwareQueueItsTags() {
        rig.context = new TestDriverContext(rig.events, PlainScheduler::fcfs).device("disk", 2, 1, rig.device);
        Driver driver = new LinuxDriverFactory()
                .create(
                        new LinuxDriverConfig(
                                Generation.MULTI_QUEUE,
                                new BlockLayerRig.Named("none"),
                                128,
                                0,
                                null,
                                0,
                                1000,
                                BlockLayerRig.MERGES,
                                BlockLayerRig.NO_PLUG,
                                BlockLayerRig.FLUSHES),
                        rig.context);
        for (int process = 0; process < 4; process++) {
            Request request = rig.requests.read(1000 * process, 8);
            request.process(process);
            request.expect(done -> {});
            driver.submit(request);
        }
        assertThat(rig.device.submitted()).containsExactly(0L, 1000L);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 1000L, 2000L, 3000L);
    }
}
