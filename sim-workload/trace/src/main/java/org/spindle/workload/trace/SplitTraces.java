package org.spindle.workload.trace;

import java.util.List;
import java.util.regex.Pattern;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;

/** A format whose traces are split over several files that have to be read together. */
public interface SplitTraces {

    /**
     * The names of the files of one trace: they have everything in common but the first group, a number, by which they are
     * ordered.
     */
    Pattern partName();

    /**
     * Begins to read all parts at once.
     *
     * @throws org.spindle.spi.trace.TraceException if one of them is damaged at its beginning
     */
    TraceReader open(List<TraceInput> parts);
}
