package org.spindle.workload.trace.shared;

import java.util.List;
import org.spindle.spi.trace.TraceRecord;

/**
 * The first records of a trace in memory, up to its end or to the place where the recording stopped. Thread-safe.
 *
 * @param complete whether these are all records of the trace
 * @param ascending whether times of its format never decrease
 * @param bytes approximate memory
 */
record StoredRecords(List<RecordBlock> blocks, long count, boolean complete, boolean ascending, long bytes) {

    StoredRecords {
        blocks = List.copyOf(blocks);
    }

    /** Copies a record, the first being 0. */
    void get(long index, TraceRecord into) {
        blocks.get((int) (index / RecordBlock.SIZE)).get((int) (index % RecordBlock.SIZE), into);
    }
}
