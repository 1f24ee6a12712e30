package org.spindle.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.spindle.analytic.fit.Form;
import org.spindle.sweep.CurveFits.FittedCurve;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;

/** Curves over the points of a sweep: one is fitted for each combination of the other axes, in the unit of the first value. */
class CurveFitsTest {

    private static final SweptFigure MEAN = SweptFigure.parse("system/all/response-time/mean");

    @Test
    void eachAlternativeHasItsCurveInTheUnitOfTheFirstValue() {
        List<Point> points = new ArrayList<>();
        for (String scheduler : List.of("fcfs", "sstf")) {
            for (int x : new int[] {512, 1024, 2048}) {
                double y = (scheduler.equals("fcfs") ? 2.0 : 3.0) * x;
                String size = x < 1024 ? x + " KiB" : x / 1024 + " MiB";
                points.add(new Point(
                        points.size(),
                        Map.of("driver.scheduler", scheduler, "cache.size", size),
                        1,
                        0,
                        List.of(),
                        List.of(new PointMetric(
                                "system", "all", "response-time", "ms", Stat.MEAN, y, Double.NaN, Double.NaN, 1))));
            }
        }
        SweepResult sweep = new SweepResult(
                "1",
                "s",
                "",
                List.of(
                        new VariedKey("driver.scheduler", List.of("fcfs", "sstf")),
                        new VariedKey("cache.size", List.of("512 KiB", "1 MiB", "2 MiB"))),
                1,
                points,
                List.of());
        CurveFits fits = CurveFits.of(sweep, MEAN, List.of(Form.PROPORTIONAL));
        assertThat(fits.unit()).isEqualTo("ms");
        assertThat(fits.curves()).hasSize(2).extracting(FittedCurve::unit).containsOnly("KiB");
        assertThat(fits.curves())
                .extracting(FittedCurve::at)
                .containsExactly(Map.of("driver.scheduler", "fcfs"), Map.of("driver.scheduler", "sstf"));
        assertThat(slope(fits.curves().get(0))).isCloseTo(2, within(1e-6));
        assertThat(slope(fits.curves().get(1))).isCloseTo(3, within(1e-6));
    }

    private static double slope(FittedCurve curve) {
        return Objects.requireNonNull(curve.fit()).parameters()[0];
    }

    @Test
    void aFigureHasFourParts() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SweptFigure.parse("system/all/response-time"))
                .withMessageContaining("component/class/metric/stat");
    }
}
