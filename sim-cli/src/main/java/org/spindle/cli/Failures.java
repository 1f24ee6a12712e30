package org.spindle.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import org.spindle.compare.ComparisonException;
import org.spindle.config.ConfigException;
import org.spindle.disk.disksim.parser.DiskSimSyntaxException;
import org.spindle.experiment.RunException;
import org.spindle.plugin.PluginException;
import org.spindle.result.ResultException;
import org.spindle.spi.trace.TraceException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what went wrong into a message for the user and an exit code. Stack traces only on request, or for bugs. */
final class Failures implements IExecutionExceptionHandler, IParameterExceptionHandler {

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        int code = code(failure);
        if (code == ExitCode.INTERNAL) {
            err.println("error: " + failure);
            err.println("  this is a bug in Spindle; please report it with the scenario and this command:");
            err.println("  spindle " + Shell.quote(parsed.originalArgs()));
        } else {
            err.println(message(failure));
        }
        if (code == ExitCode.INTERNAL || isDebug(command)) {
            failure.printStackTrace(err);
        }
        err.flush();
        return code;
    }

    private static int code(Exception failure) {
        if (failure instanceof ConfigException
                || failure instanceof ComparisonException
                || failure instanceof DiskSimSyntaxException
                || failure instanceof UsageException) {
            return ExitCode.USAGE;
        }
        if (failure instanceof PluginException) {
            return ExitCode.PLUGIN;
        }
        if (failure instanceof RunException
                || failure instanceof TraceException
                || failure instanceof ResultException
                || failure instanceof UncheckedIOException) {
            return ExitCode.RUN_FAILED;
        }
        return ExitCode.INTERNAL;
    }

    private static String message(Exception failure) {
        String text = String.valueOf(failure.getMessage());
        return text.startsWith("error: ") ? text : "error: " + text;
    }

    private static boolean isDebug(CommandLine command) {
        CommandLine top = command;
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top.getCommand() instanceof Main main && main.isDebug();
    }

    @Override
    public int handleParseException(ParameterException failure, String[] arguments) {
        CommandLine command = failure.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("error: " + failure.getMessage());
        if (!UnmatchedArgumentException.printSuggestions(failure, err)) {
            err.println("  see: " + command.getCommandSpec().qualifiedName() + " --help");
        }
        err.flush();
        return ExitCode.USAGE;
    }
}
