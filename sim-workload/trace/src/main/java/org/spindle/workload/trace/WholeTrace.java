package org.spindle.workload.trace;

import org.spindle.spi.trace.TraceReader;

/** A reader that gives more than records, and is therefore handed to whoever opens the trace as it is. */
public interface WholeTrace extends TraceReader {}
