package org.spindle.cli.trace;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.disk.DiskPlugin;
import org.spindle.random.RandomStreams;
import org.spindle.workload.model.ModelFidelity;
import org.spindle.workload.model.ModelScenario;
import org.spindle.workload.model.TraceModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "model",
        description = {
            "Fits a synthetic workload to a trace and shows the figures of both side by side.",
            "The trace is read twice. Memory grows with the number of distinct blocks in it; 'spindle trace sample' leaves"
                    + " a part of them."
        },
        mixinStandardHelpOptions = true)
final class TraceModelCommand implements Callable<Integer> {

    private static final int SEED = 1;

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "Trace to read.")
    private Path file;

    @Option(names = "--out", paramLabel = "SCENARIO", description = "Scenario to write, in YAML; none if absent.")
    private @Nullable Path out;

    @Option(
            names = "--drive",
            paramLabel = "MODEL",
            defaultValue = "seagate-exos-x16-16t",
            description = "Drive model of the scenario's devices (default: ${DEFAULT-VALUE}).")
    private String drive;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Override
    public Integer call() {
        if (!drive.matches("[\\w.-]+")) {
            throw new UsageException("--drive: '" + drive + "' is not the name of a model");
        }
        SpindleProcess spindle = trace.start();
        TraceModel model;
        try (TraceSource first = source.open(spindle, file);
                TraceSource second = source.open(spindle, file)) {
            model = TraceModel.of(
                    first.reader(),
                    second.reader(),
                    String.valueOf(file.getFileName()),
                    new RandomStreams(SEED, 0)::stream);
            first.report(spec.commandLine().getErr());
        }
        if (out != null) {
            write(model, out);
        }
        print(model, spec.commandLine().getOut());
        return ExitCode.OK;
    }

    private static void print(TraceModel model, PrintWriter to) {
        to.printf("%-40s %14s %14s %11s%n", "", "trace", "model", "difference");
        for (ModelFidelity row : model.comparison()) {
            to.printf(
                    Locale.ROOT,
                    "%-40s %14.6g %14.6g %+9.1f %%%s%n",
                    row.figure(),
                    row.trace(),
                    row.model(),
                    100 * row.difference(),
                    row.isClose() ? "" : " !");
        }
        to.flush();
    }

    private void write(TraceModel model, Path scenario) {
        String device = "{type: " + DiskPlugin.HDD + ", model: " + drive + "}";
        WholeFile.write(scenario, to -> new ModelScenario(model, device, to).write());
    }
}
