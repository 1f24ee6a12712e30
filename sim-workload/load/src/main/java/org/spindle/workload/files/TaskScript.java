package org.spindle.workload.files;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.system.CachedWrite;

/**
 * Generates the events of the processes of file tasks, block by block: the computation of a task is distributed
 * evenly over the blocks that it reads, or the files that it removes.
 */
final class TaskScript {

    private static final int FILES = 535;
    private static final int FILES_PER_DIRECTORY = 25;

    private final FileLayout layout;
    private final RandomStream random;

    TaskScript(FileLayout layout, RandomStream random) {
        this.layout = layout;
        this.random = random;
    }

    /** Lays out the files of a task and records its events. */
    void write(FileTask task, FileProcess process) {
        switch (task) {
            case COMPRESS, UNCOMPRESS -> convert(task, process);
            case COPYTREE -> {
                long[] sizes = sizes(task.input());
                copy(task, tree(sizes), tree(sizes), process);
            }
            case REMOVETREE -> {
                for (StoredFile file : tree(sizes(task.input()))) {
                    process.compute(task.computation() / FILES).remove(file);
                }
            }
        }
    }

    private void convert(FileTask task, FileProcess process) {
        layout.directory();
        StoredFile in = layout.file(task.input());
        StoredFile out = layout.file(task.output());
        process.open(in).create(out);
        int reads = in.blocks().length;
        int writes = out.blocks().length;
        int written = 0;
        for (int i = 0; i < reads; i++) {
            process.read(in, i).compute(task.computation() / reads);
            for (; (long) written * reads < (long) (i + 1) * writes; written++) {
                process.write(out.blocks()[written], CachedWrite.DELAYED, false);
            }
        }
    }

    private static void copy(FileTask task, List<StoredFile> from, List<StoredFile> to, FileProcess process) {
        long blocks = 0;
        for (StoredFile file : from) {
            blocks += file.blocks().length;
        }
        for (int i = 0; i < from.size(); i++) {
            process.open(from.get(i)).create(to.get(i));
            for (int j = 0; j < from.get(i).blocks().length; j++) {
                process.read(from.get(i), j).compute(task.computation() / blocks);
                process.write(to.get(i).blocks()[j], CachedWrite.DELAYED, false);
            }
        }
    }

    /** Returns exponentially distributed sizes of the files of a tree, which add up to a total except for rounding. */
    private long[] sizes(long total) {
        double[] shares = new double[FILES];
        double sum = 0;
        for (int i = 0; i < FILES; i++) {
            shares[i] = random.nextExponential();
            sum += shares[i];
        }
        long[] sizes = new long[FILES];
        for (int i = 0; i < FILES; i++) {
            sizes[i] = Math.max(1, Math.round(total * shares[i] / sum));
        }
        return sizes;
    }

    private List<StoredFile> tree(long[] sizes) {
        List<StoredFile> files = new ArrayList<>();
        for (int i = 0; i < sizes.length; i++) {
            if (i % FILES_PER_DIRECTORY == 0) {
                layout.directory();
            }
            files.add(layout.file(sizes[i]));
        }
        return files;
    }
}
