package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginOptions;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;

/** The benchmarks of Hennessy and Patterson 1996, section 6.4, on devices with known times. */
class BenchmarkWorkloadsTest {

    private final SpindleProcess spindle =
            SpindleProcess.start(new PluginOptions(Path.of("no-plugins"), List.of(), null));

    @TempDir
    private Path directory;

    private RunResult run(String text) {
        Scenario scenario = spindle.configs()
                .load("benchmark", text, Path.of(""), List.of(), Scenario.class)
                .value();
        return spindle.runner("test").run(new Runner.Job(scenario, 0, "", List.of()));
    }

    private static Metric.Value metric(RunResult result, String component, String requestClass, String name) {
        return result.metrics().stream()
                .filter(each -> each.component().equals(component)
                        && each.requestClass().equals(requestClass)
                        && each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value();
    }

    private static long count(RunResult result, String component, String requestClass) {
        return ((Metric.Distribution) metric(result, component, requestClass, "response-time")).count();
    }

    /** Two records and a log write at 1 ms each, far below capacity: 5 I/Os, 5 ms, reads and writes as counted by hand. */
    @Test
    void aTransactionIsTwoRecordsAndALogWrite() {
        RunResult result = run("""
                devices:
                  data: {type: fixed, capacity: 1 GB, service: {type: constant, time: 1 ms}}
                  log: {type: fixed, capacity: 1 GB, service: {type: constant, time: 1 ms}}
                workload: {type: transactions, transactions: 2000, rate: 0.1, logDevice: log}
                """);
        Metric.Distribution time = (Metric.Distribution) metric(result, "workload", "all", "transaction-time");
        assertThat(time.count()).isEqualTo(2000);
        assertThat(time.percentiles().p50()).isCloseTo(5, within(0.01));
        assertThat(count(result, "data", "read")).isEqualTo(4000);
        assertThat(count(result, "data", "write")).isEqualTo(4000);
        assertThat(count(result, "log", "write")).isEqualTo(2000);
    }

    /** 85 % of reads and 50 % of writes are 8 KiB, the others 1, 2 or 4 KiB; other operations take a sector. */
    @Test
    void sizesOfFileOperations() {
        RunResult result = run("""
                devices:
                  disk: {type: fixed, capacity: 8 GB, service: {type: constant, time: 1 ms}}
                workload: {type: file-server, operations: 40000, rate: 100, reads: 0.5, writes: 0.3, others: 0.2}
                """);
        double partial = (1024 + 2048 + 4096) / 3.0;
        double expected = 0.5 * (0.85 * 8192 + 0.15 * partial) + 0.3 * (0.5 * 8192 + 0.5 * partial) + 0.2 * 512;
        double megabytes = ((Metric.Level) metric(result, "system", "all", "data-rate")).mean();
        double operations = ((Metric.Level) metric(result, "system", "all", "throughput")).mean();
        assertThat(megabytes * 1e6 / operations).isCloseTo(expected, within(0.02 * expected));
        assertThat((double) count(result, "disk", "write") / 40_000).isCloseTo(0.3, within(0.01));
    }

    /** Mean size and share of reads are as configured, and all requests are within the configured data. */
    @Test
    void theSelfScalingParameters() {
        RunResult result = run("""
                devices:
                  disk: {type: fixed, capacity: 8 GB, service: {type: constant, time: 1 ms}}
                workload:
                  {type: self-scaling, requests: 40000, uniqueBytes: 1 GB, reads: 0.7, sequential: 0, requestSize: 64 KiB,
                   processes: 3}
                """);
        assertThat((double) count(result, "disk", "read") / 40_000).isCloseTo(0.7, within(0.01));
        double bytes = ((Metric.Level) metric(result, "system", "all", "data-rate")).mean()
                * 1e6
                / ((Metric.Level) metric(result, "system", "all", "throughput")).mean();
        assertThat(bytes).isCloseTo(65_536 + 256, within(1500.0));
        assertThat(((Metric.Level) metric(result, "system", "all", "outstanding-requests")).mean())
                .isCloseTo(3, within(0.01));
    }

    /** V-15: most predictions for mixed points are within 10 % of the simulation (Chen and Patterson 1994). */
    @Test
    void predictedPerformance() {
        Cli cli = Cli.spindle(
                "predict",
                Project.SCENARIOS.resolve("self-scaling.yaml"),
                "--axis",
                "workload.reads=0,0.6,1",
                "--axis",
                "workload.sequential=0.25,0.6,0.75",
                "--axis",
                "workload.processes=4,8",
                "--axis",
                "workload.requestSize=8 KiB,64 KiB");
        assertThat(cli.exit()).as(cli.err()).isZero();
        String last = cli.out().lines().reduce((one, other) -> other).orElseThrow();
        assertThat(Integer.parseInt(last.split(" ")[0])).as(cli.out()).isGreaterThan(5);
    }

    @Test
    void whatDoesNotFitIsSaid() {
        Transcript transcript = new Transcript(directory);
        Path transactions = Project.SCENARIOS.resolve("transactions.yaml");
        Path server = Project.SCENARIOS.resolve("file-server.yaml");
        Path scaling = Project.SCENARIOS.resolve("self-scaling.yaml");
        transcript
                .fails(
                        2,
                        "Too many accounts",
                        "run",
                        transactions,
                        "--set",
                        "workload.rate=1e6",
                        "--out",
                        transcript.out())
                .fails(
                        2,
                        "No such log",
                        "run",
                        transactions,
                        "--set",
                        "workload.logDevice=lgo",
                        "--out",
                        transcript.out())
                .fails(
                        2,
                        "A log too small",
                        "run",
                        transactions,
                        "--set",
                        "workload.log=0 B",
                        "--out",
                        transcript.out())
                .fails(2, "Too many files", "run", server, "--set", "workload.rate=1e9", "--out", transcript.out())
                .fails(
                        2,
                        "No operations",
                        "run",
                        server,
                        "--set",
                        "workload.reads=0",
                        "--set",
                        "workload.writes=0",
                        "--set",
                        "workload.others=0",
                        "--out",
                        transcript.out())
                .fails(
                        2,
                        "Too little data",
                        "run",
                        scaling,
                        "--set",
                        "workload.uniqueBytes=512 B",
                        "--set",
                        "workload.block=4 KiB",
                        "--out",
                        transcript.out())
                .fails(2, "No axis", "predict", scaling)
                .fails(2, "An axis without values", "predict", scaling, "--axis", "workload.reads=")
                .fails(2, "A value out of range", "predict", scaling, "--axis", "workload.reads=2")
                .fails(2, "No performance", "predict", scaling, "--axis", "workload.reads=0", "--metric", "speed")
                .fails(2, "No points", "predict", scaling, "--axis", "workload.reads=0", "--points", "0");
        transcript.matches("benchmark-errors.txt");
    }
}
