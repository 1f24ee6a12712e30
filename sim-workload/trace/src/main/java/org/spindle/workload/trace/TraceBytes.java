package org.spindle.workload.trace;

import java.io.IOException;
import java.io.InputStream;
import org.spindle.spi.trace.TraceException;

/**
 * The bytes of a trace, with its name in every error.
 *
 * @param name of the file
 */
record TraceBytes(String name, InputStream in) implements AutoCloseable {

    /** Marks the end of the file. */
    static final int END = -1;

    /**
     * Reads bytes behind those already in the array.
     *
     * @param filled number of bytes already in the array, less than its length
     * @param last line or record read before, with its number, for messages
     * @return bytes read, or END
     * @throws TraceException if reading fails
     */
    int readBehind(byte[] into, int filled, String last, long number) {
        try {
            return in.read(into, filled, into.length - filled);
        } catch (IOException e) {
            throw new TraceException(name + ": after " + last + " " + number + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw new TraceException(name + ": cannot be closed: " + e.getMessage(), e);
        }
    }
}
