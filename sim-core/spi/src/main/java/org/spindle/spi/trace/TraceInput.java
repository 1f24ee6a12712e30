package org.spindle.spi.trace;

import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Decompressed content of a trace file; implemented by Spindle. */
public interface TraceInput {

    /** Returns the file's name for messages. */
    String name();

    /** Opens the content from the start. The reader closes it. */
    InputStream stream();

    /**
     * Opens the file for random access, for formats with an index. The reader closes it.
     *
     * @return null if the content cannot be accessed at random, because the file is compressed as a whole or is not a
     *     file
     * @throws TraceException if the file cannot be opened
     */
    default @Nullable SeekableByteChannel channel() {
        return null;
    }

    /**
     * Returns the file on disk, for formats that are read by an external program.
     *
     * @return null if the file is compressed as a whole, or the content is not a file
     */
    default @Nullable Path file() {
        return null;
    }
}
