package org.spindle.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.spindle.cli.calibrate.CalibrateCommand;
import org.spindle.cli.command.Startup;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.trace.TraceCommand;
import org.spindle.cli.wiring.Spindle;
import org.spindle.plugin.PluginOptions;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** Entry point of the {@code spindle} command; its exit code is the process's. */
@Command(
        name = "spindle",
        description =
                "Simulates storage systems: drives, buses, controllers, caches, volumes and drivers under a workload.",
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:the run failed (a damaged trace, a full disk)",
            "2:the command line or the scenario is wrong; nothing was run",
            "3:a plugin, or the database of 'query', cannot be used",
            "4:a threshold or expectation is not met",
            "70:a fault of Spindle itself"
        },
        subcommands = {
            RunCommand.class,
            CompareCommand.class,
            SweepCommand.class,
            ModelCommand.class,
            PredictCommand.class,
            DesignCommand.class,
            ReproduceCommand.class,
            CalibrateCommand.class,
            ReportCommand.class,
            QueryCommand.class,
            ListCommand.class,
            DescribeCommand.class,
            ConfigCommand.class,
            TraceCommand.class,
            DiskSimCommand.class
        })
public final class Main implements Runnable, Startup {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--plugin",
            scope = ScopeType.INHERIT,
            paramLabel = "JAR",
            description = "Load this plugin in addition; may be repeated.")
    private List<Path> pluginJars = new ArrayList<>();

    @Option(
            names = "--plugins",
            scope = ScopeType.INHERIT,
            split = ",",
            paramLabel = "ID",
            description = "Load only these plugins of the plugin directory and of --plugin; all must exist.")
    private @Nullable List<String> only;

    @Option(
            names = "--plugin-dir",
            scope = ScopeType.INHERIT,
            paramLabel = "DIR",
            defaultValue = "plugins",
            description =
                    "Directory of the plugins, each in a subdirectory named by its id (default: ${DEFAULT-VALUE}).")
    private Path pluginDirectory;

    @Option(
            names = "--log",
            scope = ScopeType.INHERIT,
            paramLabel = "LEVEL",
            description = "Log to standard error from this level on: error, warn, info, debug or trace.")
    private @Nullable String logLevel;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Show the stack trace of an error.")
    private boolean debug;

    private Main() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** The command line as {@link #main} executes it. */
    static CommandLine commandLine() {
        ErrorHandler errors = new ErrorHandler();
        return new CommandLine(new Main())
                .setExecutionExceptionHandler(errors)
                .setParameterExceptionHandler(errors)
                .setExecutionStrategy(errors)
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    boolean isDebug() {
        return debug;
    }

    @Override
    public Spindle start() {
        if (logLevel != null) {
            Level level = Level.toLevel(logLevel, null);
            if (level == null) {
                throw new UsageException("'" + logLevel + "' is no log level; write error, warn, info, debug or trace");
            }
            ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).setLevel(level);
        }
        return Spindle.start(new PluginOptions(pluginDirectory, pluginJars, only));
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
