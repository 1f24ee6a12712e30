package org.spindle.flash.profile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The pages that garbage collection has still to copy, and the blocks to erase, for the data written. */
final class CopyDebt {

    private static final int STREAMS = 16;

    private final double copiedPerByte;
    private final int slice;
    private final double pageBytes;
    private final double erasesPerPage;
    private final long[] ends = new long[STREAMS];
    private int oldest;
    private double freshBytes;
    private double copyBytes;
    private double erases;

    CopyDebt(@Nullable CollectionConfig config, long pageBytes, boolean eraseTakesTime) {
        copiedPerByte = config == null ? 0 : config.amplification() - 1;
        slice = config == null ? 1 : config.slice();
        freshBytes = config == null ? 0 : config.after().bytes();
        this.pageBytes = pageBytes;
        erasesPerPage = config == null || !eraseTakesTime ? 0 : 1.0 / config.blockPages();
        Arrays.fill(ends, -1);
    }

    /** Notes a write of so many bytes. */
    void written(long sector, long end, long bytes) {
        for (int i = 0; i < STREAMS; i++) {
            if (ends[i] == sector) {
                ends[i] = end;
                return;
            }
        }
        ends[oldest] = end;
        oldest = (oldest + 1) % STREAMS;
        double fresh = Math.min(freshBytes, bytes);
        freshBytes -= fresh;
        copyBytes += (bytes - fresh) * copiedPerByte;
    }

    /** Notes that pages were programmed, which have to be erased later. */
    void programmed(int pages) {
        erases += pages * erasesPerPage;
    }

    /** Removes and returns the number of pages to be copied now, in whole slices. */
    int takeCopies() {
        int pages = slice * (int) (copyBytes / (slice * pageBytes));
        copyBytes -= pages * pageBytes;
        return pages;
    }

    /** Removes and returns the number of blocks to be erased now. */
    int takeErases() {
        int whole = (int) erases;
        erases -= whole;
        return whole;
    }
}
