package org.spindle.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.disk.DiskPlugin;
import org.spindle.distribution.DistributionsPlugin;
import org.spindle.flash.FlashDevicesPlugin;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.Registry;
import org.spindle.scenario.Scenario;
import org.spindle.spi.BuiltInTypes.Arrivals;
import org.spindle.spi.BuiltInTypes.Distribution;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.BuiltInTypes.Workload;
import org.spindle.spi.device.DeviceFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "init",
        description = {
            "Writes a commented scenario as a starting point.",
            "On a terminal it asks for values that no option gives; elsewhere, and with --yes, it uses the defaults."
        },
        mixinStandardHelpOptions = true)
final class InitCommand implements Callable<Integer> {

    private static final String STANDARD_OUTPUT = "-";

    /** The answer that asks for no layer. */
    private static final String NO_VOLUME = "none";

    private static final int WARM_UP = 100;

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = "scenario.yaml",
            description = "File to write; - for standard output (default: ${DEFAULT-VALUE}).")
    private String file;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Name of the scenario, the title of its reports (default: that of FILE).")
    private @Nullable String name;

    @Option(
            names = "--drive",
            paramLabel = "MODEL",
            description = "Model of the drives, by name or file (default: seagate-exos-x16-16t).")
    private @Nullable String drive;

    @Option(names = "--drives", paramLabel = "N", description = "Number of drives (default: 1).")
    private @Nullable String drives;

    @Option(
            names = "--volume",
            paramLabel = "TYPE",
            description = "Volume over all drives, such as raid-5 (default: none).")
    private @Nullable String volume;

    @Option(
            names = "--scheduler",
            paramLabel = "TYPE",
            description = "Order in which the driver sends requests (default: " + Scheduler.FCFS + ").")
    private @Nullable String scheduler;

    @Option(names = "--rate", paramLabel = "N", description = "Requests per second (default: 50).")
    private @Nullable String rate;

    @Option(
            names = "--clients",
            paramLabel = "N",
            description = "Clients that each wait for one request at a time, instead of --rate.")
    private @Nullable String clients;

    @Option(names = "--reads", paramLabel = "SHARE", description = "Share of reads (default: 0.7).")
    private @Nullable String reads;

    @Option(names = "--size", paramLabel = "SIZE", description = "Size of requests (default: 8 KiB).")
    private @Nullable String size;

    @Option(names = "--requests", paramLabel = "N", description = "Number of requests (default: 10000).")
    private @Nullable String requests;

    @Option(
            names = {"-y", "--yes"},
            description = "Ask nothing.")
    private boolean yes;

    @Option(names = "--force", description = "Replace a file that exists.")
    private boolean force;

    @Override
    public Integer call() {
        if (rate != null && clients != null) {
            throw new UsageException(
                    "--rate and --clients contradict each other\n  an open load has a rate, a closed one"
                            + " has clients; give one of the two");
        }
        Path target = Path.of(file);
        boolean print = file.equals(STANDARD_OUTPUT);
        if (!print && !force && Files.exists(target)) {
            throw new UsageException(file + " exists; name another file, or replace it with --force");
        }
        SpindleProcess spindle = main.start();
        String text = scenario(yes || print ? null : TerminalConsole.get(), spindle.registry());
        runOneRequest(text, target, spindle);
        PrintWriter out = spec.commandLine().getOut();
        if (print) {
            out.print(text);
        } else {
            WholeFile.write(target, to -> to.append(text));
            out.println(file + " written; run it: spindle run " + Shell.quote(file));
        }
        out.flush();
        return ExitCode.OK;
    }

    /** Reports what would keep the scenario from running; some components know only when they get a request. */
    private void runOneRequest(String text, Path target, SpindleProcess spindle) {
        Loaded<Scenario> scenario = spindle.configs()
                .load(file, text, directory(target), List.of("warmUp.requests=0", "stop.requests=1"), Scenario.class);
        spindle.attributing(
                scenario, () -> spindle.simulation(scenario.value(), List.of()).run());
    }

    private static String nameOf(String file) {
        Path last = Path.of(file).getFileName();
        return last == null || file.equals(STANDARD_OUTPUT)
                ? "scenario"
                : last.toString().replaceFirst("\\.ya?ml$", "");
    }

    private static Path directory(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        return parent == null ? Path.of("").toAbsolutePath() : parent;
    }

    /**
     * @param console for the questions; null to ask nothing
     */
    private String scenario(@Nullable Console console, Registry registry) {
        String title = chosen(name, "Name of the scenario", nameOf(file), console);
        String model = chosen(
                drive, "Model of the drives ('spindle list device' lists them)", "seagate-exos-x16-16t", console);
        String count = chosen(drives, "Number of drives", "1", console);
        boolean several = !count.strip().equals("1");
        String layer = several
                ? chosen(volume, "Volume over the drives: none, striping, mirror, raid-5, ...", NO_VOLUME, console)
                : volume == null ? NO_VOLUME : volume;
        String order = chosen(scheduler, "Scheduler of the driver ('spindle list scheduler')", Scheduler.FCFS, console);
        String arrivals = arrivals(console);
        StringBuilder text = new StringBuilder();
        text.append("# A scenario: devices, a driver, a workload. Every key: spindle describe scenario\n");
        text.append("name: ").append(YamlText.of(title)).append("    # the title of its reports\n");
        text.append("seed: 1    # the same seed gives the same result, on any machine\n\n");
        text.append(
                "# The drives. Types and models: spindle list device. A file of your own works too: model: my-drive.yaml\n");
        String type = typeOf(model, registry);
        text.append("devices:\n  disk")
                .append(several ? "" : "0")
                .append(":\n    type: ")
                .append(type)
                .append("\n    model: ")
                .append(model)
                .append('\n');
        text.append(
                type.equals(FlashDevicesPlugin.SSD)
                        ? "    precondition: {state: sequential}    # the drive has been written; otherwise reads find nothing\n"
                        : "");
        text.append(several ? "    count: " + count + "    # disk0, disk1, ...; together: disk\n" : "");
        if (!layer.equals(NO_VOLUME)) {
            text.append(
                            "\n# The layers above the drives. Types: spindle list layer\nlayers:\n  volume:\n    over: [disk")
                    .append(several ? "" : "0")
                    .append("]\n    layer: ")
                    .append(layer)
                    .append('\n');
        }
        text.append(
                "\n# The driver's queue. With queueInDevice: true the drive's own command queue (NCQ, TCQ) is filled too.\n");
        text.append("driver:\n  scheduler: ").append(order).append("\n  queueInDevice: true\n");
        text.append("\n# The source of requests. Types: spindle list workload\n");
        String number = chosen(requests, "Number of requests", "10000", console);
        text.append("workload:\n  type: " + Workload.RANDOM + "\n  requests: ")
                .append(number)
                .append("\n  reads: ")
                .append(chosen(reads, "Share of reads, 0 to 1", "0.7", console))
                .append("\n  sizes: {type: " + Distribution.CONSTANT + ", size: ")
                .append(chosen(size, "Size of requests", "8 KiB", console))
                .append("}\n  alignment: 4 KiB    # as file systems place their blocks\n")
                .append(arrivals);
        text.append("\n# Not measured, because the run begins with empty queues.\nwarmUp: {requests: ")
                .append(warmUp(number))
                .append("}\n");
        return text.toString();
    }

    /** Returns the requests that are not measured: of a short run a tenth. */
    private static int warmUp(String requests) {
        try {
            return (int) Math.min(WARM_UP, Long.parseLong(requests.strip()) / 10);
        } catch (NumberFormatException e) {
            // The number of requests itself is refused when the scenario is read.
            return WARM_UP;
        }
    }

    /** Returns the type of device that has the model; for a file, which has no name here, a disk. */
    private static String typeOf(String model, Registry registry) {
        for (Contribution type : registry.contributions(DeviceFactory.KIND)) {
            if (registry.models(DeviceFactory.KIND, type.type()).stream()
                    .anyMatch(each -> each.name().equals(model))) {
                return type.type();
            }
        }
        return DiskPlugin.HDD;
    }

    private String arrivals(@Nullable Console console) {
        if (clients != null) {
            return "  # Each client sends a request when its last one is complete: a closed load.\n"
                    + "  arrivals: {type: " + Arrivals.CLOSED + ", population: " + clients + "}\n";
        }
        return "  # Requests arrive whether earlier ones are complete or not: an open load. For a closed one:\n"
                + "  # arrivals: {type: " + Arrivals.CLOSED + ", population: 8}\n"
                + "  arrivals: {type: " + Arrivals.OPEN + ", interarrival: {type: " + DistributionsPlugin.POISSON
                + ", rate: "
                + chosen(rate, "Requests per second", "50", console) + "}}\n";
    }

    private static String chosen(@Nullable String given, String question, String usual, @Nullable Console console) {
        if (given != null || console == null) {
            return given == null ? usual : given;
        }
        String answer = console.readLine("%s [%s]: ", question, usual);
        return answer == null || answer.isBlank() ? usual : answer.strip();
    }
}
