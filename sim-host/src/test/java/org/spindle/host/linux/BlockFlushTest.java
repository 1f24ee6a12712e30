package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.TestDriverContext;

/** Flushes and writes with FUA (block/blk-flush.c), and the congestion of the request lists of the single-queue layer. */
class BlockFlushTest {

    private static final long SECOND = 1_000_000_000;

    private final BlockLayerRig rig = new BlockLayerRig();
    private final List<Boolean> forced = new ArrayList<>();

    /** A driver above a device of 10 s for each request, which records whether requests have the flag FUA. */
    private Driver driver(boolean fua) {
        FixedTimeDevice slow = new FixedTimeDevice(rig.events, 10 * SECOND);
        BlockTarget device = request -> {
            forced.add(request.has(RequestFlag.FORCE_UNIT_ACCESS));
            slow.submit(request);
        };
        rig.context = new TestDriverContext(rig.events, PlainScheduler::fcfs).device("disk", 4, device);
        return new LinuxDriverFactory()
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
                                new FlushConfig(true, fua)),
                        rig.context);
    }

    private void write(Driver driver) {
        Request write = rig.requests.write(1000, 8);
        write.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        rig.send(driver, write);
    }

    private void flush(Driver driver) {
        rig.send(driver, rig.requests.request(Operation.FLUSH, 0, 0));
    }

    /** A device that supports FUA gets the write with its flag, and no flush follows; one that does not gets it without. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void leavesWritesWithFuaToADeviceThatSupportsThem(boolean fua) {
        Driver driver = driver(fua);
        write(driver);
        rig.events.run();
        assertThat(forced).startsWith(fua).hasSize(fua ? 1 : 2);
        assertThat(rig.completed).containsExactly(1000L);
        assertThat(rig.events.now()).isEqualTo((fua ? 10 : 20) * SECOND);
        assertThat(rig.context.measured().count("disk-flushes")).isEqualTo(fua ? 0 : 1);
    }

    /** A flush does not wait for writes that need none after them. */
    @ParameterizedTest
    @CsvSource({"true, 2", "false, 1"})
    void delaysFlushesOnlyIfTheDeviceDoesNotSupportFua(boolean fua, int submitted) {
        Driver driver = driver(fua);
        write(driver);
        flush(driver);
        rig.events.runUntil(SECOND);
        assertThat(forced).hasSize(submitted);
    }

    /**
     * FLUSH_PENDING_TIMEOUT: a flush that has waited for 5 s is sent although a write that needs one is at the device, when the next flush
     * arrives; that write has one of its own. The time counts from the first flush that waits.
     */
    @ParameterizedTest
    @CsvSource({"4.999, 1, 1", "5, 2, 2"})
    void delaysAFlushByAtMostFiveSeconds(double seconds, int submitted, int flushes) {
        Driver driver = driver(false);
        write(driver);
        flush(driver);
        rig.events.runUntil(SECOND);
        flush(driver);
        rig.events.runUntil((long) (seconds * SECOND));
        flush(driver);
        assertThat(forced).hasSize(submitted);
        rig.events.run();
        assertThat(rig.context.measured().count("disk-flushes")).isEqualTo(flushes);
        assertThat(rig.completed).hasSize(4);
    }

    /**
     * "Congested ON when count &gt;= n - n/8 + 1 (113 of 128); OFF when count &lt; n - n/8 - n/16 - 1 (103)". The device completes one request
     * every 10 ms, so that 102 are left after 11.
     */
    @Test
    void isCongestedFromTheHundredThirteenthRequestOn() {
        Driver driver = rig.driver(
                Generation.SINGLE_QUEUE,
                128,
                1,
                BlockLayerRig.limits(Merging.NONE, "64 KiB", 16),
                BlockLayerRig.NO_PLUG);
        for (int i = 0; i < 112; i++) {
            rig.read(driver, 1000 * i);
        }
        for (int i = 0; i < 100; i++) {
            Request write = rig.requests.write(1_000_000 + 1000 * i, 8);
            write.flags(true, false, false);
            rig.send(driver, write);
        }
        assertThat(congestion()).as("112 reads, and writes have their own list").doesNotContain(1.0);
        rig.read(driver, 900_000);
        assertThat(congestion()).endsWith(1.0);
        rig.events.runUntil(110 * BlockLayerRig.MS - 1);
        assertThat(congestion()).endsWith(1.0);
        rig.events.runUntil(110 * BlockLayerRig.MS);
        assertThat(congestion()).endsWith(0.0);
    }

    private List<Double> congestion() {
        return rig.context.measured().levels("disk-congested");
    }
}
