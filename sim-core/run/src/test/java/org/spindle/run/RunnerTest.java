package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.run.Doubles.MS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.PluginInfo;
import org.spindle.run.Runner.Companion;
import org.spindle.run.Runner.Job;
import org.spindle.run.TestDevices.Exponential;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestWorkloads.Faulty;
import org.spindle.run.TestWorkloads.Poisson;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.Output;
import org.spindle.scenario.Scenario.RequestOutput;
import org.spindle.scenario.Sections;

class RunnerTest {

    private final Runner runner = new Runner(
            new RunAssembly(new Doubles(), Doubles.noTraces()),
            GZIPOutputStream::new,
            "9",
            List.of(new PluginInfo("p", "1")));

    @TempDir
    private Path place;

    @Test
    void theSameScenarioTwiceGivesTheSameFiles() throws IOException {
        for (String name : List.of("a", "b")) {
            runner.record(
                    new Job(scenario(RequestOutput.CSV), 2, "seed: 1\n", List.of()),
                    "seed: 1\n",
                    place.resolve(name),
                    Companion.NONE);
        }
        for (String file : List.of("result.json", "summary.csv", "effective.yaml", "requests.csv")) {
            assertThat(place.resolve("a").resolve(file))
                    .hasSameBinaryContentAs(place.resolve("b").resolve(file));
        }
    }

    @Test
    void theResultSaysWhatWasRun() {
        RunResult result = runner.record(
                new Job(scenario(RequestOutput.NONE), 2, "abc", List.of()), "abc", place.resolve("r"), Companion.NONE);
        assertThat(ResultDirectory.read(place.resolve("r"))).isEqualTo(result);
        assertThat(result).isEqualTo(runner.run(new Job(scenario(RequestOutput.NONE), 2, "abc", List.of())));
        assertThat(result.spindle()).isEqualTo("9");
        assertThat(result.plugins()).containsExactly(new PluginInfo("p", "1"));
        assertThat(result.scenario().name()).isEqualTo("test");
        assertThat(result.scenario().replication()).isEqualTo(2);
        // FIPS 180-2, appendix B.1: SHA-256 of "abc".
        assertThat(result.scenario().sha256())
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void theRequestLogAgreesWithTheResult() throws IOException {
        RunResult result = runner.record(
                new Job(scenario(RequestOutput.CSV), 0, "", List.of()), "", place.resolve("r"), Companion.NONE);
        List<String> lines = Files.readAllLines(place.resolve("r/requests.csv"));
        assertThat(lines).hasSize(1 + (int) result.run().requestsCompleted());
        long responses = 0;
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",");
            responses += Long.parseLong(fields[2]) - Long.parseLong(fields[0]);
        }
        double mean = result.metrics().stream()
                .filter(m -> m.name().equals("response-time") && m.component().equals("system"))
                .findFirst()
                .map(m -> ((org.spindle.result.Metric.Distribution) m.value()).mean())
                .orElseThrow();
        assertThat(mean).isEqualTo(responses / (double) result.run().requestsCompleted() / 1e6);
    }

    @Test
    void theRequestLogMayBeCompressed() throws IOException {
        runner.record(
                new Job(scenario(RequestOutput.CSV), 0, "", List.of()), "", place.resolve("plain"), Companion.NONE);
        runner.record(
                new Job(scenario(RequestOutput.CSV_ZST), 0, "", List.of()), "", place.resolve("small"), Companion.NONE);
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(place.resolve("small/requests.csv.zst")))) {
            assertThat(in.readAllBytes()).isEqualTo(Files.readAllBytes(place.resolve("plain/requests.csv")));
        }
    }

    @Test
    void aFailedRunLeavesNothing() {
        Scenario faulty = Doubles.scenario(Doubles.devices(new Fixed(1, 10)), new Faulty(new ArrayList<>()));
        assertThatThrownBy(
                        () -> runner.record(new Job(faulty, 0, "", List.of()), "", place.resolve("r"), Companion.NONE))
                .isInstanceOf(RunException.class);
        assertThat(place).isEmptyDirectory();
    }

    private static Scenario scenario(RequestOutput requests) {
        Scenario base = Doubles.scenario(
                Doubles.devices(new Exponential(MS, 1000), new Exponential(2 * MS, 1000)), new Poisson(MS, 3000));
        return base.with(Sections.OUTPUT, new Output(requests, 64));
    }
}
