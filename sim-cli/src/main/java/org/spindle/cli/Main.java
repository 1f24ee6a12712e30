package org.spindle.cli;

import static java.util.Objects.requireNonNull;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.bench.BenchCommand;
import org.spindle.cli.calibrate.CalibrateCommand;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Startup;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.extract.ExtractCommand;
import org.spindle.cli.plugin.PluginCommand;
import org.spindle.cli.trace.CacheCommand;
import org.spindle.cli.trace.TraceCommand;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginOptions;
import org.spindle.spi.config.Time;
import org.spindle.workload.trace.ahead.ReadingThreads;
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
        addMethodSubcommands = false,
        mixinStandardHelpOptions = true,
        versionProvider = VersionLine.class,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:the run failed (a damaged trace, a full disk, lost requests)",
            "2:the command line or the scenario is wrong; nothing was run",
            "3:a plugin, or the database of 'query', cannot be used",
            "4:a threshold or expectation is not met",
            "70:a defect in Spindle itself",
            "130:the run was interrupted; its result is partial"
        })
public final class Main implements Runnable, Startup {

    private static final int MOST_TRACE_THREADS = 1024;

    /** In the order of the help. */
    static final List<String> SUBCOMMANDS = List.of(
            "init",
            "run",
            "compare",
            "sweep",
            "model",
            "predict",
            "design",
            "reproduce",
            "calibrate",
            "extract",
            "report",
            "query",
            "list",
            "describe",
            "plugin",
            "config",
            "trace",
            "cache",
            "disksim",
            "bench",
            "completion",
            "help");

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
            description =
                    "Directory of the plugins, each in a subdirectory named by its id (default: plugins, or that of"
                            + " the user or the installation).")
    private @Nullable Path pluginDirectory;

    @Option(
            names = "--timeout-plugin",
            scope = ScopeType.INHERIT,
            paramLabel = "TIME",
            defaultValue = "60 s",
            description = "Abandon a call into a plugin that does not return within this time; 0 s for never (default:"
                    + " ${DEFAULT-VALUE}).")
    private String pluginLimit = "";

    @Option(
            names = "--log",
            scope = ScopeType.INHERIT,
            paramLabel = "LEVEL",
            arity = "0..1",
            fallbackValue = "info",
            preprocessor = LogLevelAfterOption.class,
            description =
                    "Log to standard error from this level on: error, warn, info, debug or trace (info if no level"
                            + " follows).")
    private @Nullable LogLevel logLevel;

    @Option(
            names = "--trace-threads",
            scope = ScopeType.INHERIT,
            paramLabel = "N",
            description = "Threads that read traces ahead of simulations (default: one per core that no run occupies).")
    private @Nullable Integer traceThreads;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Show the stack trace of an error.")
    private boolean debug;

    private Main() {}

    /** Loads only the class of the requested command. */
    private static @Nullable Class<?> subcommand(String name) {
        return switch (name) {
            case "init" -> InitCommand.class;
            case "run" -> RunCommand.class;
            case "compare" -> CompareCommand.class;
            case "sweep" -> SweepCommand.class;
            case "model" -> ModelCommand.class;
            case "predict" -> PredictCommand.class;
            case "design" -> DesignCommand.class;
            case "reproduce" -> ReproduceCommand.class;
            case "calibrate" -> CalibrateCommand.class;
            case "extract" -> ExtractCommand.class;
            case "report" -> ReportCommand.class;
            case "query" -> QueryCommand.class;
            case "list" -> ListCommand.class;
            case "describe" -> DescribeCommand.class;
            case "plugin" -> PluginCommand.class;
            case "config" -> ConfigCommand.class;
            case "trace" -> TraceCommand.class;
            case "cache" -> CacheCommand.class;
            case "disksim" -> DiskSimCommand.class;
            case "bench" -> BenchCommand.class;
            case "completion" -> CompletionCommand.class;
            case "help" -> HelpCommand.class;
            default -> null;
        };
    }

    public static void main(String[] args) {
        StandardOutput out = StandardOutput.install();
        if (args.length == 1 && (args[0].equals("--version") || args[0].equals("-V"))) {
            System.out.println(VersionLine.get());
            System.exit(out.exitCode(ExitCode.OK, new PrintWriter(System.err, false, Charset.defaultCharset())));
        } else {
            CommandLine line = prepared(args);
            int code = line.execute(args);
            System.out.flush();
            System.exit(out.exitCode(code, line.getErr()));
        }
    }

    /**
     * Prepares this process and returns the command line.
     *
     * @param args to be executed
     */
    static CommandLine prepared(String... args) {
        HeadStart.begin();
        leaveOutUnusedParts();
        CommandLine line = commandLine(args);
        StandardCharacters.applyTo(line);
        return line;
    }

    /**
     * Lets picocli not look for types that no command has: for closures it would open every jar, and it would load the
     * classes of dates and databases.
     */
    private static void leaveOutUnusedParts() {
        System.setProperty("picocli.disable.closures", "true");
        System.setProperty("picocli.converters.excludes", "java\\.(time|sql)\\..*");
    }

    /**
     * Returns the command line as {@link #main} executes it.
     *
     * @param args to be executed; if the first names a subcommand that does not refer to others, only that one is created,
     *     which saves the time of creating all others at the start
     */
    static CommandLine commandLine(String... args) {
        CommandLine line = new CommandLine(new Main());
        Class<?> named = args.length == 0 ? null : subcommand(args[0]);
        if (named != null && named != HelpCommand.class && named != CompletionCommand.class) {
            line.addSubcommand(args[0], named);
        } else {
            SUBCOMMANDS.forEach(name -> line.addSubcommand(name, requireNonNull(subcommand(name))));
        }
        ErrorHandler errors = new ErrorHandler();
        return LauncherHelp.addIfLaunched(CommandGroups.applyTo(line))
                .setExecutionExceptionHandler(errors)
                .setParameterExceptionHandler(errors)
                .setExecutionStrategy(errors)
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    boolean isDebug() {
        return debug;
    }

    @Override
    public SpindleProcess start() {
        return start(1);
    }

    /**
     * Starts Spindle for a command that simulates several runs at a time.
     *
     * @param runs at a time, each of which occupies a core
     */
    SpindleProcess start(int runs) {
        int threads = traceThreads == null ? ReadingThreads.besides(runs) : traceThreads;
        if (threads < 0 || threads > MOST_TRACE_THREADS) {
            throw new UsageException(
                    "--trace-threads " + threads + " is out of range\n  write 0 to " + MOST_TRACE_THREADS);
        }
        if (logLevel == null) {
            LogLevel.beQuiet();
        } else {
            logLevel.begin();
        }
        SpindleProcess spindle = SpindleProcess.start(plugins());
        spindle.limitReadingThreads(threads);
        return spindle;
    }

    /** Logs an event at level info, with arguments for {@code {0}}, {@code {1}}, ... in its text; without {@code --log} nothing. */
    void log(String event, Object... arguments) {
        if (logLevel != null) {
            System.getLogger("spindle").log(System.Logger.Level.INFO, event, arguments);
        }
    }

    @Override
    public Time pluginLimit() {
        try {
            Time limit = Time.parse(pluginLimit);
            if (limit.nanos() >= 0) {
                return limit;
            }
        } catch (IllegalArgumentException e) {
            throw new UsageException("--timeout-plugin: " + e.getMessage());
        }
        throw new UsageException("--timeout-plugin " + pluginLimit + " is out of range\n  write a time such as '10 s'");
    }

    /** Returns the plugins to load. */
    PluginOptions plugins() {
        Path directory = pluginDirectory == null ? PluginPlaces.usual() : pluginDirectory;
        return new PluginOptions(directory, pluginJars, only, pluginLimit());
    }

    /**
     * Rejects a command line without a subcommand.
     *
     * @throws ParameterException always: there is nothing to do without one
     */
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing subcommand");
    }
}
