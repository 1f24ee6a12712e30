package org.spindle.disk.datasheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.disk.catalogue.Presets;
import org.spindle.disk.geometry.Layout;
import org.spindle.disk.hdd.spec.DataSheetGeometry;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.Mechanics;
import org.spindle.disk.hdd.spec.Seek;
import org.spindle.disk.mechanics.SeekCurve;
import org.spindle.disk.mechanics.SeekDistances;
import org.spindle.spi.config.Time;
import org.spindle.testkit.sim.TestRandom;

class DataSheetSeekTest {

    private static final double PICOS_PER_MILLISECOND = 1e9;
    private static final Percentage TENTH_OF_A_PERCENT = Percentage.withPercentage(0.1);

    static List<String> presets() {
        return Presets.ofDataSheets();
    }

    private static Seek.DataSheet sheet(double trackToTrack, double average, double fullStroke) {
        return new Seek.DataSheet(Time.ofMillis(trackToTrack), Time.ofMillis(average), Time.ofMillis(fullStroke));
    }

    private static double meanMillis(SeekCurve curve, int cylinders) {
        return SeekDistances.overCylinders(cylinders).meanSeekPicos(curve) / PICOS_PER_MILLISECOND;
    }

    private static void assertMeets(Seek.DataSheet sheet, int cylinders) {
        SeekCurve curve = DataSheetSeek.fit(sheet, cylinders);
        assertThat(curve.seekPicos(0)).isZero();
        assertThat(curve.seekPicos(1)).isEqualTo(sheet.trackToTrack().picos());
        assertThat(curve.seekPicos(cylinders - 1)).isEqualTo(sheet.fullStroke().picos());
        assertThat(meanMillis(curve, cylinders)).isCloseTo(sheet.average().millis(), TENTH_OF_A_PERCENT);
        long previous = 0;
        for (int distance = 1; distance < cylinders; distance++) {
            long picos = curve.seekPicos(distance);
            if (picos < previous) {
                throw new AssertionError("falls at distance " + distance + " of " + sheet);
            }
            previous = picos;
        }
    }

    /** From distance 1 on; two picoseconds are allowed for rounding. */
    private static void assertConcave(SeekCurve curve, int cylinders) {
        for (int distance = 2; distance < cylinders - 1; distance++) {
            long before = curve.seekPicos(distance) - curve.seekPicos(distance - 1);
            long after = curve.seekPicos(distance + 1) - curve.seekPicos(distance);
            if (after > before + 2) {
                throw new AssertionError("bends upwards at distance " + distance);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void presetsHaveTheTimesOfTheirSheets(String name) {
        HddConfig config = Presets.config(name);
        Mechanics mechanics = config.mechanics();
        Layout layout = DataSheetLayout.derive((DataSheetGeometry) config.geometry(), mechanics, config.sectorSize());
        for (Seek seek : new Seek[] {mechanics.seek(), mechanics.writeSeek()}) {
            Seek.DataSheet sheet = (Seek.DataSheet) seek;
            assertMeets(sheet, layout.cylinders());
            assertConcave(DataSheetSeek.fit(sheet, layout.cylinders()), layout.cylinders());
        }
    }

    /**
     * By hand: over the distance x of two random points in [0, 1], density 2(1 - x), the mean of x is 1/3 and that of its
     * root 8/15. From 1 to 16 ms a straight line has the mean 6 ms and half-way 8.5 ms, a root the mean 9 ms and half-way
     * 11.607 ms.
     */
    @ParameterizedTest
    @CsvSource({"6, 8.5", "9, 11.607"})
    void aLineOrARootThroughoutIsFoundAtItsMean(double average, double halfWay) {
        SeekCurve curve = DataSheetSeek.fit(sheet(1, average, 16), 100_001);
        assertThat(curve.seekPicos(50_000) / PICOS_PER_MILLISECOND).isCloseTo(halfWay, within(0.05));
    }

    /** The slope between line and root is continuous: the shape of Ruemmler and Wilkes without a corner. */
    @Test
    void theUsualCurveIsSmoothAndConcave() {
        SeekCurve curve = DataSheetSeek.fit(sheet(1, 8.5, 18), 20_000);
        assertConcave(curve, 20_000);
        for (int distance = 100; distance < 19_900; distance++) {
            double before = curve.seekPicos(distance) - curve.seekPicos(distance - 1);
            double after = curve.seekPicos(distance + 1) - curve.seekPicos(distance);
            assertThat(after).isGreaterThan(0.98 * before);
        }
    }

    @Test
    void randomSheetsAreMet() {
        TestRandom random = new TestRandom(1);
        for (int i = 0; i < 300; i++) {
            int cylinders = 10 + (int) random.nextLong(3000);
            double single = 0.1 + random.nextLong(2000) / 1000.0;
            double full = single + random.nextLong(20_000) / 1000.0;
            // Any average between those of the lowest and the highest non-decreasing curve.
            double lowest = single * (1 - 1.0 / cylinders) + 0.01 * (full - single);
            double highest = full * (1 - 3.0 / cylinders) + single / cylinders * 2;
            double average = lowest + random.nextLong(1000) / 1000.0 * Math.max(0, highest - lowest);
            assertMeets(sheet(single, average, full), cylinders);
        }
    }

    /** A level curve has the mean t(1) (1 - 1/C): only seeks of distance 0 are quicker. */
    @Test
    void equalTimesGiveALevelCurve() {
        assertMeets(sheet(5, 4.995, 5), 1000);
    }

    @Test
    void averagesThatNoRisingCurveHasAreRefusedWithThosePossible() {
        assertThatThrownBy(() -> DataSheetSeek.fit(sheet(1, 19, 18), 1000))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("19.00 ms is impossible")
                .hasMessageContaining("averages from 0.9990 ms to 17.95 ms");
        assertThatThrownBy(() -> DataSheetSeek.fit(sheet(2, 1, 18), 1000))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("averages from 1.998 ms");
    }

    @Test
    void theRangeThatIsNamedCanBeHad() {
        assertMeets(sheet(1, 0.9991, 18), 1000);
        assertMeets(sheet(1, 17.94, 18), 1000);
    }

    @Test
    void contradictionsAreRefused() {
        assertThatThrownBy(() -> DataSheetSeek.fit(sheet(2, 2, 1), 1000))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("track-to-track")
                .hasMessageContaining("full stroke");
        assertThatThrownBy(() -> DataSheetSeek.fit(sheet(1, 2, 3), 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 cylinders");
    }
}
