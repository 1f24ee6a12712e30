package org.spindle.spi.trace;

import java.io.InputStream;

/** Decompressed content of a trace file; implemented by the host. */
public interface TraceInput {

    /** The file's name for messages. */
    String name();

    /** The content from the start. The reader closes it. */
    InputStream stream();
}
