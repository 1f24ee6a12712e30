package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Hosts between workload and storage, and runs that end with their tasks, from a scenario to its result. */
class HostTest {

    private static final String PROCESSES = """
            devices: {disk0: {type: fixed, service: {type: constant, time: 10 ms}, capacity: 1 GiB}}
            layers:
              cached: {over: [disk0], layer: {type: cache, size: 16 MiB}}
            stop: {tasks: true}
            workload:
              type: processes
              requests: 30
              processes:
                - {count: 3, critical: 0.5, think: {type: exponential, mean: 5 ms}}
            """;

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private JsonNode result(Object... arguments) throws IOException {
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        return new RunOutput(transcript.out()).result();
    }

    private Path plugin() throws IOException {
        return new Stranger("one-cpu").jarIn(directory);
    }

    /** 200 requests, each with 0.1 ms for its call and 0.05 ms for its interrupt: 30 ms of CPU time in all. */
    @Test
    void aHostChargesCpuTimeAndItsMetricsAreReported() throws IOException {
        Path scenario = transcript.file("scenario.yaml", Text.SMALL);
        JsonNode free = result("run", scenario, "--out", transcript.out());
        JsonNode charged = result(
                "run",
                scenario,
                "--force",
                "--set",
                "host={type: example.one-cpu}",
                "--plugin",
                plugin(),
                "--out",
                transcript.out());

        JsonNode cpuTime = RunOutput.metric(charged, "host", "cpu-time");
        assertThat(cpuTime.at("/count").asInt()).isEqualTo(400);
        assertThat(cpuTime.at("/count").asInt() * cpuTime.at("/mean").asDouble())
                .isCloseTo(30, within(1e-9));
        double busy =
                RunOutput.metric(charged, "host", "utilisation").at("/mean").asDouble()
                        * charged.at("/run/simulatedNs").asDouble();
        assertThat(busy).as("busy time and the CPU time of all uses").isCloseTo(30e6, within(1.0));
        double gained = RunOutput.metric(charged, "system", "response-time")
                        .at("/mean")
                        .asDouble()
                - RunOutput.metric(free, "system", "response-time").at("/mean").asDouble();
        assertThat(gained).as("response times include the host").isGreaterThan(0.1);
        assertThat(Files.readString(transcript.out().resolve("report.html"))).contains("cpu-time");
        assertThat(Files.readString(transcript.out().resolve("summary.csv"))).contains("host,all,cpu-time");
        assertThat(Files.readString(transcript.out().resolve("effective.yaml"))).contains("example.one-cpu");
    }

    /** A section that is not written is implied, and does not change the hash of the scenario. */
    @Test
    void theTransparentHostIsTheDefault() throws IOException {
        Path scenario = transcript.file("scenario.yaml", Text.SMALL);
        JsonNode implied = result("run", scenario, "--out", transcript.out());
        JsonNode written = result(
                "run",
                scenario,
                "--set",
                "host={type: transparent}",
                "--set",
                "stop.tasks=false",
                "--out",
                transcript.out());

        assertThat(written).isEqualTo(implied);
    }

    /** The run ends when the last of the requests is complete; without {@code stop.tasks} it ends when no event is left. */
    @Test
    void aRunEndsWithItsProcesses() throws IOException {
        Path scenario = transcript.file("scenario.yaml", PROCESSES);
        JsonNode ended = result("run", scenario, "--out", transcript.out());
        assertThat(ended.at("/run/stoppedBy").asString()).isEqualTo("tasks");
        assertThat(ended.at("/run/requestsCompleted").asInt()).isEqualTo(30);
        assertThat(ended.at("/notes")).isEmpty();

        JsonNode drained = result("run", scenario, "--set", "stop.tasks=false", "--out", transcript.out(), "--force");
        assertThat(drained.at("/run/stoppedBy").asString()).isEqualTo("end-of-events");
        assertThat(drained.at("/run/simulatedNs").asLong())
                .isGreaterThanOrEqualTo(ended.at("/run/simulatedNs").asLong());
        assertThat(RunOutput.metric(drained, "system", "response-time"))
                .isEqualTo(RunOutput.metric(ended, "system", "response-time"));
    }

    @Test
    void whatHostsRefuse() throws IOException {
        Path scenario = transcript.file("scenario.yaml", Text.SMALL);
        transcript.fails(2, "no tasks", "run", scenario, "--set", "stop.tasks=true", "--out", transcript.out());
        Path jar = plugin();
        transcript.fails(
                2,
                "metrics of a host and a device of the same name",
                "run",
                transcript.file("named.yaml", Text.SMALL.replace("disk0", "host")),
                "--set",
                "host={type: example.one-cpu}",
                "--plugin",
                jar,
                "--out",
                transcript.out());
        transcript.fails(
                2,
                "a model of a host that takes time",
                "model",
                scenario,
                "--set",
                "host={type: example.one-cpu}",
                "--plugin",
                jar);
        transcript.matches("hosts.txt");
    }
}
