package org.spindle.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.config.ConfigException;

/** The points of a plan, enumerated by hand. */
class SweepPlanTest {

    @Test
    void crossedAxesMeetInEveryCombinationAndTheLastChangesFastest() {
        SweepPlan plan =
                Sweeps.plan("sweep: {axes: [{path: seed, values: [1, 2]}], replications: 3}", "warmUp.requests=5,6");
        assertThat(Sweeps.points(plan))
                .containsExactly(
                        "{seed=1, warmUp.requests=5}",
                        "{seed=1, warmUp.requests=6}",
                        "{seed=2, warmUp.requests=5}",
                        "{seed=2, warmUp.requests=6}");
        assertThat(plan.runs()).isEqualTo(12);
    }

    @Test
    void zippedAxesGoTogether() {
        SweepPlan plan = Sweeps.plan(
                "sweep: {mode: zipped, axes: [{path: seed, values: [1, 2]}, {path: warmUp.requests, values: [5, 6]}]}");
        assertThat(Sweeps.points(plan)).containsExactly("{seed=1, warmUp.requests=5}", "{seed=2, warmUp.requests=6}");
    }

    @Test
    void aConditionalAxisVariesOnlyWhereItsConditionHolds() {
        SweepPlan plan = Sweeps.plan("""
                sweep:
                  axes:
                    - {path: driver.policy, values: [a, b]}
                    - {path: devices.d.depth, values: [1, 2], when: {driver.policy: b}}
                    - {path: warmUp.requests, values: [7, 8], when: {driver.policy: b, devices.d.depth: 2}}
                """);
        assertThat(Sweeps.points(plan))
                .containsExactly(
                        "{driver.policy=a}",
                        "{driver.policy=b, devices.d.depth=1}",
                        "{driver.policy=b, devices.d.depth=2, warmUp.requests=7}",
                        "{driver.policy=b, devices.d.depth=2, warmUp.requests=8}");
    }

    @Test
    void anOptionReplacesTheValuesOfTheSameAxisAndKeepsItsPlace() {
        SweepPlan plan = Sweeps.plan(
                "sweep: {axes: [{path: seed, values: [1, 2]}, {path: warmUp.requests, values: [5]}]}", "seed=9");
        assertThat(Sweeps.points(plan)).containsExactly("{seed=9, warmUp.requests=5}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "range: {from: 10 ms, to: 50 ms, step: 10 ms}     | 10 ms, 20 ms, 30 ms, 40 ms, 50 ms",
                "range: {from: 500 us, to: 2 ms, step: 0.5 ms}    | 500 us, 1000 us, 1500 us, 2000 us",
                "range: {from: 0.1, to: 0.35, step: 0.1}          | 0.1, 0.2, 0.3",
                "range: {from: 4 KiB, to: 0.01 MiB, step: 2 KiB}  | 4 KiB, 6 KiB, 8 KiB, 10 KiB",
                "range: {from: 5, to: 5, step: 1}                 | 5",
                "log: {from: 1 ms, to: 1 s, points: 4}            | 1 ms, 10 ms, 100 ms, 1000 ms",
                "log: {from: 1, to: 10, points: 3}                | 1, 3.162, 10",
                "log: {from: 1, to: 16, points: 9, whole: true}   | 1, 2, 3, 4, 6, 8, 11, 16"
            })
    void valuesOfARangeAreWrittenOut(String axis, String values) {
        SweepPlan plan = Sweeps.plan("sweep: {axes: [{path: name, " + axis + "}]}");
        assertThat(String.join(", ", plan.axes().get(0).values())).isEqualTo(values);
    }

