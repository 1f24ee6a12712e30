package org.spindle.cli.trace;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.characterisation.Characterisation;
import org.spindle.characterisation.CharacterisationCsv;
import org.spindle.characterisation.CharacterisationJson;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.cli.wiring.TraceAnalyses;
import org.spindle.config.Suggestions;
import org.spindle.plugin.Contribution;
import org.spindle.reports.Decimals;
import org.spindle.reports.html.CharacterisationReport;
import org.spindle.result.WriteFailure;
import org.spindle.spi.BuiltInTypes.Analysis;
import org.spindle.spi.Component;
import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.workload.characterize.CharacterizePlugin;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "characterize",
        description = {
            "Analyses the workload in traces: rates, bursts, sizes, locality, dependencies, self-similarity.",
            "'spindle list analysis' lists the analyses, 'spindle describe analysis NAME' the keys of one."
        },
        mixinStandardHelpOptions = true)
final class CharacterizeCommand implements Callable<Integer> {

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Traces to read, each separately.")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "NAME",
            description = "Make only these analyses (default: all).")
    private List<String> only = new ArrayList<>();

    @Option(
            names = "--set",
            paramLabel = "NAME.KEY=VALUE",
            description = "Set a key of an analysis, such as idle-periods.threshold=40.")
    private List<String> sets = new ArrayList<>();

    @Option(
            names = "--window",
            paramLabel = "TIME",
            description = "Length of the windows of working sets; the same as --set working-sets.window=TIME.")
    private @Nullable String window;

    @Option(
            names = "--mips",
            paramLabel = "N",
            description = "Speed of the traced machine's processors; the same as --set intensity.mips=N.")
    private @Nullable String mips;

    @Option(
            names = "--capacity",
            paramLabel = "SIZE",
            description = "Storage in use on the traced machine; the same as --set intensity.capacity=SIZE.")
    private @Nullable String capacity;

    @Option(
            names = "--sample",
            paramLabel = "SHARE",
            description =
                    "Share of the blocks whose reuse is followed; the same as --set reuse-distances.sample=SHARE.")
    private @Nullable String sample;

    @Option(names = "--json", description = "Print JSON, charts included, instead of text.")
    private boolean json;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Write characterisation.json, figures.csv, points.csv and report.html into this directory.")
    private @Nullable Path out;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Override
    public Integer call() {
        SpindleProcess spindle = trace.start();
        Map<String, Component> plan = plan(spindle);
        List<Characterisation> traces = new ArrayList<>();
        for (Path file : files) {
            traces.add(characterisation(spindle, file, plan));
        }
        if (out != null) {
            write(traces, out);
        }
        print(traces);
        return ExitCode.OK;
    }

    private Map<String, Component> plan(SpindleProcess spindle) {
        List<String> known = spindle.registry().contributions(AnalysisFactory.KIND).stream()
                .map(Contribution::type)
                .toList();
        List<String> chosen = only.isEmpty() ? known : only.stream().distinct().toList();
        Map<String, Object> plan = new LinkedHashMap<>();
        for (String each : chosen) {
            require(each, known);
            plan.put(each, Map.of("type", each));
        }
        List<String> assignments = new ArrayList<>();
        for (String set : sets) {
            require(set.replaceAll("\\..*|=.*", ""), chosen);
            assignments.add("analyses." + set);
        }
        assign(CharacterizePlugin.WORKING_SETS, "window", window, chosen, assignments);
        assign(Analysis.INTENSITY, "mips", mips, chosen, assignments);
        assign(Analysis.INTENSITY, "capacity", capacity, chosen, assignments);
        assign(CharacterizePlugin.REUSE_DISTANCES, "sample", sample, chosen, assignments);
        return spindle.attributing(() -> spindle.configs()
                .load(
                        "the analyses",
                        new JsonMapper().writeValueAsString(Map.of("analyses", plan)),
                        Path.of("").toAbsolutePath(),
                        assignments,
                        AnalysisPlan.class)
                .value()
                .analyses());
    }

    private static void assign(
            String analysis, String key, @Nullable String value, List<String> chosen, List<String> to) {
        if (value == null) {
            return;
        }
        if (!chosen.contains(analysis)) {
            throw new UsageException("--" + key + " is for the analysis " + analysis + ", which is not selected");
        }
        to.add("analyses." + analysis + "." + key + "=" + value);
    }

    private static void require(String name, List<String> known) {
        if (!known.contains(name)) {
            List<String> meant = Suggestions.nearest(name, known);
            throw new UsageException("unknown analysis '" + name + "'"
                    + (meant.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", meant))
                    + "\n  known: " + String.join(", ", known));
        }
    }

    private Characterisation characterisation(SpindleProcess spindle, Path file, Map<String, Component> plan) {
        TraceAnalyses analyses = analyses(spindle, plan);
        try (TraceSource from = source.open(spindle, file)) {
            long records = analyses.read(from.reader());
            from.report(spec.commandLine().getErr());
            Map<String, AnalysisResult> found = analyses.found();
            List<AnalysisResult> inOrder = spindle.registry().contributions(AnalysisFactory.KIND).stream()
                    .map(Contribution::type)
                    .filter(found::containsKey)
                    .map(found::get)
                    .toList();
            return new Characterisation(file.toString(), from.format(), records, from.skipped(), inOrder);
        }
    }

    private static TraceAnalyses analyses(SpindleProcess spindle, Map<String, Component> plan) {
        try {
            return new TraceAnalyses(spindle, plan);
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private void print(List<Characterisation> traces) {
        PrintWriter to = spec.commandLine().getOut();
        if (json) {
            to.print(new String(new CharacterisationJson().write(traces), StandardCharsets.UTF_8));
        } else {
            traces.forEach(each -> print(each, to));
        }
        to.flush();
    }

    private static void print(Characterisation trace, PrintWriter to) {
        to.println(trace.trace());
        to.println("  " + trace.format() + ", " + trace.records() + (trace.records() == 1 ? " record" : " records"));
        for (AnalysisResult analysed : trace.analyses()) {
            to.println("  " + analysed.type());
            for (AnalysisResult.AnalysisFigure figure : analysed.figures()) {
                to.printf(
                        "    %-36s %s%n", figure.name(), (Decimals.alone(figure.value()) + " " + figure.unit()).trim());
            }
            analysed.notes().forEach(note -> to.println("    note: " + note));
        }
    }

    private void write(List<Characterisation> traces, Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw WriteFailure.of(directory.toString(), e);
        }
        String text = new String(new CharacterisationJson().write(traces), StandardCharsets.UTF_8);
        WholeFile.write(directory.resolve("characterisation.json"), to -> to.append(text));
        WholeFile.write(directory.resolve("figures.csv"), to -> to.append(CharacterisationCsv.figures(traces)));
        WholeFile.write(directory.resolve("points.csv"), to -> to.append(CharacterisationCsv.points(traces)));
        WholeFile.write(
                directory.resolve("report.html"), to -> CharacterisationReport.write(traces, Shell.command(spec), to));
    }
}
