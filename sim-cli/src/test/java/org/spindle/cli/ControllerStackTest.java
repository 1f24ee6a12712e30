package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
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
import org.spindle.run.RunException;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;

/** Trees of buses and intelligent controllers, worked out by hand: devices of 10 ms, requests of 8 sectors. */
class ControllerStackTest {

    private static final String DEVICES = """
            devices:
              a: {type: fixed, capacity: 1 GB, service: {type: constant, time: 10 ms}}
              b: {type: fixed, capacity: 1 GB, service: {type: constant, time: 10 ms}}
            """;

    private static final String ONE_CONTROLLER = """
            controllers:
              ctl: {type: intelligent, %s}
            buses:
              host: {type: exclusive, readSectorTime: 0.1 ms, writeSectorTime: 0.1 ms}
              back: {type: exclusive}
            topology:
              - {bus: host, attached: [ctl]}
              - {bus: back, below: ctl, attached: [a, b]}
            """;

    private static final String WORKLOAD = """
            workload:
              type: random
              requests: %d
              reads: %s
              arrivals: {type: closed, population: %d}
            """;

    private final SpindleProcess spindle =
            SpindleProcess.start(new PluginOptions(Path.of("no-plugins"), List.of(), null));

    private RunResult run(String text) {
        Loaded<Scenario> scenario = spindle.configs().load("stack", text, Path.of(""), List.of(), Scenario.class);
        return spindle.runner("test").run(new Runner.Job(scenario.value(), 0, "", List.of()));
    }

    private static double mean(RunResult result, String component, String metric) {
        Metric found = result.metrics().stream()
                .filter(m -> m.component().equals(component)
                        && m.name().equals(metric)
                        && m.requestClass().equals("all"))
                .findFirst()
                .orElseThrow();
        return ((Metric.Distribution) found.value()).mean();
    }

    /** 10 ms of service, 0.8 ms on the host's bus in either direction, and each of the controller's times at its step. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sectorTime: 0 ms | 10.8",
                "sectorTime: 0.25 ms | 12.0",
                "commandTime: 1 ms | 11.8",
                "completionTime: 2 ms | 12.8",
                "deviceTime: 0.5 ms | 11.8"
            })
    void addsItsTimes(String times, double millis) {
        for (String reads : List.of("1", "0")) {
            RunResult result = run(DEVICES + ONE_CONTROLLER.formatted(times) + WORKLOAD.formatted(50, reads, 1));
            assertThat(mean(result, "system", "response-time")).isCloseTo(millis, within(1e-9));
        }
    }

    /**
     * The capacity of the controller limits the driver over all devices: a capacity of one admits one request at a time in total.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void sharesItsPlacesAmongDevices(int places) {
        RunResult result = run(DEVICES + ONE_CONTROLLER.formatted("queueDepth: " + places)
                + "driver: {outstanding: 1}\n" + WORKLOAD.formatted(400, "1", 40));
        double perSecond = 1e9 * result.run().requestsMeasured() / result.run().simulatedNs();
        assertThat(perSecond).isBetween(places == 1 ? 92.0 : 150.0, places == 1 ? 92.7 : 186.0);
    }

    /** A controller below a controller: two transfers of 0.8 ms beside the service of 10 ms. */
    @Test
    void standsBelowAnother() {
        RunResult result = run(DEVICES + """
                controllers:
                  array: {type: intelligent}
                  shelf: {type: intelligent}
                buses:
                  host: {type: exclusive, readSectorTime: 0.1 ms, writeSectorTime: 0.1 ms}
                  fabric: {type: exclusive, readSectorTime: 0.1 ms, writeSectorTime: 0.1 ms}
                  back: {type: exclusive}
                topology:
                  - {bus: host, attached: [array]}
                  - {bus: fabric, below: array, attached: [b, shelf]}
                  - {bus: back, below: shelf, attached: [a]}
                """ + WORKLOAD.formatted(50, "1", 1) + "  devices: [a]\n");
        assertThat(mean(result, "system", "response-time")).isCloseTo(11.6, within(1e-9));
        assertThat(mean(result, "array", "a-response-time")).isCloseTo(10.8, within(1e-9));
        assertThat(mean(result, "shelf", "a-response-time")).isCloseTo(10.0, within(1e-9));
    }

    /** A layer as cache must present every device below. */
    @Test
    void refusesACacheThatMergesItsDevices() {
        assertThatThrownBy(() ->
                        run(DEVICES + ONE_CONTROLLER.formatted("cache: concatenation") + WORKLOAD.formatted(1, "1", 1)))
                .isInstanceOf(RunException.class)
                .hasMessageContaining("presents 1 units over the 2 devices below the controller");
    }

    /**
     * DiskSim subsystem reference, 9.1, 9.2 and vector 29.2: a simple disk of 10 ms behind a controller whose messages take
     * 1 ms when passed through, and half of that when a host adapter handles them.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "type: pass-through, messageDelay: 1 ms | 14.0 | 16.0",
                "type: adapter | 12.0 | 12.5",
                "type: adapter, sectorTime: 0.1 ms | 12.8 | 13.3"
            })
    void controllersOnTheWayTakeTheirTime(String controller, double readMillis, double writeMillis) {
        String text = """
                devices:
                  a: {type: simple, capacity: 100000 sectors, overhead: 0.5 ms, access: 9.5 ms}
                controllers:
                  ctl: {%s}
                buses:
                  host: {type: interleaved}
                  back: {type: exclusive}
                topology:
                  - {bus: host, attached: [ctl]}
                  - {bus: back, below: ctl, attached: [a]}
                """.formatted(controller);
        assertThat(mean(run(text + WORKLOAD.formatted(20, "1", 1)), "system", "response-time"))
                .isCloseTo(readMillis, within(1e-9));
        assertThat(mean(run(text + WORKLOAD.formatted(20, "0", 1)), "system", "response-time"))
                .isCloseTo(writeMillis, within(1e-9));
    }
}
