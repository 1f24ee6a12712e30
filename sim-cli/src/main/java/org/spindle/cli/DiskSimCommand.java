package org.spindle.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.spindle.disk.disksim.DiskSimImport;
import org.spindle.disk.disksim.ImportOptions;
import org.spindle.disk.disksim.Imported;
import org.spindle.disk.disksim.parser.ParameterFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "disksim",
        description = "Works with the parameter files of DiskSim 4.0.",
        subcommands = {DiskSimRunCommand.class, DiskSimCommand.Import.class},
        mixinStandardHelpOptions = true)
final class DiskSimCommand implements Runnable {

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Missing subcommand: run or import");
    }

    Main main() {
        return main;
    }

    /** Reads a parameter file; what it contains without effect is told on {@code err}. */
    static Imported read(Path file, boolean faithful, PrintWriter err) {
        ImportOptions options = ImportOptions.DEFAULT.withSearchPath(searchPath());
        ParameterFile parsed = ParameterFile.read(file, searchPath());
        Imported imported = new DiskSimImport(faithful ? options.faithful() : options).read(parsed);
        parsed.warnings().forEach(warning -> err.println("warning: " + warning));
        imported.warnings().forEach(warning -> err.println("warning: " + warning));
        err.flush();
        return imported;
    }

    /** DiskSim's own: directories where {@code source} looks besides that of the file. */
    private static List<Path> searchPath() {
        @Nullable String path = System.getenv("LP_PATH");
        return path == null
                ? List.of()
                : Arrays.stream(path.split(":"))
                        .filter(directory -> !directory.isEmpty())
                        .map(Path::of)
                        .toList();
    }

    static String yaml(Object tree) {
        DumpSettings settings = DumpSettings.builder()
                .setDefaultFlowStyle(FlowStyle.AUTO)
                .setWidth(110)
                .build();
        return new Dump(settings).dumpToString(tree);
    }

    @Command(
            name = "import",
            description = "Prints the scenario that is equivalent to a parameter file; add a workload to run it.",
            mixinStandardHelpOptions = true)
    static final class Import implements Callable<Integer> {

        @Spec
        private CommandSpec spec;

        @Parameters(paramLabel = "FILE.parv", description = "DiskSim parameter file.")
        private Path file;

        @Option(
                names = "--faithful",
                description = "A drive that does the documented thing where DiskSim is known to be defective.")
        private boolean faithful;

        @Option(names = "--notes", description = "Name on standard error what has no effect in DiskSim.")
        private boolean notes;

        @Override
        public Integer call() {
            PrintWriter err = spec.commandLine().getErr();
            Imported imported = read(file, faithful, err);
            if (notes) {
                imported.notes().forEach(note -> err.println("note: " + note));
                err.flush();
            }
            spec.commandLine().getOut().print(yaml(imported.scenario()));
            spec.commandLine().getOut().flush();
            return ExitCode.OK;
        }
    }
}
