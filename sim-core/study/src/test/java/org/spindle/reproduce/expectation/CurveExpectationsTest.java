package org.spindle.reproduce.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.sweep.RunRow;

/** Mean gains and fitted curves on hand-made points (Hsu 2003, sections 3.4.4 and 3.5.1). */
class CurveExpectationsTest {

    private static final String OF = "system/all/response-time/mean";

    private final List<RunRow> rows = new ArrayList<>();

    private CurveExpectationsTest run(String load, String size, double response) {
        rows.add(new RunRow(
                "r" + rows.size(),
                0,
                0,
                Map.of("load", load, "size", size),
                null,
                List.of(),
                List.of(new Metric("system", "all", "response-time", "ms", "", new Metric.Level(response, response)))));
        return this;
    }

    private boolean holds(Expectation expectation) {
        return expectation.judge(new Observations(rows)).holds();
    }

    /** 10 to 5 and 4 to 3 gain 0.5 and 0.25, 0.375 in the mean; the gain of the means would be 6 / 14 = 0.43. */
    @Test
    void gainsAreAveragedNotTheGainOfAverages() {
        run("a", "1", 10).run("a", "2", 5).run("b", "1", 4).run("b", "2", 3);
        assertThat(holds(gain(List.of(), 0.374, 0.376))).isTrue();
        assertThat(holds(gain(List.of(), 0.376, 1.0))).isFalse();
        assertThat(holds(gain(List.of("a"), 0.499, 0.501))).isTrue();
    }

    /** Of the same gains the greatest is 0.5; it need not be that of the load with the greatest figures. */
    @Test
    void theGreatestGainIsThatOfOneValue() {
        run("a", "1", 4).run("a", "2", 2).run("b", "1", 10).run("b", "2", 7);
        assertThat(holds(greatest(List.of(), 0.499, 0.501))).isTrue();
        assertThat(holds(greatest(List.of(), 0.0, 0.499))).isFalse();
        assertThat(holds(greatest(List.of("b"), 0.299, 0.301))).isTrue();
    }

    private static Expectation greatest(List<String> among, double from, double to) {
        return new GreatestGainExpectation("t", gains(among, from, to));
    }

    private static Expectation gain(List<String> among, double from, double to) {
        return new MeanGainExpectation("t", gains(among, from, to));
    }

    /** Both loads follow (x + 1)^-1, one three times as large: relative to the first point they are one curve. */
    @Test
    void curvesAreFittedToMeansOfRelativeFigures() {
        for (double x : new double[] {1, 2, 4, 8, 16}) {
            String size = String.valueOf((int) x);
            run("a", size, 60 / (x + 1)).run("b", size, 180 / (x + 1));
        }
        assertThat(holds(fit("1", "c", -1.01, -0.99))).isTrue();
        assertThat(holds(fit("1", "c", -0.98, 0.0))).isFalse();
        assertThat(holds(fit("1", "a", 1.99, 2.01))).isTrue();
        assertThat(holds(fit(null, "a", 119.0, 121.0))).isTrue();
    }

    /** (2, 1) and (4, 3) and (8, 3) lie on no straight line through 0. */
    @Test
    void aCurveThatExplainsTooLittleDoesNotHold() {
        run("a", "2", 1).run("a", "4", 3).run("a", "8", 3);
        assertThat(holds(proportional(0))).isTrue();
        assertThat(holds(proportional(0.9))).isFalse();
    }

    private static Expectation proportional(double determination) {
        return new FitExpectation(
                "t",
                OF,
                "size",
                "proportional",
                null,
                List.of(),
                Map.of("load", "a"),
                null,
                false,
                "a",
                0.1,
                1.0,
                determination);
    }

    private static Expectation fit(@Nullable String relativeTo, String parameter, double from, double to) {
        return new FitExpectation(
                "t",
                OF,
                "size",
                "shifted-power",
                "load",
                List.of(),
                Map.of(),
                relativeTo,
                false,
                parameter,
                from,
                to,
                0.99);
    }

    private static Gains gains(List<String> among, @Nullable Double from, @Nullable Double to) {
        return new Gains(OF, "load", among, Map.of("size", "1"), Map.of("size", "2"), from, to);
    }
}
