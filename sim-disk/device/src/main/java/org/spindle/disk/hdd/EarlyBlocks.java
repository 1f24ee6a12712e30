package org.spindle.disk.hdd;

/**
 * The blocks that a zero-latency access has transferred ahead of the next block in order, because the head arrived on the
 * track behind that block.
 */
final class EarlyBlocks {

    private static final long NONE = -1;

    private long start = NONE;
    private long end = NONE;

    void clear() {
        start = NONE;
    }

    boolean isEmpty() {
        return start == NONE;
    }

    /** Begins an empty run of blocks. */
    void begin(long block) {
        start = block;
        end = block;
    }

    /** Adds a block if it follows the run and precedes {@code limit}. */
    void add(long block, long limit) {
        if (start != NONE && block == end && end < limit) {
            end++;
        }
    }

    /** Returns the next block to transfer: {@code next}, or the end of the run that begins there, which is then used up. */
    long skip(long next) {
        if (start != next) {
            return next;
        }
        start = NONE;
        return Math.max(next, end);
    }

    void copy(EarlyBlocks other) {
        start = other.start;
        end = other.end;
    }
}
