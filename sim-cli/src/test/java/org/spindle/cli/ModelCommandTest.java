package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Compares analytic estimates of scenarios with closed forms and with simulations. */
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

    /** Four at a time every 20 ms: gaps of 0, 0, 0 and 20 ms have the mean 5 and C² = 3, which the model prints. */
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
            trace.append(20.0 * Math.floorDiv(i, 4))
                    .append(" 0 ")
                    .append(i * 8 % 100_000)
                    .append(" 8 1\n");
        }
        new Transcript(directory).file("bursts.txt", trace.toString());
        Cli cli = Cli.spindle("model", file);
        assertThat(cli.exit()).as(cli.err()).isZero();
        assertThat(cli.out()).contains("arrivals are burstier than Poisson arrivals (C² 3.01 instead of 1)");
    }

    /** The truth lies between the product form and mean-value analysis with residual times, for every variation. */
    @ParameterizedTest
    @ValueSource(doubles = {0.1, 4, 10})
    void otherServiceInAClosedSystem(double scv) {
        Path file = new Transcript(directory).file("closed.yaml", """
            devices:
              server: {type: fixed, capacity: 1 GB, queueDepth: 1000, service: {type: gamma, mean: 10 ms, scv: %s}}
            workload:
              type: random
              requests: 40000
              arrivals: {type: closed, population: 4, think: {type: exponential, mean: 60 ms}}
            """.formatted(scv));
        JsonNode model = new JsonMapper()
                .readTree(Cli.spindle("model", file, "--simulate", "--json").out());
        String caution = model.get("cautions").get(0).stringValue();
        double far = Double.parseDouble(caution.replaceAll(".*response time is ([0-9.]+) ms rather.*", "$1"));
        double estimate = model.get("responseTime").doubleValue();
        assertThat(model.get("simulatedResponseTime").doubleValue())
                .isStrictlyBetween(Math.min(estimate, far), Math.max(estimate, far));
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

    /** A drive that is the only centre has a C² of 0.1: M/G/1 fed by the forecast is within 3 % at half load. */
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

    /** At a utilisation of 1 and more there is no response time; the message states the utilisation and the admissible load. */
    @ParameterizedTest
    @CsvSource({"1, 2.500, 100.0", "2, 1.250, 200.0"})
    void overloadIsRefused(int servers, String utilisation, String most) {
        Path file = new Transcript(directory)
                .file(
                        "overload.yaml",
                        QUEUE.formatted(
                                "{type: constant, time: 10 ms}",
                                servers,
                                "{type: open, interarrival: {type: constant, time: 4 ms}}"));
        Cli cli = Cli.spindle("model", file);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err())
                .isEqualToIgnoringNewLines("error: utilisation of server in order of arrival is " + utilisation
                        + "; it has to be less than 1  the load is 250.0 requests/s; give it less than " + most
                        + " requests/s");
    }

    private static final String DRIVE = """
        devices: {disk0: {type: hdd, model: seagate-cheetah-4lp-4g, queueDepth: 1}}
        driver: {scheduler: %s}
        workload:
          type: random
          requests: 40000
          arrivals: %s
          reads: 1
          sizes: {type: constant, size: 4 KiB}
        """;

    private static double otherwise(JsonNode model) {
        String caution = model.get("cautions").get(0).stringValue();
        return Double.parseDouble(caution.replaceAll(".*response time would be ([0-9.]+) ms rather.*", "$1"));
    }

    private JsonNode simulated(String scenario, String... more) {
        Path file = new Transcript(directory).file("simulated.yaml", scenario);
        Object[] arguments = new Object[5 + more.length];
        System.arraycopy(new Object[] {"model", file, "--simulate", "--json", "--requests=40000"}, 0, arguments, 0, 5);
        System.arraycopy(more, 0, arguments, 5, more.length);
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.err()).isEmpty();
        return new JsonMapper().readTree(cli.out());
    }

    /** For every scheduler the response time is between those of service in order of arrival and of the nearest request first. */
    @ParameterizedTest
    @CsvSource({
        "sptf, '{type: open, interarrival: {type: poisson, rate: 40}}'",
        "sptf, '{type: open, interarrival: {type: poisson, rate: 75}}'",
        "sstf, '{type: open, interarrival: {type: poisson, rate: 70}}'",
        "c-look, '{type: open, interarrival: {type: poisson, rate: 70}}'",
        "sptf, '{type: closed, population: 4}'",
        "sptf, '{type: closed, population: 32}'",
        "look, '{type: closed, population: 16, think: {type: exponential, mean: 50 ms}}'"
    })
    void whatTheOrderIsWorth(String scheduler, String arrivals) {
        JsonNode model = simulated(DRIVE.formatted(scheduler, arrivals));
        assertThat(model.get("cautions").toString()).contains("requests are ordered by ");
        assertThat(model.get("simulatedResponseTime").doubleValue())
                .isStrictlyBetween(
                        orderCaution(model), model.get("responseTime").doubleValue());
    }

    private static double orderCaution(JsonNode model) {
        for (JsonNode caution : model.get("cautions")) {
            if (caution.stringValue().contains("ordered by")) {
                return Double.parseDouble(
                        caution.stringValue().replaceAll(".*response time would be ([0-9.]+) ms rather.*", "$1"));
            }
        }
        throw new AssertionError(model.get("cautions"));
    }

    /** In the order of arrival, with the seeks of the workload's own distances, the model is right: to 3 % of the simulation. */
    @ParameterizedTest
    @ValueSource(strings = {"20 MB", "100 MB", "400 MB"})
    void whatLocalityIsWorth(String deviation) {
        JsonNode model = simulated("""
            devices: {disk0: {type: hdd, model: seagate-cheetah-4lp-4g, queueDepth: 1}}
            driver: {scheduler: fcfs}
            workload:
              type: processes
              requests: 40000
              processes:
                - reads: 1
                  think: {type: exponential, mean: 50 ms}
                  local: 0.95
                  localDistance: {type: normal, mean: 0 B, deviation: %s}
                  sizes: {type: constant, size: 4 KiB}
                  block: 4 KiB
            """.formatted(deviation));
        assertThat(model.get("cautions").get(0).stringValue())
                .contains("requests are closer together than random ones")
                .contains("with the seeks between them, in the order of arrival, the response time would be");
        double truth = model.get("simulatedResponseTime").doubleValue();
        assertThat(otherwise(model)).isCloseTo(truth, within(0.03 * truth));
        assertThat(model.get("responseTime").doubleValue()).isGreaterThan(1.03 * truth);
    }

    /**
     * Sequential requests that arrive one by one may or may not miss their sector: the response time is between the two estimates.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0.2, 0.5, 0.8})
    void whatSequenceIsWorth(double sequential) {
        JsonNode model = simulated(
                DRIVE.formatted("fcfs", "{type: open, interarrival: {type: poisson, rate: 40}}"),
                "--set=workload.sequential=" + sequential,
                "--set=workload.reads=0.66");
        assertThat(model.get("cautions").toString())
                .contains("% of the requests are sequential, and assumed to continue");
        assertThat(model.get("simulatedResponseTime").doubleValue())
                .isBetween(0.99 * model.get("responseTime").doubleValue(), otherwise(model));
    }

    /** A shared bus slows overlapping transfers down, docs/buses.md; the queues of the model do not. */
    @ParameterizedTest
    @CsvSource({"true, 0.1 ms, 1", "false, 0.1 ms, 0", "true, 0 ms, 0"})
    void aSharedBusIsNotInTheEstimate(boolean shared, String sectorTime, int cautions) {
        Path file = new Transcript(directory).file("shared.yaml", """
            devices: {disk0: {type: hdd, model: seagate-cheetah-4lp-4g, queueDepth: 1}}
            buses: {link: {type: interleaved, readSectorTime: %s, shared: %s}}
            topology: [{bus: link, attached: [disk0]}]
            driver: {scheduler: fcfs}
            workload:
              type: random
              requests: 20000
              reads: 1
              arrivals: {type: open, interarrival: {type: poisson, rate: 20}}
            """.formatted(sectorTime, shared));
        Cli cli = Cli.spindle("model", file, "--json");
        assertThat(cli.err()).isEmpty();
        List<String> told = new ArrayList<>();
        new JsonMapper().readTree(cli.out()).get("cautions").forEach(caution -> told.add(caution.stringValue()));
        assertThat(told)
                .filteredOn(caution -> caution.startsWith("link: "))
                .hasSize(cautions)
                .allMatch(caution ->
                        caution.equals("link: data are assumed to move at the rate of their devices; transfers"
                                + " share the bandwidth of this bus, which the estimate ignores"));
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
