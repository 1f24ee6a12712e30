package org.spindle.workload.trace;

import java.util.Collections;
import java.util.SortedMap;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Reads a binary trace of records of equal size; a format parses their bytes. */
public final class FixedRecords implements TraceReader, Tallied {

    private final BinaryRecords records;
    private final int size;
    private final RecordFormat layout;

    /** Parses one record. */
    @FunctionalInterface
    public interface RecordFormat {

        /**
         * Fills the record, which has the values of a new one, from the bytes at the window's start.
         *
         * @return false if the bytes are not a request and are skipped
         * @throws org.spindle.spi.trace.TraceException if the bytes are damaged
         */
        boolean read(BinaryRecords from, TraceRecord into);

        /** Returns counts other than those of requests, see {@link Tallied}. */
        default SortedMap<String, Long> tallies() {
            return Collections.emptySortedMap();
        }
    }

    /**
     * @param size bytes of a record
     */
    public FixedRecords(BinaryRecords records, int size, RecordFormat layout) {
        this.records = records;
        this.size = size;
        this.layout = layout;
    }

    @Override
    public boolean next(TraceRecord into) {
        while (records.has(1)) {
            records.beginRecord();
            if (!records.has(size)) {
                int left = records.available();
                records.skip(left);
                throw records.bad("ends after " + left + " bytes", "a record of " + size + " bytes");
            }
            into.clear();
            boolean request;
            try {
                request = layout.read(records, into);
            } finally {
                records.skip(size);
            }
            if (request) {
                return true;
            }
        }
        return false;
    }

    @Override
    public SortedMap<String, Long> tallies() {
        return layout.tallies();
    }

    @Override
    public String position() {
        return records.position();
    }

    @Override
    public void close() {
        records.close();
    }
}
