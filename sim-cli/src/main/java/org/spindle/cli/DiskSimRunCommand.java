package org.spindle.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.disk.disksim.Imported;
import org.spindle.reports.table.RunTable;
import org.spindle.result.RunResult;
import org.spindle.scenario.Scenario;
import org.spindle.spi.BuiltInTypes.Workload;
import org.spindle.workload.trace.disksimascii.DiskSimAscii;
import org.spindle.workload.trace.disksimvalidate.DiskSimValidate;
import org.spindle.workload.trace.hpsrt.HpSrt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "run",
        description = "Runs a DiskSim parameter file on a trace or on its own synthetic workload, as DiskSim would.",
        mixinStandardHelpOptions = true)
final class DiskSimRunCommand implements Callable<Integer> {

    /** DiskSim's trace formats. */
    enum Format {
        VALIDATE(DiskSimValidate.NAME, "recorded-think"),
        ASCII(DiskSimAscii.NAME, "open"),
        HPL(HpSrt.NAME, "open");

        private final String spindle;
        private final String replay;

        Format(String spindle, String replay) {
            this.spindle = spindle;
            this.replay = replay;
        }

        /** Returns the name as written after {@code --format}. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @ParentCommand
    private DiskSimCommand parent;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE.parv", description = "DiskSim parameter file.")
    private Path file;

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description = "Trace, plain or compressed; without it the file's synthetic workload is run.")
    private @Nullable Path trace;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "Format of the trace: ${COMPLETION-CANDIDATES} (default: recognised by content).")
    private @Nullable Format format;

    @Option(names = "--json", description = "Print the figures as JSON.")
    private boolean json;

    @Option(names = "--requests", paramLabel = "FILE.csv", description = "Write a line for each request.")
    private @Nullable Path requests;

    @Option(names = "--out", paramLabel = "DIR", description = "Write a result directory too.")
    private @Nullable Path out;

    @Mixin
    private DiskSimCommand.Reading reading;

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        Imported imported = reading.read(file, err);
        Map<String, Object> scenarioTree = new LinkedHashMap<>(imported.scenario());
        SpindleProcess spindle = parent.main().start();
        boolean validation = false;
        if (trace == null) {
            scenarioTree.put(
                    "workload",
                    imported.workload()
                            .orElseThrow(() -> new UsageException("there is nothing to run: the file has no synthetic"
                                    + " workload; give a trace with --trace FILE")));
        } else {
            Format of = format == null ? recognise(spindle, trace) : format;
            validation = of == Format.VALIDATE;
            scenarioTree.put("workload", replay(imported, trace, of));
        }
        Loaded<Scenario> scenario = spindle.configs()
                .load(file.toString(), scenarioTree, Path.of("").toAbsolutePath(), java.util.List.of(), Scenario.class);
        DiskSimFigures figures = new DiskSimFigures();
        RunResult result;
        try (DiskSimRequests log = DiskSimRequests.to(requests);
                RunProgress progress = new RunProgress();
                Interruption interruption = Interruption.ofCtrlC()) {
            ScenarioRun run = new ScenarioRun(spindle, scenario)
                    .observe(figures)
                    .observe(log)
                    .observe(progress)
                    .observe(interruption);
            result = out == null ? run.result() : run.into(out, command());
            log.commit();
        }
        print(figures, result, validation);
        return RunEnd.of(result, spec.commandLine().getErr());
    }

    private void print(DiskSimFigures figures, RunResult result, boolean validation) {
        PrintWriter stdout = spec.commandLine().getOut();
        if (json) {
            stdout.println(new JsonMapper().writeValueAsString(figures.values(validation, result)));
        } else {
            stdout.print(RunTable.render(result));
            if (validation) {
                stdout.println(String.format(
                        Locale.ROOT,
                        "measured on the drive: mean %.3f ms; demerit %.4f ms (%.2f %% of it)",
                        figures.recorded().measuredMean(),
                        figures.recorded().demerit(),
                        100 * figures.recorded().demerit() / figures.recorded().measuredMean()));
            }
        }
        stdout.flush();
    }

    private static Format recognise(SpindleProcess spindle, Path trace) {
        String found = spindle.formatOf(trace);
        for (Format format : Format.values()) {
            if (format.spindle.equals(found)) {
                return format;
            }
        }
        throw new UsageException(trace + ": this is a trace of format " + found
                + ", which DiskSim does not read; use 'spindle disksim import' and edit the scenario");
    }

    private static Map<String, Object> replay(Imported imported, Path trace, Format format) {
        Map<String, Object> workload = new LinkedHashMap<>();
        workload.put("type", Workload.TRACE);
        workload.put("file", trace.toString());
        workload.put("format", format.spindle);
        workload.put("replay", Map.of("type", format.replay));
        workload.putAll(imported.traceKeys());
        return workload;
    }

    private String command() {
        return "spindle disksim run " + Shell.quote(file.toString())
                + (trace == null ? "" : " --trace " + Shell.quote(trace.toString()));
    }
}
