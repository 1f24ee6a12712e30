package org.spindle.host.filebench;

import java.util.ArrayList;
import java.util.List;
import org.spindle.host.filebench.FileBenchmarksConfig.Order;
import org.spindle.host.filesystem.FileSystemImage;
import org.spindle.host.virtualdisk.ProcessRelations;
import org.spindle.spi.config.Size;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Runs benchmarks one after the other, or all at the same time until each has been run once. Each benchmark is a task. */
final class FileBenchmarks implements Workload {

    private final FileBenchmarksConfig config;
    private final WorkloadContext context;
    private final FileSystemImage image;
    private final List<BenchmarkRun> runs = new ArrayList<>();
    private final Distribution total;
    private long requests;
    private int next;
    private int firsts;

    /**
     * @throws IllegalArgumentException if what lies below is no file system with these contents
     */
    FileBenchmarks(FileBenchmarksConfig config, WorkloadContext context) {
        this.config = config;
        this.context = context;
        image = new FileSystemImage(config.contents());
        checkUnits();
        SharedCpus cpus = new SharedCpus(
                context.events(),
                config.cpus(),
                context.metrics().level("busy-cpus", "CPUs", "CPUs that a process of a benchmark uses"));
        BenchmarkEnvironment environment = new BenchmarkEnvironment(
                config, context, image, cpus, ProcessRelations.of(context.requestSchema()), new ProcessNumbers());
        total = context.metrics().distribution("total-time", "ns", "Time until each benchmark has been run once");
        for (Benchmark benchmark : config.benchmarks()) {
            runs.add(new BenchmarkRun(benchmark, environment, this));
        }
        context.tasks().add(runs.size());
    }

    private void checkUnits() {
        int units = context.devices().size();
        if (units != image.units()) {
            throw new IllegalArgumentException(
                    "the storage below has " + units + " units, the contents " + image.units()
                            + " (metadata and files): place a layer of type file-system with the same contents on top");
        }
        for (int unit = 0; unit < units; unit++) {
            long sectors = image.blocks(unit) * FileSystemImage.BLOCK / Size.SECTOR;
            if (context.sectors(unit) != sectors) {
                throw new IllegalArgumentException("unit " + context.devices().get(unit) + " has "
                        + context.sectors(unit) + " sectors, the contents " + sectors
                        + ": give the layer file-system the same contents");
            }
        }
    }

    @Override
    public void start() {
        if (config.order() == Order.IN_A_ROW) {
            startNext();
        } else {
            runs.forEach(BenchmarkRun::start);
        }
    }

    private void startNext() {
        if (next < runs.size()) {
            runs.get(next++).start();
        }
    }

    long nextRequest() {
        return ++requests;
    }

    /** Returns the data file of a process of a benchmark. */
    int dataFile(BenchmarkRun run, int process) {
        int sets = config.otherFiles() ? config.contents().dataFiles() / config.processes() : 1;
        return runs.indexOf(run) % sets * config.processes() + process;
    }

    /** Handles the end of all processes of a benchmark. */
    void done(BenchmarkRun run, boolean isFirst) {
        if (isFirst) {
            firsts++;
            if (firsts == runs.size()) {
                total.record(context.events().now());
            }
            context.tasks().done();
        }
        if (config.order() == Order.IN_A_ROW) {
            startNext();
        } else if (!runs.stream().allMatch(BenchmarkRun::hasRun)) {
            run.start();
        }
    }

    @Override
    public void close() {}
}
