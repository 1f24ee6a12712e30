package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.List;

/** The misses of LRU caches of every size on a trace of equal entries, in accesses. */
public final class LruCurve {

    private static final double POINTS_PER_DOUBLING = 8;

    /** The miss ratio of a cache of a number of entries. */
    public record Point(long entries, double missRatio) {}

    /** Accesses by distance; index 0 counts first accesses to entries. */
    private final long[] counts;

    private long accesses;

    LruCurve(AccessTrace trace, long warmUp) {
        counts = new long[trace.keys() + 1];
        DistanceTree distances = new DistanceTree(trace.accesses(), trace.keys());
        ChunkRanges.forEach(trace, 0, trace.accesses(), (chunk, from, to, first) -> {
            int position = (int) first;
            for (int i = from; i < to; i++, position++) {
                int distance = distances.access(chunk.keys[i], position);
                if (position >= warmUp) {
                    counts[distance]++;
                }
            }
        });
        accesses = trace.accesses() - Math.min(warmUp, trace.accesses());
    }

    /**
     * Returns points of the curve, ascending by size, up to the size at which all entries fit.
     *
     * @param sample share of all entries that are in the trace; sizes are those of caches for all entries
     */
    public List<Point> points(double sample) {
        List<Point> points = new ArrayList<>();
        long hits = 0;
        int done = 0;
        int last = 0;
        for (int step = 0; last < counts.length - 1; step++) {
            int entries = (int) Math.min(counts.length - 1, Math.round(StrictMath.pow(2, step / POINTS_PER_DOUBLING)));
            if (entries == last) {
                continue;
            }
            while (done < entries) {
                hits += counts[++done];
            }
            last = entries;
            points.add(
                    new Point(Math.round(entries / sample), accesses == 0 ? 0 : (double) (accesses - hits) / accesses));
        }
        return points;
    }
}
