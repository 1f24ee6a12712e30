package org.spindle.disk.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.disk.mechanics.SeekDistances.Band;

/** Compares mean seeks with the mean over all pairs and with the figures derived from Worthington, Ganger and Patt 1994. */
class SeekDistancesTest {

    /** First cylinder, reserved and usable tracks, sectors per track of the HP C2247's zones (table A.2). */
    private static final int[][] C2247_ZONES = {
        {0, 17, 6925, 96}, {559, 0, 2496, 92}, {761, 0, 1768, 88}, {902, 0, 1872, 84},
        {1052, 0, 1794, 80}, {1194, 0, 4134, 72}, {1520, 0, 3484, 64}, {1794, 0, 3276, 56}
    };

    private static final double[] C2247_FIRST_TEN = {2.69, 3.48, 3.61, 3.78, 4.07, 4.45, 4.32, 4.45, 4.62, 4.79};

    /** Table A.3: 3.81 + 0.33 sqrt(D) up to 300 cylinders, 7.75 + 0.0059 D beyond. */
    private static SeekCurve c2247() {
        return new FirstTenHplSeek(C2247_FIRST_TEN, new HplSeek(301, 3.81, 0.33, 7.75, 0.0059, -1));
    }

    /** Each cylinder weighted by the sectors of its data tracks: reserved tracks in front, spares at the end of a zone. */
    private static SeekDistances c2247Blocks() {
        List<Band> bands = new ArrayList<>();
        for (int[] zone : C2247_ZONES) {
            int firstTrack = zone[1];
            int endTrack = zone[1] + zone[2];
            for (int cylinder = firstTrack / 13; cylinder * 13 < endTrack; cylinder++) {
                int tracks = Math.min(endTrack, (cylinder + 1) * 13) - Math.max(firstTrack, cylinder * 13);
                bands.add(new Band(zone[0] + cylinder, zone[0] + cylinder, tracks * zone[3]));
            }
        }
        return SeekDistances.overBands(bands);
    }

    /** Worked out from tables A.2 and A.3: mean seek of independent uniform blocks 11.38 ms, mean distance 666 cylinders. */
    @Test
    void uniform_blocks_of_the_c2247() {
        assertThat(c2247Blocks().meanSeekPicos(c2247()) / 1e9).isCloseTo(11.38, within(0.005));
        assertThat(c2247Blocks().meanSeekPicos(distance -> distance)).isCloseTo(666, within(0.5));
    }

    /** Uniform over its 2051 cylinders it would be 11.49 ms. */
    @Test
    void uniform_cylinders_of_the_c2247() {
        assertThat(SeekDistances.overCylinders(2051).meanSeekPicos(c2247()) / 1e9)
                .isCloseTo(11.49, within(0.005));
    }

    /** The mean distance of N cylinders is (N^2 - 1) / 3N. */
    @Test
    void mean_distance_over_cylinders() {
        for (int cylinders : new int[] {1, 2, 7, 3000}) {
            double n = cylinders;
            assertThat(SeekDistances.overCylinders(cylinders).meanSeekPicos(distance -> distance))
                    .isCloseTo((n * n - 1) / (3 * n), within(1e-9));
        }
    }

    @Test
    void bands_are_all_pairs_counted() {
        List<Band> bands = List.of(new Band(12, 13, 7), new Band(0, 4, 3), new Band(6, 9, 0.5));
        SeekCurve curve = new HplSeek(5, 1, 2, 3, 0.4, -1);
        double[] weight = new double[14];
        bands.forEach(
                band -> Arrays.fill(weight, band.firstCylinder(), band.lastCylinder() + 1, band.weightPerCylinder()));
        double sum = 0;
        double total = 0;
        for (int a = 0; a < 14; a++) {
            for (int b = 0; b < 14; b++) {
                sum += weight[a] * weight[b] * curve.seekPicos(Math.abs(a - b));
                total += weight[a] * weight[b];
            }
        }
        assertThat(SeekDistances.overBands(bands).meanSeekPicos(curve)).isCloseTo(sum / total, within(1e-3));
    }

    @Test
    void contradictions_are_refused() {
        assertThatThrownBy(() -> SeekDistances.overCylinders(0)).hasMessageContaining("cylinders 0 to -1");
        assertThatThrownBy(() -> SeekDistances.overBands(List.of())).hasMessage("no cylinder has a weight above 0");
        assertThatThrownBy(() -> SeekDistances.overBands(List.of(new Band(0, 3, 1), new Band(3, 4, 1))))
                .hasMessageContaining("overlaps");
        assertThatThrownBy(() -> new Band(0, 1, Double.NaN)).hasMessageContaining("NaN");
    }
}
