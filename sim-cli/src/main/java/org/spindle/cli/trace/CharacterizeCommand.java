package org.spindle.cli.trace;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import org.spindle.plugin.Contribution;
import org.spindle.reports.Decimals;
import org.spindle.reports.html.CharacterisationReport;
import org.spindle.result.WriteFailure;
import org.spindle.spi.Component;
import org.spindle.spi.analysis.AnalysisFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

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

    @Mixin
    private AnalysisOptions choice = new AnalysisOptions();

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
        Map<String, Component> plan = choice.plan(spindle);
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
