package org.spindle.workload.trace;

import org.spindle.spi.trace.TraceReader;

/** A reader that can be positioned in its trace without reading the records before. */
public interface IndexedTrace extends TraceReader {

    /** Returns whether the file can be accessed at random; otherwise the trace can only be read from the start. */
    boolean isSeekable();

    /** Returns the number of records of the trace. Requires a seekable file. */
    long records();

    /**
     * Positions before a record. Requires a seekable file.
     *
     * @param number from 0 to the number of records
     */
    void goToRecord(long number);

    /**
     * Positions at a record before which all records arrive earlier than a time. Requires a seekable file.
     *
     * @param arrival nanoseconds on the trace's clock
     */
    void goToTime(long arrival);
}
