package org.spindle.host.cache;

/**
 * The segments read last, each with the length of the run that has reached it. The least recently read one is evicted.
 */
final class SegmentDirectory {

    private static final int NONE = -1;

    /** By falling recency. */
    private final long[] segments;

    private final int[] runs;
    private int size;

    SegmentDirectory(int size) {
        segments = new long[size];
        runs = new int[size];
    }

    /**
     * Notes that a segment is read: it continues the run of its predecessor, whose place it takes, if that is in the
     * directory.
     *
     * @return the length of its run in segments, at least 1
     */
    int read(long segment, long predecessor) {
        int at = find(segment);
        int run;
        if (at != NONE) {
            run = runs[at];
        } else {
            at = find(predecessor);
            run = at == NONE ? 1 : runs[at] + 1;
            if (at == NONE) {
                at = size < segments.length ? size++ : size - 1;
            }
        }
        System.arraycopy(segments, 0, segments, 1, at);
        System.arraycopy(runs, 0, runs, 1, at);
        segments[0] = segment;
        runs[0] = run;
        return run;
    }

    private int find(long segment) {
        for (int i = 0; i < size; i++) {
            if (segments[i] == segment) {
                return i;
            }
        }
        return NONE;
    }
}
