package org.spindle.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.UsageException;
import org.spindle.config.Suggestions;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "help",
        description = "Shows the help of a command: spindle help run, spindle help trace convert.",
        mixinStandardHelpOptions = true)
final class HelpCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "The command, word by word.")
    private List<String> words = new ArrayList<>();

    @Override
    public Integer call() {
        CommandLine command = spec.root().commandLine();
        for (String word : words) {
            CommandLine below = command.getSubcommands().get(word);
            if (below == null) {
                List<String> meant =
                        Suggestions.nearest(word, command.getSubcommands().keySet());
                throw new UsageException("unknown command '" + word + "'"
                        + (meant.isEmpty() ? "" : "\n  did you mean: " + String.join(", ", meant))
                        + "\n  see: " + command.getCommandSpec().qualifiedName() + " --help");
            }
            command = below;
        }
        PrintWriter out = spec.commandLine().getOut();
        command.usage(out, spec.commandLine().getColorScheme());
        out.flush();
        return ExitCode.OK;
    }
}
