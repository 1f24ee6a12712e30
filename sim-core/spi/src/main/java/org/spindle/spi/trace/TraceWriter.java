package org.spindle.spi.trace;

/** Writes the records of one trace, strictly streaming. */
public interface TraceWriter extends AutoCloseable {

    /**
     * Changes a record to what a reader of the file will see: fields that the format lacks become {@link
     * TraceRecord#NONE} or the value implied by the format, times and addresses are rounded to the format's units,
     * lengths outwards. All other fields remain unchanged. Records are fitted in the order in which they are written. A
     * format with the next access to a key recomputes it from the records written.
     *
     * @return false if the format has no place for such a request at all
     * @throws TraceException if the record lacks what every record of the format must have, or has a value beyond what
     *     fits; the message says which
     */
    boolean fit(TraceRecord record);

    /**
     * Writes a record that was {@linkplain #fit fitted} just before.
     *
     * @throws java.io.UncheckedIOException if it cannot be written
     */
    void write(TraceRecord record);

    /**
     * Writes the end of the file after the last record and closes the stream; without it the file is incomplete.
     *
     * @throws java.io.UncheckedIOException if it cannot be written
     */
    @Override
    void close();
}
