package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.sim.TestMetrics;

/**
 * The specified times of the drive of {@link Drives#PLAIN}, whose seeks over d of its 60 cylinders take 1 + 0.02 d ms: 59 of 60
 * ordered pairs of cylinders differ, and the mean distance of all pairs is (60 - 1/60) / 3 = 19.9944. The average is therefore
 * 59/60 + 0.02 * 19.9944 = 1.383222 ms, and half a revolution 5 ms.
 */
class SpecifiedTimesTest {

    private static final Offset<Double> EXACT = within(1.0);

    private static double only(TestMetrics metrics, String name) {
        assertThat(metrics.unit(name)).isEqualTo("ns");
        assertThat(metrics.levels(name)).hasSize(1);
        return metrics.levels(name).get(0);
    }

    @Test
    void areThoseOfADataSheet() {
        DriveRig rig = new DriveRig(Drives.plain());
        assertThat(only(rig.metrics, "specified-seek-time")).isCloseTo(1_383_222, EXACT);
        assertThat(only(rig.metrics, "specified-rotation-time")).isCloseTo(5_000_000, EXACT);
    }

    /** The average of writes is not that which data sheets state first, and none of the settling of writes is in it. */
    @Test
    void areThoseOfReads() {
        DriveRig rig = new DriveRig(
                Drives.plain("mechanics.writeSeek={type: constant, time: 4 ms}", "mechanics.writeSettle=0.6 ms"));
        assertThat(only(rig.metrics, "specified-seek-time")).isCloseTo(1_383_222, EXACT);
    }

    /** After a year the curve is 0.92 of itself, and 6,540 revolutions a minute have halves of 4.587156 ms. */
    @Test
    void followTheTechnology() {
        DriveRig rig = new DriveRig(Drives.plain("technology={years: 1, knobs: [seek, rotation]}"));
        assertThat(only(rig.metrics, "specified-seek-time")).isCloseTo(0.92 * 1_383_222, within(100.0));
        assertThat(only(rig.metrics, "specified-rotation-time")).isCloseTo(4_587_156, EXACT);
    }

    /**
     * A read of block 2000, the first of cylinder 10, seeks for 1.2 ms, 0.8675 of the average. Skews of 3 ms for each cylinder
     * put it at 30 ms, thus at 0 of a revolution: the wait from 1.2 ms to 10 ms is 1.76 of half a revolution.
     */
    @Test
    void compareWithWhatAnAccessTook() {
        DriveRig rig = new DriveRig(Drives.plain()).read(0, 2000, 1);
        rig.run();
        double seek = rig.metrics.values("access-seek-time").get(0) / only(rig.metrics, "specified-seek-time");
        double rotation =
                rig.metrics.values("access-rotation-time").get(0) / only(rig.metrics, "specified-rotation-time");
        assertThat(seek).isCloseTo(0.8675, within(1e-4));
        assertThat(rotation).isCloseTo(1.76, within(1e-4));
    }
}
