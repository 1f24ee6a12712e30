package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A third party's distributions and arrival patterns, at every place of a scenario that takes one. */
class LoadPartsTest {

    private static final String SOURCES = "sim-cli/src/test/java/org/example/load/";

    @TempDir
    private Path directory;

    private Transcript transcript;
    private Path plugin;

    @BeforeEach
    void begin() throws IOException {
        transcript = new Transcript(directory);
        for (String source :
                new String[] {"AlternatingTimes.java", "SectorSteps.java", "Ramp.java", "LoadPlugin.java"}) {
            transcript.file(
                    "plugin/src/main/java/org/example/load/" + source,
                    Files.readString(Project.ROOT.resolve(SOURCES + source)));
        }
        String services = "plugin/src/main/resources/META-INF/";
        transcript.file(
                services + "spindle-plugin.properties",
                "id=load\nversion=1.0\nspi=1.0\ndescription=Parts of workloads\n");
        transcript.file(services + "services/org.spindle.spi.SpindlePlugin", "org.example.load.LoadPlugin\n");
        plugin = new SourceTree(directory.resolve("plugin")).jar(directory.resolve("load.jar"));
    }

    /** The columns of the request log after the header, each request's joined by spaces. */
    private List<String> requests(Path scenario, String... columns) throws IOException {
        Cli cli = Cli.spindle("run", scenario, "--plugin", plugin, "--out", transcript.out());
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        List<String> lines = Files.readAllLines(transcript.out().resolve("requests.csv"));
        List<String> names = List.of(lines.get(0).split(","));
        return lines.stream()
                .skip(1)
                .map(line -> line.split(","))
                .map(cells -> List.of(columns).stream()
                        .map(column -> cells[names.indexOf(column)])
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    /** Service in turn of 1 and 3 ms; each user of such think times, 2 and 5 ms, has a separate distribution. */
    @Test
    void aDeviceAndAWorkloadDrawFromAStrangersDistribution() throws IOException {
        Path scenario = transcript.file("scenario.yaml", """
            devices:
              disk0: {type: fixed, capacity: 1 GB, service: {type: example.alternating, first: 1 ms}}
            workload:
              type: processes
              requests: 4
              processes:
                - critical: 1
                  think: {type: example.alternating, first: 2 ms, second: 5 ms}
                  sizes: {type: example.steps, step: 1 sector}
            output: {requests: csv}
            """);
        assertThat(requests(scenario, "arrival_ns", "sectors", "completion_ns"))
                .containsExactly(
                        "2000000 1 3000000", "8000000 2 11000000", "13000000 3 14000000", "19000000 4 22000000");
    }

    /** Groups of 1, 2 and 3 at 1 ms per request: from 5 to 6 ms, pause 2, from 8 to 10 ms, pause 4, at 14 ms. */
    @ParameterizedTest
    @ValueSource(strings = {"random", "synthetic"})
    void aStrangersArrivalPatternSendsTheRequests(String type) throws IOException {
        Path scenario = transcript.file("scenario.yaml", """
            devices:
              disk0: {type: fixed, capacity: 1 GB, service: {type: constant, time: 1 ms}}
            workload:
              type: %s
              requests: 6
              arrivals:
                type: example.ramp
                begin: 5 ms
                pause: {type: example.alternating, first: 2 ms, second: 4 ms}
            output: {requests: csv}
            """.formatted(type));
        assertThat(requests(scenario, "arrival_ns"))
                .containsExactly("5000000", "8000000", "8000000", "14000000", "14000000", "14000000");
    }

    @Test
    void theModelSaysThatItDoesNotKnowTheMean() {
        Path scenario = transcript.file("scenario.yaml", """
            devices:
              disk0: {type: fixed, capacity: 1 GB, service: {type: example.alternating, first: 1 ms}}
            workload: {type: random, requests: 99, arrivals: {type: open, interarrival: {type: poisson, rate: 9}}}
            """);
        Cli cli = Cli.spindle("model", scenario, "--plugin", plugin);
        assertThat(cli.exit()).isEqualTo(1);
        assertThat(cli.err())
                .startsWith(
                        "error: device 'disk0': the mean and variance of the distribution of service times are unknown;"
                                + " simulate the scenario")
                .doesNotContain("bug");
    }

    @Test
    void itIsListedDescribedAndMeantByMessages() {
        assertThat(Cli.spindle("list", "time-distribution", "--plugin", plugin).out())
                .contains("example.alternating Two times in turn.   (plugin load)", "constant ", "gamma ");
        assertThat(Cli.spindle("describe", "size-distribution", "example.steps", "--plugin", plugin)
                        .out())
                .contains("The first size, and by how much they grow.");
        Path scenario = transcript.file("scenario.yaml", """
            devices:
              disk0: {type: fixed, capacity: 1 GB, service: {type: example.alternate}}
            workload: {type: given, requests: []}
            """);
        assertThat(Cli.spindle("run", scenario, "--plugin", plugin).err())
                .contains(
                        "unknown time-distribution type 'example.alternate'",
                        "did you mean: example.alternating",
                        "devices.disk0.service");
    }
}
