package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.List;

/** The accesses of a trace in each of its parts, and the number of different entries in each. */
final class TraceTotals {

    private final List<MissTally> asked = new ArrayList<>();
    private final long[] workingSets;

    TraceTotals(AccessTrace trace, Stretches stretches) {
        workingSets = new long[stretches.count()];
        int[] lastStretch = new int[trace.keys()];
        for (int stretch = 0; stretch < stretches.count(); stretch++) {
            MissTally tally = new MissTally();
            asked.add(tally);
            int number = stretch + 1;
            long[] workingSet = {0};
            Pieces.forEach(trace, stretches.begin(stretch), stretches.end(stretch), (chunk, from, to, first) -> {
                for (int i = from; i < to; i++) {
                    count(chunk, i, trace.equalBytes(), tally);
                    if (lastStretch[chunk.keys[i]] != number) {
                        lastStretch[chunk.keys[i]] = number;
                        workingSet[0]++;
                    }
                }
            });
            workingSets[stretch] = workingSet[0];
        }
    }

    private static void count(AccessChunk chunk, int place, long equalBytes, MissTally to) {
        long bytes = chunk.bytes == null ? equalBytes : Integer.toUnsignedLong(chunk.bytes[place]);
        if ((chunk.flags[place] & AccessChunk.FIRST) != 0) {
            to.requests++;
        }
        if ((chunk.flags[place] & AccessChunk.WRITE) != 0) {
            to.writes++;
            to.bytesWritten += bytes;
        } else {
            to.reads++;
            to.bytesRead += bytes;
        }
    }

    MissTally asked(int stretch) {
        return asked.get(stretch);
    }

    /** Returns the number of different entries accessed in a part. */
    long workingSet(int stretch) {
        return workingSets[stretch];
    }
}
