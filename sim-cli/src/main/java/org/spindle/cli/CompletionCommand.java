package org.spindle.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.spindle.cli.command.ExitCode;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "completion",
        description = {
            "Prints a script by which a shell completes commands and options.",
            "bash and zsh: source <(spindle completion bash)   fish: spindle completion fish | source"
        },
        mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {

    /** The supported shells. */
    enum Syntax {
        BASH,
        ZSH,
        FISH
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private Syntax shell;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        CommandLine top = spec.root().commandLine();
        // With the bash script, zsh loads its support for bash completion.
        out.print(shell == Syntax.FISH ? fish(top) : AutoComplete.bash("spindle", top));
        out.flush();
        return ExitCode.OK;
    }

    private static String fish(CommandLine top) {
        StringBuilder script = new StringBuilder("# Completes spindle in fish.\ncomplete -c spindle -e\n");
        String none = "not __fish_seen_subcommand_from "
                + String.join(" ", top.getSubcommands().keySet());
        options(top, none, script);
        top.getSubcommands().forEach((name, command) -> {
            commandName(name, command, none, script);
            String seen = "__fish_seen_subcommand_from " + name;
            options(command, seen, script);
            if (command.getSubcommands().isEmpty()) {
                return;
            }
            String alone = seen + "; and not __fish_seen_subcommand_from "
                    + String.join(" ", command.getSubcommands().keySet());
            command.getSubcommands().forEach((inner, below) -> {
                commandName(inner, below, alone, script);
                options(below, seen + "; and __fish_seen_subcommand_from " + inner, script);
            });
        });
        return script.toString();
    }

    private static void commandName(String name, CommandLine command, String condition, StringBuilder script) {
        script.append("complete -c spindle -f -n ").append(quoted(condition));
        script.append(" -a ").append(name);
        description(command.getCommandSpec().usageMessage().description(), script);
    }

    private static void options(CommandLine command, String condition, StringBuilder script) {
        for (OptionSpec option : command.getCommandSpec().options()) {
            if (option.hidden()) {
                continue;
            }
            script.append("complete -c spindle -n ").append(quoted(condition));
            for (String name : option.names()) {
                script.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("^-+", ""));
            }
            if (option.arity().max() > 0) {
                script.append(" -r");
            }
            Class<?> type = option.type();
            if (type.isEnum()) {
                StringBuilder words = new StringBuilder();
                for (Object constant : type.getEnumConstants()) {
                    words.append(words.isEmpty() ? "" : " ")
                            .append(((Enum<?>) constant).name().toLowerCase(Locale.ROOT));
                }
                script.append(" -f -a ").append(quoted(words.toString()));
            }
            description(option.description(), script);
        }
    }

    private static void description(String[] lines, StringBuilder script) {
        if (lines.length > 0) {
            script.append(" -d ")
                    .append(quoted(lines[0].replaceAll("\\$\\{[^}]*}", "").strip()));
        }
        script.append('\n');
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
