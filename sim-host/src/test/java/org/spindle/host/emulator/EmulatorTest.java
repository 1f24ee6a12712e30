package org.spindle.host.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.host.volume.VolumeRig;
import org.spindle.spi.Component;
import org.spindle.spi.NoKeys;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;

/** A program that emulates two disks, each of which takes 10 ms for a request. It copies a sector in 0.25 ms and is 1 ms late. */
class EmulatorTest {

    private static final long LARGEST = 8;

    private final VolumeRig rig = new VolumeRig(
            2,
            1000,
            context -> new Emulator(
                    new EmulatorConfig(
                            Size.ofSectors(LARGEST), Time.ofMillis(0.25), Component.of("constant", new NoKeys())),
                    context,
                    EmulatorTest::oneMillisecond));

    private static double oneMillisecond(RandomStream random) {
        return VolumeRig.MS;
    }

    /** 20 sectors are pieces of 8, 8 and 4: 3 * (10 + 1) + 20 * 0.25 = 38 ms, one piece after the other. */
    @Test
    void requestsGoInPiecesOneAfterTheOther() {
        Request read = rig.read(100, 20);
        rig.events.run();
        assertThat(String.join("|", rig.sent)).isEqualTo("r0@100+8|r0@108+8|r0@116+4");
        assertThat(read.completed() - read.arrived()).isEqualTo(38 * VolumeRig.MS);
        assertThat(rig.metrics.count("pieces")).isEqualTo(3);
        assertThat(rig.metrics.values("late-time"))
                .containsExactly(3 * VolumeRig.MS, 3 * VolumeRig.MS, 2 * VolumeRig.MS);
    }

    /** The disk is idle while the program is late: the second of two requests of 4 sectors begins at 12 ms. */
    @Test
    void theNextRequestBeginsWhenTheProgramIsDone() {
        rig.read(0, 4);
        Request second = rig.submit(0, Operation.WRITE, 8, 4);
        Request other = rig.submit(1, Operation.READ, 0, 4);
        rig.events.run();
        assertThat(second.completed()).isEqualTo(24 * VolumeRig.MS);
        assertThat(second.spent(rig.requestSchema().times().get(0))).isEqualTo(12 * VolumeRig.MS);
        assertThat(other.completed()).isEqualTo(12 * VolumeRig.MS);
    }

    @Test
    void presentsTheUnitsBelow() {
        assertThat(rig.volume.units()).isEqualTo(2);
        assertThat(rig.volume.sectors(1)).isEqualTo(1000);
    }
}
