package org.spindle.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.spindle.spi.BuiltInTypes.Scheduler;

/**
 * Executes typical commands one after the other in one process, as {@link Main} would each. Launchers archive the classes that they
 * load, so that later starts of all these commands are fast.
 */
final class Rehearsal {

    private final Path data;
    private final Path work;

    /**
     * @param data the directory {@code src-test-data}
     * @param work directory of what the commands write
     */
    Rehearsal(Path data, Path work) {
        this.data = data;
        this.work = work;
    }

    /**
     * @param args the directory {@code src-test-data}, and an empty directory to write into; a command that fails does not keep
     *     the others from being executed
     */
    public static void main(String[] args) throws IOException {
        StandardOutput.install();
        for (String[] command : new Rehearsal(Path.of(args[0]), Path.of(args[1])).commands()) {
            Main.prepared(command).execute(command);
        }
        System.exit(0);
    }

    /** Returns the command lines, in an order in which earlier ones write what later ones read. */
    List<String[]> commands() throws IOException {
        String scenario = data.resolve("scenarios/quickstart.yaml").toString();
        String few = "stop.requests=100";
        String result = work.resolve("result").toString();
        Path trace = Files.writeString(work.resolve("two.ascii"), "0.0 0 8 8 1\n20.0 0 100 8 0\n");
        return List.of(
                new String[] {"run", scenario, "--set", few, "--out", result},
                new String[] {
                    "disksim",
                    "run",
                    data.resolve("disksim/small.parv").toString(),
                    "--trace",
                    trace.toString(),
                    "--format",
                    "ascii"
                },
                new String[] {
                    "sweep",
                    scenario,
                    "--set",
                    few,
                    "--axis",
                    "seed=1,2",
                    "--out",
                    work.resolve("sweep").toString()
                },
                new String[] {"compare", result, result},
                new String[] {"report", result},
                new String[] {"model", scenario},
                new String[] {"config", "show", scenario},
                new String[] {
                    "trace", "info", data.resolve("traces/compress.blkparse.xz").toString()
                },
                new String[] {"list"},
                new String[] {"describe", Scheduler.SPTF});
    }
}
