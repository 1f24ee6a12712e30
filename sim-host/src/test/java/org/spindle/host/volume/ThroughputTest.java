package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.host.volume.Configs.Faults;
import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestRandom;

/**
 * Small random requests at saturation, as multiples of the throughput of one disk (Hennessy and Patterson, section 6.5): reads n for
 * RAID 0, 1, 5, n - 1 for RAID 4, 1 for RAID 3; writes n, n/2, n/4, 1/2, and 1 for RAID 3 if whole lines are written.
 */
class ThroughputTest {

    private static final int DISKS = 8;
    private static final long SECTORS = 64 * 2000;
    private static final int REQUESTS = 12_000;
    private static final int POPULATION = 400;

    static Stream<Arguments> table() {
        Function<LayerContext, Layer> raid10 = Configs.raid10(2, 64, ReadChoice.SHORTEST_QUEUE, Faults.NONE);
        Function<LayerContext, Layer> raid4 = Configs.raid4(64, Addressing.VOLUME, ParityWrites.DEFAULT, Faults.NONE);
        return Stream.of(
                Arguments.of("striping", Configs.striping(64), 64, 8.0, 8.0),
                Arguments.of("raid-10", raid10, 64, 8.0, 4.0),
                Arguments.of("raid-3", Configs.raid3(Faults.NONE), 7, 1.0, 1.0),
                Arguments.of("raid-4", raid4, 64, 7.0, 0.5),
                Arguments.of("raid-5", Configs.raid5(64, Faults.NONE), 64, 8.0, 2.0),
                Arguments.of(
                        "raid-6",
                        Configs.raid6(64, CheckRotation.LEFT_SYMMETRIC, ParityWrites.DEFAULT, Faults.NONE),
                        64,
                        8.0,
                        8.0 / 6),
                Arguments.of(
                        "declustered", Configs.declustered(64, 4, ParityWrites.DEFAULT, Faults.NONE), 64, 8.0, 2.0));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void approachesItsBound(
            String name, Function<LayerContext, Layer> volume, long multiple, double reads, double writes) {
        assertThat(relative(volume, Operation.READ, multiple)).isCloseTo(reads, within(0.07 * reads));
        assertThat(relative(volume, Operation.WRITE, multiple)).isCloseTo(writes, within(0.07 * writes));
    }

    /** Throughput at saturation in units of one disk's. Requests are of 7 sectors at multiples of some number of sectors. */
    private static double relative(Function<LayerContext, Layer> volume, Operation operation, long multiple) {
        VolumeRig rig = new VolumeRig(DISKS, SECTORS, volume);
        TestRandom random = new TestRandom(3);
        long places = rig.volume.sectors(0) / multiple - 1;
        for (int i = 0; i < POPULATION; i++) {
            rig.submit(0, operation, multiple * random.nextLong(places), 7);
        }
        int submitted = POPULATION;
        int answered = 0;
        while (rig.complete < REQUESTS && rig.events.step()) {
            for (; answered < rig.complete; answered++) {
                rig.submit(0, operation, multiple * random.nextLong(places), 7);
                submitted++;
            }
        }
        assertThat(submitted).isGreaterThan(REQUESTS);
        return rig.complete / (rig.events.now() / (10.0 * VolumeRig.MS));
    }
}
