package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.run.Doubles.MS;

import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.Runner.Job;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestWorkloads.Arrival;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.Detection;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.scenario.Sections;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

class WarmUpDetectionTest {

    private static final WarmUp MSER = new WarmUp(Time.ZERO, 0, Detection.MSER);

    private final Runner runner =
            new Runner(new RunAssembly(new Doubles(), Doubles.noTraces()), GZIPOutputStream::new, "9", List.of());

    /** A hundred requests arrive at once and queue for 1 ms each; all later ones find the device idle. */
    private static List<Arrival> burstThenSteady(int steady) {
        List<Arrival> arrivals = new ArrayList<>();
        for (int i = 0; i < 100 + steady; i++) {
            long at = i < 100 ? 0 : (i + 100L) * MS;
            arrivals.add(new Arrival(at, 0, Operation.READ, 0, 1));
        }
        return arrivals;
    }

    @Test
    void theTransientIsLeftOut() {
        RunResult result = run(scenario(burstThenSteady(900), MSER));
        assertThat(result.notes()).containsExactly("warm-up found by MSER-5: the first 100 completed requests");
        assertThat(result.run().requestsCompleted()).isEqualTo(1000);
        assertThat(result.run().requestsMeasured()).isEqualTo(900);
        assertThat(result.run().warmUpNs()).isEqualTo(100 * MS);
        Metric.Distribution response =
                (Metric.Distribution) result.metrics().get(0).value();
        assertThat(response.mean()).isEqualTo(1);
        assertThat(response.max()).isEqualTo(1);
    }

    /** Exclusion is exact: the same as a warm-up given by hand, but for the note. */
    @Test
    void theResultIsThatOfTheWarmUpGivenByHand() {
        RunResult found = run(scenario(burstThenSteady(900), MSER));
        RunResult given = run(scenario(burstThenSteady(900), new WarmUp(Time.ZERO, 100)));
        assertThat(found.metrics()).isEqualTo(given.metrics());
        assertThat(found.series()).isEqualTo(given.series());
        assertThat(found.run()).isEqualTo(given.run());
    }

    @Test
    void aLongerWarmUpStands() {
        RunResult result = run(scenario(burstThenSteady(900), new WarmUp(Time.ZERO, 300, Detection.MSER)));
        assertThat(result.run().requestsMeasured()).isEqualTo(700);
    }

    @Test
    void aRunThatDoesNotSettleSaysSo() {
        RunResult result = run(scenario(burstThenSteady(50), MSER));
        assertThat(result.notes()).singleElement().asString().contains("no end of the warm-up was found", "run longer");
        assertThat(result.run().requestsMeasured()).isEqualTo(150);
    }

    @Test
    void observersSeeEachRequestOnce() {
        long[] seen = new long[1];
        RunObserver counting = new RunObserver() {
            @Override
            public void completed(Request request) {
                seen[0]++;
            }
        };
        runner.run(new Job(scenario(burstThenSteady(900), MSER), 0, "", List.of(counting)));
        assertThat(seen[0]).isEqualTo(1000);
    }

    private RunResult run(Scenario scenario) {
        return runner.run(new Job(scenario, 0, "", List.of()));
    }

    private static Scenario scenario(List<Arrival> arrivals, WarmUp warmUp) {
        return Doubles.scenario(Doubles.devices(new Fixed(MS, 100)), new Script(arrivals))
                .with(Sections.WARM_UP, warmUp);
    }
}
