package org.spindle.workload.trace.shared;

import java.util.List;
import org.spindle.spi.trace.TraceRecord;

/**
 * The beginning of a trace in memory, up to its end or to where somebody stopped to read. Several threads may read it.
 *
 * @param complete whether nothing follows in the trace
 * @param ascending whether times of its format never go back
 * @param bytes about how much memory it takes
 */
record StoredRecords(List<RecordBlock> blocks, long count, boolean complete, boolean ascending, long bytes) {

    StoredRecords {
        blocks = List.copyOf(blocks);
    }

    /** Gives a record, the first being 0. */
    void get(long index, TraceRecord into) {
        blocks.get((int) (index / RecordBlock.SIZE)).get((int) (index % RecordBlock.SIZE), into);
    }
}
