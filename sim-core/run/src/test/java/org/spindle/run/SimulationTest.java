package org.spindle.run;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.spindle.run.Doubles.MS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.random.RandomStreams;
import org.spindle.result.Metric;
import org.spindle.result.ResultJson;
import org.spindle.result.Series;
import org.spindle.run.Doubles.Arrival;
import org.spindle.run.Doubles.BlackHole;
import org.spindle.run.Doubles.Closed;
import org.spindle.run.Doubles.Exponential;
import org.spindle.run.Doubles.Faulty;
import org.spindle.run.Doubles.Fixed;
import org.spindle.run.Doubles.Poisson;
import org.spindle.run.Doubles.PositionDriver;
import org.spindle.run.Doubles.Script;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.scenario.Sections;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

class SimulationTest {

    private static final Arrival[] THREE = {read(0, 12), read(5 * MS, 5), write(5 * MS, 7)};

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

    /** 5 ns of service have no whole nanosecond of seek: the medium was not used. */
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
        new Simulation(scenario, 0, new Doubles(), Doubles.noTraces(), List.of(observer)).run();
        assertThat(used)
                .as("the next is submitted while the last is still being reported")
                .hasSize(2);
    }

    @Test
    void schedulersOfOneOwnerDrawFromStreamsOfTheirOwn() {
        Doubles doubles = new Doubles();
        Scenario scenario = Doubles.scenario(Doubles.devices(new Fixed(1, 100)), Script.of());
        new Simulation(scenario, 0, doubles, Doubles.noTraces(), List.of()).run();
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

    /** The arrivals of the workload and the service times of disk0 do not depend on what else there is. */
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

    @Test
    void anOverloadedQueueIsNoted() {
        String note = "queue still growing: the mean is not a steady-state figure";
        RunOutcome drained = run(Doubles.scenario(Doubles.devices(new Fixed(2 * MS, 100)), new Poisson(MS, 5000)));
        assertThat(drained.notes()).as("no request arrives in the second half").containsExactly(note);
        RunOutcome cut = run(with(
                Doubles.scenario(Doubles.devices(new Fixed(2 * MS, 100)), new Poisson(MS, 5000)),
                WarmUp.NONE,
                new Stop(Time.ofMillis(4500), null)));
        assertThat(cut.notes()).containsExactly(note);
    }

    /** The arrivals of 5 % and of 1.25 % of a run are judged as those of a whole run are: what follows only drains. */
    @Test
    void aHeavierOverloadIsNotedToo() {
        String note = "queue still growing: the mean is not a steady-state figure";
        for (long gap : List.of(MS, MS / 10, MS / 40)) {
            RunOutcome drained =
                    run(Doubles.scenario(Doubles.devices(new Fixed(2 * MS, 100)), new Poisson(gap, 20_000)));
            assertThat(drained.notes()).as("a request every " + gap + " ns").containsExactly(note);
        }
    }

    @Test
    void aQueueThatKeepsUpIsNotNotedHoweverItDrains() {
        RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new Fixed(MS, 100)), new Poisson(2 * MS, 5000)));
        assertThat(outcome.notes()).isEmpty();
    }

    /** Everything arrives at once, so that there is no load to judge; the queue only drains. */
    @Test
    void aBatchIsNoGrowingQueue() {
        for (long gap : List.of(1L, 10_000L)) {
            RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new Fixed(2 * MS, 100)), new Poisson(gap, 1000)));
            assertThat(outcome.notes()).as("a request every " + gap + " ns").isEmpty();
        }
    }

    @Test
    void lostRequestsAreNoted() {
        RunOutcome outcome = run(Doubles.scenario(Doubles.devices(new BlackHole(100)), Script.of(read(0, 0))));
        assertThat(outcome.notes())
                .containsExactly(
                        "no request was completed",
                        "1 requests were never completed although nothing was left to happen; lost by device 'disk0'");
        assertThat(outcome.run().requestsLost()).isEqualTo(1);
    }

    /** The note is about the run up to there; figures are those of the requests that were complete by then. */
    @Test
    void anInterruptedRunHasTheFiguresUpToThere() {
        List<RunControl> given = new ArrayList<>();
        RunOutcome outcome =
                run(Doubles.scenario(Doubles.devices(new Fixed(10 * MS, 100)), new Closed()), new RunObserver() {
                    private int seen;

                    @Override
                    public void begin(RunControl control) {
                        given.add(control);
                    }

                    @Override
                    public void completed(Request request) {
                        if (++seen == 7) {
                            given.get(0).interrupt();
                        }
                    }
                });
        assertThat(given.get(0).requests()).isEmpty();
        assertThat(outcome.run().stoppedBy()).isEqualTo("interrupted");
        assertThat(outcome.run().requestsMeasured()).isEqualTo(7);
        assertThat(outcome.run().requestsLost()).isZero();
        assertThat(outcome.notes()).containsExactly("interrupted: this is a part of the run, up to 0.07 s");
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

    @Test
    void whatAComponentRefusesIsToldWithItsPlace() {
        assertThatThrownBy(() -> run(Doubles.scenario(Doubles.devices(new Fixed(1, 0)), Script.of())))
                .isInstanceOf(RunException.class)
                .hasMessage("devices.disk0 (type fixed): sectors is 0; give at least 1");
    }

    @Test
    void aSchedulerThatNeedsPositionsNamesBothSides() {
        Scenario scenario = Doubles.scenario(Doubles.devices(new Fixed(1, 100)), Script.of());
        Scenario needy = scenario.with(Sections.DRIVER, Doubles.of(new PositionDriver()));
        assertThatThrownBy(() -> run(needy))
                .isInstanceOf(RunException.class)
                .hasMessageContaining("driver (type positiondriver)")
                .hasMessageContaining("'needspositions'")
                .hasMessageContaining("'disk0'");
    }

    @Test
    void aRequestBeyondTheDeviceIsRefused() {
        for (Arrival wrong : List.of(
                read(0, 100),
                read(0, 93),
                read(0, -1),
                new Arrival(0, 1, Operation.READ, 0, 1),
                new Arrival(0, 0, Operation.READ, Long.MAX_VALUE, 8),
                new Arrival(0, 0, Operation.READ, 0, 101))) {
            assertThatThrownBy(() -> run(Doubles.scenario(Doubles.devices(new Fixed(1, 100)), Script.of(wrong))))
                    .isInstanceOf(RunException.class)
                    .hasMessageContaining("device");
        }
        run(Doubles.scenario(Doubles.devices(new Fixed(1, 100)), Script.of(read(0, 92))));
    }

    @Test
    void aFailureOfTheInputEndsTheRunAndClosesTheWorkload() {
        List<String> closed = new ArrayList<>();
        assertThatThrownBy(() -> run(Doubles.scenario(Doubles.devices(new Fixed(1, 100)), new Faulty(closed))))
                .isInstanceOf(RunException.class)
                .hasMessage("trace.txt:3: no such device 7");
        assertThat(closed).containsExactly("closed");
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
        new Simulation(scenario, 0, new Doubles(), Doubles.noTraces(), List.of(observer)).run();
        return times;
    }

    private static String json(long seed, int replication) {
        Scenario base = Doubles.scenario(
                Doubles.devices(new Exponential(MS, 1000), new Exponential(2 * MS, 1000)), new Poisson(MS, 3000));
        Scenario scenario = base.withSeed(seed);
        RunOutcome outcome = new Simulation(scenario, replication, new Doubles(), Doubles.noTraces(), List.of()).run();
        return new String(
                new ResultJson().write(outcome.result("1", "text", List.of())),
                java.nio.charset.StandardCharsets.UTF_8);
    }

    private static RunOutcome run(Scenario scenario, RunObserver... observers) {
        return new Simulation(scenario, 0, new Doubles(), Doubles.noTraces(), List.of(observers)).run();
    }

    private static Scenario with(Scenario base, WarmUp warmUp, Stop stop) {
        return base.with(Sections.WARM_UP, warmUp).with(Sections.STOP, stop);
    }

    private static Arrival read(long at, long sector) {
        return new Arrival(at, 0, Operation.READ, sector, 8);
    }

    private static Arrival write(long at, long sector) {
        return new Arrival(at, 0, Operation.WRITE, sector, 8);
    }

    private static Metric.Distribution distribution(RunOutcome in, String component, String requestClass, String name) {
        return (Metric.Distribution) find(in, component, requestClass, name);
    }

    private static Metric.Level level(RunOutcome in, String component, String name) {
        return (Metric.Level) find(in, component, "all", name);
    }

    private static Metric.@Nullable Value find(RunOutcome in, String component, String requestClass, String name) {
        return in.metrics().stream()
                .filter(m -> m.component().equals(component)
                        && m.requestClass().equals(requestClass)
                        && m.name().equals(name))
                .map(Metric::value)
                .reduce((a, b) -> {
                    throw new AssertionError(component + "/" + requestClass + "/" + name + " is there twice");
                })
                .orElseThrow(() -> new AssertionError(component + "/" + requestClass + "/" + name + " is missing"));
    }

    private static Series series(RunOutcome in, String name) {
        return in.series().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
