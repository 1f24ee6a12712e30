package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The analytic estimate of scenarios against closed forms, and against their simulation. */
class ModelCommandTest {

    private static final String QUEUE = """
            devices:
              server: {type: fixed, capacity: 1 GB, service: %s, servers: %d}
            workload:
              type: random
              requests: 200000
              arrivals: %s
            """;

    @TempDir
    private Path directory;

    private JsonNode model(String service, int servers, String arrivals, Object... options) {
        Path file = new Transcript(directory).file("queue.yaml", QUEUE.formatted(service, servers, arrivals));
        Object[] arguments = new Object[options.length + 3];
        arguments[0] = "model";
        arguments[1] = file;
        arguments[2] = "--json";
        System.arraycopy(options, 0, arguments, 3, options.length);
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.err()).isEmpty();
        return new JsonMapper().readTree(cli.out());
    }

    /** Pollaczek and Khinchin at the measured rate, which is that of the file to 2 %. */
    @ParameterizedTest
    @CsvSource({
        "'{type: exponential, mean: 10 ms}', 1",
        "'{type: constant, time: 10 ms}', 0",
        "'{type: gamma, mean: 10 ms, scv: 2}', 2",
        "'{type: one-of, times: [{share: 1, time: 5 ms}, {share: 1, time: 15 ms}]}', 0.25"
    })
    void openQueues(String service, double scv) {
        JsonNode model = model(service, 1, "{type: open, interarrival: {type: poisson, rate: 50}}");
        double rate = model.get("throughput").doubleValue();
        assertThat(rate).isCloseTo(50, within(1.0));
        double rho = rate * 0.010;
        assertThat(model.get("responseTime").doubleValue())
                .isCloseTo(10 + 10 * rho * (1 + scv) / 2 / (1 - rho), within(1e-6));
        assertThat(model.get("cautions").size()).isZero();
        assertThat(model.get("bottleneck").stringValue()).isEqualTo("server");
    }

    /** Machine repair with four users and two servers, think time 30 ms: by the birth-death chain. */
    @Test
    void aClosedSystem() {
        JsonNode model = model(
                "{type: exponential, mean: 10 ms}",
                2,
                "{type: closed, population: 4, think: {type: exponential, mean: 30 ms}}");
        assertThat(model.get("workload").stringValue()).isEqualTo("closed");
        assertThat(model.get("population").intValue()).isEqualTo(4);
        double think = model.get("thinkTime").doubleValue();
        assertThat(think).isCloseTo(30, within(0.5));
        double probability = 1;
        double sum = 1;
        double busy = 0;
        for (int n = 1; n <= 4; n++) {
            probability *= (4 - n + 1) / think / (Math.min(n, 2) / 10.0);
            sum += probability;
            busy += Math.min(n, 2) * probability;
        }
        assertThat(model.get("throughput").doubleValue()).isCloseTo(1e3 * busy / sum / 10, within(1e-6));
    }

    /** V-14: X = N / (R + Z), and no more than 1 / D. */
    @Test
    void theInteractiveResponseTimeLaw() {
        JsonNode model = model(
                "{type: exponential, mean: 10 ms}",
                1,
                "{type: closed, population: 12, think: {type: exponential, mean: 50 ms}}",
                "--simulate");
        for (String prefix : new String[] {"t", "simulatedT"}) {
            double throughput = model.get(prefix + "hroughput").doubleValue();
            double response = model.get(prefix.equals("t") ? "responseTime" : "simulatedResponseTime")
                    .doubleValue();
            assertThat(throughput).isLessThan(100.5);
            assertThat(throughput * (response + 50) / 1e3).isCloseTo(12, within(0.12));
        }
    }

    /** Four at a time every 20 ms: gaps of 0, 0, 0 and 20 ms have the mean 5 and C² = 3; by how much the wait grows. */
    @Test
    void burstsAreNamed() {
        Path file = new Transcript(directory).file("bursts.yaml", """
                devices:
                  server: {type: fixed, capacity: 1 GB, service: {type: constant, time: 1 ms}}
                workload:
                  type: trace
                  file: bursts.txt
                  format: disksim-ascii
                  replay: {type: open}
                """);
        StringBuilder trace = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            trace.append(i / 4 * 20.0).append(" 0 ").append(i * 8 % 100_000).append(" 8 1\n");
        }
        new Transcript(directory).file("bursts.txt", trace.toString());
        Cli cli = Cli.spindle("model", file);
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(cli.out()).contains("arrivals are burstier than Poisson ones (C² 3.01 instead of 1)");
    }

    /** Random reads of one user: the drive's own figures and the simulation agree to 1 %. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hp-c2247a",
                "quantum-atlas-10k-9g",
                "seagate-cheetah-4lp-4g",
                "seagate-cheetah-15k7-600g",
                "hitachi-deskstar-7k1000c-1t",
                "seagate-exos-x20-20t",
                "wd-red-4t"
            })
    void mechanicalDrives(String drive) {
        Path file = new Transcript(directory).file("drive.yaml", """
                devices: {disk0: {type: hdd, model: %s}}
                workload:
                  type: random
                  requests: 10000
                  arrivals: {type: closed}
                  reads: 1
                  sizes: {type: constant, size: 4 KiB}
                  block: 4 KiB
                  alignment: 4 KiB
                """.formatted(drive));
        JsonNode model = new JsonMapper()
                .readTree(Cli.spindle("model", file, "--simulate", "--json").out());
        double simulated = model.get("simulatedResponseTime").doubleValue();
        assertThat(model.get("responseTime").doubleValue()).isCloseTo(simulated, within(0.01 * simulated));
    }

    /** Where a drive is the only centre its C² of 0.1 shows: M/G/1 fed by the forecast is within 3 % at half load. */
    @Test
    void aDriveUnderOpenArrivals() {
        Path file = new Transcript(directory).file("open.yaml", """
                devices: {disk0: {type: hdd, model: seagate-cheetah-4lp-4g, queueDepth: 1}}
                driver: {scheduler: fcfs}
                workload:
                  type: random
                  requests: 60000
                  arrivals: {type: open, interarrival: {type: poisson, rate: 45}}
                  reads: 1
                  sizes: {type: constant, size: 4 KiB}
                """);
        JsonNode model = new JsonMapper()
                .readTree(Cli.spindle("model", file, "--simulate", "--json", "--requests", "60000")
                        .out());
        double simulated = model.get("simulatedResponseTime").doubleValue();
        assertThat(model.get("responseTime").doubleValue()).isCloseTo(simulated, within(0.03 * simulated));
    }

    @Test
    void overloadIsNamed() {
        JsonNode model =
                model("{type: exponential, mean: 10 ms}", 1, "{type: open, interarrival: {type: poisson, rate: 150}}");
        assertThat(model.get("responseTime").isNull()).isTrue();
        assertThat(model.get("cautions").get(0).stringValue()).startsWith("server cannot bear the load: it would be 1");
    }

    @Test
    void whatCannotBeModelledIsSaid() {
        Transcript transcript = new Transcript(directory);
        Path free = transcript.file(
                "free.yaml",
                QUEUE.formatted(
                        "{type: constant, time: 0 ms}", 1, "{type: open, interarrival: {type: poisson, rate: 5}}"));
        Path once = transcript.file(
                "once.yaml",
                QUEUE.formatted(
                        "{type: constant, time: 1 ms}", 1, "{type: open, interarrival: {type: constant, time: 0 ms}}"));
        transcript
                .fails(2, "No such file", "model", directory.resolve("none.yaml"))
                .fails(1, "Nothing takes time", "model", free)
                .fails(1, "Everything at once", "model", once)
                .fails(1, "Too few requests", "model", free, "--set", "workload.requests=5")
                .fails(2, "Nothing to look at", "model", free, "--requests", "0");
        transcript.matches("model-errors.txt");
    }
}
