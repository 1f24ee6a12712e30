package org.spindle.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A sweep on Spark writes the same bytes as one without Spark, also after failures. Each run reads its own trace. */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class SparkSweepTest {

    private static final int RUNS = 500;
    private static final int DAMAGED = 123;
    private static final Path TREE = Path.of("").toAbsolutePath().getParent().getParent();

    @TempDir
    private Path place;

    @BeforeEach
    void writeScenario() throws IOException {
        for (int i = 0; i < RUNS; i++) {
            StringBuilder trace = new StringBuilder();
            for (int request = 0; request < 50; request++) {
                trace.append(request * 20)
                        .append(".0 0 ")
                        .append((request * 7919L + i * 1000L) % 1_000_000)
                        .append(" 8 1\n");
            }
            if (i == DAMAGED) {
                trace.append("990.0 0 here 8 1\n");
            }
            Files.writeString(place.resolve("t" + i + ".trace"), trace);
        }
        Files.writeString(place.resolve("small.yaml"), """
                name: small
                devices:
                  disk0: {type: hdd, model: hp-c2247a}
                workload: {type: trace, file: t0.trace, format: disksim-ascii, replay: {type: open}}
                """);
    }

    private Process sweep(String out, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                TREE.resolve("sim-cli/target/spindle.jar").toString(),
                "sweep",
                "small.yaml",
                "--axis",
                "workload.file="
                        + IntStream.range(0, RUNS)
                                .mapToObj(i -> "t" + i + ".trace")
                                .collect(Collectors.joining(",")),
                "--out",
                out));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(place.toFile())
                .redirectErrorStream(true)
                .redirectOutput(place.resolve(out.replace('/', '-') + ".log").toFile());
        Path spark = TREE.resolve("sim-cli/spark/home/target/spark");
        builder.environment()
                .putAll(Map.of(
                        "SPARK_HOME", spark.toString(), "SPARK_LOCAL_IP", "127.0.0.1", "SPARK_SCALA_VERSION", "2.13"));
        return builder.start();
    }

    /** One run fails, which is exit code 1. */
    private void ends(Process sweep, String out) throws IOException, InterruptedException {
        int exit = sweep.waitFor();
        assertThat(exit).as(Files.readString(place.resolve(out + ".log"))).isEqualTo(1);
    }

    private Map<String, String> files(String out) throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.list(place.resolve(out))) {
            for (Path file : files.toList()) {
                content.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return content;
    }

    private Map<String, String> local() throws IOException, InterruptedException {
        ends(sweep("local", "--threads", "2"), "local");
        Map<String, String> files = files("local");
        assertThat(files.get("runs.jsonl").lines().filter(line -> line.contains("\"status\":\"failed\"")))
                .singleElement()
                .asString()
                .contains("p0123-r00", "../t123.trace: line 51");
        return files;
    }

    /** Half of the sweep is run without Spark, the rest by threads of Spark's own process. */
    @Test
    void resumesWhatWasBegunWithoutSpark() throws IOException, InterruptedException {
        Map<String, String> expected = local();
        assertThat(sweep("mixed", "--shard", "1/2").waitFor()).isZero();
        ends(sweep("mixed", "--resume", "--backend", "spark", "--master", "local[2]", "--batch", "25"), "mixed");

        assertThat(files("mixed")).isEqualTo(expected);
    }

    /** Two executors in separate processes, of which one is killed after the first rows have arrived. */
    @Test
    void survivesTheLossOfAnExecutor() throws IOException, InterruptedException {
        Map<String, String> expected = local();
        Process sweep = sweep(
                "cluster",
                "--backend",
                "spark",
                "--master",
                "local-cluster[2,1,1024]",
                "--batch",
                "5",
                "--spark-conf",
                "spark.executor.memory=512m",
                "--spark-conf",
                "spark.ui.enabled=false");
        boolean killed = false;
        while (!killed && !sweep.waitFor(50, TimeUnit.MILLISECONDS)) {
            Path rows = place.resolve("cluster/runs.jsonl");
            if (Files.exists(rows) && Files.size(rows) > 0) {
                killed = executor(sweep).map(ProcessHandle::destroyForcibly).orElse(false);
            }
        }
        assertThat(killed).isTrue();
        ends(sweep, "cluster");

        assertThat(files("cluster")).isEqualTo(expected);
    }

    private static Optional<ProcessHandle> executor(Process sweep) {
        return sweep.descendants()
                .filter(process -> process.info().commandLine().orElse("").contains("CoarseGrainedExecutorBackend"))
                .findFirst();
    }
}
