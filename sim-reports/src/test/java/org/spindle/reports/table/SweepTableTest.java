package org.spindle.reports.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;

class SweepTableTest {

    private static final List<VariedKey> AXES =
            List.of(new VariedKey("scheduler", List.of("fcfs", "sstf")), new VariedKey("rate", List.of("40", "80")));

    private static SweepTable table(Stat stat, int runs) {
        return table(stat, runs, 20.25, 50.5, 19.25, 30.25);
    }

    private static SweepTable table(Stat stat, int runs, double... means) {
        SweepTable table = new SweepTable(AXES, stat);
        for (int i = 0; i < means.length; i++) {
            Map<String, String> axes = new LinkedHashMap<>();
            axes.put("scheduler", i < 2 ? "fcfs" : "sstf");
            axes.put("rate", i % 2 == 0 ? "40" : "80");
            double half = runs < 2 ? Double.NaN : 0.5;
            double deviation = runs < 2 ? Double.NaN : 2;
            table.add(new Point(
                    i,
                    axes,
                    runs,
                    0,
                    List.of(),
                    List.of(
                            new PointMetric(
                                    "system", "all", "response-time", "ms", Stat.MEAN, means[i], half, deviation, runs),
                            new PointMetric(
                                    "system", "all", "response-time", "ms", Stat.P95, 2 * means[i], half, 1, runs),
                            new PointMetric(
                                    "system", "all", "response-time", "ms", Stat.P99, 100 - means[i], half, 1, runs),
                            new PointMetric(
                                    "system", "all", "throughput", "requests/s", Stat.MEAN, 40, half, 1, runs))));
        }
        return table;
    }

    @Test
    void saysWhichAlternativeIsLowestAtEachLoad() {
        assertThat(table(Stat.MEAN, 5).render()).isEqualTo("""
                mean response time, ms (± 95 % confidence over replications)
                scheduler  rate   mean     ±     p95  requests/s
                fcfs       40    20.25  0.50   40.50          40
                fcfs       80    50.50  0.50  101.00          40
                sstf       40    19.25  0.50   38.50          40
                sstf       80    30.25  0.50   60.50          40

                lowest mean response time at each load, ms
                rate  lowest   mean   below  second  difference
                40    sstf    19.25   4.9 %  fcfs    not significant (p = 0.452)
                80    sstf    30.25  40.1 %  fcfs    significant (p < 0.001)

                best point: 19.2 ms at scheduler=sstf, rate=40
                worst point: 50.5 ms at scheduler=fcfs, rate=80
                """);
    }

    @Test
    void namesNoBestPointOfEqualOnes() {
        assertThat(table(Stat.MEAN, 1, 20, 20, 20, 20).render())
                .endsWith("\n\nno best point: all have 20 ms\n")
                .doesNotContain("worst");
        assertThat(table(Stat.MEAN, 1, 20, 20, 20, 20.5).render())
                .endsWith("best point: 20 ms at scheduler=fcfs, rate=40 (one of 3 with this figure)\n"
                        + "worst point: 20.5 ms at scheduler=sstf, rate=80\n");
        assertThat(table(Stat.MEAN, 1, 20).render()).doesNotContain("point");
    }

    @Test
    void ranksByThePercentileThatIsAskedFor() {
        assertThat(table(Stat.P99, 1).render())
                .startsWith("p99 response time, ms\nscheduler  rate    p99   mean  requests/s\n")
                .contains("80    fcfs    49.50  29.0 %  sstf    one run each, not tested\n")
                .contains("best point: 49.5 ms at scheduler=fcfs, rate=80\n");
    }

    /** Requests are fastest under one scheduler and tasks under the other. */
    @Test
    void pointsWithTasksAreRankedByTheirElapsedTime() {
        SweepTable table = new SweepTable(List.of(new VariedKey("scheduler", List.of("fcfs", "sstf"))), Stat.MEAN);
        table.add(withTasks(0, "fcfs", 1200.5, 5));
        table.add(withTasks(1, "sstf", 900.5, 25));
        assertThat(table.render()).isEqualTo("""
                mean elapsed time of tasks, ms
                scheduler      mean  p95  response time, ms  requests/s
                fcfs       1,200.50    –                  5           –
                sstf         900.50    –                 25           –

                lowest mean elapsed time of tasks, ms
                lowest    mean   below  second  difference
                sstf    900.50  25.0 %  fcfs    one run each, not tested

                best point: 900 ms at scheduler=sstf
                worst point: 1,200 ms at scheduler=fcfs
                """);
    }

    private static Point withTasks(int number, String scheduler, double elapsed, double response) {
        return new Point(
                number,
                Map.of("scheduler", scheduler),
                1,
                0,
                List.of(),
                List.of(
                        new PointMetric(
                                "system", "all", "response-time", "ms", Stat.MEAN, response, Double.NaN, Double.NaN, 1),
                        new PointMetric(
                                "host", "all", "elapsed-time", "ms", Stat.MEAN, elapsed, Double.NaN, Double.NaN, 1)));
    }
}
