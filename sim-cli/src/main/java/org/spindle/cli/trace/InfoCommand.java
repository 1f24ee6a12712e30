package org.spindle.cli.trace;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.figures.FormatConventions;
import org.spindle.workload.trace.figures.TraceFigures;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "info",
        description = "Summarises traces: counts, bytes, times, blocks accessed, and misses of LRU caches.",
        mixinStandardHelpOptions = true)
final class InfoCommand implements Callable<Integer> {

    private static final String COLUMNS = "%-36s %s%n";

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Traces to read, each separately.")
    private List<Path> files = new ArrayList<>();

    @Option(names = "--json", description = "Print JSON: an object of figures for each file, by the file's name.")
    private boolean json;

    @Option(
            names = "--quick",
            description = "Omit figures whose memory grows with the trace: blocks, caches, keys, sizes, and"
                    + " the spread of interarrival times.")
    private boolean quick;

    @Option(
            names = "--lru",
            split = ",",
            paramLabel = "N",
            defaultValue = "16,64,256,1024,4096,16384,65536",
            description = "Sizes of LRU caches in blocks of 4 KiB, or in keys (default: ${DEFAULT-VALUE}).")
    private List<Integer> caches = new ArrayList<>();

    @Option(
            names = "--lru-bytes",
            split = ",",
            paramLabel = "SIZE",
            defaultValue = "512 MiB,768 MiB,896 MiB,1 GiB",
            description = "Sizes of LRU caches of whole objects, for traces of keys (default: ${DEFAULT-VALUE}).")
    private List<String> byteCaches = new ArrayList<>();

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Override
    public Integer call() {
        if (caches.stream().anyMatch(size -> size < 1)) {
            throw new UsageException("--lru needs positive sizes");
        }
        List<Long> bytes = byteCaches.stream()
                .map(size -> Values.size("--lru-bytes", size))
                .toList();
        if (bytes.stream().anyMatch(size -> size < 1)) {
            throw new UsageException("--lru-bytes needs positive sizes");
        }
        SpindleProcess spindle = trace.start();
        PrintWriter out = spec.commandLine().getOut();
        Map<String, Object> all = new LinkedHashMap<>();
        for (Path file : files) {
            Map<String, Object> figures = figures(spindle, file, bytes);
            all.put(file.toString(), figures);
            if (!json) {
                out.println(file);
                print("  ", figures, out);
            }
        }
        if (json) {
            out.println(JsonMapper.builder()
                    .build()
                    .writerWithDefaultPrettyPrinter()
                    .writeValueAsString(all));
        }
        out.flush();
        return ExitCode.OK;
    }

    private Map<String, Object> figures(SpindleProcess spindle, Path file, List<Long> bytes) {
        try (TraceSource from = source.open(spindle, file)) {
            TraceFigures figures = new TraceFigures(
                    new TraceFigures.FigureSelection(FormatConventions.of(from.format()), !quick, caches, bytes));
            TraceReader reader = from.reader();
            TraceRecord record = new TraceRecord();
            while (reader.next(record)) {
                figures.add(record);
            }
            from.report(spec.commandLine().getErr());
            Map<String, Object> told = new LinkedHashMap<>();
            told.put("format", from.format());
            told.putAll(figures.byName(from.tallies()));
            if (from.skipped() > 0) {
                told.put("damaged_records_skipped", from.skipped());
            }
            return told;
        }
    }

    private static void print(String indent, Map<String, ?> figures, PrintWriter out) {
        figures.forEach((name, value) -> {
            if (value instanceof Map<?, ?> inner) {
                out.println(indent + name);
                inner.forEach((key, each) -> out.printf(COLUMNS, indent + "  " + key, text(each)));
            } else {
                out.printf(COLUMNS, indent + name, value);
            }
        });
    }

    private static String text(Object value) {
        return value instanceof Map<?, ?> misses && misses.containsKey("miss_ratio")
                ? misses.get("misses") + "  (" + misses.get("miss_ratio") + ")"
                : String.valueOf(value);
    }
}
