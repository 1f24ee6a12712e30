package org.spindle.run;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.spindle.run.Doubles.MS;
import static org.spindle.run.TestRuns.THREE;
import static org.spindle.run.TestRuns.distribution;
import static org.spindle.run.TestRuns.find;
import static org.spindle.run.TestRuns.level;
import static org.spindle.run.TestRuns.read;
import static org.spindle.run.TestRuns.run;
import static org.spindle.run.TestRuns.series;
import static org.spindle.run.TestRuns.with;
import static org.spindle.run.TestRuns.write;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.spindle.random.RandomStreams;
import org.spindle.result.Metric;
import org.spindle.result.ResultJson;
import org.spindle.result.Series;
import org.spindle.run.TestDevices.Exponential;
import org.spindle.run.TestDevices.Fixed;
import org.spindle.run.TestWorkloads.Arrival;
import org.spindle.run.TestWorkloads.Closed;
import org.spindle.run.TestWorkloads.Poisson;
import org.spindle.run.TestWorkloads.Script;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** The metrics and series of a run, worked by hand, and their independence of what a seed does not determine. */
class SimulationTest {

    /** Service 10 ms, arrivals at 0, 5, 5 ms, first come first served: complete at 10, 20, 30 ms. */
    @Test
    void threeRequestsWorkedByHand() {
        RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100)), Script.of(THREE)));

        assertThat(outcome.run().simulatedNs()).isEqualTo(30 * MS);
        assertThat(outcome.run().warmUpNs()).isZero();
        assertThat(outcome.run().requestsArrived()).isEqualTo(3);
        assertThat(outcome.run().requestsCompleted()).isEqualTo(3);
        assertThat(outcome.run().requestsMeasured()).isEqualTo(3);
        assertThat(outcome.run().stoppedBy()).isEqualTo("end-of-events");
        assertThat(outcome.notes()).isEmpty();

        Metric.Distribution response = distribution(outcome, "system", "all", "response-time");
        assertThat(response.count()).isEqualTo(3);
        assertThat(response.mean()).isCloseTo(50.0 / 3, within(1e-12));
        assertThat(response.min()).isEqualTo(10);
        assertThat(response.max()).isEqualTo(25);
        assertThat(response.percentiles().p50()).isCloseTo(15, within(0.015));
        assertThat(response.ci95()).isNull();
        assertThat(response.histogram()).extracting(Metric.Bucket::count).containsExactly(1L, 1L, 1L);
        assertThat(distribution(outcome, "system", "all", "queue-time").mean()).isCloseTo(20.0 / 3, within(1e-12));
        assertThat(distribution(outcome, "system", "all", "service-time").mean())
                .isEqualTo(10);
        assertThat(distribution(outcome, "system", "all", "seek-time").mean()).isEqualTo(1);
        assertThat(distribution(outcome, "system", "all", "unaccounted-time").mean())
                .as("9 ms of the device, and the queue of a driver that declares no time")
                .isCloseTo(9 + 20.0 / 3, within(1e-12));
        assertThat(distribution(outcome, "system", "all", "seek-distance").mean())
                .as("2, 5, 7")
                .isCloseTo(14 / 3.0, within(1e-12));
        assertThat(distribution(outcome, "disk0", "read", "response-time").mean())
                .isEqualTo(12.5);
        assertThat(distribution(outcome, "system", "write", "response-time").mean())
                .isEqualTo(25);
        assertThat(distribution(outcome, "system", "read-hit", "response-time").mean())
                .isEqualTo(15);
        assertThat(distribution(outcome, "system", "read-miss", "response-time").mean())
                .isEqualTo(10);
        // Little: the mean number is the sum of response times over the time, (10 + 15 + 25) / 30.
        assertThat(level(outcome, "system", "outstanding-requests").mean()).isCloseTo(50.0 / 30, within(1e-12));
        assertThat(level(outcome, "system", "outstanding-requests").max()).isEqualTo(3);
        assertThat(level(outcome, "system", "throughput").mean()).isCloseTo(100, within(1e-9));
        assertThat(level(outcome, "system", "data-rate").mean())
                .as("24 sectors in 30 ms")
                .isCloseTo(0.4096, within(1e-12));
        assertThat(find(outcome, "driver", "all", "dispatches")).isEqualTo(new Metric.Count(3));
    }

    /** A service of 5 ns has less than 1 ns of seek, so that the device reports no access to the medium. */
    @Test
    void aSeekDistanceIsCountedOnlyWhereTheMediumWorked() {
        RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new Fixed(5, 100)), Script.of(THREE)));
        assertThat(distribution(outcome, "system", "all", "seek-distance").count())
                .isZero();
        assertThat(distribution(outcome, "system", "all", "seek-time").count()).isEqualTo(3);
    }

    @Test
    void completedRequestsAreUsedAgain() {
        Set<Request> used = Collections.newSetFromMap(new IdentityHashMap<>());
        RunObserver observer = new RunObserver() {
            @Override
            public void completed(Request request) {
                used.add(request);
            }
        };
        Scenario scenario = with(
                Doubles.scenario(Doubles.devices(new Fixed(MS, 100)), new Closed()), WarmUp.NONE, new Stop(null, 100L));
        TestRuns.assembled(new Doubles(), new RunSetup(scenario, 0, List.of(observer), null))
                .run();
        assertThat(used)
                .as("the next is submitted while the last is still being reported")
                .hasSize(2);
    }

    @Test
    void schedulersOfOneOwnerDrawFromStreamsOfTheirOwn() {
        Doubles doubles = new Doubles();
        Scenario scenario = Doubles.scenario(Doubles.devices(new Fixed(1, 100)), Script.of());
        TestRuns.assembled(doubles, new RunSetup(scenario, 0, List.of(), null)).run();
        DeviceContext device = requireNonNull(doubles.deviceContexts.get("disk0"));
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> device.scheduler(Doubles.of(new Closed()), 100, null))
                    .as("the double makes none")
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(doubles.schedulerContexts.stream()
                        .map(context -> context.random().nextLong()))
                .containsExactly(
                        new RandomStreams(1, 0)
                                .stream("devices.disk0.scheduler").nextLong(),
                        new RandomStreams(1, 0)
                                .stream("devices.disk0.scheduler.2").nextLong());
    }

    @Test
    void theClassesThatOccurAreReportedInAFixedOrder() {
        RunOutcome outcome = run(Doubles.scenario(
                Doubles.devices(new Fixed(MS, 100), new Fixed(MS, 100)),
                Script.of(read(0, 5), new Arrival(0, 1, Operation.FLUSH, 0, 0), write(0, 1))));
        assertThat(outcome.metrics().stream()
                        .filter(metric -> metric.name().equals("response-time"))
                        .map(metric -> metric.component() + "/" + metric.requestClass()))
                .containsExactly(
                        "system/all",
                        "system/read",
                        "system/write",
                        "system/flush",
                        "system/read-hit",
                        "disk0/all",
                        "disk0/read",
                        "disk0/write",
                        "disk0/read-hit",
                        "disk1/all",
                        "disk1/flush");
    }

    @Test
    void theSeriesShowWhatHappenedWhen() {
        RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100)), Script.of(THREE)));
        Series arrivals = series(outcome, "arrivals");
        assertThat(arrivals.intervalNs())
                .as("256 points of 1 us * 2^7 last 33 ms")
                .isEqualTo(128_000);
        assertThat(arrivals.points()).as("one point per interval until 30 ms").hasSize(235);
        assertThat(arrivals.points().get(0)).isEqualTo(1);
        assertThat(arrivals.points().get(5 * (int) MS / 128_000)).isEqualTo(2);
        assertThat(arrivals.points().stream().mapToDouble(p -> p).sum()).isEqualTo(3);
        Series responses = series(outcome, "response-time");
        assertThat(responses.points().get(20 * (int) MS / 128_000)).isEqualTo(15);
        assertThat(responses.points().get(1)).isNaN();
        assertThat(series(outcome, "outstanding-requests").points().get(100))
                .as("at 12.8 ms")
                .isEqualTo(2);
    }

    @Test
    void theSameScenarioGivesTheSameBytes() {
        assertThat(json(5, 0)).isEqualTo(json(5, 0));
    }

    @Test
    void seedAndReplicationChangeTheRandomNumbers() {
        assertThat(json(5, 0)).isNotEqualTo(json(6, 0)).isNotEqualTo(json(5, 1));
    }

    /** The arrivals of the workload and the service times of disk0 do not depend on other devices. */
    @Test
    void anotherDeviceShiftsNobodysRandomNumbers() {
        List<Long> alone = arrivals(new Exponential(MS, 1000));
        List<Long> accompanied = arrivals(new Exponential(MS, 1000), new Exponential(3 * MS, 1000));
        assertThat(accompanied).isEqualTo(alone).hasSize(500);
    }

    /** M/M/1 at half load: R = S / (1 - rho) = 2 ms, N = rho / (1 - rho) = 1 (Jain 1991, section 31.2). */
    @Test
    void aSingleServerQueueHasItsMeanResponseTime() {
        Scenario scenario = with(
                Doubles.scenario(Doubles.devices(new Exponential(MS, 1000)), new Poisson(2 * MS, 400_000)),
                new WarmUp(Time.ZERO, 1000),
                Stop.NEVER);
        RunOutcome outcome = run(scenario);
        Metric.Distribution response = distribution(outcome, "system", "all", "response-time");
        assertThat(response.mean()).isCloseTo(2, within(2 * response.ci95().halfWidth()));
        assertThat(response.ci95().halfWidth()).isBetween(0.005, 0.05);
        assertThat(response.scv()).as("exponential").isCloseTo(1, within(0.05));
        assertThat(response.percentiles().p90()).isCloseTo(2 * StrictMath.log(10), within(0.15));
        assertThat(level(outcome, "system", "outstanding-requests").mean()).isCloseTo(1, within(0.03));
        assertThat(outcome.notes()).isEmpty();
    }

    private static List<Long> arrivals(Record... devices) {
        List<Long> times = new ArrayList<>();
        RunObserver observer = new RunObserver() {
            @Override
            public void arrived(Request request) {
                times.add(request.arrived());
            }
        };
        Scenario scenario = Doubles.scenario(Doubles.devices(devices), new Poisson(MS, 500));
        TestRuns.assembled(new Doubles(), new RunSetup(scenario, 0, List.of(observer), null))
                .run();
        return times;
    }

    private static String json(long seed, int replication) {
        Scenario base = Doubles.scenario(
                Doubles.devices(new Exponential(MS, 1000), new Exponential(2 * MS, 1000)), new Poisson(MS, 3000));
        Scenario scenario = new Scenario(base.name(), base.description(), seed, base.sections());
        RunOutcome outcome = TestRuns.assembled(new Doubles(), new RunSetup(scenario, replication, List.of(), null))
                .run();
        return new String(
                new ResultJson().write(outcome.result("1", "text", List.of())),
                java.nio.charset.StandardCharsets.UTF_8);
    }
}
