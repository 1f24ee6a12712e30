package org.spindle.workload.trace.shared;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.WholeTrace;

/** What is known of one trace file. Several threads may share it; one of them at a time records what it reads. */
final class KeptTrace {

    private final Supplier<TraceReader> opened;
    private final MemoryShare memory;
    private @Nullable StoredRecords stored;
    private boolean recording;
    private boolean tooLarge;

    /**
     * @param opened a reader that stands before the first record
     * @param memory that the records of all traces may take together
     */
    KeptTrace(Supplier<TraceReader> opened, MemoryShare memory) {
        this.opened = opened;
        this.memory = memory;
    }

    /** A reader of the records that are there, or of the file. */
    TraceReader open() {
        StoredRecords known = stored();
        return known == null ? openFile() : new StoredReader(known, this);
    }

    /** A reader of the file from its beginning, which records if nobody else does. */
    TraceReader openFile() {
        TraceReader reader = openUnrecorded();
        return !(reader instanceof WholeTrace) && mayRecord() ? new RecordingReader(reader, this, memory) : reader;
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
     * Whoever records has come to an end of it.
     *
     * @param records that were read; null if they take too much memory. They are kept if they are more than those that are there
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
            memory.giveBack(dropped.bytes());
        }
        if (more) {
            stored = records;
        }
    }
}
