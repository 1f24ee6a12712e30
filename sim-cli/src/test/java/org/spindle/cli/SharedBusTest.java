package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.plugin.PluginOptions;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import org.spindle.stats.inference.MeanEstimate;

/** Devices and controllers whose data share a bus, each with a k-th of its bandwidth while k of them transfer. */
class SharedBusTest {

    private static final double EXACT = 2e-6;

    private final SpindleProcess spindle =
            SpindleProcess.start(new PluginOptions(Path.of("no-plugins"), List.of(), null));

    private RunResult run(String text, int replication) {
        Loaded<Scenario> scenario = spindle.configs().load("shared", text, Path.of(""), List.of(), Scenario.class);
        return spindle.runner("test").run(new Runner.Job(scenario.value(), replication, "", List.of()));
    }

    private static Metric.Value value(RunResult result, String component, String metric) {
        return result.metrics().stream()
                .filter(m -> m.component().equals(component)
                        && m.name().equals(metric)
                        && m.requestClass().equals("all"))
                .findFirst()
                .orElseThrow()
                .value();
    }

    private static double mean(RunResult result) {
        return ((Metric.Distribution) value(result, "system", "response-time")).mean();
    }

    /** Mean and longest response time in milliseconds of two requests, the second of which is the shorter. */
    private void check(String text, double first, double second) {
        RunResult result = run(text, 0);
        assertThat(mean(result)).isCloseTo((first + second) / 2, within(EXACT));
        assertThat(((Metric.Distribution) value(result, "system", "response-time")).max())
                .isCloseTo(Math.max(first, second), within(EXACT));
    }

    /** 40 sectors of the first alone, 50 of each in 1 ms, the last 10 alone, behind accesses of 1 ms. */
    @ParameterizedTest
    @CsvSource({"true, 2.5, 2.0", "false, 2.0, 1.5"})
    void transfersOfTwoDisksOverlap(boolean shared, double first, double second) {
        check("""
            devices:
              a: {type: simple, capacity: 1 GB, access: 1 ms}
              b: {type: simple, capacity: 1 GB, access: 1 ms}
            buses:
              link: {type: interleaved, readSectorTime: 0.01 ms, shared: %s}
            topology:
              - {bus: link, attached: [a, b]}
            workload:
              type: given
              requests:
                - {operation: read, device: a, size: 100 sectors}
                - {at: 0.4 ms, operation: read, device: b, size: 50 sectors}
            """.formatted(shared), first, second);
    }

    /**
     * Below the shared bus of 0.01 ms are buses of 0.015 ms: 20 sectors of the first until 0.3 ms, then 0.02 ms for each of
     * both until the second ends, 50 sectors later at 1.3 ms; then the last 30 of the first in 0.45 ms.
     */
    @ParameterizedTest
    @ValueSource(strings = {"exclusive", "interleaved"})
    void theSharedBusMayStandAboveOthers(String lower) {
        check("""
            devices:
              a: {type: simple, capacity: 1 GB, access: 1 ms}
              b: {type: simple, capacity: 1 GB, access: 1 ms}
            controllers:
              left: {type: pass-through}
              right: {type: pass-through}
            buses:
              host: {type: interleaved, readSectorTime: 0.01 ms}
              l: {type: %1$s, readSectorTime: 0.015 ms}
              r: {type: %1$s, readSectorTime: 0.015 ms}
            topology:
              - {bus: host, attached: [left, right]}
              - {bus: l, below: left, attached: [a]}
              - {bus: r, below: right, attached: [b]}
            workload:
              type: given
              requests:
                - {operation: read, device: a, size: 100 sectors}
                - {at: 0.3 ms, operation: read, device: b, size: 50 sectors}
            """.formatted(lower), 2.75, 2.0);
    }

