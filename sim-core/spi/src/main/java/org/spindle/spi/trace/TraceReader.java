package org.spindle.spi.trace;

/** Reads the records of one trace, strictly streaming. */
public interface TraceReader extends AutoCloseable {

    /**
     * Reads the next request.
     *
     * @return false at the end of the trace; the record is then unchanged
     * @throws TraceException if the next record is damaged
     */
    boolean next(TraceRecord into);

    /** Where the record last read stands: {@code line 17} or {@code record 4, byte 1208}. */
    String position();

    @Override
    void close();
}
