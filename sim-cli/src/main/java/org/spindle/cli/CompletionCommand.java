package org.spindle.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "completion",
        description = {
            "Prints a script by which a shell completes commands, options, and the names of types and models.",
            "bash and zsh: source <(spindle completion bash)   fish: spindle completion fish | source"
        },
        mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {

    /** The supported shells. */
    enum Syntax {
        BASH,
        ZSH,
        FISH;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private Syntax shell;

    @Override
    public Integer call() {
        CompletionPlace top =
                new CompletionPlaces(main.start().registry()).of(spec.root().commandLine());
        PrintWriter out = spec.commandLine().getOut();
        out.print(shell == Syntax.FISH ? FishCompletion.of(top) : BashCompletion.of(top));
        out.flush();
        return ExitCode.OK;
    }
}
