package org.spindle.cli.extract;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.ExitCode;
import org.spindle.cli.command.Startup;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.disk.extract.DiskExtraction;
import org.spindle.disk.extract.DriveFile;
import org.spindle.disk.extract.ExtractedDisk;
import org.spindle.disk.extract.ExtractionException;
import org.spindle.disk.extract.ProbedDisk;
import org.spindle.random.RandomStreams;
import org.spindle.scenario.Scenario;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stack.RefusedComponentException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Measures the parameters of a disk. */
@Command(
        name = "extract",
        description =
                "Measures rotation, zones, skews, seek times and buffer of a disk by the times of its requests: of a"
                        + " simulated one, or of a block device or file of this computer, which is only read unless --allow-writes is"
                        + " given.",
        mixinStandardHelpOptions = true)
public final class ExtractCommand implements Callable<Integer> {

    private static final int LARGEST = 8;
    private static final int REAL_REPEATS = 5;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Startup startup;

    @Parameters(arity = "0..1", paramLabel = "DISK", description = "Block device or file; needs direct I/O.")
    private @Nullable Path disk;

    @Option(names = "--scenario", paramLabel = "FILE", description = "Scenario with the disk to be measured instead.")
    private @Nullable Path scenario;

    @Option(
            names = "--device",
            paramLabel = "NAME",
            description = "The disk in the scenario; the first device if absent.")
    private @Nullable String device;

    @Option(
            names = "--set",
            paramLabel = "PATH=VALUE",
            description = "Replace a value of the scenario; may be repeated.")
    private List<String> sets = new ArrayList<>();

    @Option(
            names = "--repeat",
            paramLabel = "N",
            description = "Measurements of each time, whose median is taken (default: 1 in a scenario, otherwise 5).")
    private @Nullable Integer repeats;

    @Option(
            names = "--allow-writes",
            description = "Write at random places to see whether writes are cached: data of the disk are lost.")
    private boolean allowsWrites;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the keys of a device of type hdd as YAML.")
    private @Nullable Path out;

    @Override
    public Integer call() {
        if (repeats != null && (repeats < 1 || repeats > 1000)) {
            throw new UsageException("--repeat is " + repeats + "\n  give 1 to 1000");
        }
        ExtractedDisk measured = measured();
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.print(ExtractionReport.of(measured));
        stdout.flush();
        if (out != null) {
            WholeFile.write(out, text -> text.append(DriveFile.of(measured)));
        }
        return ExitCode.OK;
    }

    private ExtractedDisk measured() {
        Path real = disk;
        Path simulated = scenario;
        if (real != null && simulated == null && device == null && sets.isEmpty()) {
            try (DirectDisk direct = new DirectDisk(real, allowsWrites, LARGEST)) {
                return extract(direct, real.toString(), REAL_REPEATS);
            }
        }
        if (real == null && simulated != null) {
            return extractSimulated(simulated);
        }
        throw new UsageException("one disk is measured at a time\n  name a block device or file, or --scenario FILE and"
                + " --device NAME");
    }

    private ExtractedDisk extractSimulated(Path file) {
        SpindleProcess spindle = startup.start();
        Loaded<Scenario> loaded = spindle.scenario(file, sets);
        return spindle.attributing(loaded, () -> {
            Scenario found = loaded.value();
            String name = device == null ? found.devices().keySet().iterator().next() : device;
            return extract(simulated(spindle, loaded, name), name, 1);
        });
    }

    private static SimulatedDisk simulated(SpindleProcess spindle, Loaded<Scenario> loaded, String name) {
        try {
            return new SimulatedDisk(loaded.value(), spindle.factories(), name);
        } catch (RefusedComponentException e) {
            throw loaded.refused(e.place(), e.component().type(), e.reason());
        } catch (IllegalArgumentException e) {
            throw new UsageException(Objects.requireNonNullElse(e.getMessage(), e.toString()));
        }
    }

    private ExtractedDisk extract(ProbedDisk probed, String name, int usualRepeats) {
        RandomStream places = new RandomStreams(1, 0).stream("places");
        int count = repeats == null ? usualRepeats : repeats;
        try {
            return new DiskExtraction(probed, places, count, allowsWrites).run();
        } catch (ExtractionException e) {
            throw new UsageException(name + ": " + e.getMessage());
        }
    }
}
