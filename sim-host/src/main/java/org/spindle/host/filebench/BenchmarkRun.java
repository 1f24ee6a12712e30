package org.spindle.host.filebench;

import java.util.ArrayList;
import java.util.List;
import org.spindle.host.filesystem.FileSystemImage;
import org.spindle.host.filesystem.FileTree;
import org.spindle.host.filesystem.TreeUse;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.WorkloadContext;

/** One benchmark of a workload: its processes, which begin together, and their duration. */
final class BenchmarkRun {

    private static final int COMPILERS = 4;
    private static final int TERMINALS = 10;
    private static final long KIBIBYTE = 1024;

    private final Benchmark benchmark;
    private final BenchmarkEnvironment environment;
    private final FileBenchmarksConfig config;
    private final FileSystemImage image;
    private final FileBenchmarks owner;
    private final Distribution time;
    private final RandomStream random;
    private long began;
    private int left;
    private boolean hasRun;

    BenchmarkRun(Benchmark benchmark, BenchmarkEnvironment environment, FileBenchmarks owner) {
        this.benchmark = benchmark;
        this.environment = environment;
        config = environment.config();
        image = environment.image();
        this.owner = owner;
        WorkloadContext context = environment.context();
        time = context.metrics()
                .distribution(benchmark.label() + "-time", "ns", "Duration of all processes of " + benchmark.label());
        random = context.random(benchmark.label());
    }

    boolean hasRun() {
        return hasRun;
    }

    void start() {
        began = environment.context().events().now();
        List<BenchmarkProcess> processes = new ArrayList<>();
        for (int i = 0; i < config.processes(); i++) {
            for (Program program : programs(i)) {
                processes.add(new BenchmarkProcess(environment, this, program));
            }
        }
        left = processes.size();
        processes.forEach(BenchmarkProcess::start);
    }

    private List<Program> programs(int process) {
        return switch (benchmark) {
            case LKR, LKR_ONE, DR -> List.of(walk(process));
            case IOR -> List.of(FileScan.forward(number(), file(process), bytes(), 64 * KIBIBYTE));
            case TAC ->
                List.of(FileScan.backward(
                        number(), file(process), bytes(), config.tacRequest().bytes()));
            case SR_4K -> List.of(strided(process, 8, 1));
            case SR_8K -> List.of(strided(process, 12, 1));
            case SR_512K -> List.of(strided(process, 516, 4));
            case COMPILE -> compilers(process);
            case TPCC -> terminals();
        };
    }

    private FileTree tree(int process) {
        return image.trees(benchmark == Benchmark.DR ? TreeUse.HOMES : TreeUse.SOURCES)
                .get(process);
    }

    private Program walk(int process) {
        return new TreeWalk(
                image,
                tree(process),
                environment.numbers(),
                benchmark != Benchmark.LKR_ONE,
                config.costs().process().nanos());
    }

    private Program strided(int process, int strideKibibytes, int series) {
        return FileScan.strided(
                number(), file(process), bytes(), FileSystemImage.BLOCK, strideKibibytes * KIBIBYTE, series);
    }

    private List<Program> compilers(int process) {
        FileTree tree = tree(process);
        Compilation.Sources sources =
                new Compilation.Sources(Math.min(config.compiled(), tree.firstFile(tree.directories())));
        List<Program> programs = new ArrayList<>();
        for (int i = 0; i < COMPILERS; i++) {
            programs.add(new Compilation(
                    image,
                    tree,
                    sources,
                    environment.numbers(),
                    config.compileTime().nanos()));
        }
        return programs;
    }

    private List<Program> terminals() {
        List<Program> programs = new ArrayList<>();
        for (int i = 0; i < TERMINALS; i++) {
            programs.add(new Terminal(
                    image, random, number(), config.transactionTime().nanos(), config.transactions()));
        }
        return programs;
    }

    private long number() {
        return environment.numbers().next();
    }

    private int file(int process) {
        return image.dataUnit(owner.dataFile(this, process));
    }

    private long bytes() {
        return image.dataBlocks() * FileSystemImage.BLOCK;
    }

    long nextRequest() {
        return owner.nextRequest();
    }

    /** Handles the end of a process. */
    void done() {
        left--;
        if (left == 0) {
            time.record(environment.context().events().now() - began);
            boolean isFirst = !hasRun;
            hasRun = true;
            owner.done(this, isFirst);
        }
    }
}
