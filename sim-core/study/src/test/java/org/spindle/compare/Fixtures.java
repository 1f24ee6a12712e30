package org.spindle.compare;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.result.ResultJson;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.RunInfo;
import org.spindle.result.RunResult.ScenarioInfo;
import org.spindle.sweep.PlanEntry;
import org.spindle.sweep.RowJson;
import org.spindle.sweep.RunRow;
import org.spindle.sweep.SweepJson;
import org.spindle.sweep.SweepResult;
import org.spindle.sweep.SweepResult.Failure;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.VariedKey;

/** Result and sweep directories with made-up figures. */
final class Fixtures {

    static final String GROWING = RunResult.QUEUE_GROWING + ": the mean is not a steady-state figure";

    private Fixtures() {}

    static Metric.Distribution distribution(double mean, Metric.@Nullable Confidence confidence) {
        return new Metric.Distribution(
                100,
                mean,
                1,
                1,
                0,
                10 * mean,
                new Metric.Percentiles(mean, 2 * mean, 3 * mean, 4 * mean, 5 * mean),
                confidence,
                List.of());
    }

    static Metric metric(String component, String requestClass, String name, String unit, Metric.Value value) {
        return new Metric(component, requestClass, name, unit, "Made up.", value);
    }

    /** Mean response time with an interval of 32 batches, throughput, and a device that is half busy. */
    static List<Metric> metrics(double response, double halfWidth) {
        return List.of(
                metric(
                        "system",
                        "all",
                        "response-time",
                        "ms",
                        distribution(response, new Metric.Confidence(halfWidth, 32, 0))),
                metric("system", "read", "response-time", "ms", distribution(response / 2, null)),
                metric("system", "all", "throughput", "requests/s", new Metric.Level(100, Double.NaN)),
                metric("system", "all", "lost", "requests", new Metric.Count(0)),
                metric("disk0", "all", "utilisation", "", new Metric.Level(0.5, 1)));
    }

    static Path run(Path directory, List<Metric> metrics, String... notes) {
        RunResult result = new RunResult(
                "1",
                new ScenarioInfo("made up", "", "ab", 1, 0),
                List.of(),
                new RunInfo(1, 0, 1, 1, 1, 1, "time"),
                List.of(notes),
                metrics,
                List.of());
        return write(directory, "result.json", new ResultJson().write(result));
    }

    /** A sweep of runs; those of the same axes are replications of a point. */
    static Path sweep(Path directory, int replications, List<RunRow> rows, long seed) {
        Map<String, Set<String>> values = new LinkedHashMap<>();
        Map<Integer, Point> points = new LinkedHashMap<>();
        List<Failure> failures = new ArrayList<>();
        ByteArrayOutputStream runs = new ByteArrayOutputStream();
        ByteArrayOutputStream plan = new ByteArrayOutputStream();
        for (RunRow row : rows) {
            row.axes()
                    .forEach((axis, value) -> values.computeIfAbsent(axis, absent -> new LinkedHashSet<>())
                            .add(value));
            points.put(row.point(), new Point(row.point(), row.axes(), replications, 0, List.of(), List.of()));
            if (row.failed()) {
                failures.add(new Failure(row.id(), row.axes(), row.reason()));
            }
            runs.writeBytes(RowJson.write(row));
            plan.writeBytes(
                    RowJson.write(new PlanEntry(row.id(), "1", row.point(), row.replication(), row.axes(), seed, "")));
        }
        List<VariedKey> axes = new ArrayList<>();
        values.forEach((axis, taken) -> axes.add(new VariedKey(axis, List.copyOf(taken))));
        SweepResult result =
                new SweepResult("1", "made up", "", axes, replications, List.copyOf(points.values()), failures);
        write(directory, "runs.jsonl", runs.toByteArray());
        write(directory, "plan.jsonl", plan.toByteArray());
        return write(directory, "sweep.json", SweepJson.write(result));
    }

    static RunRow row(int point, int replication, Map<String, String> axes, List<Metric> metrics, String... notes) {
        return new RunRow("p" + point + "-r" + replication, point, replication, axes, null, List.of(notes), metrics);
    }

    /** Without axes: the replications of one scenario. */
    static Path replications(Path directory, long seed, double... means) {
        List<RunRow> rows = new ArrayList<>();
        for (int i = 0; i < means.length; i++) {
            rows.add(row(0, i, Map.of(), metrics(means[i], 0.1)));
        }
        return sweep(directory, means.length, rows, seed);
    }

    private static Path write(Path directory, String name, byte[] content) {
        try {
            Files.createDirectories(directory);
            Files.write(directory.resolve(name), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return directory;
    }
}
