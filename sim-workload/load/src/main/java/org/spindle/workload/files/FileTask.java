package org.spindle.workload.files;

import org.spindle.spi.config.Doc;

/**
 * A task that reads and writes files: sizes and numbers from Ganger (1995, section 5.2), computation from its tables 5.1, 7.3 and 7.4:
 * 160.6 s for 30.7 MB of input, 90.3 s for 10.7 MB, 17.6 s for 14.3 MB of a tree, and 3.05 s for its 535 files. MB are
 * 1,000,000 bytes.
 */
public enum FileTask {
    @Doc("Compresses a file of 30.7 MB to 10.7 MB.")
    COMPRESS(30_700_000, 10_700_000, 160_600_000_000L),
    @Doc("Uncompresses a file of 10.7 MB to 30.7 MB.")
    UNCOMPRESS(10_700_000, 30_700_000, 90_300_000_000L),
    @Doc("Copies a tree of 535 files, 14.3 MB.")
    COPYTREE(14_300_000, 14_300_000, 17_600_000_000L),
    @Doc("Removes such a tree.")
    REMOVETREE(14_300_000, 0, 3_050_000_000L);

    private final long input;
    private final long output;
    private final long computation;

    FileTask(long input, long output, long computation) {
        this.input = input;
        this.output = output;
        this.computation = computation;
    }

    /** Returns the bytes that it reads, or removes. */
    long input() {
        return input;
    }

    /** Returns the bytes that it writes. */
    long output() {
        return output;
    }

    /** Returns its CPU time in nanoseconds. */
    long computation() {
        return computation;
    }
}
