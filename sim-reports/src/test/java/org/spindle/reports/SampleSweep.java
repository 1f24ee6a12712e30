package org.spindle.reports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepResult;
import org.spindle.sweep.SweepResult.Failure;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;

/** Makes invented sweeps from a seed, for tests of the page. */
public final class SampleSweep {
    private final SplittableRandom random = new SplittableRandom(7);

    private SampleSweep() {}

    /** Load by scheduler by request size by cache: 7 × 4 × 5 × 2 points of 10 runs; some saturate, one run failed. */
    public static SweepResult typical() {
        return typical("mail-server");
    }

    /** The same sweep; {@code name} is used for everything that users name. */
    public static SweepResult typical(String name) {
        return new SampleSweep()
                .sweep(
                        name,
                        List.of(
                                new VariedKey(
                                        "workload.arrivals.rate", List.of("20", "40", "60", "80", "100", "120", "140")),
                                new VariedKey(
                                        "driver.scheduler",
                                        List.of("fcfs", "sstf", "clook", name.contains("<") ? name : "sptf")),
                                new VariedKey(
                                        "workload.size", List.of("4 KiB", "8 KiB", "16 KiB", "64 KiB", "256 KiB")),
                                new VariedKey("disk.cache.write-back", List.of("true", "false"))),
                        10);
    }

    /** One axis of names and one of numbers, with one run per point, so that there are no intervals. */
    public static SweepResult small() {
        return new SampleSweep()
                .sweep(
                        "small",
                        List.of(
                                new VariedKey("driver.scheduler", List.of("fcfs", "sstf", "clook", "sptf")),
                                new VariedKey("workload.size", List.of("4 KiB"))),
                        1);
    }

    /** 100 series of 10 points. */
    public static SweepResult large() {
        return new SampleSweep()
                .sweep(
                        "large",
                        List.of(
                                new VariedKey("workload.arrivals.rate", numbers(10, 10)),
                                new VariedKey("disk.spare.tracks", numbers(100, 1)),
                                new VariedKey("workload.size", List.of("4 KiB"))),
                        3);
    }

    private static List<String> numbers(int count, int step) {
        List<String> numbers = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            numbers.add(String.valueOf(i * step));
        }
        return numbers;
    }

    private SweepResult sweep(String name, List<VariedKey> axes, int runs) {
        List<Map<String, String>> choices = List.of(Map.of());
        for (VariedKey axis : axes) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> choice : choices) {
                for (String value : axis.values()) {
                    Map<String, String> next = new LinkedHashMap<>(choice);
                    next.put(axis.path(), value);
                    longer.add(next);
                }
            }
            choices = longer;
        }
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            points.add(point(i, choices.get(i), runs, name));
        }
        List<Failure> failures = runs < 10
                ? List.of()
                : List.of(new Failure("p0004-r03", choices.get(4), name + ": the trace ended before the warm-up did."));
        return new SweepResult(
                "0.1.0", name, "Small random reads and writes on one disk.", axes, runs, points, failures);
    }

    private Point point(int number, Map<String, String> choice, int runs, String note) {
        double rate = Double.parseDouble(choice.getOrDefault("workload.arrivals.rate", "60"));
        double size = Double.parseDouble(choice.get("workload.size").replace(" KiB", ""));
        double service = switch (choice.getOrDefault("driver.scheduler", "fcfs")) {
            case "fcfs" -> 5.6;
            case "sstf" -> 4.9;
            case "clook" -> 5.0;
            default -> 4.1;
        };
        service += size / 80 + ("false".equals(choice.get("disk.cache.write-back")) ? 0.6 : 0);
        service += Double.parseDouble(choice.getOrDefault("disk.spare.tracks", "1")) / 60;
        double load = Math.min(0.97, rate * service / 1000);
        double mean = service / (1 - load) * (1 + 0.02 * random.nextDouble());
        double half = runs > 1 ? mean * load * load * (0.05 + 0.1 * random.nextDouble()) : Double.NaN;
        List<PointMetric> metrics = new ArrayList<>();
        for (String requestClass : List.of("all", "read", "write")) {
            double factor = requestClass.equals("write") ? 0.8 : 1;
            metrics.add(figure("system", requestClass, "response-time", "ms", Stat.MEAN, mean * factor, half, runs));
            metrics.add(
                    figure("system", requestClass, "response-time", "ms", Stat.P99, mean * factor * 4, half * 5, runs));
        }
        metrics.add(figure(
                "system",
                "all",
                "throughput",
                "requests/s",
                Stat.MEAN,
                rate * (load < 0.97 ? 1 : 0.9),
                half / 9,
                runs));
        metrics.add(figure("disk0", "all", "utilisation", "", Stat.MEAN, load, half / 900, runs));
        List<String> notes =
                load < 0.97 ? List.of() : List.of("Queue still growing at the end: " + note + " has no steady state.");
        return new Point(number, choice, runs, number == 4 && runs > 1 ? 1 : 0, notes, metrics);
    }

    private static PointMetric figure(
            String component,
            String requestClass,
            String name,
            String unit,
            Stat stat,
            double mean,
            double half,
            int n) {
        return new PointMetric(component, requestClass, name, unit, stat, mean, half, half * Math.sqrt(n) / 2.26, n);
    }
}
