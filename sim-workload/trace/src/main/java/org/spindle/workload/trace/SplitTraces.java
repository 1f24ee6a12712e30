package org.spindle.workload.trace;

import java.util.List;
import java.util.regex.Pattern;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;

/** A format whose traces are split over several files that must be read together. */
public interface SplitTraces {

    /**
     * Returns the pattern of the files' names: the files of one trace differ only in the first group, a number, which orders them.
     */
    Pattern partName();

    /**
     * Opens all parts together.
     *
     * @throws org.spindle.spi.trace.TraceException if the start of a part is damaged
     */
    TraceReader open(List<TraceInput> parts);
}
