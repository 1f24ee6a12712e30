package org.spindle.spi.trace;

/**
 * Reads the records of one trace, strictly streaming. Used by one thread at a time, which need not be the one that opened it: a run may
 * read its trace ahead.
 */
public interface TraceReader extends AutoCloseable {

    /**
     * Reads the next request.
     *
     * <p>After a {@link TraceException} that {@linkplain TraceException#isResumable() is resumable} this may be called
     * again and continues with the record that follows the damaged one. That is so where the end of a damaged record is
     * known: at the end of its line, or by its size. After any other exception the reader can only be closed.
     *
     * @return false at the end of the trace; the record is then unchanged
     * @throws TraceException if the next record is damaged; the record's content is then undefined
     */
    boolean next(TraceRecord into);

    /** Returns the location of the record last read: {@code line 17} or {@code record 4, byte 1208}. */
    String position();

    @Override
    void close();
}
