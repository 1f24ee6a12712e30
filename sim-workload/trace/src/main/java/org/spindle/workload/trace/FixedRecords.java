package org.spindle.workload.trace;

import java.util.Collections;
import java.util.SortedMap;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Reads a binary trace whose records all have the same size; a format gives the meaning of their bytes. */
public final class FixedRecords implements TraceReader, Tallied {

    private final BinaryRecords records;
    private final int size;
    private final Layout layout;

    /** What a format makes of one record. */
    @FunctionalInterface
    public interface Layout {

        /**
         * Fills the record, which holds what a new one holds, from the bytes at the window's start.
         *
         * @return false if they are no request and are to be passed over
         * @throws org.spindle.spi.trace.TraceException if they are damaged
         */
        boolean read(BinaryRecords from, TraceRecord into);

        /** What has been counted besides requests, see {@link Tallied}. */
        default SortedMap<String, Long> tallies() {
            return Collections.emptySortedMap();
        }
    }

    /**
     * @param size bytes of a record
     */
    public FixedRecords(BinaryRecords records, int size, Layout layout) {
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
