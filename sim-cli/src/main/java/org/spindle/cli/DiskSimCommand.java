package org.spindle.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.spindle.cli.command.ExitCode;
import org.spindle.disk.disksim.DiskSimImport;
import org.spindle.disk.disksim.ImportOptions;
import org.spindle.disk.disksim.Imported;
import org.spindle.disk.disksim.Note;
import org.spindle.disk.disksim.ParameterOverride;
import org.spindle.disk.disksim.parser.ParameterFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    /** The common options of commands that read a parameter file. */
    static final class Reading {

        @Option(
                names = "--faithful",
                description = "Follow the documentation where DiskSim is known to deviate from it.")
        private boolean faithful;

        @Option(
                names = "--override",
                arity = "3",
                paramLabel = "COMPONENT PARAMETER VALUE",
                hideParamSyntax = true,
                description = "Another value of a parameter that the file sets, as DiskSim's"
                        + " command line takes them; may be repeated. The component is a name, *, disk* or"
                        + " 'disk1 .. disk5'; 'Scheduler:Scheduling policy' is a parameter within a block.")
        private List<String> overrides = new ArrayList<>();

        @Option(
                names = "--notes",
                description = "Report the place of each parameter without effect, and why it has none.")
        private boolean notes;

        /** Reads a parameter file; parameters without effect are reported on {@code err}. */
        Imported read(Path file, PrintWriter err) {
            ImportOptions options =
                    ImportOptions.DEFAULT.withSearchPath(searchPath()).withOverrides(triples());
            ParameterFile parsed = ParameterFile.read(file, searchPath());
            Imported imported = new DiskSimImport(faithful ? options.faithful() : options).read(parsed);
            imported.warnings().forEach(warning -> err.println("warning: " + warning));
            printNotes(imported.notes(), err);
            err.flush();
            return imported;
        }

        private List<ParameterOverride> triples() {
            List<ParameterOverride> triples = new ArrayList<>();
            for (int i = 0; i < overrides.size(); i += 3) {
                triples.add(new ParameterOverride(overrides.get(i), overrides.get(i + 1), overrides.get(i + 2)));
            }
            return triples;
        }

        private void printNotes(List<Note> all, PrintWriter err) {
            if (notes) {
                all.forEach(note -> err.println("note: " + note));
                return;
            }
            Map<String, Integer> unused = new LinkedHashMap<>();
            for (Note note : all) {
                note.unused().ifPresent(name -> unused.merge(name, 1, Integer::sum));
            }
            if (!unused.isEmpty()) {
                err.println("note: parameters without effect (--notes lists places and reasons): "
                        + unused.entrySet().stream()
                                .map(name -> name.getKey() + (name.getValue() == 1 ? "" : " (" + name.getValue() + ")"))
                                .collect(Collectors.joining(", ")));
            }
        }
    }

    /** Returns the directories that {@code source} searches, as DiskSim does, besides that of the file. */
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
            description =
                    "Prints the scenario that is equivalent to a parameter file, with its synthetic workload if it has one.",
            mixinStandardHelpOptions = true)
    static final class Import implements Callable<Integer> {

        @Spec
        private CommandSpec spec;

        @Parameters(paramLabel = "FILE.parv", description = "DiskSim parameter file.")
        private Path file;

        @Mixin
        private Reading reading;

        @Override
        public Integer call() {
            Imported imported = reading.read(file, spec.commandLine().getErr());
            Map<String, Object> scenario = new LinkedHashMap<>(imported.scenario());
            imported.workload().ifPresent(workload -> scenario.put("workload", workload));
            spec.commandLine().getOut().print(yaml(scenario));
            spec.commandLine().getOut().flush();
            return ExitCode.OK;
        }
    }
}
