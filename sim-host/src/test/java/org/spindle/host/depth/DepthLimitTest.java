package org.spindle.host.depth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.host.volume.VolumeRig;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Hsu 2003, section 3.5.4: the "maximum number of requests outstanding to the storage system". Disks take 10 ms for a request. */
class DepthLimitTest {

    private static VolumeRig rig(int depth) {
        return new VolumeRig(2, 1000, context -> new DepthLimitFactory().create(new DepthLimitConfig(depth), context));
    }

    /** Two disks, two requests for each at time 0: one at a time with a depth of 1; a depth of 4 or more has no effect. */
    @ParameterizedTest
    @CsvSource({
        "1, 40, 3, r0@0+8|r1@0+8|r0@8+8|r1@8+8",
        "2, 20, 2, r0@0+8 r1@0+8|r0@8+8 r1@8+8",
        "4, 20, 0, r0@0+8 r1@0+8 r0@8+8 r1@8+8"
    })
    void limitsOutstandingRequestsOverAllUnits(int depth, long millis, long held, String sent) {
        VolumeRig rig = rig(depth);
        Request last = null;
        for (int i = 0; i < 4; i++) {
            last = rig.submit(i % 2, Operation.READ, i / 2 * 8, 8);
        }
        rig.events.run();
        assertThat(String.join("|", rig.sent)).isEqualTo(sent);
        assertThat(rig.complete).isEqualTo(4);
        assertThat(last).isNotNull();
        assertThat(rig.events.now()).isEqualTo(millis * VolumeRig.MS);
        assertThat(rig.metrics.count("held")).isEqualTo(held);
    }

    /** "Response time must include time held back by the limit": the third of three at a depth of 1 waits for 20 ms. */
    @Test
    void measuresTheTimeThatRequestsAreHeld() {
        VolumeRig rig = rig(1);
        rig.read(0, 8);
        rig.read(8, 8);
        Request third = rig.read(16, 8);
        rig.events.run();
        assertThat(rig.metrics.values("held-time")).containsExactly(10 * VolumeRig.MS, 20 * VolumeRig.MS);
        assertThat(third.completed() - third.arrived()).isEqualTo(30 * VolumeRig.MS);
        assertThat(third.spent(rig.requestSchema().times().get(0))).isEqualTo(20 * VolumeRig.MS);
    }

    /** Requests that complete during their submission are all served. */
    @Test
    void servesWaitingRequestsThatTakeNoTime() {
        VolumeRig rig = rig(1);
        rig.read(0, 8);
        rig.service = () -> 0;
        for (int i = 0; i < 100; i++) {
            rig.read(0, 8);
        }
        rig.events.run();
        assertThat(rig.complete).isEqualTo(101);
        assertThat(rig.events.now()).isEqualTo(10 * VolumeRig.MS);
    }

    /** Each unit below learns of the relocation of its own data, and counts as many sectors as its number plus 1. */
    @Test
    void passesRelocationsOn() {
        VolumeRig rig = rig(1);
        List<Relocation> noted = new ArrayList<>();
        rig.watcher = new VolumeRig.Watcher() {
            @Override
            public long relocated(int disk, Relocation relocation) {
                noted.add(relocation);
                return disk + 1L;
            }
        };
        Relocation relocation = new Relocation() {
            @Override
            public long place(long sector) {
                return GONE;
            }

            @Override
            public long end(long sector, long limit) {
                return limit;
            }
        };
        assertThat(rig.volume.relocated(1, relocation)).isEqualTo(2);
        assertThat(noted).containsExactly(relocation);
    }

    @Test
    void presentsTheUnitsBelow() {
        VolumeRig rig = rig(1);
        assertThat(rig.volume.units()).isEqualTo(2);
        assertThat(rig.volume.sectors(1)).isEqualTo(1000);
    }
}
