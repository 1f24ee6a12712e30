package org.spindle.host.filebench;

import org.spindle.host.filesystem.FileSystemImage;
import org.spindle.host.filesystem.FileTree;
import org.spindle.spi.request.Operation;

/**
 * Lists a tree directory by directory; for each file reads its inode, then reads it from beginning to end in calls of 4
 * KiB, in a separate process that it waits for, or in the same.
 */
final class TreeWalk implements Program {

    private static final int PAGE = FileSystemImage.BLOCK;

    private final FileSystemImage image;
    private final FileTree tree;
    private final ProcessNumbers numbers;
    private final long find;
    private final boolean hasReaders;
    private final long processCost;

    private int directory = -1;
    private int directoryPage;
    private int[] listing = new int[0];
    private int entry;

    /** Position of the next read of the present file; -2 before its inode, -1 before its process begins. */
    private long block = -2;

    private long blocks;
    private long reader;

    /** The process that has read the last file and has not exited; 0 for none. */
    private long finished;

    /** The process that has read the last file; 0 for none. */
    private long lastReader;

    /**
     * @param hasReaders whether each file is read by a separate process
     * @param processCost CPU nanoseconds to create a process
     */
    TreeWalk(FileSystemImage image, FileTree tree, ProcessNumbers numbers, boolean hasReaders, long processCost) {
        this.image = image;
        this.tree = tree;
        this.numbers = numbers;
        this.hasReaders = hasReaders;
        this.processCost = processCost;
        find = numbers.next();
        directoryPage = tree.directoryPages();
    }

    @Override
    public boolean next(Step step) {
        step.ended = finished;
        lastReader = finished == 0 ? lastReader : finished;
        finished = 0;
        boolean goesOn = nextStep(step);
        boolean isFind = step.process == find;
        step.parent = isFind ? 0 : find;
        step.awaited = isFind ? lastReader : 0;
        return goesOn;
    }

    private boolean nextStep(Step step) {
        if (directory >= 0 && directoryPage < tree.directoryPages()) {
            step.readMetadata(tree.directoryPage(directory) + directoryPage++, PAGE, find);
            return true;
        }
        if (entry == listing.length) {
            return nextDirectory(step);
        }
        int file = listing[entry];
        if (block == -2) {
            block = -1;
            step.readMetadata(tree.inodePage(file), PAGE, find);
        } else if (block == -1) {
            block = 0;
            blocks = image.blocks(tree.unit(file));
            reader = hasReaders ? numbers.next() : find;
            step.compute(hasReaders ? processCost : 0, reader);
        } else {
            step.transfer(Operation.READ, tree.unit(file), block++ * PAGE, PAGE, reader);
            if (block == blocks) {
                block = -2;
                entry++;
                finished = hasReaders ? reader : 0;
            }
        }
        return true;
    }

    private boolean nextDirectory(Step step) {
        if (++directory == tree.directories()) {
            step.ended = step.ended == 0 ? find : step.ended;
            return false;
        }
        directoryPage = 0;
        entry = 0;
        listing = tree.listing(directory);
        return nextStep(step);
    }
}
