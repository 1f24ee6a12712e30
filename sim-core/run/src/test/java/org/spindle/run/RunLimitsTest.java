package org.spindle.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.run.Doubles.MS;
import static org.spindle.run.TestRuns.THREE;
import static org.spindle.run.TestRuns.distribution;
import static org.spindle.run.TestRuns.find;
import static org.spindle.run.TestRuns.level;
import static org.spindle.run.TestRuns.run;
import static org.spindle.run.TestRuns.with;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.result.Metric;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestWorkloads.Closed;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;

/** Where a run begins to measure and where it ends: warm-up, stop and interruption. */
class RunLimitsTest {

    @Test
    void theWarmUpByRequestsForgetsThatMany() {
        RunOutcome outcome = run(with(
                Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100)), Script.of(THREE)),
                new WarmUp(Time.ZERO, 1),
                Stop.NEVER));
        assertThat(outcome.run().warmUpNs()).isEqualTo(10 * MS);
        assertThat(outcome.run().requestsCompleted()).isEqualTo(3);
        assertThat(outcome.run().requestsMeasured()).isEqualTo(2);
        assertThat(distribution(outcome, "system", "all", "response-time").mean())
                .isEqualTo(20);
        // Two until 20 ms, one until 30 ms.
        assertThat(level(outcome, "system", "outstanding-requests").mean()).isEqualTo(1.5);
        assertThat(level(outcome, "system", "outstanding-requests").max()).isEqualTo(2);
        assertThat(find(outcome, "driver", "all", "dispatches"))
                .as("the second request leaves the queue when the first is complete, after the warm-up")
                .isEqualTo(new Metric.Count(2));
    }

    @Test
    void theWarmUpByTimeForgetsWhatIsCompleteByThen() {
        RunOutcome outcome = run(with(
                Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100)), Script.of(THREE)),
                new WarmUp(Time.ofMillis(25), 1),
                Stop.NEVER));
        assertThat(outcome.run().warmUpNs()).isEqualTo(25 * MS);
        assertThat(outcome.run().requestsMeasured()).isEqualTo(1);
        assertThat(level(outcome, "system", "throughput").mean()).isEqualTo(200);
    }

    @Test
    void aRunThatEndsWithinItsWarmUpMeasuresNothingAndSaysSo() {
        RunOutcome outcome = run(with(
                Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100)), Script.of(THREE)),
                new WarmUp(Time.ZERO, 4),
                Stop.NEVER));
        assertThat(outcome.run().requestsMeasured()).isZero();
        assertThat(distribution(outcome, "system", "all", "response-time").count())
                .isZero();
        assertThat(outcome.notes()).singleElement().asString().contains("nothing was measured");
    }

    @Test
    void stopsAfterSoManyRequests() {
        RunOutcome outcome = run(with(
                Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100)), new Closed()),
                WarmUp.NONE,
                new Stop(null, 7L)));
        assertThat(outcome.run().stoppedBy()).isEqualTo("requests");
        assertThat(outcome.run().requestsMeasured()).isEqualTo(7);
        assertThat(outcome.run().simulatedNs()).isEqualTo(70 * MS);
        assertThat(outcome.notes()).isEmpty();
    }

    @Test
    void stopsAtATime() {
        RunOutcome outcome = run(with(
                Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100)), new Closed()),
                WarmUp.NONE,
                new Stop(Time.ofMillis(55), null)));
        assertThat(outcome.run().stoppedBy()).isEqualTo("time");
        assertThat(outcome.run().simulatedNs()).isEqualTo(55 * MS);
        assertThat(outcome.run().requestsMeasured()).isEqualTo(5);
        assertThat(level(outcome, "system", "outstanding-requests").mean()).isEqualTo(1);
    }

    /** The results of an interrupted run are those of the requests that were complete at the interruption, and a note says so. */
    @Test
    void anInterruptedRunHasTheFiguresUpToThere() {
        RunOutcome outcome = interruptedAfter(7, 10 * MS);
        assertThat(outcome.run().stoppedBy()).isEqualTo("interrupted");
        assertThat(outcome.run().requestsMeasured()).isEqualTo(7);
        assertThat(outcome.run().requestsLost()).isZero();
        assertThat(outcome.notes()).containsExactly("interrupted: this is a part of the run, up to 0.07 s");
    }

    /** 326,827 ns, and 7 requests of 1,763,668.4 s: more than 10^7 s, which a double writes with an exponent. */
    @Test
    void theTimeOfTheInterruptHasNoExponent() {
        assertThat(interruptedAfter(1, 326_827).notes())
                .containsExactly("interrupted: this is a part of the run, up to 0.000326827 s");
        assertThat(interruptedAfter(7, 1_763_668_400_000_000L).notes())
                .containsExactly("interrupted: this is a part of the run, up to 12345700 s");
    }

    /** A run of one request at a time, each of which takes {@code nanos}. */
    private static RunOutcome interruptedAfter(int requests, long nanos) {
        List<RunControl> given = new ArrayList<>();
        RunOutcome outcome =
                run(Doubles.scenario(Doubles.devices(new Fixed(nanos, 100)), new Closed()), new RunObserver() {
                    private int seen;

                    @Override
                    public void begin(RunControl control) {
                        given.add(control);
                    }

                    @Override
                    public void completed(Request request) {
                        if (++seen == requests) {
                            given.get(0).interrupt();
                        }
                    }
                });
        assertThat(given.get(0).requests()).isEmpty();
        return outcome;
    }

    @Test
    void theLimitsOfARunAreKnownToItsObservers() {
        List<RunControl> given = new ArrayList<>();
        run(
                with(
                        Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100)), new Closed()),
                        WarmUp.NONE,
                        new Stop(Time.ofMillis(55), 7L)),
                new RunObserver() {
                    @Override
                    public void begin(RunControl control) {
                        given.add(control);
                    }
                });
        assertThat(given.get(0).requests()).hasValue(7);
        assertThat(given.get(0).nanos()).hasValue(55 * MS);
    }
}
