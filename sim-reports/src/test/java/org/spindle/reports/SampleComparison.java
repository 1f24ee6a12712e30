package org.spindle.reports;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.spindle.compare.Comparison;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.compare.Comparison.MeanFigure;
import org.spindle.compare.Comparison.Subject;
import org.spindle.compare.Comparison.SubjectKind;

/** Makes an invented comparison from a seed, for tests of the page. */
public final class SampleComparison {
    private SampleComparison() {}

    /** Two sweeps and a baseline; {@code name} is used for everything that users name. */
    public static Comparison of(String name) {
        SplittableRandom random = new SplittableRandom(11);
        List<ComparedMetric> rows = new ArrayList<>();
        for (String rate : List.of("40", "80", "120")) {
            for (String requestClass : List.of("all", "read", "write")) {
                for (String stat : List.of("mean", "p99")) {
                    Map<String, String> axes = new LinkedHashMap<>();
                    axes.put("workload.arrivals.rate", rate);
                    axes.put("workload.name", name);
                    double baseline = Double.parseDouble(rate) / 8 * (stat.equals("p99") ? 5 : 1);
                    rows.add(new ComparedMetric(
                            axes,
                            "system",
                            requestClass,
                            "response-time",
                            "ms",
                            stat,
                            new MeanFigure(baseline, baseline * 0.02),
                            List.of(
                                    difference(1, baseline, -0.3 * random.nextDouble() + 0.02, random),
                                    difference(2, baseline, 0.12 * random.nextDouble() - 0.06, random)),
                            rate.equals("120") ? List.of("The queue still grew at the end.") : List.of()));
                }
            }
        }
        rows.add(new ComparedMetric(
                Map.of(),
                "disk0",
                "all",
                "media-errors",
                "",
                "value",
                new MeanFigure(0, null),
                List.of(untested()),
                List.of()));
        rows.sort(Comparator.comparing(row -> !row.isNotable()));
        return new Comparison(
                0.05,
                List.of(
                        new Subject("A", "results/fcfs", SubjectKind.SWEEP, List.of()),
                        new Subject("B", "results/sstf", SubjectKind.SWEEP, List.of("One of 90 runs failed.")),
                        new Subject("C", "results/" + name, SubjectKind.SWEEP, List.of())),
                List.of("Only A has points of workload.arrivals.rate = 160."),
                rows);
    }

    private static Difference difference(int subject, double baseline, double change, SplittableRandom random) {
        double half = 0.01 + 0.05 * random.nextDouble();
        boolean significant = Math.abs(change) > half;
        return new Difference(
                subject,
                baseline * (1 + change),
                baseline * 0.02,
                baseline * change,
                baseline * half,
                change,
                half,
                significant ? 0.003 : 0.31,
                significant,
                "paired t over 10 replications with common random numbers");
    }

    private static Difference untested() {
        return new Difference(1, 2, null, 2, null, Double.NaN, null, null, false, "no test: a single run");
    }
}
