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
import org.spindle.plugin.PluginOptions;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;

/** Volumes of scenarios, over devices that take 10 ms for each request. */
class VolumesTest {

    private static final String DISK = "{type: fixed, capacity: 8 MiB, service: {type: constant, time: 10 ms}}";

    private final SpindleProcess spindle =
            SpindleProcess.start(new PluginOptions(Path.of("no-plugins"), List.of(), null));

    private RunResult run(String layers, String workload) {
        StringBuilder text = new StringBuilder("devices:\n");
        for (int i = 0; i < 8; i++) {
            text.append("  d").append(i).append(": ").append(DISK).append('\n');
        }
        text.append("layers:\n").append(layers.indent(2));
        text.append("workload: {type: random, requests: 400, alignment: 4 KiB, ")
                .append(workload)
                .append("}\n");
        Scenario scenario = spindle.configs()
                .load("volumes", text.toString(), Path.of(""), List.of(), Scenario.class)
                .value();
        return spindle.runner("test").run(new Runner.Job(scenario, 0, "", List.of()));
    }

    private static Metric.Value metric(RunResult result, String component, String name) {
        return result.metrics().stream()
                .filter(each -> each.component().equals(component)
                        && each.requestClass().equals("all")
                        && each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value();
    }

    private static long count(RunResult result, String name) {
        return ((Metric.Count) metric(result, "volume", name)).value();
    }

    private static double response(RunResult result) {
        return ((Metric.Distribution) metric(result, "system", "response-time")).mean();
    }

    /**
     * One user: a read takes one service; a small write as many as depend on each other. The numbers of requests to members are
     * those of Hennessy and Patterson, section 6.5.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {type: striping}                    | 1 | 1 | 10
            {type: mirror}                      | 1 | 8 | 10
            {type: raid-10}                     | 1 | 2 | 10
            {type: raid-4}                      | 1 | 4 | 20
            {type: raid-5}                      | 1 | 4 | 20
            {type: raid-5, rotation: right-asymmetric, parityUnit: 256 KiB} | 1 | 4 | 20
            {type: raid-5, addressing: members} | 1 | 4 | 20
            {type: raid-4, addressing: slices}  | 1 | 4 | 20
            {type: raid-6}                      | 1 | 6 | 20
            {type: declustered, stripeUnits: 4, spares: 1} | 1 | 4 | 20
            {type: striping, addressing: slices} | 1 | 1 | 10
            """)
    void servesOneUserInAsManyServicesAsItMust(String layer, int readRequests, int writeRequests, double writeTime) {
        String volume = "volume: {over: [d0, d1, d2, d3, d4, d5, d6, d7], layer: " + layer + "}";
        String alone = "arrivals: {type: closed}";
        RunResult reads = run(volume, "reads: 1, " + alone);
        assertThat(count(reads, "member-reads")).isEqualTo(400L * readRequests);
        assertThat(response(reads)).isCloseTo(10, within(1e-9));
        RunResult writes = run(volume, "reads: 0, " + alone);
        assertThat(count(writes, "member-reads") + count(writes, "member-writes"))
                .isEqualTo(400L * writeRequests);
        assertThat(response(writes)).isCloseTo(writeTime, within(1e-9));
        assertThat(writes.run().requestsCompleted()).isEqualTo(400);
    }

    /** Volumes over volumes, with failures and rebuilds below and above: every request is completed once. */
    @ParameterizedTest
    @ValueSource(strings = {"""
                volume: {over: [left, right], layer: {type: striping, unit: 32 KiB}}
                left: {over: [d0, d1, d2, d3], layer: {type: raid-5, spares: 1, fail: [{device: d1, at: 300 ms}]}}
                right: {over: [d4, d5, d6, d7], layer: {type: raid-6, unit: 8 KiB, fail: [{device: 0, at: 1 s}, {device: 3, at: 2 s}]}}
                """, """
                volume: {over: [left, right, other], layer: {type: mirror, useSmallest: true, spares: 1, fail: [{device: left, at: 1 s}]}}
                left: {over: [d0, d1], layer: {type: striping, unit: 0 B}}
                right: {over: [d2, d3, d4], layer: {type: concatenation}}
                other: {over: [d5, d6, d7], layer: {type: concatenation}}
                """, """
                volume: {over: [slices, d4, d5], layer: {type: raid-4, useSmallest: true}}
                slices: {over: [d0, d1, d2, d3], layer: {type: raid-10, addressing: slices, read: random}}
                """, """
                volume: {over: [d0, d1, d2, d3, d4, d5, d6, d7], layer: {type: declustered, stripeUnits: 3, spares: 1, fail: [{device: d6, at: 500 ms}]}}
                """, """
                volume: {over: [d0, d1, d2, d3], layer: {type: raid-3, spares: 1, fail: [{device: d2, at: 500 ms}], rebuild: {rate: 1 MB/s}}}
                """})
    void completesEveryRequestOnce(String layers) {
        RunResult result = run(
                layers,
                "reads: 0.5, sizes: {type: exponential, mean: 32 KiB}, arrivals: {type: open, interarrival: {type: poisson, rate: 30}}");
        assertThat(result.run().requestsCompleted()).isEqualTo(400);
        assertThat(result.run().requestsArrived()).isEqualTo(400);
        assertThat(result.notes()).noneMatch(note -> note.contains("lost"));
    }

    /** 8 MiB in steps of 1 MiB, each a read of all and a write of one: 8 times 20 ms without any load. */
    @Test
    void rebuildsAsFastAsItsStepsAllow() {
        RunResult result = run(
                "volume: {over: [d0, d1, d2, d3], layer: {type: raid-5, spares: 1, fail: [{device: d2, at: 1 h}]}}",
                "arrivals: {type: closed}");
        assertThat(((Metric.Distribution) metric(result, "volume", "rebuild-time")).mean())
                .isCloseTo(160, within(1e-9));
        assertThat(((Metric.Level) metric(result, "volume", "rebuilt")).max()).isEqualTo(1);
        assertThat(count(result, "rebuilt-sectors")).isEqualTo(8 << 11);
    }
}
