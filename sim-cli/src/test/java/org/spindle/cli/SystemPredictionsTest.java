package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The elapsed times that the captures on the fast disk predict for the other disks, each with five seeds: the table of
 * docs/system-traces.md and the figures below it, all rows that {@code measured.csv} of the shared data has of these
 * tasks.
 */
class SystemPredictionsTest {

    private static final Path SYSTEM = Project.ROOT.resolve("src-test-data/system");
    private static final String RANGE = "([0-9.]+)(?: \\(([0-9.]+), ([0-9.]+)\\))?";
    private static final Pattern ROW = Pattern.compile(
            "(?m)^\\| ([a-z]+) \\| [0-9.]* ?\\| ([^|]+) \\| " + RANGE + " \\| " + RANGE + " \\| ([+-]?[0-9]+) % \\|$");
    private static final Pattern ERRORS =
            Pattern.compile("The median of the errors is ([0-9.]+) %, of those on the disk"
                    + " of 7200 rpm ([0-9.]+) %; ([a-z]+) of 18 exceed 10 %");
    private static final String[] FIXED = {
        "devices.disk0={type: fixed, capacity: 4 GiB, service: {type: constant, time: 2 ms}}",
        "controllers.emulator.cache.sectorTime=0.000328 ms",
        "driver={type: standard, scheduler: {type: fcfs}}"
    };

    @TempDir
    private Path directory;

    @Test
    void theTableOfTheDocumentIsThatOfTheRuns() throws IOException {
        Map<String, double[]> measured = measured();
        String document = Files.readString(Project.ROOT.resolve("docs/system-traces.md"));
        List<MatchResult> rows = ROW.matcher(document).results().toList();
        assertThat(rows.stream().map(SystemPredictionsTest::key))
                .containsExactlyInAnyOrderElementsOf(measured.keySet());
        Map<String, List<Double>> predicted = new HashMap<>();
        for (String task : List.of("copytree", "search", "removetree", "compress")) {
            predicted.putAll(predict(task, measured));
        }
        List<Double> errors = new ArrayList<>();
        List<Double> onDisk = new ArrayList<>();
        for (MatchResult row : rows) {
            String key = key(row);
            List<Double> runs = predicted.get(key);
            double error = 100 * (runs.get(2) / measured.get(key)[0] - 1);
            checkRange(key, row, 3, runs.get(2), runs.get(0), runs.get(4));
            checkRange(key, row, 6, measured.get(key));
            assertThat(Long.parseLong(row.group(9))).as(key).isEqualTo(Math.round(error));
            errors.add(Math.abs(error));
            if (!key.contains("fixed2ms")) {
                onDisk.add(Math.abs(error));
            }
        }
        MatchResult figures = ERRORS.matcher(document).results().findFirst().orElseThrow();
        assertThat(figures.group(1)).isEqualTo(shown(median(errors), 1));
        assertThat(figures.group(2)).isEqualTo(shown(median(onDisk), 1));
        assertThat(figures.group(3)).isEqualTo("four");
        assertThat(errors.stream().filter(error -> error > 10)).hasSize(4);
    }

    /** Task, disk and scheduler of a row, as in {@code measured.csv}. */
    private static String key(MatchResult row) {
        String disk = row.group(2);
        return row.group(1)
                + (disk.contains("2 ms") ? ",fixed2ms,none" : ",hdd72," + disk.replaceAll(".*`([a-z-]+)`", "$1"));
    }

    /** Compares median, least and greatest with what is printed, to its digits. The latter two are omitted if they would be the same. */
    private static void checkRange(String key, MatchResult row, int group, double... values) {
        int digits = row.group(group).length() - row.group(group).indexOf('.') - 1;
        assertThat(row.group(group)).as(key).isEqualTo(shown(values[0], digits));
        for (int i = 1; i < 3; i++) {
            String printed = row.group(group + i);
            assertThat(printed == null ? row.group(group) : printed).as(key).isEqualTo(shown(values[i], digits));
        }
    }

    private static String shown(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    private static double median(List<Double> values) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return (sorted[sorted.length / 2] + sorted[(sorted.length - 1) / 2]) / 2;
    }

    /** Median, least and greatest elapsed time in seconds by task, disk and scheduler, of the disks that are predicted. */
    private static Map<String, double[]> measured() throws IOException {
        Map<String, double[]> all = new HashMap<>();
        try (Stream<String> lines = Files.lines(Project.shared("traces/system/measured.csv"))) {
            lines.skip(1)
                    .map(line -> line.split(","))
                    .filter(line -> !line[1].equals("fast"))
                    .forEach(line -> all.put(
                            String.join(",", Arrays.copyOf(line, 3)),
                            Arrays.stream(line, 5, 8)
                                    .mapToDouble(Double::parseDouble)
                                    .toArray()));
        }
        assertThat(all).hasSize(18);
        return all;
    }

    /** Elapsed times of a task in seconds, in order, from the capture on the fast disk. */
    private Map<String, List<Double>> predict(String task, Map<String, double[]> measured) throws IOException {
        Path trace = directory.resolve(task + ".system");
        Cli imported =
                Cli.spindle("trace", "import-system", SYSTEM.resolve(task + ".ftrace.xz"), trace, "--task", task);
        assertThat(imported.exit()).as(imported.err()).isZero();
        Map<String, List<Double>> predicted = new HashMap<>();
        for (Map.Entry<String, List<Double>> each : sweep(
                        trace, task, "--axis", "driver.scheduler=mq-deadline,bfq,kyber,none")
                .entrySet()) {
            predicted.put(task + ",hdd72," + each.getKey(), each.getValue());
        }
        if (measured.containsKey(task + ",fixed2ms,none")) {
            List<String> settings = new ArrayList<>();
            for (String each : FIXED) {
                settings.add("--set");
                settings.add(each);
            }
            settings.addAll(List.of("--axis", "driver.scheduler=fcfs"));
            Map<String, List<Double>> fixed = sweep(trace, task, settings.toArray());
            predicted.put(task + ",fixed2ms,none", fixed.get("fcfs"));
        }
        return predicted;
    }

    /** Elapsed times by scheduler. */
    private Map<String, List<Double>> sweep(Path trace, String task, Object... more) throws IOException {
        Path out = Files.createTempDirectory(directory, "sweep").resolve("out");
        List<Object> arguments = new ArrayList<>(List.of("sweep", SYSTEM.resolve("removetree.yaml"), "--out", out));
        arguments.addAll(List.of("--set", "workload.file=" + trace, "--replications", "5"));
        arguments.addAll(Arrays.asList(more));
        Cli sweep = Cli.spindle(arguments.toArray());
        assertThat(sweep.exit()).as(sweep.err()).isZero();
        Map<String, List<Double>> elapsed = new HashMap<>();
        try (Stream<String> lines = Files.lines(out.resolve("runs.csv"))) {
            lines.filter(line -> line.contains(",host,all," + task + "-elapsed-time,ms,mean,"))
                    .forEach(line -> elapsed.computeIfAbsent(line.split(",")[0], scheduler -> new ArrayList<>())
                            .add(Double.parseDouble(line.substring(line.lastIndexOf(',') + 1)) / 1000));
        }
        assertThat(elapsed.values()).allSatisfy(runs -> assertThat(runs).hasSize(5));
        elapsed.values().forEach(runs -> runs.sort(null));
        return elapsed;
    }
}
