package org.spindle.spi.trace;

import java.io.OutputStream;

/** A format of block traces that can be written too. */
public interface WritableTraceFormat extends TraceFormat {

    /**
     * Begins to write.
     *
     * @param out uncompressed content; buffered and closed by the writer
     */
    TraceWriter create(OutputStream out);
}
