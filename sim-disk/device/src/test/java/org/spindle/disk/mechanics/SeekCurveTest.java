package org.spindle.disk.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Seek formulas of the reference text, 4.3, against its worked values, 11.4, and against their closed forms. */
class SeekCurveTest {

    private static final double[] C2247A_FIRST_TEN = {2.89, 3.68, 3.81, 3.98, 4.27, 4.65, 4.52, 4.65, 4.82, 4.99};

    static SeekCurve c2247a() {
        return new FirstTenHplSeek(C2247A_FIRST_TEN, new HplSeek(300, 3.81, 0.33, 7.75, 0.0059, -1.0));
    }

    /** Reference text 11.4, HP C2247A, reads; the value for 301 is the printed one less the write settling of 0.65 ms. */
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1, 2.890",
        "2, 3.680",
        "10, 4.990",
        "11, 4.904484558",
        "100, 7.110",
        "299, 9.516231536",
        "300, 9.520",
        "301, 9.5259",
        "1000, 13.650",
        "2050, 19.845"
    })
    void first_ten_and_hpl(int distance, double millis) {
        assertThat(c2247a().seekPicos(distance) / 1e9).isCloseTo(millis, within(1e-9));
    }

    /** Reference text 4.3, hpl as the manual has it: V6 for one cylinder unless -1, then root, then line. */
    @Test
    void hpl() {
        HplSeek own = new HplSeek(300, 3.81, 0.33, 7.75, 0.0059, 2.5);
        HplSeek none = new HplSeek(300, 3.81, 0.33, 7.75, 0.0059, HplSeek.NO_SINGLE_CYLINDER_TIME);
        assertThat(own.seekPicos(0)).isZero();
        assertThat(own.seekPicos(1)).isEqualTo(2_500_000_000L);
        assertThat(none.seekPicos(1)).isEqualTo(4_140_000_000L);
        assertThat(own.seekPicos(4)).isEqualTo(4_470_000_000L);
        assertThat(own.seekPicos(299) / 1e9).isCloseTo(3.81 + 0.33 * Math.sqrt(299), within(1e-5));
        assertThat(own.seekPicos(300) / 1e9).isCloseTo(7.75 + 0.0059 * 300, within(1e-9));
    }

    /** Reference text 4.3: in DiskSim the linear part of hpl is used at every distance. */
    @Test
    void hpl_in_disksim() {
        HplSeek curve = new HplSeek(300, 3.81, 0.33, 7.75, 0.0059, 2.5, EnumSet.of(SeekCompat.HPL_ALWAYS_LINEAR));
        assertThat(curve.seekPicos(0)).isZero();
        assertThat(curve.seekPicos(1) / 1e9).isCloseTo(7.7559, within(1e-9));
        assertThat(curve.seekPicos(100) / 1e9).isCloseTo(8.34, within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 1_000_000, 2_000_000_000})
    void hpl_root_is_rounded_down(int distance) {
        HplSeek curve = new HplSeek(Integer.MAX_VALUE, 0, 0.000065536, 0, 0, -1);
        // 65536 ps per root: the value is floor(2^16 sqrt(d)).
        long root = curve.seekPicos(distance);
        assertThat(Math.multiplyHigh(root, root)).isZero();
        assertThat(root * root).isLessThanOrEqualTo((long) distance << 32);
        assertThat(Long.compareUnsigned((root + 1) * (root + 1), (long) distance << 32))
                .isPositive();
    }

    /** Lee and Katz 1993: the curve meets its single-cylinder time, and the full-stroke time N cylinders further. */
    @Test
    void three_parameters() {
        SeekCurve curve = new ThreeParameterSeek(2, 10, 20, 2000, Set.of());
        assertThat(curve.seekPicos(0)).isZero();
        assertThat(curve.seekPicos(1)).isEqualTo(2_000_000_000L);
        assertThat(curve.seekPicos(2001) / 1e9).isCloseTo(20, within(1e-6));
        // a = (-20 + 150 - 100) / (3 sqrt 2000), b = (14 - 150 + 160) / 6000
        assertThat(curve.seekPicos(501) / 1e9).isCloseTo(2 + 30 / 3.0 / 2 + 24 / 12.0, within(1e-6));
    }

    /** Lee and Katz 1993: the mean over random seeks is the average time that went in. */
    @Test
    void three_parameters_average() {
        SeekCurve curve = new ThreeParameterSeek(2, 10, 20, 2000, Set.of());
        double mean = 0;
        for (int distance = 1; distance < 2000; distance++) {
            mean += 2.0 * (2000 - distance) / (2000.0 * 2000) * curve.seekPicos(distance);
        }
        assertThat(mean / 1e9).isCloseTo(10, within(0.05));
    }

    /** Reference text 4.3: d &le; N/3: m + 3(d-1)/N (v-m), else v + (3d-N)/(2N) (x-v). */
    @Test
    void two_lines() {
        SeekCurve curve = new LinearSeek(2, 8, 20, 300, Set.of());
        assertThat(curve.seekPicos(0)).isZero();
        assertThat(curve.seekPicos(1)).isEqualTo(2_000_000_000L);
        assertThat(curve.seekPicos(51)).isEqualTo(5_000_000_000L);
        assertThat(curve.seekPicos(100)).isEqualTo(7_940_000_000L);
        assertThat(curve.seekPicos(200)).isEqualTo(14_000_000_000L);
        assertThat(curve.seekPicos(300)).isEqualTo(20_000_000_000L);
    }

    @Test
    void constant() {
        assertThat(new ConstantSeek(7.5).seekPicos(0)).isZero();
        assertThat(new ConstantSeek(7.5).seekPicos(1)).isEqualTo(7_500_000_000L);
        assertThat(new ConstantSeek(7.5).seekPicos(1 << 30)).isEqualTo(7_500_000_000L);
    }

    /** Reference text 2.6: DiskSim keeps these times truncated to whole picoseconds without scaling them first. */
    @Test
    void data_sheet_times_in_disksim() {
        EnumSet<SeekCompat> compat = EnumSet.allOf(SeekCompat.class);
        assertThat(new ConstantSeek(7.5, compat).seekPicos(100)).isEqualTo(7);
        assertThat(new ConstantSeek(7.5, compat).seekPicos(0)).isEqualTo(7);
        assertThat(new LinearSeek(2, 8, 20, 300, compat).seekPicos(300)).isEqualTo(20);
        assertThat(new ThreeParameterSeek(2.9, 10, 20, 2000, compat).seekPicos(1))
                .isEqualTo(2);
    }

    /** Reference text 4.3: exact entries, truncated interpolation both ways, extrapolation; times may fall. */
    @Test
    void table() {
        SeekCurve curve = new TableSeek(new int[] {2, 5, 9}, new long[] {100, 110, 101});
        assertThat(curve.seekPicos(0)).isZero();
        assertThat(curve.seekPicos(1)).isEqualTo(50);
        assertThat(curve.seekPicos(2)).isEqualTo(100);
        assertThat(curve.seekPicos(3)).isEqualTo(103);
        assertThat(curve.seekPicos(4)).isEqualTo(106);
        assertThat(curve.seekPicos(6)).isEqualTo(110 - 2);
        assertThat(curve.seekPicos(8)).isEqualTo(110 - 6);
        assertThat(curve.seekPicos(10)).isEqualTo(110 - 11);
        assertThat(curve.seekPicos(1000)).isZero();
        assertThat(new TableSeek(new int[] {4}, new long[] {100}).seekPicos(6)).isEqualTo(150);
    }

    @Test
    void contradictions_are_refused() {
        assertThatThrownBy(() -> new ConstantSeek(-1))
                .hasMessage("constant seek time of -1.0 ms is not a time of 0 or more");
        assertThatThrownBy(() -> new ConstantSeek(Double.NaN)).hasMessageContaining("NaN");
        assertThatThrownBy(() -> new LinearSeek(5, 4, 20, 100, Set.of()))
                .hasMessageContaining("must not fall with distance");
        assertThatThrownBy(() -> new ThreeParameterSeek(1, 4, 3, 100, Set.of()))
                .hasMessageContaining("must not fall with distance");
        assertThatThrownBy(() -> new LinearSeek(1, 4, 20, 0, Set.of())).hasMessage("a seek curve over 0 cylinders");
        assertThatThrownBy(() -> new FirstTenHplSeek(new double[9], new HplSeek(1, 0, 0, 0, 0, -1)))
                .hasMessage("9 times are given for the first ten distances");
        assertThatThrownBy(() -> new HplSeek(1, 0, -0.5, 0, 0, -1)).hasMessageContaining("HPL value 3 of -0.5 ms");
        assertThatThrownBy(() -> new TableSeek(new int[] {3, 3}, new long[] {1, 2}))
                .hasMessageContaining("must ascend");
        assertThatThrownBy(() -> new TableSeek(new int[] {0}, new long[] {1}))
                .hasMessageContaining("must ascend from 1");
        assertThatThrownBy(() -> new TableSeek(new int[0], new long[0])).hasMessageContaining("0 distances");
        assertThatThrownBy(() -> new TableSeek(new int[] {1}, new long[] {-1})).hasMessageContaining("negative");
    }
}
