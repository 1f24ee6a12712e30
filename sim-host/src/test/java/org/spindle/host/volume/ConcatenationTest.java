package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;

class ConcatenationTest {

    private static VolumeRig rig() {
        return new VolumeRig(
                new long[] {100, 50, 70},
                context -> new ConcatenationFactory().create(new ConcatenationConfig(), context));
    }

    @Test
    void dividesRequestsAtTheBorders() {
        VolumeRig rig = rig();
        assertThat(rig.volume.sectors(0)).isEqualTo(220);
        assertThat(rig.transfers(Operation.READ, 90, 80)).containsExactly("r0@90+10 r1@0+50 r2@0+20");
        assertThat(rig.transfers(Operation.WRITE, 100, 50)).containsExactly("w1@0+50");
        assertThat(rig.transfers(Operation.FLUSH, 0, 0)).containsExactly("f0 f1 f2");
    }

    /** Parts that complete during their submission do not complete the request before all parts have been sent. */
    @Test
    void isCompleteOnceEvenIfPartsTakeNoTime() {
        VolumeRig rig = rig();
        rig.service = () -> 0;
        assertThat(rig.transfers(Operation.READ, 90, 80)).containsExactly("r0@90+10 r1@0+50 r2@0+20");
    }
}
