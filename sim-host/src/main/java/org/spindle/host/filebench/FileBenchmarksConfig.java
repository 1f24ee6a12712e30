package org.spindle.host.filebench;

import java.util.List;
import org.spindle.host.filesystem.FileSystemContents;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Config of the workload {@code file-benchmarks}. */
@Doc("Benchmarks of file systems (González-Férez 2012), each with a number of processes that have their own files."
        + " They need a layer file-system with the same contents below.")
public record FileBenchmarksConfig(
        @Doc("Contents of the file system, as in the layer.")
        FileSystemContents contents,

        @Doc("lkr, lkr-one, dr, ior, tac, sr-4k, sr-8k, sr-512k, compile, tpcc, in this order.")
        List<Benchmark> benchmarks,

        @Doc("One after the other, or all at the same time; one that is done is then run again until each has been"
                + " run once.")
        @Default("in-a-row")
        Order order,

        @Doc("Processes of each benchmark, each with its own tree or data file.")
        @Default("1")
        @Range(min = "1", max = "1000")
        int processes,

        @Doc("Whether a benchmark uses other data files than the previous one, if there are enough.") @Default("false")
        boolean otherFiles,

        @Doc("CPUs of the machine.") @Default("1") @Range(min = "1", max = "1000")
        int cpus,

        @Doc("CPU times of processes.") @Default("{}") CpuCosts costs,

        @Doc("Size of the calls of tac.") @Default("8 KiB") @Range(min = "512 B", max = "1 MiB")
        Size tacRequest,

        @Doc("Computation for each file that is compiled.") @Default("1 s") @Range(min = "0 s", max = "1 d")
        Time compileTime,

        @Doc("Files that a compilation compiles, at most.") @Default("1000") @Range(min = "1", max = "1000000")
        int compiled,

        @Doc("Reads of each terminal of tpcc.") @Default("1000") @Range(min = "1", max = "100000000")
        int transactions,

        @Doc("Computation before each read of tpcc.") @Default("20 ms") @Range(min = "0 s", max = "1 d")
        Time transactionTime)
        implements Validated {

    public FileBenchmarksConfig {
        benchmarks = List.copyOf(benchmarks);
    }

    /** When benchmarks are run. */
    public enum Order {
        IN_A_ROW,
        AT_THE_SAME_TIME
    }

    /** CPU times. */
    @Doc("CPU times of processes.")
    public record CpuCosts(
            @Doc("A call to the system.") @Default("1 us") @Range(min = "0 s", max = "1 s")
            Time call,

            @Doc("A page of 4 KiB that is copied from or to the cache.")
            @Default("2 us")
            @Range(min = "0 s", max = "1 s")
            Time page,

            @Doc("Creation and exit of a process.") @Default("500 us") @Range(min = "0 s", max = "10 s")
            Time process) {}

    @Override
    public void validate(Problems problems) {
        if (benchmarks.isEmpty()) {
            problems.report("benchmarks", "there is none", "name at least one, such as ior");
        }
        for (Benchmark benchmark : benchmarks) {
            checkFiles(benchmark, problems);
        }
        if (tacRequest.bytes() % Size.SECTOR != 0 || contents.dataSize().bytes() % tacRequest.bytes() != 0) {
            problems.report(
                    "tacRequest",
                    tacRequest + " does not divide data files of " + contents.dataSize() + " into whole sectors",
                    "a power of two, such as 8 KiB");
        }
    }

    private void checkFiles(Benchmark benchmark, Problems problems) {
        if (benchmark.needsData() && contents.dataFiles() < (benchmark == Benchmark.COMPILE ? 1 : processes)) {
            problems.report(
                    "contents.dataFiles",
                    benchmark.label() + " by " + processes + " processes finds " + contents.dataFiles() + " data files",
                    "a data file for each process");
        }
        if (benchmark.use() != null) {
            long trees = contents.trees().stream()
                    .filter(tree -> tree.use() == benchmark.use())
                    .mapToLong(tree -> tree.count())
                    .sum();
            if (trees < processes) {
                problems.report(
                        "contents.trees",
                        benchmark.label() + " by " + processes + " processes finds " + trees + " trees for their use",
                        "a tree for each process");
            }
        }
    }
}
