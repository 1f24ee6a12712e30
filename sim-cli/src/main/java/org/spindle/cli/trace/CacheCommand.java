package org.spindle.cli.trace;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cachelab.AccessTrace;
import org.spindle.cachelab.AccessTraceBuilder;
import org.spindle.cachelab.AccessTraceBuilder.Entries;
import org.spindle.cachelab.CacheLaboratory;
import org.spindle.cachelab.CacheSize;
import org.spindle.cachelab.LabParameters;
import org.spindle.cachelab.LabResult;
import org.spindle.cachelab.PolicyChoice;
import org.spindle.cachelab.TraceTooLargeException;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.Startup;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginWatch;
import org.spindle.plugin.Registry;
import org.spindle.policies.replacement.CachePolicies;
import org.spindle.reports.CacheJson;
import org.spindle.reports.html.CacheReport;
import org.spindle.reports.table.CacheTable;
import org.spindle.result.WriteFailure;
import org.spindle.spi.BuiltInTypes.Replacement;
import org.spindle.spi.Component;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.figures.Convention;
import org.spindle.workload.trace.figures.FormatConventions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Simulates caches over a trace. */
@Command(
        name = "cache",
        description = {
            "Simulates caches of several sizes and replacement policies over a trace.",
            "'spindle list replacement' lists the policies, 'spindle describe replacement NAME' the keys of one."
        },
        mixinStandardHelpOptions = true)
public final class CacheCommand implements Callable<Integer> {

    private static final String USUAL_SIZES = "0.1%,0.2%,0.5%,1%,2%,5%,10%,20%,50%";
    private static final long USUAL_BLOCK = 4096;
    private static final long CPU_LINE = 64;
    private static final int MOST_THREADS = 1024;
    private static final int MOST_INTERVALS = 100_000;
    private static final int PARTS_OF_A_REPORT = 50;

