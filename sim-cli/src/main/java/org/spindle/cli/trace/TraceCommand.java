package org.spindle.cli.trace;

import org.spindle.cli.command.Startup;
import org.spindle.cli.wiring.SpindleProcess;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Inspects traces and makes new ones from them. */
@Command(
        name = "trace",
        description = "Inspects and converts traces, and derives new traces from them.",
        subcommands = {
            InfoCommand.class,
            CharacterizeCommand.class,
            HeadCommand.class,
            ConvertCommand.class,
            FilterCommand.class,
            ScaleCommand.class,
            FoldCommand.class,
            SampleCommand.class,
            MergeCommand.class,
            SplitCommand.class,
            AnonymiseCommand.class,
            TraceModelCommand.class,
            ImportSystemCommand.class
        },
        mixinStandardHelpOptions = true)
public final class TraceCommand implements Runnable {

    @ParentCommand
    private Startup startup;

    @Spec
    private CommandSpec spec;

    SpindleProcess start() {
        return startup.start();
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "Missing subcommand: " + String.join(", ", spec.subcommands().keySet()));
    }
}
