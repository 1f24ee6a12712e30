package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.run.Doubles.MS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.run.TestDevices.Exponential;
import org.spindle.run.TestWorkloads.Poisson;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.LayerSpec;
import org.spindle.scenario.Scenario.Measurement;
import org.spindle.scenario.Scenario.Output;
import org.spindle.scenario.Scenario.RequestOutput;
import org.spindle.scenario.Sections;

/** A summary has the response times and rates of the workload's requests, and what components declare, as a full result has. */
class SummaryTest {

    private static final Set<String> OF_REQUESTS = Set.of("response-time", "throughput", "data-rate");

    /** Two devices with exponential times below a layer that sends each request to both. */
    private static final Scenario SCENARIO = Doubles.scenario(
                    Doubles.devices(new Exponential(MS, 1000), new Exponential(2 * MS, 1000)),
                    new Poisson(6 * MS, 3000))
            .with(
                    Sections.LAYERS,
                    Map.of("both", new LayerSpec(List.of("disk0", "disk1"), Doubles.of(new LayerTest.Everywhere()))));

    private final RunOutcome full = run(Measurement.FULL);
    private final RunOutcome summary = run(Measurement.SUMMARY);

    private static RunOutcome run(Measurement measure) {
        return TestRuns.run(SCENARIO.with(Sections.OUTPUT, new Output(RequestOutput.NONE, 64, measure)));
    }

    private static String name(Metric metric) {
        return metric.component() + "/" + metric.requestClass() + "/" + metric.name();
    }

    private static Map<String, Metric.Value> values(RunOutcome of) {
        Map<String, Metric.Value> values = new LinkedHashMap<>();
        of.metrics()
                .forEach(metric -> assertThat(values.put(name(metric), metric.value()))
                        .as(name(metric))
                        .isNull());
        return values;
    }

    @Test
    void everyValueIsThatOfTheFullResult() {
        assertThat(values(full)).containsAllEntriesOf(values(summary));
        assertThat(summary.series()).isEqualTo(full.series());
        assertThat(summary.run()).isEqualTo(full.run());
    }

    @Test
    void onlyTheOtherTimesAndTheRequestsOfLayersAreLeftOut() {
        Set<String> missing = full.metrics().stream()
                .filter(metric -> !values(summary).containsKey(name(metric)))
                .map(metric -> metric.component().equals("system")
                        ? metric.name()
                        : metric.component().equals("both") ? "both/" + metric.name() : metric.component())
                .collect(Collectors.toSet());
        assertThat(missing)
                .contains("queue-time", "service-time", "waiting-time", "unaccounted-time", "disk0", "disk1")
                .doesNotContainAnyElementsOf(OF_REQUESTS)
                .doesNotContain("outstanding-requests", "both/response-time", "both/throughput");
    }

    @Test
    void unitsThatTheWorkloadAddressesHaveResponseTimes() {
        assertThat(values(summary))
                .containsKeys(
                        "system/all/response-time",
                        "system/read/response-time",
                        "both/all/response-time",
                        "both/all/throughput");
        assertThat(values(summary).keySet()).noneMatch(name -> name.startsWith("disk0/"));
    }
}
