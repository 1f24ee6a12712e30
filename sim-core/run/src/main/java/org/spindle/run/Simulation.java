package org.spindle.run;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.config.KeyPath;
import org.spindle.engine.EndOfTimeException;
import org.spindle.engine.Simulator;
import org.spindle.plugin.PluginWatch;
import org.spindle.random.PurposeStreams;
import org.spindle.random.RandomStreams;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.RunInfo;
import org.spindle.result.Series;
import org.spindle.scenario.Scenario;
import org.spindle.spi.Component;
import org.spindle.spi.config.Time;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.stack.EndNotes;
import org.spindle.stack.Factories;
import org.spindle.stack.LayerMembers;
import org.spindle.stack.RefusedComponentException;
import org.spindle.stack.RequestPool;
import org.spindle.stack.Stack;
import org.spindle.stack.StackEnvironment;
import org.spindle.stats.MetricSet;
import org.spindle.timeline.RunTimeline;

/**
 * One run of a scenario, assembled by {@link RunAssembly} and ready. Components are made in the order buses, controllers, devices, driver,
 * layers, observers, host, workload, each kind in the scenario's order, layers after the units below them. One thread;
 * runs once. The warm-up ends as the scenario specifies; {@link Runner} detects its end.
 *
 * <p>Random streams are named after the component's place: {@code devices.NAME}, {@code devices.NAME.scheduler}, {@code
 * driver.DEVICE.scheduler}, {@code layers.NAME.PURPOSE}, {@code observers.NAME.PURPOSE}, {@code host.PURPOSE}, {@code
 * workload.PURPOSE}.
 */
public final class Simulation implements AutoCloseable {

    private final Scenario scenario;
    private final int replication;
    private final Simulator simulator;
    private final MetricSet metrics;
    private final List<String> names;
    private final RunStatistics statistics;
    private final MemberStatistics members;
    private final RunLimits limits;
    private final TaskCount tasks;
    private final Workload workload;
    private final ScenarioObservers observers;
    private final @Nullable RunTimeline timeline;
    private final RequestPool pool;
    private final EndNotes componentNotes = new EndNotes();
    private boolean endedByWorkload;
    private boolean interrupted;

    Simulation(RunParts parts) {
        RunSetup setup = parts.setup();
        scenario = setup.scenario();
        replication = setup.replication();
        timeline = setup.timeline();
        simulator = parts.simulator();
        metrics = parts.metrics();
        RandomStreams streams = parts.streams();
        pool = parts.pool();
        Factories factories = parts.factories();
        StackEnvironment environment = new StackEnvironment(
                factories, simulator, metrics, streams, timeline, pool, componentNotes, RunException::new);
        Stack stack = stack(scenario, environment);
        names = stack.topNames();
        tasks = new TaskCount(scenario.stop().tasks(), simulator::stop);
        statistics = parts.statistics().of(simulator, names, scenario.output());
        limits = new RunLimits(simulator, scenario.warmUp(), scenario.stop(), this::warmedUp);
        ObserverFindings findings = new ObserverFindings(parts.files());
        observers = ScenarioObservers.of(
                scenario,
                factories,
                names,
                findings,
                name -> new RunObserverContext(
                        name,
                        simulator,
                        metrics.of(name),
                        new PurposeStreams(streams, "observers." + name),
                        factories::make,
                        findings));
        List<RunObserver> all = new ArrayList<>(parts.observers());
        if (!observers.isEmpty()) {
            all.add(observers);
        }
        if (timeline != null) {
            timeline.addresses(names);
            all.add(new TracedRequests(timeline));
        }
        all.add(statistics);
        all.add(limits);
        RunObserver observer = Observers.of(all);
        AddressedUnits units = new AddressedUnits(stack.topUnits(StorageObserver.of(observer, simulator)));
        Component computer = scenario.host();
        RunHostContext below = new RunHostContext(
                scenario, simulator, metrics, streams, timeline, units, tasks, pool, factories::make);
        Host host = made(KeyPath.ROOT.key("host"), computer, () -> factories.make(HostFactory.KIND, computer, below));
        RunWorkloadContext above = new RunWorkloadContext(
                simulator,
                metrics.of("workload"),
                new PurposeStreams(streams, "workload"),
                parts.traces(),
                units,
                new IssuedRequests(simulator, units, host, pool, observer),
                pool.schema(),
                tasks,
                this::endByWorkload,
                factories::make);
        Component source = scenario.workload();
        workload =
                made(KeyPath.ROOT.key("workload"), source, () -> factories.make(WorkloadFactory.KIND, source, above));
        requireTasks();
        requireAttributes();
        pool.schema().seal();
        members = members(stack.members());
        observer.begin(pool.schema(), names);
        observer.begin(StatedLimits.of(scenario.stop(), workload, this::interrupt));
    }

