package org.spindle.cli;

import java.util.List;
import java.util.stream.Collectors;

/** Writes commands so that a POSIX shell reads them back. */
final class Shell {

    private Shell() {}

    static String quote(String argument) {
        return argument.matches("[\\w./=:,+@%-]+") ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }

    static String quote(List<String> arguments) {
        return arguments.stream().map(Shell::quote).collect(Collectors.joining(" "));
    }
}