    @ParentCommand
    private Startup startup;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "TRACE", description = "Trace to read.")
    private Path file;

    @Option(
            names = "--policy",
            paramLabel = "NAME,...",
            defaultValue = Replacement.LRU,
            description = "Policies, with keys in braces where wanted, such as lru,s3-fifo{small: 0.05}"
                    + " (default: ${DEFAULT-VALUE}).")
    private String policies;

    @Option(
            names = "--size",
            split = ",",
            paramLabel = "SIZE",
            defaultValue = USUAL_SIZES,
            description = "Sizes of caches: 64MiB, 5%% of all distinct entries, or a number of entries"
                    + " (default: ${DEFAULT-VALUE}).")
    private List<String> sizes = new ArrayList<>();

    @Option(
            names = "--block",
            paramLabel = "SIZE",
            description =
                    "Divide requests into blocks of this size (default: 4KiB; 512B for ARC's traces, 64B for addresses"
                            + " of a processor).")
    private @Nullable String block;

    @Option(
            names = "--objects",
            description =
                    "Cache objects as large as their requests, by key or else by first byte (default for traces of"
                            + " objects).")
    private boolean objects;

    @Option(
            names = "--warm-up",
            paramLabel = "SHARE",
            defaultValue = "0%",
            description = "Share of the accesses, at the beginning, that are not counted (default: ${DEFAULT-VALUE}).")
    private String warmUp;

    @Option(
            names = "--intervals",
            paramLabel = "N",
            description = "Also count this many parts of the trace separately (default: 1; 50 with --out, whose report"
                    + " shows them).")
    private @Nullable Integer intervals;

    @Option(
            names = "--sample",
            paramLabel = "SHARE",
            defaultValue = "1",
            description =
                    "Simulate this share of the entries, and estimate miss ratios with their errors (default: all).")
    private String sample;

    @Option(names = "--threads", paramLabel = "N", description = "Simulations at a time (default: one per core).")
    private @Nullable Integer threads;

    @Option(names = "--json", description = "Print JSON instead of text.")
    private boolean json;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Write cache.json and report.html into this directory too; the report also shows MIN.")
    private @Nullable Path out;

    @Option(names = "--speed", description = "Also print the speed of each simulation, which differs from run to run.")
    private boolean speed;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Override
    @SuppressWarnings("OrphanedFormatString") // a size of 5% in a message
    public Integer call() {
        SpindleProcess spindle = startup.start();
        List<PolicyChoice> choices = choices(spindle);
        List<CacheSize> parsed = sizes.stream().map(CacheCommand::size).toList();
        if (parsed.isEmpty()) {
            throw new UsageException("--size has no size\n  write 64 MiB, 5% or 1000 entries");
        }
        LabParameters question =
                new LabParameters(choices, parsed, warmUp(), intervals(), threads(), spindle.registry()::make);
        try (TraceSource from = source.open(spindle, file)) {
            AccessTrace trace = spindle.attributing(() -> accesses(from));
            from.report(spec.commandLine().getErr());
            LabResult result = answer(spindle, trace, question);
            print(from.format(), result);
            if (out != null) {
                write(from.format(), result, out);
            }
        }
        return ExitCode.OK;
    }

    private List<PolicyChoice> choices(SpindleProcess spindle) {
        List<String> names = PolicyNames.split(policies);
        if (names.isEmpty()) {
            throw new UsageException("--policy names no policy\n  write names such as lru,arc");
        }
        if (out != null
                && names.stream().noneMatch(each -> PolicyNames.type(each).equals(CachePolicies.BELADY))) {
            names.add(CachePolicies.BELADY);
        }
        StringBuilder plan = new StringBuilder("policies:\n");
        for (int i = 0; i < names.size(); i++) {
            plan.append("  p")
                    .append(i)
                    .append(": ")
                    .append(PolicyNames.node(names.get(i)))
                    .append('\n');
        }
        Map<String, Component> components = spindle.attributing(() -> spindle.configs()
                .load("--policy", plan.toString(), Path.of("").toAbsolutePath(), List.of(), CachePlan.class)
                .value()
                .policies());
        Registry registry = spindle.registry();
        Map<String, PolicyChoice> choices = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            Component component = components.get("p" + i);
            if (component != null) {
                choices.put(
                        names.get(i),
                        new PolicyChoice(
                                names.get(i),
                                component.type().equals(Replacement.LRU),
                                context -> policy(registry, component, context)));
            }
        }
        return List.copyOf(choices.values());
    }

    /** Makes a policy; one that refuses its keys or its cache is at fault in the command line, not in the plugin. */
    private static ReplacementPolicy policy(Registry registry, Component component, ReplacementContext context) {
        try {
            return registry.make(ReplacementFactory.KIND, component, context);
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private static CacheSize size(String text) {
        try {
            return CacheSize.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--size: " + e.getMessage());
        }
    }

    private double warmUp() {
        double share = share("--warm-up", warmUp);
        if (share >= 0 && share < 1) {
            return share;
        }
        throw new UsageException("--warm-up '" + warmUp + "' leaves nothing\n  write at least 0% and less than 100%");
    }

    private double sample() {
        double share = share("--sample", sample);
        if (share > 0 && share <= 1) {
            return share;
        }
        throw new UsageException("--sample '" + sample + "' is out of range\n  write more than 0%, at most 100%");
    }

    private static double share(String option, String text) {
        String number = text.strip();
        boolean isPercent = number.endsWith("%");
        try {
            double parsed = Double.parseDouble(isPercent ? number.substring(0, number.length() - 1) : number);
            return isPercent ? parsed / 100 : parsed;
        } catch (NumberFormatException e) {
            throw new UsageException(option + " '" + text + "' is not a share\n  write 10% or 0.1");
        }
    }

    private int threads() {
        if (threads == null) {
            return Runtime.getRuntime().availableProcessors();
        }
        if (threads < 1 || threads > MOST_THREADS) {
            throw new UsageException("--threads " + threads + " is out of range\n  write 1 to " + MOST_THREADS);
        }
        return threads;
    }

    private int intervals() {
        if (intervals == null) {
            return out == null ? 1 : PARTS_OF_A_REPORT;
        }
        if (intervals < 1 || intervals > MOST_INTERVALS) {
            throw new UsageException("--intervals " + intervals + " is out of range\n  write 1 to " + MOST_INTERVALS);
        }
        return intervals;
    }

    private AccessTrace accesses(TraceSource from) {
        double share = sample();
        if (objects && block != null) {
            throw new UsageException("--objects and --block exclude each other");
        }
        TraceRecord first = new TraceRecord();
        boolean isEmpty = !from.reader().next(first);
        FormatConventions conventions = FormatConventions.of(from.format());
        boolean isOfObjects = objects || block == null && first.keyed && !conventions.have(Convention.KEY_RUNS);
        AccessTraceBuilder builder =
                new AccessTraceBuilder(isOfObjects ? Entries.OBJECTS : Entries.BLOCKS, blockBytes(conventions), share);
        try {
            if (!isEmpty) {
                builder.add(first);
                builder.addAll(from.reader());
            }
        } catch (TraceTooLargeException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
        AccessTrace trace = builder.build();
        if (trace.accesses() == 0) {
            throw new UsageException(file + " holds no reads or writes"
                    + (share < 1 ? " of the sample\n  use a larger share with --sample" : ""));
        }
        return trace;
    }

    private long blockBytes(FormatConventions conventions) {
        if (block == null) {
            return conventions.have(Convention.KEY_RUNS)
                    ? Size.SECTOR
                    : conventions.have(Convention.CPU_ACCESSES) ? CPU_LINE : USUAL_BLOCK;
        }
        long bytes = Values.size("--block", block);
        if (bytes < 1 || bytes > Integer.MAX_VALUE) {
            throw new UsageException("--block " + block + " is out of range\n  write at least 1B and less than 2GiB");
        }
        return bytes;
    }

    private static LabResult answer(SpindleProcess spindle, AccessTrace trace, LabParameters question) {
        try {
            return spindle.attributing(() -> {
                CacheLaboratory laboratory = new CacheLaboratory(trace, question);
                PluginWatch.follow(laboratory::progress, () -> {});
                return laboratory.run();
            });
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private void print(String format, LabResult result) {
        PrintWriter to = spec.commandLine().getOut();
        if (json) {
            to.print(CacheJson.of(file.toString(), format, result, speed));
        } else {
            StringBuilder text = new StringBuilder();
            text.append(file).append(", ").append(format).append('\n');
            new CacheTable(result, speed).print(text);
            to.print(text);
        }
        to.flush();
    }

    private void write(String format, LabResult result, Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw WriteFailure.of(directory.toString(), e);
        }
        String text = CacheJson.of(file.toString(), format, result, speed);
        WholeFile.write(directory.resolve("cache.json"), to -> to.append(text));
        WholeFile.write(
                directory.resolve("report.html"),
                to -> CacheReport.write(file.toString(), result, Shell.command(spec), to));
    }
}
