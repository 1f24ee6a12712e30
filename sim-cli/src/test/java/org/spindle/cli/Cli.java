package org.spindle.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import picocli.CommandLine;

/**
 * A command run in this process.
 *
 * @param exit code
 * @param out standard output
 * @param err standard error
 */
record Cli(int exit, String out, String err) {

    /** Runs {@code spindle} with these arguments, as {@link Main#main} would. */
    static Cli spindle(Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        int exit = line.execute(Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new));
        return new Cli(exit, out.toString(), err.toString());
    }
}
