package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.plugin.PluginOptions;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import org.spindle.stats.inference.MeanEstimate;

/**
 * The device {@code fixed} behind driver and bus is the server of queueing theory (Kleinrock, Queueing Systems I, 1975).
 * The mean of service is 10 ms throughout; intervals are those of Student's t at the level 0.001 over ten replications,
 * so that a correct model fails one in a thousand seeds, and this seed is fixed.
 */
class QueueingTheoryTest {

    private static final int REPLICATIONS = 10;
    private static final double LEVEL = 0.001;

    private final SpindleProcess spindle =
            SpindleProcess.start(new PluginOptions(Path.of("no-plugins"), List.of(), null));

    /** Mean response 1 / (mu - lambda), equation 3.26; 10 / (1 - rho) ms. */
    @ParameterizedTest
    @CsvSource({"20, 12.5", "50, 20", "80, 50"})
    void oneExponentialServer(int rate, double response) {
        check("{type: exponential, mean: 10 ms}", 1, 1, rate, response);
    }

    /** Pollaczek and Khinchin for constant service, equation 5.72; 10 + 10 rho / (2 (1 - rho)) ms. */
    @ParameterizedTest
    @CsvSource({"20, 11.25", "50, 15", "80, 30"})
    void oneConstantServer(int rate, double response) {
        check("{type: constant, time: 10 ms}", 1, 1, rate, response);
    }

    /** The same for uniform service from 5 to 15 ms: 10 + rho (1 + 1/12) 10 / (2 (1 - rho)) ms. */
    @ParameterizedTest
    @CsvSource({"50, 15.416667"})
    void oneUniformServer(int rate, double response) {
        check("{type: uniform, min: 5 ms, max: 15 ms}", 1, 1, rate, response);
    }

    /** Erlang's C formula for two servers, section 3.5; 10 / (1 - rho^2) ms with rho = lambda / (2 mu). */
    @ParameterizedTest
    @CsvSource({"40, 10.416667", "100, 13.333333", "160, 27.777778"})
    void twoExponentialServers(int rate, double response) {
        check("{type: exponential, mean: 10 ms}", 2, 2, rate, response);
    }

    /** The results are the same whether requests wait in the driver or in the device. */
    @ParameterizedTest
    @CsvSource({"80, 50"})
    void aQueueInsideTheDevice(int rate, double response) {
        check("{type: exponential, mean: 10 ms}", 1, 1000, rate, response);
    }

    /**
     * A queue that receives more than it can serve has no mean (section 3.2), whether the run is stopped or the queue drains at the
     * end; one in steady state has a mean, however long its queue is at times.
     */
    @ParameterizedTest
    @CsvSource({"120, exponential, 40", "120, constant, 40", "90, exponential, 0", "90, constant, 0"})
    void anOverloadIsNotedAndAHighLoadIsNot(int rate, String type, int noted) {
        String service = type.equals("constant") ? "{type: constant, time: 10 ms}" : "{type: exponential, mean: 10 ms}";
        Loaded<Scenario> scenario = scenario(service, 1, 1, rate, 5000, 0);
        Runner runner = spindle.runner("test");
        int notes = 0;
        for (int i = 0; i < 40; i++) {
            RunResult result = runner.run(new Runner.Job(scenario.value(), i, "", List.of()));
            assertThat(result.run().stoppedBy()).as("the queue drained").isEqualTo("end-of-events");
            notes += result.notes().stream().anyMatch(note -> note.startsWith(RunResult.QUEUE_GROWING)) ? 1 : 0;
        }
        assertThat(notes).isEqualTo(noted);
    }

    private void check(String service, int servers, int depth, int rate, double response) {
        Loaded<Scenario> scenario = scenario(service, servers, depth, rate, 30000, 3000);
        Runner runner = spindle.runner("test");
        double[] responses = new double[REPLICATIONS];
        double[] busy = new double[REPLICATIONS];
        for (int i = 0; i < REPLICATIONS; i++) {
            RunResult result = runner.run(new Runner.Job(scenario.value(), i, "", List.of()));
            responses[i] = mean(result, "system", "response-time");
            busy[i] = mean(result, "server", "utilisation");
        }
        MeanEstimate estimate = MeanEstimate.of(responses);
        assertThat(estimate.mean())
                .as("%s servers %d rate %d", service, servers, rate)
                .isBetween(response - estimate.halfWidth(LEVEL), response + estimate.halfWidth(LEVEL));
        assertThat(estimate.halfWidth(LEVEL)).as("the interval says something").isLessThan(0.2 * response);
        MeanEstimate utilisation = MeanEstimate.of(busy);
        assertThat(Math.abs(utilisation.mean() - rate / (100.0 * servers))).isLessThan(utilisation.halfWidth(LEVEL));
    }

    private Loaded<Scenario> scenario(String service, int servers, int depth, int rate, int requests, int warmUp) {
        return spindle.configs()
                .load(
                        "queue",
                        """
                devices:
                  server: {type: fixed, capacity: 1 GB, service: %s, servers: %d, queueDepth: %d}
                workload:
                  type: random
                  requests: %d
                  arrivals: {type: open, interarrival: {type: poisson, rate: %d}}
                warmUp: {requests: %d}
                """.formatted(service, servers, depth, requests, rate, warmUp),
                        Path.of(""),
                        List.of(),
                        Scenario.class);
    }

    private static double mean(RunResult result, String component, String name) {
        Metric metric = result.metrics().stream()
                .filter(each -> each.component().equals(component)
                        && each.requestClass().equals("all")
                        && each.name().equals(name))
                .findFirst()
                .orElseThrow();
        return metric.value() instanceof Metric.Distribution distribution
                ? distribution.mean()
                : ((Metric.Level) metric.value()).mean();
    }
}