    /** The same for controllers that move data themselves: writes, which cross before storage takes 10 ms. */
    @Test
    void transfersOfTwoControllersOverlap() {
        check("""
            devices:
              a: {type: fixed, capacity: 1 GB, service: {type: constant, time: 10 ms}}
              b: {type: fixed, capacity: 1 GB, service: {type: constant, time: 10 ms}}
            controllers:
              left: {type: intelligent}
              right: {type: intelligent, sectorTime: 0.015 ms}
            buses:
              host: {type: interleaved, writeSectorTime: 0.01 ms}
              l: {type: exclusive}
              r: {type: exclusive}
            topology:
              - {bus: host, attached: [left, right]}
              - {bus: l, below: left, attached: [a]}
              - {bus: r, below: right, attached: [b]}
            workload:
              type: given
              requests:
                - {operation: write, device: a, size: 100 sectors}
                - {at: 0.4 ms, operation: write, device: b, size: 50 sectors}
            """, 11.5, 11.0);
    }

    /**
     * Work is conserved: for every order in which data become available, the bus is busy for the sum of the times of all requests'
     * data, 0.02 ms per sector: no device is slower than its share. Every request is served once.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hdd, model: seagate-cheetah-4lp-4g",
                "hdd, model: hp-c2247a, bus: {sectorTime: 0 ms}",
                "simple, capacity: 1 GB, access: 4 ms, queueDepth: 3"
            })
    void aSharedBusIsBusyForAsLongAsItsDataTakeAlone(String device) {
        RunResult result = run("""
            devices:
              a: {type: %1$s}
              b: {type: %1$s}
              c: {type: %1$s}
            controllers:
              ctl: {type: adapter}
            buses:
              host: {type: interleaved, readSectorTime: 0.02 ms, writeSectorTime: 0.02 ms}
              back: {type: interleaved, readSectorTime: 0.01 ms, writeSectorTime: 0.01 ms}
            topology:
              - {bus: host, attached: [ctl, c]}
              - {bus: back, below: ctl, attached: [a, b]}
            workload:
              type: random
              requests: 6000
              reads: 0.6
              sequential: 0.3
              sizes: {type: constant, size: 40 sectors}
              arrivals: {type: closed, population: 12}
            """.formatted(device), 1);
        assertThat(result.run().requestsMeasured()).isEqualTo(6000);
        Metric.Level busy = (Metric.Level) value(result, "host", "utilisation");
        assertThat(busy.mean() * result.run().simulatedNs() / (6000 * 40 * 20_000.0))
                .isCloseTo(1, within(1e-5));
        assertThat(((Metric.Level) value(result, "host", "transfers")).max())
                .as("all at once")
                .isEqualTo(3);
    }

    /**
     * Each disk has one user, who thinks, and an access time: a closed network of a delay and a processor-sharing station,
     * whose solution depends on means only (Baskett, Chandy, Muntz and Palacios 1975). Mean-value analysis: with n users the
     * bus takes R(n) = S (1 + Q(n - 1)), Q(n) = n R(n) / (Z + R(n)), where Z is thinking and access.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{type: constant, size: 100 sectors}",
                "{type: two-value, value: 20 sectors, other: 420 sectors, probability: 0.2}"
            })
    void aClosedLoadMeetsAProcessorSharingStation(String sizes) {
        String text = """
            devices: {%s}
            buses:
              link: {type: interleaved, readSectorTime: 0.01 ms}
            topology:
              - {bus: link, attached: [a, b, c, d]}
            workload:
              type: processes
              requests: 5000
              processes: [%s]
            warmUp: {requests: 500}
            """.formatted(
                        eachOf("%s: {type: simple, capacity: 1 GB, access: 1 ms}"),
                        eachOf("{devices: [%s], reads: 1, critical: 1, sizes: " + sizes
                                + ", think: {type: exponential, mean: 1 ms}}"));
        double[] means = new double[10];
        for (int i = 0; i < means.length; i++) {
            means[i] = mean(run(text, i));
        }
        double response = 0;
        double queue = 0;
        for (int n = 1; n <= 4; n++) {
            response = 1 + queue;
            queue = n * response / (2 + response);
        }
        MeanEstimate estimate = MeanEstimate.of(means);
        double halfWidth = estimate.halfWidth(0.001);
        assertThat(estimate.mean()).isBetween(1 + response - halfWidth, 1 + response + halfWidth);
        assertThat(halfWidth).as("the interval says something").isLessThan(0.1);
    }

    private static String eachOf(String template) {
        return String.join(
                ", ",
                List.of("a", "b", "c", "d").stream().map(template::formatted).toList());
    }
}
