package org.spindle.spi.trace;

/** Writes the records of one trace, strictly streaming. */
public interface TraceWriter extends AutoCloseable {

    /**
     * Changes a record to what a reader of the file will find: what the format has no place for becomes {@link
     * TraceRecord#NONE} or the value that it stands for there, times and addresses are rounded to the format's units, lengths
     * outwards. Whatever the format can hold stays as it is. Records are fitted in the order in which they are written.
     * A format that tells the next access to a key computes it anew from what is written.
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
     * Writes what stands behind the last record and closes the stream; without it the file is not whole.
     *
     * @throws java.io.UncheckedIOException if it cannot be written
     */
    @Override
    void close();
}
