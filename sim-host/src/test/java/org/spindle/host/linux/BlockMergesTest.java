package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;

/** Which requests the block layer merges (Linux 2.6.32, 4.18 and 7.0). */
class BlockMergesTest {

    private final BlockLayerRig rig = new BlockLayerRig();

    /** Back merge, front merge, and the merge of two requests whose gap was closed. */
    @Test
    void mergesNeighbours() {
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 1, BlockLayerRig.MERGES, BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000);
        rig.read(driver, 1008, 1016, 1000, 1032, 1024);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 100_000L, 1000L);
        assertThat(rig.completed).containsExactly(0L, 100_000L, 1000L, 1008L, 1016L, 1024L, 1032L);
        assertThat(rig.context.measured().count("disk-back-merges")).isEqualTo(1);
        assertThat(rig.context.measured().count("disk-front-merges"))
                .as("1000, and 1024 before the latest, which is tried first")
                .isEqualTo(2);
        assertThat(rig.context.measured().count("disk-request-merges")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "ALL, 16 KiB, 128, 1000 1032", // four requests of 4 KiB
        "ALL, 1280 KiB, 3, 1000 1024", // three pages
        "NONE, 1280 KiB, 128, 1000 1008 1016 1024 1032",
        "LATEST, 1280 KiB, 128, 1000",
    })
    void keepsWithinTheLimits(Merging merging, String size, int segments, String expected) {
        Driver driver = rig.driver(
                Generation.MULTI_QUEUE, 128, 1, BlockLayerRig.limits(merging, size, segments), BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000);
        rig.read(driver, 1000, 1008, 1016, 1024, 1032);
        rig.events.run();
        assertThat(rig.device.submitted().stream().skip(2).map(String::valueOf).toList())
                .containsExactly(expected.split(" "));
    }

    @Test
    void mergesOnlyWithTheLatestIfConfigured() {
        Driver driver = rig.driver(
                Generation.MULTI_QUEUE,
                128,
                1,
                BlockLayerRig.limits(Merging.LATEST, "1280 KiB", 128),
                BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000);
        rig.read(driver, 1000, 5000, 1008, 1016);
        rig.events.run();
        assertThat(rig.device.submitted()).containsExactly(0L, 100_000L, 1000L, 5000L, 1008L);
    }

    /** Reads are not merged with writes, nor, in kernels from 5.14, with requests of another priority. */
    @Test
    void mergesOnlyCompatibleRequests() {
        Driver driver = rig.driver(Generation.MULTI_QUEUE, 128, 1, BlockLayerRig.MERGES, BlockLayerRig.NO_PLUG);
        rig.read(driver, 0, 100_000, 1000);
        rig.send(driver, rig.requests.write(1008, 8));
        Request urgent = rig.requests.read(992, 8);
        PriorityClass.REALTIME.assign(urgent, 0);
        rig.send(driver, urgent);
        Request forced = rig.requests.write(1016, 8);
        forced.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        rig.send(driver, forced);
        rig.events.run();
        assertThat(rig.device.submitted()).startsWith(0L, 100_000L, 1000L, 1008L, 992L, 1016L);
    }
}
