package org.spindle.cachelab;

import java.util.List;

/** Divides a range of the accesses of a trace into ranges within its chunks. */
final class ChunkRanges {

    /** Processes the accesses of a chunk in a range, its end exclusive. */
    interface Visitor {
        /**
         * Visits accesses of a chunk, the end exclusive.
         *
         * @param position of the access at {@code from} in the trace
         */
        void visit(AccessChunk chunk, int from, int to, long position);
    }

    private ChunkRanges() {}

    static void forEach(AccessTrace trace, long begin, long end, Visitor visitor) {
        List<AccessChunk> chunks = trace.chunks();
        long position = begin;
        while (position < end) {
            int from = (int) (position & AccessChunk.CAPACITY - 1);
            int to = (int) Math.min(AccessChunk.CAPACITY, from + end - position);
            visitor.visit(chunks.get((int) (position >> AccessChunk.BITS)), from, to, position);
            position += to - from;
        }
    }
}
