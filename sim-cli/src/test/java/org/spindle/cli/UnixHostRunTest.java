package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** System traces on a UNIX host, from a scenario to its result; docs/hosts.md and docs/system-traces.md. */
class UnixHostRunTest {

    private static final String SCENARIO = """
            devices: {disk0: {type: fixed, service: {type: constant, time: 10 ms}, capacity: 1 GiB}}
            host: {type: unix}
            workload: {type: system, file: trace.system}
            """;

    private static final String TRACE = """
            spindle-system 1
            process 1 parent 0 running 0 task scan
            process 2 parent 0 ready task sum
            1 5000000 read 1 0 0 8 auto
            1 4000000 need 1
            1 1000000 write 2 0 64 8 auto
            1 0 exit
            2 8000000 exit
            """;

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private JsonNode result(Object... arguments) throws IOException {
        Cli cli = Cli.spindle(
                Stream.concat(Stream.of(arguments), Stream.of("--force")).toArray());
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        return new RunOutput(transcript.out()).result();
    }

    private static double mean(JsonNode result, String metric) {
        return RunOutput.metric(result, "host", metric).at("/mean").asDouble();
    }

    /** scan: 0-9, waits until 15, 15-16; sum: 9-15, and 16-18 after it. The write lasts until 26. */
    @Test
    void tasksHaveElapsedTimes() throws IOException {
        transcript.file("trace.system", TRACE);
        Path scenario = transcript.file("scenario.yaml", SCENARIO);
        JsonNode whole = result("run", scenario, "--out", transcript.out());
        assertThat(mean(whole, "scan-elapsed-time")).isCloseTo(16, within(1e-9));
        assertThat(mean(whole, "sum-elapsed-time")).isCloseTo(18, within(1e-9));
        assertThat(mean(whole, "limited-response-time")).isCloseTo(10, within(1e-9));
        assertThat(mean(whole, "noncritical-response-time")).isCloseTo(10, within(1e-9));
        assertThat(whole.at("/run/simulatedNs").asLong()).isEqualTo(26_000_000);
        assertThat(Files.readString(transcript.out().resolve("report.html"))).contains("task-false-idle");

        JsonNode tasks = result("run", scenario, "--set", "stop.tasks=true", "--out", transcript.out());
        assertThat(tasks.at("/run/stoppedBy").asString()).isEqualTo("tasks");
        assertThat(tasks.at("/run/simulatedNs").asLong()).isEqualTo(18_000_000);
    }

    /** The same requests one at a time: two of 10 ms each. */
    @Test
    void theRequestsOfASystemTraceCanBeReplayed() throws IOException {
        Path trace = transcript.file("trace.system", TRACE);
        Path scenario = transcript.file("scenario.yaml", SCENARIO);
        JsonNode closed = result(
                "run",
                scenario,
                "--set",
                "host={type: transparent}",
                "--set",
                "workload={type: trace, file: " + trace + ", replay: {type: closed, population: 1}}",
                "--out",
                transcript.out());
        assertThat(closed.at("/run/simulatedNs").asLong()).isEqualTo(20_000_000);
    }

    /** Requests of a workload without processes take the times of the driver and of the interrupt: 0.1 + 10 + 0.05. */
    @Test
    void otherWorkloadsAreChargedToo() throws IOException {
        Path scenario = transcript.file("scenario.yaml", """
                devices: {disk0: {type: fixed, service: {type: constant, time: 10 ms}, capacity: 1 GiB}}
                host: {type: unix, costs: {request: 0.1 ms, interrupt: 0.05 ms}}
                workload:
                  type: random
                  requests: 4
                  arrivals: {type: open, interarrival: {type: constant, time: 20 ms}}
                """);
        JsonNode charged = result("run", scenario, "--out", transcript.out());
        assertThat(RunOutput.metric(charged, "system", "response-time")
                        .at("/mean")
                        .asDouble())
                .isCloseTo(10.15, within(1e-9));
        assertThat(RunOutput.metric(charged, "host", "driver-time").at("/value").asLong())
                .isEqualTo(400_000);
    }

    @Test
    void whatIsRefused() throws IOException {
        Path scenario = transcript.file("scenario.yaml", SCENARIO);
        transcript.file("trace.system", TRACE);
        run(scenario, 2, "a host without CPUs", "host={type: transparent}");
        transcript.file("trace.system", TRACE.replace("1 0 exit", "1 0 await 7\n1 0 exit"));
        run(scenario, 1, "a wait that nobody ends");
        transcript.file("trace.system", TRACE.replace("8000000 exit", "8000000 lock 3\n2 0 exit\n4 0 exit"));
        run(scenario, 1, "an exit with a lock, a process that is not declared");
        transcript.file("trace.system", TRACE.replace("2 0 64 8", "2 3 64 8").replace("1 0 0 8", "1 0 2097152 8"));
        run(scenario, 1, "requests that do not fit the devices");
        transcript.file("trace.system", TRACE.replace("running 0", "running 1"));
        run(scenario, 2, "a process on a CPU that there is not");
        transcript.file("trace.system", TRACE + "interrupt 9\ninterrupt 8\n");
        run(scenario, 1, "a clock that goes back");
        transcript.file("trace.system", TRACE);
        run(scenario, 2, "an unsound host", "host={type: unix, quanta: [5 ms], clock: {period: 1 ms, cost: 2 ms}}");
        transcript.fails(2, "an estimate", "model", scenario);
        transcript.matches("system-traces.txt");
    }

    private void run(Path scenario, int exit, String title, String... set) {
        List<Object> arguments = new ArrayList<>(List.of("run", scenario, "--out", transcript.out()));
        for (String each : set) {
            arguments.add("--set");
            arguments.add(each);
        }
        transcript.fails(exit, title, arguments.toArray());
    }
}
