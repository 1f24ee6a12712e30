package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * LRU caches of several sizes simulated together, for equal entries. Each contains all smaller ones (Mattson et al. 1970), so that an
 * access misses some number of the smallest ones.
 */
final class LruCaches {

    static final int MOST_SIZES = 31;

    private final AccessTrace trace;
    private final int[] sizes;

    private final StackMarks stack;

    /** By key the position of its last access + 1, 0 for none. */
    private final int[] lastOf;

    /** By key the caches in which it is dirty, one bit each. */
    private final int[] dirtyIn;

    private final MissTally[] missesFrom;

    /** Number of caches that have missed the current request so far. */
    private int missedBy;

    /** @param sizes in entries, ascending and different, at most {@link #MOST_SIZES} */
    LruCaches(AccessTrace trace, int[] sizes) {
        this.trace = trace;
        this.sizes = sizes.clone();
        stack = new StackMarks(trace.accesses(), sizes);
        lastOf = new int[trace.keys()];
        dirtyIn = new int[trace.hasWrites() ? trace.keys() : 0];
        missesFrom = new MissTally[sizes.length + 1];
    }

    /** Simulates the accesses of a range, whose ends are request boundaries; returns the misses of each cache. */
    List<MissTally> take(long begin, long end) {
        Arrays.setAll(missesFrom, i -> new MissTally());
        int entriesBefore = stack.entries();
        missedBy = 0;
        ChunkRanges.forEach(trace, begin, end, this::take);
        missesFrom[missedBy].requests++;
        countDirtyEvictions();
        List<MissTally> misses = new ArrayList<>();
        MissTally sum = new MissTally();
        for (int i = sizes.length; i > 0; i--) {
            sum.add(missesFrom[i]);
            MissTally ofSize = new MissTally();
            ofSize.add(sum);
            ofSize.dirtyEvictions = missesFrom[i - 1].dirtyEvictions;
            ofSize.evictions = ofSize.reads
                    + ofSize.writes
                    - (Math.min(stack.entries(), sizes[i - 1]) - Math.min(entriesBefore, sizes[i - 1]));
            misses.add(0, ofSize);
        }
        return misses;
    }

    private void take(AccessChunk chunk, int from, int to, long first) {
        int[] keys = chunk.keys;
        byte[] flags = chunk.flags;
        int position = (int) first;
        for (int i = from; i < to; i++, position++) {
            int key = keys[i];
            int flag = flags[i];
            int missing = stack.access(lastOf[key] - 1, position);
            lastOf[key] = position + 1;
            if ((flag & AccessChunk.FIRST) != 0) {
                missesFrom[missedBy].requests++;
                missedBy = 0;
            }
            missedBy = Math.max(missedBy, missing);
            if (missing > 0 || chunk.bytes != null) {
                count(chunk, i, missing);
            }
            if (dirtyIn.length > 0) {
                updateDirty(key, missing, (flag & AccessChunk.WRITE) != 0);
            }
        }
    }

    private void count(AccessChunk chunk, int place, int missing) {
        long bytes = chunk.bytes == null ? trace.equalBytes() : Integer.toUnsignedLong(chunk.bytes[place]);
        MissTally to = missesFrom[missing];
        if ((chunk.flags[place] & AccessChunk.WRITE) != 0) {
            to.writes++;
            to.bytesWritten += bytes;
        } else {
            to.reads++;
            to.bytesRead += bytes;
        }
    }

    /**
     * Counts the dirty evictions of an entry in the caches that miss it, which have evicted it since its last access, and marks a written
     * entry.
     */
    private void updateDirty(int key, int missing, boolean isWrite) {
        int evicted = dirtyIn[key] & (1 << missing) - 1;
        if (evicted != 0) {
            dirtyIn[key] &= ~evicted;
            for (int left = evicted; left != 0; left &= left - 1) {
                missesFrom[Integer.numberOfTrailingZeros(left)].dirtyEvictions++;
            }
        }
        if (isWrite) {
            dirtyIn[key] = -1;
        }
    }

    /** Counts the entries that have been evicted dirty and not been accessed since. */
    private void countDirtyEvictions() {
        for (int key = 0; key < dirtyIn.length; key++) {
            if (dirtyIn[key] != 0) {
                updateDirty(key, stack.misses(lastOf[key] - 1), false);
            }
        }
    }
}
