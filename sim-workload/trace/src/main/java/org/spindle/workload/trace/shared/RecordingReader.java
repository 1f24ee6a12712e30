package org.spindle.workload.trace.shared;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.AscendingTimes;

/** Reads a trace and keeps the records read, up to the end, the first damaged record, or the close. */
final class RecordingReader implements TraceReader, AscendingTimes {

    private final TraceReader source;
    private final CachedTrace trace;
    private final MemoryBudget memory;
    private final List<RecordBlock> blocks = new ArrayList<>();
    private long count;
    private long bytes;
    private boolean recording = true;

    RecordingReader(TraceReader source, CachedTrace trace, MemoryBudget memory) {
        this.source = source;
        this.trace = trace;
        this.memory = memory;
    }

    @Override
    public boolean next(TraceRecord into) {
        if (!recording) {
            return source.next(into);
        }
        boolean read = false;
        boolean more = false;
        try {
            more = source.next(into);
            read = true;
        } finally {
            if (!read) {
                finish(false);
            }
        }
        if (more) {
            keep(into);
        } else {
            finish(true);
        }
        return more;
    }

    private void keep(TraceRecord record) {
        if (blocks.isEmpty() || blocks.get(blocks.size() - 1).isFull()) {
            if (!blocks.isEmpty() && !reserve()) {
                giveUp();
                return;
            }
            blocks.add(new RecordBlock());
        }
        blocks.get(blocks.size() - 1).add(record);
        count++;
    }

    /** Reserves the memory of the filled block. */
    private boolean reserve() {
        long filled = blocks.get(blocks.size() - 1).bytes();
        if (!memory.reserve(filled)) {
            return false;
        }
        bytes += filled;
        return true;
    }

    private void giveUp() {
        recording = false;
        blocks.clear();
        memory.release(bytes);
        trace.recorded(null);
    }

    private void finish(boolean complete) {
        if (!blocks.isEmpty() && !reserve()) {
            giveUp();
            return;
        }
        recording = false;
        trace.recorded(new StoredRecords(blocks, count, complete, isAscending(), bytes));
    }

    @Override
    public boolean isAscending() {
        return AscendingTimes.isAscending(source);
    }

    @Override
    public String position() {
        return source.position();
    }

    @Override
    public void close() {
        if (recording) {
            finish(false);
        }
        source.close();
    }
}
