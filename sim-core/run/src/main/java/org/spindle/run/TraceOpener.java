package org.spindle.run;

import java.nio.file.Path;
import org.spindle.spi.trace.TraceReader;

/** Opens traces: decompresses by magic number, recognises the format by content. */
@FunctionalInterface
public interface TraceOpener {

    /**
     * Opens a trace.
     *
     * @param format a trace format's name, or {@code auto}
     * @throws org.spindle.spi.trace.TraceException if it cannot be read or recognised
     */
    TraceReader open(Path file, String format);
}