    @Test
    void valuesMadeOfKeysMayHoldCommas() {
        SweepPlan plan = Sweeps.plan("", "driver={type: standard, policy: x},{type: standard},'standard'");
        assertThat(plan.axes().get(0).values())
                .containsExactly("{type: standard, policy: x}", "{type: standard}", "'standard'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{axes: [{path: seed}]} | the axis seed has no values",
                "{axes: [{path: seed, values: []}]} | the axis seed has no values",
                "{axes: [{path: seed, values: [1], range: {from: 1, to: 2, step: 1}}]} | in several ways",
                "{axes: [{path: seed, values: [1, 1]}]} | the value '1' twice",
                "{axes: [{path: seed, values: [1]}, {path: seed, values: [2]}]} | two axes of the path seed",
                "{axes: [{path: sweep.mode, values: [zipped]}]} | cannot vary the sweep itself",
                "{axes: [{path: a..b, values: [1]}]} | is not a path of keys",
                "{axes: [{path: seed, range: {from: 1, to: 2, step: 0}}]} | the step is 0",
                "{axes: [{path: seed, range: {from: 3, to: 2, step: 1}}]} | is empty",
                "{axes: [{path: seed, range: {from: 1 ms, to: 2, step: 1}}]} | is not in ms",
                "{axes: [{path: seed, range: {from: x, to: 2, step: 1}}]} | 'x' is not a number",
                "{axes: [{path: seed, range: {from: 0, to: 1, step: 0.0000001}}]} | 10000001 values",
                "{axes: [{path: seed, log: {from: 0, to: 2, points: 3}}]} | cannot go from 0 to 2",
                "{axes: [{path: seed, log: {from: 1, to: 1.001, points: 9}}]} | not all different",
                "{axes: [{path: seed, values: [1], when: {name: x}}]} | which is not an earlier axis",
                "{axes: [{path: name, values: [y]}, {path: seed, values: [1], when: {name: x}}]} | never applies",
                "{axes: [{path: seed, values: [1, 2]}], replications: 500001} | more than 1000000 runs",
                "{mode: zipped, axes: [{path: seed, values: [1, 2]}, {path: name, values: [1]}]} | seed has 2, name has 1",
                "{axes: []} | nothing to sweep"
            })
    void whatCannotBeSweptIsRefused(String sweep, String message) {
        assertThatThrownBy(() -> Sweeps.plan("sweep: " + sweep))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("s.yaml");
    }

    @Test
    void everyValueIsBoundAndAllProblemsAreReportedWithTheirPlaces() {
        assertThatThrownBy(() -> Sweeps.planner(1, "devices.d.depth=1,100", "no.such=1,2", "workload.rate=x")
                        .check())
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("'100' is out of range\n  at --axis devices.d.depth=1,100")
                .hasMessageContaining("unknown key 'no'\n  at --axis no.such=1,2")
                .hasMessageContaining("'x' is not a number\n  at --axis workload.rate=x")
                .hasMessageContaining("3 problems");
    }

    @Test
    void entriesHoldTheScenarioWithItsValuesAndWithPathsFromTheSweepDirectory() {
        SweepPlanner planner = Sweeps.planner(2, "seed=4,5", "devices.d.time=3 ms");
        List<PlanEntry> entries = new ArrayList<>();
        planner.entries(Path.of("out/sweep").toAbsolutePath()).forEachRemaining(entries::add);
        assertThat(entries)
                .extracting(PlanEntry::id)
                .containsExactly("p0000-r00", "p0000-r01", "p0001-r00", "p0001-r01");
        assertThat(entries).extracting(PlanEntry::seed).containsExactly(4L, 4L, 5L, 5L);
        assertThat(entries).extracting(PlanEntry::replication).containsExactly(0, 1, 0, 1);
        assertThat(entries.get(3).scenario())
                .contains("seed: 5", "time: 3 ms", "file: ../../in/a.trace", "sweep: null");
        assertThat(RowJson.entry(RowJson.write(entries.get(3)))).isEqualTo(entries.get(3));
    }

    @Test
    void valuesThatDoNotGoTogetherAreReportedWithTheirPoint() {
        SweepPlanner planner = Sweeps.planner(1, "stop.requests=100,10", "warmUp.requests=5,50");
        planner.check();
        assertThatThrownBy(() -> planner.entries(Path.of("x")).forEachRemaining(entry -> {}))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("within the warm-up of 50")
                .hasMessageContaining("at the point {stop.requests=10, warmUp.requests=50}");
    }
}
