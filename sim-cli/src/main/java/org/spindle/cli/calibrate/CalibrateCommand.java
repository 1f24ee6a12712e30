package org.spindle.cli.calibrate;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Startup;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.flash.calibrate.Calibrated;
import org.spindle.flash.calibrate.CalibrationReport;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.flash.calibrate.ProfileFit;
import org.spindle.flash.calibrate.ProfileInputs;
import org.spindle.flash.calibrate.TableFit;
import org.spindle.flash.calibrate.TimedAccess;
import org.spindle.flash.calibrate.WorkerFit;
import org.spindle.flash.table.CompletionRule;
import org.spindle.spi.config.Size;
import org.spindle.workload.trace.TraceFileOpener;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Fits a device to measurements. */
@Command(
        name = "calibrate",
        description = {
            "Fits a device to measurements of random reads and writes by fio, or to a trace that records completions"
                    + " of accesses, and reports how well it agrees with them.",
            "Every second measurement is held out of the fit, to show how well the device does where it was not fitted."
        },
        mixinStandardHelpOptions = true)
public final class CalibrateCommand implements Callable<Integer> {

    /** Devices that can be fitted. */
    enum ModelKind {
        TABLE,
        SSD_PROFILE,
        BLACK_BOX;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private static final String SCENARIO = "scenario";

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Startup startup;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description =
                    "JSON output or latency log of fio, CSV with a row for each fio job or access, or a trace that"
                            + " records completions.")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--as",
            required = true,
            paramLabel = "TYPE",
            description = "Type of the device: table, ssd-profile or black-box; or scenario.")
    private String type;

    @Option(names = "--capacity", paramLabel = "SIZE", description = "Capacity of the device; not for a scenario.")
    private @Nullable String capacity;

    @Option(
            names = "--queue-depth",
            paramLabel = "N",
            defaultValue = "32",
            description = "Requests that the device takes at once (default: ${DEFAULT-VALUE}).")
    private int queueDepth;

    @Option(
            names = "--outstanding",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Outstanding accesses of measurements that do not have their number (default: ${DEFAULT-VALUE}).")
    private int outstanding;

    @Mixin
    private ProfileOptions profile;

    @Option(
            names = "--scenario",
            paramLabel = "FILE",
            description =
                    "Scenario whose times are fitted to the times that its trace has recorded, of the first half of"
                            + " the requests.")
    private @Nullable Path scenario;

    @Option(
            names = "--fit",
            paramLabel = "PATH",
            description = "Time of the scenario to be fitted, with * for any part of a name; times of one path share a"
                    + " factor; may be repeated.")
    private List<String> fits = new ArrayList<>();

    @Option(
            names = "--fit-each",
            paramLabel = "PATH",
            description = "Like --fit, but with a separate factor for each of the times; may be repeated.")
    private List<String> fitsOfEach = new ArrayList<>();

    @Option(
            names = "--set",
            paramLabel = "PATH=VALUE",
            description = "Replace a value of the scenario before the fit; may be repeated.")
    private List<String> sets = new ArrayList<>();

    @Option(
            names = "--held-out",
            paramLabel = "FILE",
            description =
                    "Trace that is not fitted but compared with the device; by default the second half of each; may be"
                            + " repeated.")
    private List<Path> heldOutTraces = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = TraceFileOpener.AUTO,
            description = "Format of the traces (default: ${DEFAULT-VALUE}).")
    private String format;

    @Option(names = "--fit-all", description = "Hold nothing out.")
    private boolean fitsAll;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write the device's keys as YAML; trees of a black-box to FILE.trees beside it.")
    private @Nullable Path out;

    @Override
    public Integer call() {
        if (!type.equals(ModelKind.SSD_PROFILE.toString()) && !profile.given().isEmpty()) {
            throw new UsageException("only --as ssd-profile takes " + String.join(", ", profile.given())
                    + "\n  leave out what the device or scenario does not have");
        }
        if (type.equals(SCENARIO)) {
            calibrateScenario();
        } else {
            calibrateDevice(kind());
        }
        return ExitCode.OK;
    }

    private void calibrateScenario() {
        if (scenario == null || !fitsTimes() || !files.isEmpty() || capacity != null || fitsAll || isFormatNamed()) {
            throw new UsageException(
                    "--as scenario needs --scenario FILE and --fit PATH, or --fit-each, and takes no measurements, no"
                            + " --capacity, no --format and no --fit-all\n"
                            + "  name the trace in the workload of the scenario");
        }
        new ScenarioCalibration(startup.start(), scenario, sets, fits, fitsOfEach)
                .run(spec.commandLine().getOut(), out);
    }

    private boolean isFormatNamed() {
        return !format.equals(TraceFileOpener.AUTO);
    }

    private boolean fitsTimes() {
        return !fits.isEmpty() || !fitsOfEach.isEmpty();
    }

    private void calibrateDevice(ModelKind kind) {
        if (capacity == null && !files.isEmpty()) {
            throw new UsageException("--as " + type
                    + " needs the capacity of the device\n  give it by --capacity, such as --capacity '480 GB'");
        }
        if (capacity == null || files.isEmpty() || scenario != null || fitsTimes() || !sets.isEmpty()) {
            throw new UsageException(
                    "--as " + type + " needs measurements and --capacity, and takes no --scenario, no --fit"
                            + " and no --set\n  name a file of measurements");
        }
        String given = capacity;
        Size size = parsed("--capacity", () -> Size.parse(given));
        if (queueDepth < 1 || queueDepth > 65536) {
            throw new UsageException("--queue-depth is " + queueDepth + "\n  give 1 to 65536");
        }
        if (outstanding < 1) {
            throw new UsageException("--outstanding is " + outstanding + "\n  give 1 or more");
        }
        if (size.bytes() == 0 || size.bytes() % Size.SECTOR != 0) {
            throw new UsageException(
                    "--capacity: " + size + " is not a capacity\n  give a multiple of " + Size.SECTOR + " B");
        }
        ProfileInputs inputs = profile.inputs(size, queueDepth);
        PrintWriter stdout = spec.commandLine().getOut();
        Calibrated device;
        List<Path> traceFiles = files.stream()
                .filter(file -> !MeasurementFiles.isMeasurement(file))
                .toList();
        boolean areTraces = !traceFiles.isEmpty();
        if (areTraces && traceFiles.size() < files.size()) {
            throw new UsageException(traceFiles.get(0) + " has no measurements, and other files have"
                    + "\n  give measurements or traces, not both");
        }
        if (kind == ModelKind.BLACK_BOX) {
            if (!areTraces) {
                throw new UsageException("a device of type black-box is fitted to single accesses"
                        + "\n  give a trace that records completions, or use --as table for measurements of fio");
            }
            device = new BlackBoxCalibration(traces(), out).run(size, queueDepth, stdout);
        } else if (areTraces) {
            TraceCalibration traces = traces();
            device = traces.fit(ways(kind, inputs));
            stdout.print(traces.report(device));
        } else {
            device = calibrateLoads(kind, inputs, stdout);
        }
        stdout.flush();
        if (out != null) {
            WholeFile.write(out, text -> text.append(device.yaml()));
        }
    }

    private TraceCalibration traces() {
        return new TraceCalibration(startup.start(), format, files, heldOutTraces, fitsAll);
    }

    /** Returns the ways to fit a device to traces. */
    private Map<String, Function<List<List<TimedAccess>>, Calibrated>> ways(ModelKind kind, ProfileInputs inputs) {
        Map<String, Function<List<List<TimedAccess>>, Calibrated>> ways = new LinkedHashMap<>();
        ways.put("times by operation and size", traces -> fit(kind, TraceCalibration.loads(traces, false), inputs));
        ways.put(
                "times by operation and size and outstanding accesses",
                traces -> fit(kind, TraceCalibration.loads(traces, true), inputs));
        if (kind == ModelKind.TABLE) {
            ways.put(
                    "one worker: times by operation and size",
                    traces -> WorkerFit.fit(traces, inputs.capacity(), inputs.queueDepth(), CompletionRule.EACH));
            ways.put(
                    "one worker that reports completions together: times by operation and size",
                    traces -> WorkerFit.fit(traces, inputs.capacity(), inputs.queueDepth(), CompletionRule.TOGETHER));
        }
        return ways;
    }

    private Calibrated calibrateLoads(ModelKind kind, ProfileInputs inputs, PrintWriter stdout) {
        if (isFormatNamed()) {
            throw new UsageException("--format is for traces\n  leave it out");
        }
        if (!heldOutTraces.isEmpty()) {
            throw new UsageException("--held-out is for traces\n  leave it out: every second measurement is held out");
        }
        List<MeasuredLoad> fitted = new ArrayList<>();
        List<MeasuredLoad> heldOut = new ArrayList<>();
        int single = 0;
        for (Path file : files) {
            List<MeasuredLoad> loads = MeasurementFiles.read(file, outstanding);
            int first = loads.size() == 1 ? single++ : 0;
            for (int i = 0; i < loads.size(); i++) {
                (fitsAll || (first + i) % 2 == 0 ? fitted : heldOut).add(loads.get(i));
            }
        }
        Stream.of(fitted, heldOut)
                .flatMap(List::stream)
                .max(Comparator.comparingLong(MeasuredLoad::bytes))
                .filter(largest -> largest.bytes() > inputs.capacity().bytes())
                .ifPresent(largest -> {
                    throw new UsageException("--capacity is " + inputs.capacity() + ", and measurement '"
                            + largest.name() + "' has accesses of " + largest.bytes()
                            + " B\n  give the capacity of the device");
                });
        if (kind == ModelKind.SSD_PROFILE) {
            Stream.of(fitted, heldOut)
                    .flatMap(List::stream)
                    .max(Comparator.comparingDouble(MeasuredLoad::bytesPerSecond))
                    .flatMap(fastest -> ProfileOptions.advice(inputs, fastest))
                    .ifPresent(spec.commandLine().getErr()::println);
        }
        Calibrated device = fit(kind, fitted, inputs);
        if (!fitsAll && heldOut.isEmpty()) {
            throw new UsageException(
                    "a single measurement cannot be held out\n  give 2 or more, or hold nothing out by --fit-all");
        }
        stdout.print(new CalibrationReport(fitted, heldOut, device).text());
        return device;
    }

    private ModelKind kind() {
        for (ModelKind kind : ModelKind.values()) {
            if (kind.toString().equals(type)) {
                return kind;
            }
        }
        throw new UsageException("a device of type '" + type
                + "' cannot be fitted\n  use --as table, --as ssd-profile, --as black-box or --as scenario");
    }

    private static <T> T parsed(String option, Supplier<T> parser) {
        try {
            return parser.get();
        } catch (IllegalArgumentException e) {
            throw new UsageException(option + ": " + e.getMessage());
        }
    }

    private Calibrated fit(ModelKind kind, List<MeasuredLoad> fitted, ProfileInputs inputs) {
        int needed = kind == ModelKind.TABLE ? 1 : ProfileFit.LEAST_MEASUREMENTS;
        if (fitted.size() < needed) {
            throw new UsageException(
                    (fitted.size() == 1 ? "there is 1 measurement" : "there are " + fitted.size() + " measurements")
                            + " to fit a device of type " + kind
                            + " to, and it needs " + needed + "\n  give more"
                            + (fitsAll ? "" : ", or hold nothing out by --fit-all"));
        }
        try {
            return kind == ModelKind.TABLE
                    ? TableFit.fit(fitted, inputs.capacity(), inputs.queueDepth())
                    : ProfileFit.fit(fitted, inputs);
        } catch (IllegalArgumentException e) {
            throw new UsageException(Objects.requireNonNullElse(e.getMessage(), e.toString()));
        }
    }
}
