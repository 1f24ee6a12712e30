package org.spindle.workload.trace.shared;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.AscendingTimes;
import org.spindle.workload.trace.PlaceByReading;

/** Reads records from memory, and then the following ones from the file. */
final class StoredReader implements TraceReader, AscendingTimes {

    private final StoredRecords stored;
    private final CachedTrace trace;
    private long given;
    private boolean ended;
    private @Nullable TraceReader rest;

    StoredReader(StoredRecords stored, CachedTrace trace) {
        this.stored = stored;
        this.trace = trace;
    }

    @Override
    public boolean next(TraceRecord into) {
        if (given < stored.count()) {
            stored.get(given++, into);
            return true;
        }
        if (stored.complete()) {
            ended = true;
            return false;
        }
        if (rest == null) {
            rest = trace.openFile();
            PlaceByReading.skip(given, rest);
        }
        return rest.next(into);
    }

    @Override
    public boolean isAscending() {
        return stored.ascending();
    }

    @Override
    public String position() {
        long asked = ended ? given + 1 : given;
        return rest == null ? PlaceByReading.after(asked, trace::openUnrecorded) : rest.position();
    }

    @Override
    public void close() {
        if (rest != null) {
            rest.close();
        }
    }
}
