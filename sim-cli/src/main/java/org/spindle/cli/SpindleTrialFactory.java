package org.spindle.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.cli.wiring.TraceAnalyses;
import org.spindle.config.Loaded;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.disk.disksim.DiskSimImport;
import org.spindle.disk.disksim.ImportOptions;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.reproduce.DiskSimFiles;
import org.spindle.reproduce.NotRunnableException;
import org.spindle.reproduce.StudiedTrace;
import org.spindle.reproduce.TraceMetrics;
import org.spindle.reproduce.TraceStudy;
import org.spindle.reproduce.TrialFactory;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.RequestRecorder;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import org.spindle.spi.BuiltInTypes.Workload;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.disksimvalidate.DiskSimValidate;
import org.spindle.workload.trace.transform.CachedReader;
import org.spindle.workload.trace.transform.SinceFirstArrival;
import org.spindle.workload.trace.transform.TransformedReader;

/** Creates the trials of experiments with the plugins of this process. */
final class SpindleTrialFactory implements TrialFactory {

    private static final String RECORDED = "recorded";

    /** Shares the observation of equal trials, by a text that determines a trial completely. */
    private record IdentifiedTrial(String identity, Trial trial) implements Trial {

        @Override
        public Observed run(int replication) {
            return trial.run(replication);
        }
    }

    private final SpindleProcess spindle;
    private final Runner runner;
    private final @Nullable Path data;
    private final Map<String, PreparationRun> prepared = new ConcurrentHashMap<>();

    /**
     * @param data directory of the files that do not come with Spindle; null if there is none
     */
    SpindleTrialFactory(SpindleProcess spindle, @Nullable Path data) {
        this.spindle = spindle;
        runner = spindle.runner();
        this.data = data;
    }

    @Override
    public MapNode scenario(DiskSimFiles files) {
        Path parameters = data(files.parameters());
        Path trace = data(files.trace());
        Map<String, Object> scenario = new LinkedHashMap<>(new DiskSimImport(ImportOptions.DEFAULT)
                .read(ParameterFile.read(parameters, List.of()))
                .scenario());
        scenario.put(
                "workload",
                Map.of(
                        "type",
                        Workload.TRACE,
                        "file",
                        trace.toString(),
                        "format",
                        DiskSimValidate.NAME,
                        "replay",
                        Map.of("type", "recorded-think")));
        Loaded<Scenario> loaded = spindle.configs()
                .load(parameters.toString(), scenario, Path.of("").toAbsolutePath(), List.of(), Scenario.class);
        if (loaded.tree() instanceof MapNode map) {
            return map;
        }
        throw new IllegalStateException("a bound scenario is not a mapping");
    }

    @Override
    public Path data(String name) {
        if (data == null) {
            throw new NotRunnableException(
                    name + " does not come with Spindle; name the directory that holds it with --data DIR");
        }
        Path file = data.resolve(name).toAbsolutePath();
        if (!Files.isReadable(file)) {
            throw new NotRunnableException("there is no file " + name + " below " + data);
        }
        return file;
    }

    @Override
    public Trial trial(Node tree) {
        Loaded<Scenario> scenario =
                spindle.configs().bind(tree, tree.origin().source().directory(), Scenario.class);
        String identity = scenario.effective().canonicalYaml();
        return new IdentifiedTrial(place(tree) + identity, replication -> {
            ValidationTimes times = new ValidationTimes();
            RunResult result = runner.run(new Runner.Job(scenario.value(), replication, identity, List.of(times)));
            return new Observed(
                    result.notes(), times.areComplete() ? withRecorded(result.metrics(), times) : result.metrics());
        });
    }

    /** Returns the directory to which names of files are relative. */
    private static String place(Node tree) {
        return tree.origin().source().directory() + "\n";
    }

    @Override
    public PreparedFile prepare(Node tree, String file) {
        Loaded<Scenario> scenario =
                spindle.configs().bind(tree, tree.origin().source().directory(), Scenario.class);
        String identity = scenario.effective().canonicalYaml();
        return prepared.computeIfAbsent(
                file + "\n" + identity,
                key -> new PreparationRun(
                        runner, new Runner.Job(scenario.value(), 0, identity, List.of()), identity, file));
    }

    @Override
    public Trial traces(Node tree) {
        MapNode study = new MapNode(
                tree.origin(), new LinkedHashMap<>(Map.of("traces", new MapNode.Entry(tree.origin(), tree))));
        Loaded<TraceStudy> loaded =
                spindle.configs().bind(study, tree.origin().source().directory(), TraceStudy.class);
        Map<String, StudiedTrace> traces = loaded.value().traces();
        Map<String, IntFunction<TraceReader>> readers = new LinkedHashMap<>();
        traces.forEach((name, trace) -> readers.put(name, reader(trace)));
        return new IdentifiedTrial(place(tree) + loaded.effective().canonicalYaml(), replication -> {
            List<Metric> metrics = new ArrayList<>();
            traces.forEach((name, trace) -> {
                try (TraceReader reader =
                        below(trace, Objects.requireNonNull(readers.get(name)).apply(replication), name)) {
                    metrics.addAll(figures(name, trace, reader));
                }
            });
            return new Observed(List.of(), metrics);
        });
    }

    private IntFunction<TraceReader> reader(StudiedTrace trace) {
        if (trace.file() != null) {
            Path file = data(trace.file());
            return replication -> spindle.openTrace(file, TraceFileOpener.AUTO);
        }
        Node tree = Objects.requireNonNull(trace.scenario());
        Loaded<Scenario> scenario =
                spindle.configs().bind(tree, tree.origin().source().directory(), Scenario.class);
        String identity = scenario.effective().canonicalYaml();
        return replication -> {
            RequestRecorder log = new RequestRecorder(scenario.value().devices());
            runner.run(new Runner.Job(scenario.value(), replication, identity, List.of(log)));
            return log.trace();
        };
    }

    private static TraceReader below(StudiedTrace trace, TraceReader reader, String name) {
        TraceReader below = trace.cache() == null
                ? reader
                : new CachedReader(
                        name, reader, CachedReader.Cache.of(trace.cache().bytes()));
        if (trace.from() == null && trace.until() == null) {
            return below;
        }
        long from = trace.from() == null ? 0 : trace.from().nanos();
        long until = trace.until() == null ? Long.MAX_VALUE : trace.until().nanos();
        return new TransformedReader(name, below, List.of(new SinceFirstArrival(from, until)));
    }

    private List<Metric> figures(String name, StudiedTrace trace, TraceReader reader) {
        TraceMetrics figures = new TraceMetrics(name, trace);
        TraceAnalyses analyses = new TraceAnalyses(spindle, trace.analyses());
        figures.addRecords(analyses.read(reader));
        analyses.found().forEach(figures::add);
        return figures.metrics();
    }

    private static List<Metric> withRecorded(List<Metric> simulated, ValidationTimes times) {
        List<Metric> metrics = new ArrayList<>(simulated);
        metrics.add(recorded(
                "demerit",
                "Root-mean-square distance between the distributions of simulated and recorded times.",
                times.demerit()));
        metrics.add(recorded("service-time", "Times of the real device.", times.measuredMean()));
        return metrics;
    }

    private static Metric recorded(String name, String doc, double millis) {
        return new Metric(RECORDED, "all", name, "ms", doc, new Metric.Level(millis, Double.NaN));
    }
}
