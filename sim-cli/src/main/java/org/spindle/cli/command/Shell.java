package org.spindle.cli.command;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/** Quotes commands for a POSIX shell. */
public final class Shell {

    private Shell() {}

    public static String quote(String argument) {
        return argument.matches("[\\w./=:,+@%-]+") ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }

    /** Returns the command line that is being executed. */
    public static String command(CommandSpec spec) {
        return "spindle " + quote(spec.root().commandLine().getParseResult().originalArgs());
    }

    public static String quote(List<String> arguments) {
        return arguments.stream().map(Shell::quote).collect(Collectors.joining(" "));
    }
}
