package org.spindle.workload.model;

/** Ends of the sequential streams of one device and direction that requests have most recently belonged to, latest first. */
final class StreamEnds {

    static final int NONE = -1;
    private static final int STREAMS = 16;

    private final long[] ends = new long[STREAMS];
    private int known;

    /**
     * Finds the stream that a request continues, or begins a new one.
     *
     * @return number of other streams used since that stream, or NONE if the request begins one
     */
    int follow(long offset, long length) {
        int at = 0;
        while (at < known && ends[at] != offset) {
            at++;
        }
        int depth = at < known ? at : NONE;
        if (depth == NONE) {
            known = Math.min(known + 1, STREAMS);
            at = known - 1;
        }
        System.arraycopy(ends, 0, ends, 1, at);
        ends[0] = offset + length;
        return depth;
    }
}
