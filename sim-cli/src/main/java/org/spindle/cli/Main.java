package org.spindle.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Entry point of the {@code spindle} command; its exit code is the process's. */
@Command(
        name = "spindle",
        description = "Simulates storage, from the drive's arm to the task that waits for it.",
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class)
public final class Main implements Runnable {

    @Spec
    private CommandSpec spec;

    private Main() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    /**
     * Answers a command line without a subcommand.
     *
     * @throws ParameterException always: there is nothing to do without one
     */
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing subcommand");
    }
}
