package org.spindle.disk.extract;

/** Determines the buffer of a disk: its number of segments, and its read-ahead. */
final class BufferProbe {

    private static final int MOST = 4096;
    private static final double SLOWER = 1.25;
    private static final double CERTAIN = 50e3;
    /** A sector that is not in a buffer passes under the head again after a rotation. */
    private static final double LEAST_ROTATION = 2.4e6;

    private static final int TRIALS = 5;
    private static final long FILLING = 1_000_000_000;

    private final DiskProbe probe;
    private double hit;

    BufferProbe(DiskProbe probe) {
        this.probe = probe;
    }

    /** Returns the time in nanoseconds of a repeated read. */
    double hit() {
        return hit;
    }

    /**
     * Returns the number of segments of the buffer; 0 if there are none.
     *
     * @throws ExtractionException if there are too many
     */
    int places() {
        double[] times = new double[TRIALS];
        for (int i = 0; i < TRIALS; i++) {
            long block = probe.anywhere();
            probe.read(block);
            times[i] = probe.read(block);
        }
        hit = Medians.of(times);
        if (hit > LEAST_ROTATION) {
            return 0;
        }
        int keeps = 0;
        int loses = 1;
        while (!forgets(loses)) {
            keeps = loses;
            loses *= 2;
            if (loses > MOST) {
                throw new ExtractionException("a sector is read as fast even after " + MOST
                        + " reads elsewhere; name a rotating disk without caches in front of it");
            }
        }
        while (loses - keeps > 1) {
            int middle = (keeps + loses) / 2;
            if (forgets(middle)) {
                loses = middle;
            } else {
                keeps = middle;
            }
        }
        return loses;
    }

    /** Returns whether a block is read from the medium again after a number of reads elsewhere. */
    private boolean forgets(int others) {
        probe.others(others);
        for (int i = 0; i < TRIALS; i++) {
            long block = probe.anywhere();
            probe.read(block);
            probe.forget(block, block);
            if (isFast(probe.read(block))) {
                return false;
            }
        }
        return true;
    }

    private boolean isFast(double nanos) {
        return nanos < SLOWER * hit + CERTAIN;
    }

    /**
     * Returns the blocks in the buffer after one that was read a second ago.
     *
     * @param most blocks to check
     */
    long readAhead(long block, long most) {
        long low = 0;
        long high = 1;
        while (high <= most && isAhead(block, high)) {
            low = high;
            high *= 2;
        }
        while (high - low > 1) {
            long middle = (low + high) / 2;
            if (isAhead(block, middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private boolean isAhead(long block, long distance) {
        probe.forget(block, block);
        probe.read(block);
        probe.rest(FILLING);
        return isFast(probe.read(block + distance));
    }
}
