package org.spindle.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.spindle.result.ResponsesOverTime;
import org.spindle.result.RunResult;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes the invented result of a run of a disk at 10,000 rpm from a seed, for tests of the page. */
public final class SampleRun {
    private static final int REQUESTS = 20_000;
    private static final List<String> PARTS = List.of("driver-wait", "overhead", "seek", "rotation", "transfer");

    private final SplittableRandom random = new SplittableRandom(42);
    private final ObjectNode root = JsonMapper.shared().createObjectNode();
    private final ArrayNode metrics;

    private SampleRun(String name, String note) {
        root.put("schema", "spindle-result/1").put("spindle", "0.1.0");
        root.putObject("scenario")
                .put("name", name)
                .put(
                        "description",
                        "Mail server on one 10,000 rpm disk: small random reads, bursts of sequential writes.")
                .put("sha256", "9f2b1c7e".repeat(8))
                .put("seed", 42)
                .put("replication", 0);
        root.putArray("plugins").addObject().put("id", "policies").put("version", "0.1.0");
        root.putObject("run")
                .put("simulatedNs", 170_000_000_000L)
                .put("warmUpNs", 10_000_000_000L)
                .put("events", 412_877)
                .put("requestsArrived", 21_204)
                .put("requestsCompleted", 21_201)
                .put("requestsMeasured", REQUESTS)
                .put("stoppedBy", "requests");
        root.putArray("notes").add(note);
        metrics = root.putArray("metrics");
        root.putArray("series");
    }

