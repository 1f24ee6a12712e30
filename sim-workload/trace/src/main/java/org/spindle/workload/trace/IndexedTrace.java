package org.spindle.workload.trace;

import org.spindle.spi.trace.TraceReader;

/** A reader that can go to a place in its trace without reading what stands before it. */
public interface IndexedTrace extends TraceReader {

    /** Whether the file can be accessed at random; if not, the trace can only be read from the start. */
    boolean isSeekable();

    /** How many records the trace has. Only if seekable. */
    long records();

    /**
     * Makes a record the next one. Only if seekable.
     *
     * @param number from 0 to the number of records
     */
    void goToRecord(long number);

    /**
     * Makes the next record one before which no record arrives at this time or later. Only if seekable.
     *
     * @param arrival nanoseconds on the trace's clock
     */
    void goToTime(long arrival);
}