    private MemberStatistics members(LayerMembers below) {
        if (scenario.output().measure() == Scenario.Measurement.SUMMARY) {
            return new MemberStatistics(simulator, List.of(), pool.schema());
        }
        MemberStatistics measured = new MemberStatistics(simulator, below.names(), pool.schema());
        below.observe(measured::completed);
        return measured;
    }

    private static Stack stack(Scenario scenario, StackEnvironment environment) {
        try {
            return new Stack(scenario, environment);
        } catch (RefusedComponentException e) {
            throw RunException.refused(e.place(), e.component(), e.reason());
        }
    }

    /** Creates a component; a refusal of its factory is reported with the place of the component in the scenario. */
    static <T> T made(KeyPath place, Component component, Supplier<T> maker) {
        try {
            return maker.get();
        } catch (IllegalArgumentException e) {
            throw RunException.refused(place, component, e);
        }
    }

    private void requireTasks() {
        if (scenario.stop().tasks() && !tasks.isAny()) {
            workload.close();
            throw RunException.refused(
                    KeyPath.ROOT.key("stop").key("tasks"),
                    scenario.workload(),
                    new IllegalArgumentException("neither the workload nor the host '"
                            + scenario.host().type() + "' has tasks that end; give stop.time or"
                            + " stop.requests, or a workload with tasks, such as processes"));
        }
    }

    private void requireAttributes() {
        try {
            AttributeNeeds.check(scenario, pool);
        } catch (RunException e) {
            workload.close();
            throw e;
        }
    }

    /**
     * Runs to the first limit, or until no event is left.
     *
     * @throws RunException if the workload's input turns out to be at fault
     * @throws org.spindle.spi.trace.TraceException if a trace is damaged
     */
    public RunOutcome run() {
        Time stop = scenario.stop().time();
        try (workload) {
            if (limits.isWarm()) {
                tellWarmedUp();
            }
            PluginWatch.requireWanted();
            PluginWatch.follow(simulator::events, simulator::stop);
            workload.start();
            if (!tasks.hasEndedRun()) {
                simulator.run(stop == null ? Long.MAX_VALUE : stop.nanos());
            }
            PluginWatch.requireWanted();
        } catch (EndOfTimeException e) {
            throw new RunException(
                    "the run does not end within 146 years, after which simulated time ends; expected shorter times, fewer"
                            + " requests, or an earlier end by 'stop'",
                    e);
        }
        if (timeline != null) {
            timeline.finish(simulator.now());
        }
        observers.end(simulator.now());
        RunOutcome outcome = outcome();
        PluginWatch.requireWanted();
        return outcome;
    }

    /** Returns the units that requests address, by index. */
    List<String> unitNames() {
        return names;
    }

    /** Closes the workload's files; a run does so by itself. */
    @Override
    public void close() {
        workload.close();
    }

    private void endByWorkload() {
        endedByWorkload = true;
        simulator.stop();
    }

    private void interrupt() {
        interrupted = true;
        simulator.stop();
    }

    private void warmedUp() {
        forget();
        tellWarmedUp();
    }

    private void tellWarmedUp() {
        observers.warmedUp(simulator.now());
        if (timeline != null) {
            timeline.warmedUp(simulator.now());
        }
    }

    private void forget() {
        metrics.reset();
        statistics.reset();
        members.reset();
    }

