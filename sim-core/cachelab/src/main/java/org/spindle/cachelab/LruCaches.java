package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * LRU caches of several sizes simulated together, for equal entries. Each contains all smaller ones (Mattson et al. 1970). The recency
 * order is that of the last accesses, so that no list is maintained: a bit per access marks the last access to each entry, and the oldest
 * entry of each cache is at the first access from which on the number of set bits equals the number of entries of the cache.
 */
final class LruCaches {

    static final int MOST_SIZES = 31;

    private final AccessTrace trace;
    private final int[] sizes;

    /** Position of the last access to the oldest entry of each cache; -1 until the cache is full. */
    private final int[] tails;

    private final long[] isLast;

    /** By key the position of its last access + 1, 0 for none. */
    private final int[] lastOf;

    /** By key the caches in which it is dirty, one bit each. */
    private final int[] dirtyIn;

    private final MissTally[] missesFrom;
    private int entries;

    /** Number of caches that have missed the current request so far. */
    private int missedBy;

    /** @param sizes in entries, ascending and different, at most {@link #MOST_SIZES} */
    LruCaches(AccessTrace trace, int[] sizes) {
        this.trace = trace;
        this.sizes = sizes.clone();
        tails = new int[sizes.length];
        Arrays.fill(tails, -1);
        isLast = new long[(int) (trace.accesses() >> 6) + 1];
        lastOf = new int[trace.keys()];
        dirtyIn = new int[trace.hasWrites() ? trace.keys() : 0];
        missesFrom = new MissTally[sizes.length + 1];
    }

    /** Simulates the accesses of a range, whose ends are request boundaries; returns the misses of each cache. */
    List<MissTally> take(long begin, long end) {
        Arrays.setAll(missesFrom, i -> new MissTally());
        int entriesBefore = entries;
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
                    - (Math.min(entries, sizes[i - 1]) - Math.min(entriesBefore, sizes[i - 1]));
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
            int missing = access(key, position);
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

    /** Returns the number of caches that miss an access. */
    private int access(int key, int position) {
        int last = lastOf[key] - 1;
        lastOf[key] = position + 1;
        isLast[position >> 6] |= 1L << position;
        if (last < 0) {
            return accessNew();
        }
        isLast[last >> 6] &= ~(1L << last);
        int missing = 0;
        while (missing < tails.length && tails[missing] > last) {
            tails[missing] = lastAfter(tails[missing]);
            missing++;
        }
        if (missing < tails.length && tails[missing] == last) {
            tails[missing] = lastAfter(last);
        }
        return missing;
    }

    private int accessNew() {
        entries++;
        for (int i = 0; i < tails.length; i++) {
            if (tails[i] >= 0) {
                tails[i] = lastAfter(tails[i]);
            } else if (entries == sizes[i]) {
                tails[i] = lastAfter(-1);
            }
        }
        return tails.length;
    }

    private int lastAfter(int position) {
        int word = position + 1 >> 6;
        long bits = isLast[word] & -1L << position + 1;
        while (bits == 0) {
            bits = isLast[++word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(bits);
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
                int evicted = 0;
                while (evicted < tails.length && tails[evicted] > lastOf[key] - 1) {
                    evicted++;
                }
                updateDirty(key, evicted, false);
            }
        }
    }
}
