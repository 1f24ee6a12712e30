package org.spindle.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import org.spindle.analytic.OutOfRangeException;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.compare.ComparisonException;
import org.spindle.config.ConfigException;
import org.spindle.config.Suggestions;
import org.spindle.disk.disksim.parser.DiskSimSyntaxException;
import org.spindle.plugin.PluginException;
import org.spindle.result.ResultException;
import org.spindle.run.RunException;
import org.spindle.spi.trace.TraceException;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/** Converts exceptions into a message for the user and an exit code. Prints stack traces only on request, or for bugs. */
final class ErrorHandler implements IExecutionStrategy, IExecutionExceptionHandler, IParameterExceptionHandler {

    /** Handles errors, which picocli propagates instead of passing them to a handler. */
    @Override
    public int execute(ParseResult parsed) {
        try {
            return new RunLast().execute(parsed);
        } catch (OutOfMemoryError e) {
            throw new ExecutionException(
                    parsed.commandSpec().commandLine(),
                    "out of memory",
                    new RunException(
                            "the run needs more memory than the JVM has, "
                                    + (Runtime.getRuntime().maxMemory() >> 20)
                                    + " MiB\n  give it more with JAVA_OPTS=-Xmx4g, or make the run smaller",
                            e));
        } catch (LinkageError | AssertionError | StackOverflowError e) {
            throw new ExecutionException(parsed.commandSpec().commandLine(), String.valueOf(e), e);
        }
    }

    /** Unwraps the error in an {@link ExecutionException}. */
    @Override
    public int handleExecutionException(Exception thrown, CommandLine command, ParseResult parsed) {
        Throwable failure =
                thrown instanceof ExecutionException && thrown.getCause() != null ? thrown.getCause() : thrown;
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

    private static int code(Throwable failure) {
        if (failure instanceof ConfigException
                || failure instanceof ComparisonException
                || failure instanceof DiskSimSyntaxException
                || failure instanceof OutOfRangeException
                || failure instanceof UsageException
                || (failure instanceof TraceException trace && trace.isMisnamed())
                || (failure instanceof ResultException result && result.isMisnamed())) {
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

    private static String message(Throwable failure) {
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
        if (failure instanceof UnmatchedArgumentException unmatched) {
            explain(unmatched, err);
        } else {
            err.println("error: " + ParseProblem.of(String.valueOf(failure.getMessage())));
        }
        err.println("  see: " + command.getCommandSpec().qualifiedName() + " --help");
        err.flush();
        return ExitCode.USAGE;
    }

    private static void explain(UnmatchedArgumentException failure, PrintWriter err) {
        CommandLine command = failure.getCommandLine();
        String argument = failure.getUnmatched().get(0);
        Set<String> known;
        if (failure.isUnknownOption()) {
            err.println("error: unknown option '" + argument + "'");
            known = command.getCommandSpec().optionsMap().keySet();
            String instead = ForeignOptions.instead(argument, known);
            if (instead != null) {
                err.println("  write: " + instead);
                return;
            }
        } else if (command.getSubcommands().isEmpty()) {
            err.println("error: '" + argument + "' is an unexpected argument");
            return;
        } else {
            err.println("error: unknown command '" + argument + "'");
            known = command.getSubcommands().keySet();
        }
        List<String> meant = Suggestions.nearest(argument, known);
        if (!meant.isEmpty()) {
            err.println("  did you mean: " + String.join(", ", meant));
        }
    }
}
