package org.spindle.reproduce.expectation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.sweep.RunRow;

/** What a figure of several components is. */
class FigureExpressionTest {

    private final RunRow run = new RunRow(
            "r",
            0,
            0,
            Map.of(),
            null,
            List.of(),
            List.of(
                    seeks("disk0", "write", 3, 2),
                    seeks("disk1", "write", 1, 6),
                    seeks("disk2", "write", 0, Double.NaN),
                    seeks("disk0", "read", 5, 100),
                    seeks("stripe", "write", 7, 100)));

    private static Metric seeks(String component, String requestClass, long count, double mean) {
        return new Metric(
                component,
                requestClass,
                "seek-time",
                "ms",
                "",
                new Metric.Distribution(
                        count, mean, 1, 1, 0, 9, new Metric.Percentiles(1, 2, 3, 4, 5), null, List.of()));
    }

    /** Three of 2 and one of 6; a disk without writes has none to add. */
    @Test
    void eachValueCountsOnceOnWhicheverComponent() {
        assertThat(FigureExpression.parse("disk*/write/seek-time/mean").in(run)).isCloseTo(3, within(1e-12));
    }

    @Test
    void withoutAnyValueTheMeanIsNotDefined() {
        assertThat(FigureExpression.parse("disk2*/write/seek-time/mean").in(run))
                .isNaN();
    }

    @Test
    void aNameThatNoComponentHasIsReported() {
        FigureExpression figure = FigureExpression.parse("tape*/write/seek-time/mean");
        assertThatThrownBy(() -> figure.in(run))
                .isInstanceOf(FigureException.class)
                .hasMessageContaining("tape*/write/seek-time");
    }
}
