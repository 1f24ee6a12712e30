package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.List;

/** The accesses of a trace in each of its parts, and the number of different entries in each. */
final class TraceTotals {

    private final List<MissTally> accessCounts = new ArrayList<>();
    private final long[] workingSets;

    TraceTotals(AccessTrace trace, TraceSections sections) {
        workingSets = new long[sections.count()];
        int[] lastStretch = new int[trace.keys()];
        for (int section = 0; section < sections.count(); section++) {
            MissTally tally = new MissTally();
            accessCounts.add(tally);
            int number = section + 1;
            long[] workingSet = {0};
            ChunkRanges.forEach(trace, sections.begin(section), sections.end(section), (chunk, from, to, first) -> {
                for (int i = from; i < to; i++) {
                    count(chunk, i, trace.equalBytes(), tally);
                    if (lastStretch[chunk.keys[i]] != number) {
                        lastStretch[chunk.keys[i]] = number;
                        workingSet[0]++;
                    }
                }
            });
            workingSets[section] = workingSet[0];
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

    MissTally accessCounts(int section) {
        return accessCounts.get(section);
    }

    /** Returns the number of different entries accessed in a part. */
    long workingSet(int section) {
        return workingSets[section];
    }
}
