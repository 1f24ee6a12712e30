package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.spindle.reports.html.ChartSpec.BarChart;
import org.spindle.reports.html.ChartSpec.LineChart;
import org.spindle.reports.html.ChartSpec.Part;
import org.spindle.reports.html.ChartSpec.Point;
import org.spindle.reports.html.ChartSpec.StackedBarChart;
import org.spindle.reports.result.ResultReader;

/** Cases small enough to work by hand. */
class FiguresTest {

    @Test
    void cumulatesAHistogramOfNanosecondsInMilliseconds() {
        LineChart chart =
                (LineChart) figures(distribution("all", "response-time", 4, 2.25, "[[0,1],[1000000,1],[4000000,2]]"))
                        .responseTimes()
                        .orElseThrow()
                        .variants()
                        .get(0)
                        .chart();
        // The value 0 has no place on a logarithmic axis, but its share counts.
        assertThat(chart.lines().get(0).points()).containsExactly(new Point(1, 50), new Point(4, 100));
    }

    @Test
    void partsOfTheResponseAreMeansOverAllRequestsAndAddUp() {
        StackedBarChart chart = (StackedBarChart) figures(distribution("all", "response-time", 4, 10, "[]")
                        + "," + distribution("all", "seek-time", 2, 6, "[]")
                        + "," + distribution("all", "queue-time", 4, 5, "[]"))
                .whereTimeWent()
                .orElseThrow()
                .variants()
                .get(0)
                .chart();
        assertThat(chart.parts()).extracting(Part::name).containsExactly("queue", "seek", "other");
        assertThat(chart.parts()).extracting(part -> part.values().get(0)).containsExactly(5.0, 3.0, 2.0);
    }

    @Test
    void binsSeekDistancesByPowersOfTwo() {
        BarChart chart =
                (BarChart) figures(distribution("all", "seek-distance", 8, 2, "[[0,1],[1,1],[2,1],[3,1],[4,4]]")
                                .replace("\"ms\"", "\"cylinders\""))
                        .seekDistances()
                        .orElseThrow()
                        .variants()
                        .get(0)
                        .chart();
        assertThat(chart.categories()).containsExactly("0", "1", "2–3", "4–7");
        assertThat(chart.values()).containsExactly(12.5, 12.5, 25.0, 50.0);
    }

    @Test
    void seriesRunInTheUnitThatReadsBestAndKeepTheirGaps() {
        var result = ResultReader.read("{\"schema\":\"spindle-result/1\",\"series\":[{\"component\":\"system\","
                + "\"name\":\"outstanding-requests\",\"unit\":\"requests\",\"intervalNs\":60000000000,"
                + "\"points\":[1,null,3,4,5,6]}]}");
        LineChart chart = (LineChart)
                new Figures(result).overTime().get(0).variants().get(0).chart();
        assertThat(chart.x().unit()).isEqualTo("min");
        assertThat(chart.lines().get(0).points().get(1).y()).isNaN();
        assertThat(chart.lines().get(0).points().get(5).x()).isCloseTo(5, within(1e-12));
    }

    private static Figures figures(String metrics) {
        return new Figures(ResultReader.read("{\"schema\":\"spindle-result/1\",\"metrics\":[" + metrics + "]}"));
    }

    private static String distribution(String requestClass, String name, long count, double mean, String histogram) {
        return """
                {"component":"system","class":"%s","name":"%s","unit":"ms","doc":"","kind":"distribution",\
                "count":%d,"mean":%s,"histogram":%s}""".formatted(requestClass, name, count, mean, histogram);
    }
}
