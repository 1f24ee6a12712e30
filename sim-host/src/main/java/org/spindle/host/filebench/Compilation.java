package org.spindle.host.filebench;

import org.spindle.host.filesystem.FileSystemImage;
import org.spindle.host.filesystem.FileTree;
import org.spindle.spi.request.Operation;

/**
 * One of several compilers that share the files of a tree: takes the next file, reads its inode and all of it,
 * computes, and appends the object, a quarter of its size, to a data file. Each file has its own process.
 */
final class Compilation implements Program {

    private static final int PAGE = FileSystemImage.BLOCK;
    private static final int SHRINK = 4;

    /** The common state of the compilers. */
    static final class Sources {

        private final int files;
        private int next;
        private long objects;

        Sources(int files) {
            this.files = files;
        }
    }

    private final FileSystemImage image;
    private final FileTree tree;
    private final Sources sources;
    private final ProcessNumbers numbers;
    private final long computation;
    private int part;
    private int file;
    private long process;

    Compilation(FileSystemImage image, FileTree tree, Sources sources, ProcessNumbers numbers, long computation) {
        this.image = image;
        this.tree = tree;
        this.sources = sources;
        this.numbers = numbers;
        this.computation = computation;
    }

    @Override
    public boolean next(Step step) {
        if (part == 0) {
            step.ended = process;
            if (sources.next == sources.files) {
                return false;
            }
            file = sources.next++;
            process = numbers.next();
        }
        long bytes = image.blocks(tree.unit(file)) * PAGE;
        switch (part) {
            case 0 -> step.readMetadata(tree.inodePage(file), PAGE, process);
            case 1 -> step.transfer(Operation.READ, tree.unit(file), 0, bytes, process);
            case 2 -> step.compute(computation, process);
            default -> writeObject(step, bytes);
        }
        part = (part + 1) % 4;
        return true;
    }

    private void writeObject(Step step, long sourceBytes) {
        long pages = Math.min(image.dataBlocks(), Math.max(1, sourceBytes / SHRINK / PAGE));
        if (sources.objects + pages > image.dataBlocks()) {
            sources.objects = 0;
        }
        step.transfer(Operation.WRITE, image.dataUnit(0), sources.objects * PAGE, pages * PAGE, process);
        sources.objects += pages;
    }
}
