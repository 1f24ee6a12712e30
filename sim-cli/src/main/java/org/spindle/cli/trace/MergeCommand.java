package org.spindle.cli.trace;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.workload.trace.transform.MergedReader;
import org.spindle.workload.trace.transform.MergedReader.Alignment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "merge",
        description = {
            "Merges traces by their arrival times, each in its own order.",
            "The traces' clocks have to be the same one, unless --align moves the later ones."
        },
        mixinStandardHelpOptions = true)
final class MergeCommand implements Callable<Integer> {

    @ParentCommand
    private TraceCommand trace;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Traces to read.")
    private List<Path> files = new ArrayList<>();

    @Option(names = "--out", required = true, paramLabel = "OUT", description = "Trace to write.")
    private Path out;

    @Option(
            names = "--distinct-devices",
            description = "Devices of the same number in different traces are different devices; without this they are"
                    + " the same.")
    private boolean distinct;

    @Option(
            names = "--align",
            paramLabel = "HOW",
            defaultValue = "clock",
            description =
                    "${COMPLETION-CANDIDATES}: the traces have one clock; each begins when the first does; each is moved by whole"
                            + " weeks, so that time of day and day of the week stay, to within half a week of the first. Default:"
                            + " ${DEFAULT-VALUE}.")
    private Alignment alignment = Alignment.CLOCK;

    @Option(
            names = "--traces-as-processes",
            description =
                    "The process of each request is the number of its trace, from 0, so that replay: {type: dependent, streams:"
                            + " process} keeps the traces independent of each other.")
    private boolean asProcesses;

    @Mixin
    private SourceOptions source = new SourceOptions();

    @Mixin
    private TargetOptions target = new TargetOptions();

    @Override
    public Integer call() {
        SpindleProcess spindle = trace.start();
        List<TraceSource> sources = new ArrayList<>();
        try {
            files.forEach(file -> sources.add(source.open(spindle, file)));
            MergedReader merged = new MergedReader(
                    sources.stream().map(TraceSource::name).toList(),
                    sources.stream().map(TraceSource::reader).toList(),
                    distinct ? MergedReader.Devices.DISTINCT : MergedReader.Devices.SHARED,
                    alignment,
                    asProcesses ? MergedReader.Processes.BY_TRACE : MergedReader.Processes.KEPT);
            target.write(spindle, out, sources.get(0), merged);
            sources.forEach(each -> each.report(spec.commandLine().getErr()));
        } finally {
            sources.forEach(TraceSource::close);
        }
        return ExitCode.OK;
    }
}