    private RunOutcome outcome() {
        boolean isOver = simulator.pending() == 0;
        RunInfo run = new RunInfo(
                simulator.now(),
                limits.isWarm() ? limits.warmUpEnd() : simulator.now(),
                simulator.events(),
                statistics.arrived(),
                statistics.completed(),
                limits.isWarm() ? statistics.completedAfterWarmUp() : 0,
                stoppedBy(isOver));
        if (!limits.isWarm()) {
            forget();
        }
        List<Series> series = new ArrayList<>(statistics.series());
        series.addAll(Report.levelSeries(metrics));
        series.addAll(observers.series());
        return new RunOutcome(
                scenario,
                replication,
                run,
                notes(run, isOver),
                metricsInOrder(),
                series,
                observers.files(),
                statistics.responsesOverTime());
    }

    private String stoppedBy(boolean isOver) {
        if (interrupted) {
            return RunResult.INTERRUPTED;
        }
        if (limits.isStopped()) {
            return "requests";
        }
        if (endedByWorkload) {
            return "workload";
        }
        if (tasks.hasEndedRun()) {
            return "tasks";
        }
        return isOver ? RunResult.DRAINED : "time";
    }

    private List<String> notes(RunInfo run, boolean isOver) {
        List<String> notes = new ArrayList<>();
        if (run.requestsMeasured() == 0) {
            notes.add(
                    run.requestsCompleted() == 0
                            ? "no request was completed"
                            : "nothing was measured: the run ended before any request was completed after the warm-up");
        }
        if (interrupted) {
            notes.add("interrupted: this is a part of the run, up to " + seconds(simulator.now()) + " s");
        }
        boolean isDrained = stoppedBy(isOver).equals(RunResult.DRAINED);
        if (run.requestsLost() > 0) {
            notes.add(neverEnded(run.requestsLost(), "request", "completed") + "; " + RunResult.LOST_BY + " "
                    + new LostRequests(scenario).lostBy(pool.outstanding()));
        }
        if (scenario.stop().tasks() && isDrained) {
            notes.add(neverEnded(tasks.left(), "task", "done"));
        }
        if (statistics.isQueueGrowing()) {
            notes.add(RunResult.QUEUE_GROWING + ": the mean is not a steady-state figure");
        }
        notes.addAll(componentNotes.texts());
        return notes;
    }

    private static String neverEnded(long number, String thing, String end) {
        return number + (number == 1 ? " " + thing + " was" : " " + thing + "s were") + " never " + end
                + " although nothing was left to happen";
    }

    /** Returns a time in seconds, with six significant digits and without an exponent. */
    private static String seconds(long nanos) {
        return BigDecimal.valueOf(nanos, 9)
                .round(new MathContext(6))
                .stripTrailingZeros()
                .toPlainString();
    }

    /**
     * Returns the metrics in this order: system, driver, addressed units, layers, devices, buses, controllers, host, workload, then
     * all others.
     */
    private List<Metric> metricsInOrder() {
        List<Metric> all = new ArrayList<>(statistics.system());
        Map<String, List<Metric>> declared = metrics.declared().stream()
                .map(Report::metric)
                .collect(Collectors.groupingBy(Metric::component, LinkedHashMap::new, Collectors.toList()));
        Function<String, List<Metric>> declaredBy = component -> declared.getOrDefault(component, List.of());
        all.addAll(declaredBy.apply("driver"));
        for (int i = 0; i < names.size(); i++) {
            all.addAll(statistics.device(i));
            all.addAll(declaredBy.apply(names.get(i)));
        }
        Set<String> told = new HashSet<>(names);
        Stream.of(scenario.layers().keySet(), scenario.devices().keySet(), members.names())
                .flatMap(Collection::stream)
                .filter(told::add)
                .forEach(name -> {
                    all.addAll(members.of(name));
                    all.addAll(declaredBy.apply(name));
                });
        scenario.buses().keySet().forEach(bus -> all.addAll(declaredBy.apply(bus)));
        scenario.controllers().keySet().forEach(controller -> all.addAll(declaredBy.apply(controller)));
        told.addAll(scenario.buses().keySet());
        told.addAll(scenario.controllers().keySet());
        if (told.add(RunHostContext.COMPONENT)) {
            all.addAll(declaredBy.apply(RunHostContext.COMPONENT));
        }
        all.addAll(declaredBy.apply("workload"));
        told.addAll(List.of("driver", "workload"));
        metrics.declared().stream()
                .filter(metric -> !told.contains(metric.component()))
                .map(Report::metric)
                .forEach(all::add);
        return all;
    }
}