    /** The result with response times over time, of which some intervals have none. */
    public static RunResult withResponses(String name, String note) {
        RunResult run = ResultText.read(json(name, note));
        List<ResponsesOverTime.Interval> intervals = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            List<ResponsesOverTime.Cell> cells = new ArrayList<>();
            for (int octave = 0; octave < (i % 9 == 4 ? 0 : 3 + i % 5); octave++) {
                cells.add(new ResponsesOverTime.Cell(100_000L << octave, 112_500L << octave, 1 + i * octave));
            }
            intervals.add(new ResponsesOverTime.Interval(cells.isEmpty() ? 0 : 110_000L << (2 + i % 5), cells));
        }
        return new RunResult(
                run.spindle(),
                run.scenario(),
                run.plugins(),
                run.run(),
                run.notes(),
                run.metrics(),
                run.series(),
                run.files(),
                new ResponsesOverTime(1_000_000_000L, intervals));
    }

    /** The text of a result.json with this scenario name and note. */
    public static String json(String name, String note) {
        SampleRun run = new SampleRun(name, note);
        run.requests();
        run.device();
        run.series();
        return run.root.toPrettyString();
    }

    public static String json() {
        return json("mail-server", "The confidence interval rests on 12 batches; 20 or more are usual.");
    }

    private void requests() {
        Map<String, Map<String, List<Long>>> byClass = new LinkedHashMap<>();
        List<Long> distances = new ArrayList<>();
        for (int i = 0; i < REQUESTS; i++) {
            boolean read = random.nextDouble() < 0.68;
            double luck = random.nextDouble();
            String outcome = read
                    ? luck < 0.22 ? "read-hit" : luck < 0.27 ? "read-partial-hit" : "read-miss"
                    : luck < 0.15 ? "write-append" : "write-miss";
            boolean media = !outcome.equals("read-hit");
            long distance = media ? (long) (20_000 * StrictMath.pow(random.nextDouble(), 3)) : 0;
            long seek = distance == 0 ? 0 : (long) (0.6e6 + 0.058e6 * Math.sqrt(distance));
            long rotation = media ? random.nextLong(6_000_000) : 0;
            long transfer = media ? 120_000 + random.nextLong(180_000) : 40_000;
            long queue = random.nextDouble() < 0.4 ? 0 : (long) (-5e6 * StrictMath.log(1 - random.nextDouble()));
            long[] parts = {queue, 110_000 + random.nextLong(60_000), seek, rotation, transfer};
            if (media) {
                distances.add(distance);
            }
            for (String name : List.of("all", read ? "read" : "write", outcome)) {
                var times = byClass.computeIfAbsent(name, any -> new LinkedHashMap<>());
                for (int p = 0; p < parts.length; p++) {
                    times.computeIfAbsent(PARTS.get(p) + "-time", any -> new ArrayList<>())
                            .add(parts[p]);
                }
                times.computeIfAbsent("response-time", any -> new ArrayList<>())
                        .add(Arrays.stream(parts).sum());
            }
        }
        for (String name : List.of(
                "all", "read", "write", "read-hit", "read-partial-hit", "read-miss", "write-miss", "write-append")) {
            byClass.get(name)
                    .forEach((metric, values) -> distribution(
                            "system", name, metric, "ms", "Time of a request: " + metric + ".", 1e6, values));
        }
        distribution("system", "all", "seek-distance", "cylinders", "Cylinders the arm crossed.", 1, distances);
        level("system", "outstanding-requests", "requests", 2.318, 31);
        level("system", "throughput", "requests/s", 125.0, 125.0);
        level("system", "data-rate", "MB/s", 1.482752, Double.NaN);
    }

    private void device() {
        level("disk0", "utilisation", "", 0.8137, 1);
        counter("disk0", "buffer-hits", "requests", 2998);
        counter("disk0", "buffer-misses", "requests", 14_721);
        counter("disk0", "prefetched-sectors", "sectors", 190_220);
        level("disk1", "utilisation", "", 0.4471, 1);
        counter("disk1", "buffer-hits", "requests", 512);
    }

    private void series() {
        double[] response = new double[170];
        double[] depth = new double[170];
        double[] arrivals = new double[170];
        for (int i = 0; i < response.length; i++) {
            double load = 1 + 0.5 * StrictMath.sin(i / 18.0) + (i > 95 && i < 110 ? 1.6 : 0);
            response[i] = 7 * load + 2 * random.nextDouble();
            depth[i] = 1.2 * load * load + random.nextDouble();
            arrivals[i] = Math.rint(105 * load + 20 * random.nextDouble());
        }
        series("response-time", "ms", response);
        series("outstanding-requests", "requests", depth);
        series("arrivals", "requests/s", arrivals);
    }

    private ObjectNode metric(
            String component, String requestClass, String name, String unit, String doc, String kind) {
        return metrics.addObject()
                .put("component", component)
                .put("class", requestClass)
                .put("name", name)
                .put("unit", unit)
                .put("doc", doc)
                .put("kind", kind);
    }

    private void counter(String component, String name, String unit, long value) {
        metric(component, "all", name, unit, "Number of " + name + ".", "counter")
                .put("value", value);
    }

    private void level(String component, String name, String unit, double mean, double max) {
        ObjectNode node = metric(component, "all", name, unit, "Level of " + name + ".", "level");
        node.put("mean", mean);
        if (Double.isNaN(max)) {
            node.putNull("max");
        } else {
            node.put("max", max);
        }
    }

    private void distribution(
            String component,
            String requestClass,
            String name,
            String unit,
            String doc,
            double scale,
            List<Long> values) {
        long[] sorted = values.stream().mapToLong(Long::longValue).sorted().toArray();
        double mean = Arrays.stream(sorted).average().orElseThrow();
        double variance = Arrays.stream(sorted)
                .mapToDouble(value -> (value - mean) * (value - mean))
                .average()
                .orElseThrow();
        ObjectNode node = metric(component, requestClass, name, unit, doc, "distribution")
                .put("count", sorted.length)
                .put("mean", mean / scale)
                .put("stddev", Math.sqrt(variance) / scale)
                .put("scv", mean == 0 ? 0 : variance / (mean * mean))
                .put("min", sorted[0] / scale)
                .put("max", sorted[sorted.length - 1] / scale);
        ObjectNode percentiles = node.putObject("percentiles");
        for (String number : List.of("50", "90", "95", "99", "99.9")) {
            int rank = (int) Math.ceil(Double.parseDouble(number) / 100 * sorted.length);
            percentiles.put(number, sorted[Math.max(0, rank - 1)] / scale);
        }
        if (name.equals("response-time")) {
            node.putObject("ci95")
                    .put("halfWidth", 2.2 * Math.sqrt(variance / sorted.length) / scale)
                    .put("batches", 12)
                    .put("lag1", 0.08);
        } else {
            node.putNull("ci95");
        }
        var buckets = new TreeMap<Long, Integer>();
        for (long value : sorted) {
            int shift = Math.max(0, 57 - Long.numberOfLeadingZeros(value));
            buckets.merge(value >> shift << shift, 1, Integer::sum);
        }
        ArrayNode histogram = node.putArray("histogram");
        buckets.forEach((value, count) -> histogram.addArray().add(value).add(count));
    }

    private void series(String name, String unit, double[] values) {
        ArrayNode points = root.withArray("series")
                .addObject()
                .put("component", "system")
                .put("name", name)
                .put("unit", unit)
                .put("intervalNs", 1_000_000_000L)
                .putArray("points");
        for (double value : values) {
            points.add(value);
        }
    }
}
