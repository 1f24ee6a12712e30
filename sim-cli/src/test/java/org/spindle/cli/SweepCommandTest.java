package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.sweep.SweepJson;
import org.spindle.sweep.SweepResult;
import picocli.CommandLine;

class SweepCommandTest {

    private static final String SCENARIO = """
            name: small
            devices:
              disk0: {type: hdd, model: hp-c2247a}
            workload:
              type: random
              requests: 200
              arrivals: {type: open, interarrival: {type: exponential, mean: 50 ms}}
            sweep:
              axes:
                - {path: driver.scheduler, values: [fcfs, sstf]}
                - {path: workload.arrivals.interarrival.mean, range: {from: 40 ms, to: 60 ms, step: 20 ms}}
              replications: 3
            """;

    private record Outcome(int exit, String out, String err) {}

    @TempDir
    private Path place;

    private Path file;

    @BeforeEach
    void writeScenario() throws IOException {
        file = Files.writeString(place.resolve("small.yaml"), SCENARIO);
    }

    private Outcome sweep(Object... arguments) {
        return spindle("sweep", arguments);
    }

    private Outcome spindle(String command, Object... arguments) {
        List<String> line = new ArrayList<>(List.of(command, file.toString()));
        Stream.of(arguments).map(String::valueOf).forEach(line::add);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .execute(line.toArray(String[]::new));
        return new Outcome(exit, out.toString(), err.toString());
    }

