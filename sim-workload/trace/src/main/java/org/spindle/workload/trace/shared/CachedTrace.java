package org.spindle.workload.trace.shared;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.UnwrappedReader;

/** The cached records of one trace file. Thread-safe; at most one reader at a time records what it reads. */
final class CachedTrace {

    private final Supplier<TraceReader> opened;
    private final MemoryBudget memory;
    private @Nullable StoredRecords stored;
    private boolean recording;
    private boolean tooLarge;

    /**
     * @param opened opens a reader before the first record
     * @param memory limit for the records of all traces together
     */
    CachedTrace(Supplier<TraceReader> opened, MemoryBudget memory) {
        this.opened = opened;
        this.memory = memory;
    }

    /** Returns a reader of the cached records, or of the file. */
    TraceReader open() {
        StoredRecords known = stored();
        return known == null ? openFile() : new StoredReader(known, this);
    }

    /** Returns a reader of the file from its start, which records unless another reader does. */
    TraceReader openFile() {
        TraceReader reader = openUnrecorded();
        return !(reader instanceof UnwrappedReader) && mayRecord() ? new RecordingReader(reader, this, memory) : reader;
    }

    TraceReader openUnrecorded() {
        return opened.get();
    }

    private synchronized @Nullable StoredRecords stored() {
        return stored;
    }

    private synchronized boolean mayRecord() {
        boolean may = !recording && !tooLarge && (stored == null || !stored.complete());
        recording |= may;
        return may;
    }

    /**
     * Ends a recording.
     *
     * @param records that were read; null if they need too much memory. They replace those present if they are more
     */
    synchronized void recorded(@Nullable StoredRecords records) {
        recording = false;
        if (records == null) {
            tooLarge = true;
            return;
        }
        StoredRecords before = stored;
        boolean more = before == null || records.count() > before.count() || records.complete() && !before.complete();
        StoredRecords dropped = more ? before : records;
        if (dropped != null) {
            memory.release(dropped.bytes());
        }
        if (more) {
            stored = records;
        }
    }
}
