package org.spindle.host.redcap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.host.volume.VolumeRig;
import org.spindle.spi.request.Operation;

/** The costs of reads (section 2.3.3) up to the comparison: 10 ms for each request, 1 ms to copy a block, checks after two reads. */
class RedcapCostsTest {

    private static final double MS = VolumeRig.MS;

    private final RedcapRig rig = new RedcapRig(100, """
            copy: 1 ms
            checks: {interval: 2, least: 2, most: 2, inactiveInterval: 2, window: 2}
            """);

    private double last(String level) {
        List<Double> levels = rig.rig.metrics.levels(level);
        return levels.get(levels.size() - 1);
    }

    private void together(long sector, long other) {
        rig.submit(Operation.READ, sector, 1, () -> {});
        rig.submit(Operation.READ, other, 1, () -> {});
        rig.rig.events.run();
    }

    /** 10 for the miss, 20 until its prefetch has arrived; the other read waits 20 for that, and 1 for the copy. The hit would cost 10. */
    @Test
    void measuresHitsWaitsMissesAndPrefetches() {
        together(0, 4);
        assertThat(last("active-cost")).isEqualTo((1 + 20 + 10 + 20) * MS / 2);
        assertThat(last("inactive-cost")).isEqualTo((10 + 10) * MS / 2);
    }

    /**
     * Inactive, a block that was in the cache is a hit that costs 10, two blocks of another segment miss for 10. Active, the hit would
     * have cost 21, and the 6 blocks prefetched as much as the 7 before, 20.
     */
    @Test
    void measuresHitsOfTheGhostCache() {
        together(0, 4);
        together(16, 20);
        assertThat(last("active")).isZero();
        rig.read(5, 1);
        rig.read(40, 2);
        assertThat(last("inactive-cost")).isEqualTo((10 + 10) * MS / 3);
        assertThat(last("active-cost"))
                .isEqualTo((21 + 20 * 6 / 7.0 + 10) * MS / 3, org.assertj.core.api.Assertions.within(1.0));
        assertThat(rig.count("ghost-blocks-hit")).isEqualTo(1);
    }

    /** The prefetch is charged only the 10 after the arrival of the miss. */
    @Test
    void countsPrefetchesFromTheArrivalOfMissesIfConfigured() {
        RedcapRig beyond = new RedcapRig(100, """
            copy: 1 ms
            checks: {interval: 2, least: 2, most: 2, window: 2, prefetchTime: beyond}
            """);
        beyond.read(0, 1);
        beyond.read(4, 1);
        assertThat(beyond.rig.metrics.levels("active-cost")).last().isEqualTo((1 + 10 + 10) * MS / 2);
    }
}