    /** Neither a plan nor a process is created. */
    @ParameterizedTest
    @CsvSource({
        "--backend spark, --backend spark needs a master",
        "--backend spark --master local[2] --batch 0, --batch 0 is out of range",
        "--backend spark --master local[2] --spark-conf cores, is not a property of Spark",
        "--backend spark --master local[2], 'needs Apache Spark 4 or newer'",
        "--master local[2], --master has no meaning for runs in this process",
        "--spark-conf a=b, --spark-conf has no meaning for runs in this process",
        "--backend cloud, invalid value for option '--backend'"
    })
    void refusesWhatCannotRunOnSpark(String options, String message) {
        Path out = place.resolve("out");
        List<Object> arguments = new ArrayList<>(List.of("--out", out));
        arguments.addAll(List.of(options.split(" ")));
        Outcome outcome = sweep(arguments.toArray());
        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.err()).contains(message);
        assertThat(out).doesNotExist();
    }

    @Test
    void aSweepPrintsOneLinePerPointAndLeavesItsFiles() throws IOException {
        Path out = place.resolve("out");
        Outcome outcome = sweep("--out", out, "--threads", 2);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.out().lines().toList()).hasSize(15).satisfies(lines -> {
            assertThat(lines.get(0)).isEqualTo("mean response time, ms (± 95 % confidence over replications)");
            assertThat(lines.get(1))
                    .matches("driver.scheduler +workload.arrivals.interarrival.mean +mean +± +p95 +requests/s");
            assertThat(lines.get(2)).matches("fcfs +40 ms +[0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9.]+");
            assertThat(lines.get(5)).matches("sstf +60 ms +[0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9.]+");
            assertThat(lines.get(7)).isEqualTo("lowest mean response time at each load, ms");
            assertThat(lines.get(9)).matches("40 ms +(fcfs|sstf) .*significant \\(p . 0\\.[0-9]{3}\\)");
            assertThat(lines.get(12)).startsWith("best point: ");
            assertThat(lines.get(13)).startsWith("worst point: ");
            assertThat(lines.get(14)).isEqualTo("report: " + out.resolve("report.html"));
        });
        assertThat(bytes(out))
                .containsOnlyKeys(
                        ".lock",
                        "plan.jsonl",
                        "points.csv",
                        "report.html",
                        "runs.csv",
                        "runs.jsonl",
                        "scenario.yaml",
                        "sweep.json");
        SweepResult result = SweepJson.read(out);
        assertThat(result.points()).hasSize(4).allSatisfy(point -> {
            assertThat(point.runs()).isEqualTo(3);
            assertThat(point.failed()).isZero();
        });
    }

    /** Law, Simulation Modeling and Analysis, section 11.2: with common random numbers equal loads are compared. */
    @Test
    void equalReplicationsOfAllPointsDrawTheSameRandomNumbers() {
        Path out = place.resolve("out");
        sweep(
                "--out",
                out,
                "--axis",
                "driver.scheduler=fcfs,look",
                "--set",
                "workload.arrivals.type=closed",
                "--set",
                "sweep.axes=[]",
                "--set",
                "workload.arrivals={type: closed}");
        SweepResult result = SweepJson.read(out);
        // One user at a time leaves a scheduler no choice: so the points agree in every digit, but replications do not.
        assertThat(result.points().get(0).metrics())
                .isEqualTo(result.points().get(1).metrics());
        assertThat(result.points().get(0).metrics().get(0).stddev()).isGreaterThan(0);
    }

    @Test
    void aRunThatFailsIsAFailedRowAndTheOthersAreDone() throws IOException {
        Path out = place.resolve("out");
        Files.writeString(place.resolve("broken.trace"), "no trace at all\n");
        String good = "{type: random, requests: 9, arrivals: {type: closed}}";
        String bad = "{type: trace, file: " + place.resolve("broken.trace") + "}";
        Outcome outcome = sweep("--out", out, "--set", "sweep.axes=[]", "--axis", "workload=" + good + "," + bad);
        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.err())
                .startsWith("error: 3 of 6 runs failed\n  3 x ")
                .contains("broken.trace", "first: p0001-r00");
        assertThat(outcome.out()).contains("3 of 3");
        SweepResult result = SweepJson.read(out);
        assertThat(result.failures()).hasSize(3);
        assertThat(result.points().get(0).failed()).isZero();
        assertThat(result.points().get(1).metrics()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--axis=seed= | the axis seed has no values",
                "--axis=seed | 'seed' is not an axis",
                "--axis=seed=1,,2 | has an empty value",
                "--axis=driver.schedule=fcfs | unknown key 'schedule'",
                "--axis=disks.d=1 | unknown key 'disks'",
                "--axis=name.x=1 | cannot set 'name.x'",
                "--replications=300000 | more than 1000000 runs",
                "--replications=0 | --replications 0 is too few",
                "--set=sweep.mode=zipped --axis=seed=1 | seed has 1",
                "--shard=0/2 | there is no shard 0 of 2",
                "--shard=3/2 | there is no shard 3 of 2",
                "--shard=half | 'half' is not a shard",
                "--threads=0 | --threads 0 is out of range",
                "--json --shard=1/2 | --json prints a complete sweep"
            })
    void whatCannotBeSweptIsSaidAndNothingIsWritten(String arguments, String message) {
        Path out = place.resolve("out");
        Outcome outcome = sweep(Stream.concat(Stream.of(arguments.split(" ")), Stream.of("--out", out))
                .toArray());
        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.err()).startsWith("error: ").contains(message);
        assertThat(out).doesNotExist();
    }

    @Test
    void shardsMergeIntoTheWhole() throws IOException {
        Path whole = place.resolve("whole");
        sweep("--out", whole);
        for (int i = 1; i <= 2; i++) {
            Outcome outcome = sweep("--out", place.resolve("part" + i), "--shard", i + "/2");
            assertThat(outcome.exit()).isZero();
            assertThat(outcome.out()).startsWith("6 of 12 runs in ");
        }
        Path merged = place.resolve("merged");
        Outcome outcome = sweep("--out", merged, "--merge", place.resolve("part1"), "--merge", place.resolve("part2"));
        assertThat(outcome.exit()).isZero();
        assertThat(bytes(merged)).isEqualTo(bytes(whole));
    }

    @Test
    void aPlanCanBeRunLater() throws IOException {
        Path whole = place.resolve("whole");
        sweep("--out", whole);
        Path planned = place.resolve("planned");
        assertThat(sweep("--out", planned, "--plan-only").out()).startsWith("12 runs at 4 points planned in ");
        assertThat(planned.resolve("sweep.json")).doesNotExist();
        Outcome outcome = sweep("--out", planned, "--resume", "--json");
        assertThat(outcome.out()).isEqualTo(Files.readString(whole.resolve("sweep.json")));
        assertThat(bytes(planned)).isEqualTo(bytes(whole));
    }

    @Test
    void aDirectoryHoldsOneSweep() throws IOException {
        Path out = place.resolve("out");
        sweep("--out", out);
        Map<String, String> before = bytes(out);
        Outcome again = sweep("--out", out);
        assertThat(again.exit()).isEqualTo(2);
        assertThat(again.err())
                .isEqualTo("error: " + out
                        + ": holds a sweep already; continue it with --resume, or choose another directory\n");
        Outcome other = sweep("--out", out, "--resume", "--replications", 2);
        assertThat(other.exit()).isEqualTo(2);
        assertThat(other.err()).startsWith("error: " + out + ": holds a sweep with another plan: ");
        try (FileChannel lock = FileChannel.open(out.resolve(".lock"), StandardOpenOption.WRITE);
                var held = lock.lock()) {
            assertThat(held.isValid()).isTrue();
            Outcome meanwhile = sweep("--out", out, "--resume");
            assertThat(meanwhile.exit()).isEqualTo(1);
            assertThat(meanwhile.err())
                    .isEqualTo("error: " + out
                            + ": another sweep is writing to it; wait for it, or choose another directory\n");
        }
        assertThat(bytes(out)).isEqualTo(before);
    }

    @Test
    void aKilledProcessLeavesASweepThatCanBeResumed() throws IOException, InterruptedException {
        Path whole = place.resolve("whole");
        sweep("--out", whole);
        Path killed = place.resolve("killed");
        Process process = process("--threads", "1", "--out", killed);
        Path rows = killed.resolve("runs.jsonl");
        boolean ended = false;
        while (!ended && (!Files.exists(rows) || Files.size(rows) == 0)) {
            ended = process.waitFor(5, TimeUnit.MILLISECONDS);
        }
        process.destroyForcibly().waitFor();
        assertThat(rows).isNotEmptyFile();
        Outcome outcome = sweep("--out", killed, "--resume");
        assertThat(outcome.exit()).isZero();
        Map<String, String> left = bytes(killed);
        assertThat(left).isEqualTo(bytes(whole));
    }

    /**
     * The sweep is killed while it starts, plans, runs or summarises; the moments are spread over the duration of a whole sweep.
     */
    @Test
    @Tag("nightly")
    void afterFiftyKillsAtRandomMomentsTheBytesAreThoseOfAnUninterruptedSweep() throws Exception {
        Path whole = place.resolve("whole");
        long started = System.nanoTime();
        assertThat(process("--replications", "30", "--out", whole).waitFor()).isZero();
        long length = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started);
        Map<String, String> wanted = bytes(whole);
        SplittableRandom random = new SplittableRandom(3);
        int interrupted = 0;
        for (int i = 0; i < 50; i++) {
            Path killed = place.resolve("killed" + i);
            Process process = process("--replications", "30", "--out", killed);
            process.waitFor(random.nextLong(length), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            interrupted += killed.resolve("sweep.json").toFile().exists() ? 0 : 1;
            assertThat(sweep("--replications", 30, "--out", killed, "--resume").exit())
                    .isZero();
            assertThat(bytes(killed)).as("kill " + i).isEqualTo(wanted);
        }
        assertThat(interrupted).isGreaterThan(25);
    }

    private Process process(Object... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "sweep",
                file.toString()));
        Stream.of(arguments).map(String::valueOf).forEach(command::add);
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    @Test
    void runSaysThatItLeavesTheAxesOut() {
        Outcome outcome = spindle("run", "--out", place.resolve("run"));
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.err()).startsWith("note: the scenario has a sweep; this runs it without the axes");
    }

    /** The page of a sweep that was ranked by the mean is written again for another figure. */
    @Test
    void aReportRanksByTheFigureThatIsAskedFor() throws IOException {
        Path out = place.resolve("ranked");
        assertThat(sweep("--out", out, "--stat", "p99").exit()).isZero();
        assertThat(out.resolve("report.html")).content().contains("Lowest p99 response time");
        assertThat(Cli.spindle("report", out).exit()).isZero();
        assertThat(out.resolve("report.html")).content().contains("Lowest mean response time");
        assertThat(Cli.spindle("report", out, "--stat", "p99").exit()).isZero();
        assertThat(out.resolve("report.html")).content().contains("Lowest p99 response time");
        assertThat(Cli.spindle("report", out, "--stat", "p98").err()).contains("'p98' is not a figure");
    }

    private static Map<String, String> bytes(Path directory) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                contents.put(file.getFileName().toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return contents;
    }
}
