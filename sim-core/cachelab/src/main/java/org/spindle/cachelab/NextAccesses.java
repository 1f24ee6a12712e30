package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The position of the next access to the same entry, for each access of a trace. */
final class NextAccesses {

    /** Stands for the position of an access that does not occur. */
    static final int NEVER = Integer.MAX_VALUE;

    private final List<int[]> chunks = new ArrayList<>();

    NextAccesses(AccessTrace trace) {
        int[] next = new int[trace.keys()];
        Arrays.fill(next, NEVER);
        int position = (int) trace.accesses();
        for (int c = trace.chunks().size() - 1; c >= 0; c--) {
            AccessChunk chunk = trace.chunks().get(c);
            int[] positions = new int[chunk.size];
            for (int i = chunk.size - 1; i >= 0; i--) {
                position--;
                positions[i] = next[chunk.keys[i]];
                next[chunk.keys[i]] = position;
            }
            chunks.add(positions);
        }
        Collections.reverse(chunks);
    }

    /** Returns the next positions of the accesses of a chunk. */
    int[] chunk(int number) {
        return chunks.get(number);
    }
}
