package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/** Several LRU queues in ascending order of importance (Karedla, Love and Wherry 1994). */
final class SegmentedLru implements ReplacementPolicy {

    private static final int FIRST_SIZE = 64;

    private final LineList[] segments;

    /** Greatest weight of each segment; the lowest segment is limited only by the cache. */
    private final long[] limits;

    /** Weight up to which new lines enter the lowest segment while an upper one has room. */
    private final long lowestLimit;

    private final LineLinks links;
    private final boolean areEqual;

    private int[] segmentOf = new int[FIRST_SIZE];

    /**
     * @param upper greatest weight of each segment above the lowest, in ascending order
     * @param areEqual whether every line weighs 1; otherwise a line weighs its bytes
     */
    SegmentedLru(long[] upper, boolean areEqual) {
        this(upper, areEqual, Long.MAX_VALUE);
    }

    private SegmentedLru(long[] upper, boolean areEqual, long lowestLimit) {
        this.areEqual = areEqual;
        this.lowestLimit = lowestLimit;
        links = new LineLinks(areEqual);
        segments = new LineList[upper.length + 1];
        limits = new long[segments.length];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = new LineList(links);
            limits[i] = i == 0 ? Long.MAX_VALUE : upper[i - 1];
        }
    }

    /** New lines enter the lowest segment that has room, and the lowest if none has. */
    static SegmentedLru fillingUpper(long[] upper, Weights weights) {
        long lowest = weights.capacity();
        for (long limit : upper) {
            lowest -= limit;
        }
        return new SegmentedLru(upper, weights.areEqual(), lowest);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= segmentOf.length) {
            segmentOf = Arrays.copyOf(segmentOf, Math.max(line + 1, 2 * segmentOf.length));
        }
        long weight = areEqual ? 1 : bytes;
        links.weigh(line, weight);
        append(segmentWithRoom(weight), line);
    }

    private int segmentWithRoom(long weight) {
        if (segments[0].weight() + weight > lowestLimit) {
            for (int i = 1; i < segments.length; i++) {
                if (segments[i].weight() + weight <= limits[i]) {
                    return i;
                }
            }
        }
        return 0;
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        int segment = segmentOf[line];
        segments[segment].remove(line);
        int above = Math.min(segment + 1, segments.length - 1);
        append(above, line);
        for (int i = above; i > 0; i--) {
            while (segments[i].weight() > limits[i]) {
                int sinking = segments[i].oldest();
                segments[i].remove(sinking);
                append(i - 1, sinking);
            }
        }
    }

    private void append(int segment, int line) {
        segmentOf[line] = segment;
        segments[segment].append(line);
    }

    @Override
    public boolean renamed(int line, long key) {
        return true;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        segments[segmentOf[line]].remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        for (LineList segment : segments) {
            int line = segment.firstFromOldest(filter);
            if (line != NONE) {
                return line;
            }
        }
        return NONE;
    }
}
