package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs of two tasks in which one thing was changed at a time, and what their captures predict: docs/system-traces.md. */
class SystemRepetitionsTest {

    private static final Path REPEATED = Project.ROOT.resolve("src-test-data/system/repeated");
    private static final List<String> SCHEDULERS = List.of("none", "bfq", "mq-deadline", "kyber");

    @TempDir
    private Path directory;

    /** A run that was measured on the disk of 7200 rpm. */
    private record Run(String task, String scheduler, String priority, double elapsed, double ready, double disk) {}

    private static List<Run> runs() throws IOException {
        try (Stream<String> lines = Files.lines(REPEATED.resolve("runs.csv"))) {
            return lines.map(line -> line.split(","))
                    .filter(cells -> cells[1].equals("hdd72") && cells[4].equals("0.3"))
                    .map(cells -> new Run(
                            cells[0],
                            cells[2],
                            cells[3],
                            Double.parseDouble(cells[6]),
                            Double.parseDouble(cells[8]),
                            Double.parseDouble(cells[11])))
                    .toList();
        }
    }

    private static String figure(double[] sorted, int digits) {
        double median = (sorted[sorted.length / 2] + sorted[(sorted.length - 1) / 2]) / 2;
        String format = "%." + digits + "f";
        return String.format(
                Locale.ROOT,
                format + " (" + format + ", " + format + ")",
                median,
                sorted[0],
                sorted[sorted.length - 1]);
    }

    @Test
    void theTableOfTheDocumentIsThatOfTheRuns() throws IOException {
        String document = Files.readString(Project.ROOT.resolve("docs/system-traces.md"));
        List<Run> runs = runs();
        for (String task : List.of("compress", "removetree")) {
            for (String priority : List.of("equal", "raised")) {
                String figures = SCHEDULERS.stream()
                        .map(scheduler -> figure(
                                runs.stream()
                                        .filter(run -> run.task().equals(task)
                                                && run.priority().equals(priority)
                                                && run.scheduler().equals(scheduler))
                                        .mapToDouble(Run::elapsed)
                                        .sorted()
                                        .toArray(),
                                task.equals("compress") ? 2 : 3))
                        .collect(Collectors.joining(" | "));
                assertThat(document).contains("| %s | %s | %s |".formatted(task, priority, figures));
            }
        }
    }

    /** The disk and the task itself take equally long whether other processes have the same priority or a lower one. */
    @Test
    void compressWaitsForProcessorsAndNotForTheDisk() throws IOException {
        List<Run> compress =
                runs().stream().filter(run -> run.task().equals("compress")).toList();
        assertThat(compress)
                .hasSize(27)
                .allSatisfy(run -> assertThat(run.disk()).isBetween(1.05, 1.21));
        for (Run run : compress) {
            boolean raised = run.priority().equals("raised");
            assertThat(run.ready()).isBetween(raised ? 0.0 : 0.55, raised ? 0.07 : 1.07);
            assertThat(run.elapsed()).isBetween(raised ? 1.29 : 1.40, raised ? 1.37 : 1.95);
        }
    }

    /** The median of the twelve undisturbed runs is 1.31 s, under any scheduler; nothing is fitted to them. */
    @Test
    void undisturbedRunsOfCompressArePredicted() throws IOException {
        List<Double> predicted = predict("compress", "driver.scheduler=none,bfq,mq-deadline,kyber");
        assertThat(predicted)
                .hasSize(4)
                .allSatisfy(seconds -> assertThat(seconds).isBetween(1.295, 1.305));
    }

    /** Computation that takes a quarter longer loses revolutions: the three quick runs of 0.17 to 0.21 s, and the others. */
    @Test
    void removetreeDependsOnTheSpeedOfComputation() throws IOException {
        List<Double> predicted = predict("removetree", "host.speed=1.0,0.8,0.6,0.5");
        assertThat(predicted.stream().map(seconds -> String.format(Locale.ROOT, "%.2f", seconds)))
                .containsExactly("0.20", "0.25", "0.26", "0.26");
    }

    /** Median elapsed times in seconds of five seeds, by the values of an axis. */
    private List<Double> predict(String task, String axis) throws IOException {
        Path trace = directory.resolve(task + ".system");
        Cli imported =
                Cli.spindle("trace", "import-system", REPEATED.resolve(task + ".ftrace.xz"), trace, "--task", task);
        assertThat(imported.exit()).as(imported.err()).isZero();
        Path out = directory.resolve(task);
        Cli sweep = Cli.spindle(
                "sweep",
                Project.ROOT.resolve("src-test-data/system/removetree.yaml"),
                "--out",
                out,
                "--set",
                "workload.file=" + trace,
                "--replications",
                "5",
                "--axis",
                axis);
        assertThat(sweep.exit()).as(sweep.err()).isZero();
        List<Double> medians = new ArrayList<>();
        try (Stream<String> lines = Files.lines(out.resolve("runs.csv"))) {
            List<String[]> rows = lines.filter(line -> line.contains(",host,all," + task + "-elapsed-time,ms,mean,"))
                    .map(line -> line.split(","))
                    .toList();
            for (String value : axis.substring(axis.indexOf('=') + 1).split(",")) {
                double[] sorted = rows.stream()
                        .filter(cells -> cells[0].equals(value))
                        .mapToDouble(cells -> Double.parseDouble(cells[cells.length - 1]) / 1000)
                        .sorted()
                        .toArray();
                assertThat(sorted).hasSize(5);
                medians.add(sorted[2]);
            }
        }
        return medians;
    }
}
