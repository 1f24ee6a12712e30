package org.spindle.host.filesystem;

import java.util.Arrays;

/** The location of the blocks of one unit: runs of consecutive blocks, in order. */
final class Extents {

    private long[] starts = new long[1];
    private long[] places = new long[1];
    private int count;
    private long blocks;

    /** Appends a run; one that continues the last is merged with it. */
    void add(long place, long length) {
        if (count > 0 && places[count - 1] + blocks - starts[count - 1] == place) {
            blocks += length;
            return;
        }
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, 2 * count);
            places = Arrays.copyOf(places, 2 * count);
        }
        starts[count] = blocks;
        places[count++] = place;
        blocks += length;
    }

    long blocks() {
        return blocks;
    }

    /** Returns where a block lies. */
    long place(long block) {
        int run = run(block);
        return places[run] + block - starts[run];
    }

    /** Returns one past the last block of the run that a block belongs to. */
    long runEnd(long block) {
        int run = run(block);
        return run + 1 < count ? starts[run + 1] : blocks;
    }

    private int run(long block) {
        int found = Arrays.binarySearch(starts, 0, count, block);
        return found >= 0 ? found : -found - 2;
    }
}
