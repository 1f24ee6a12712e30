package org.spindle.workload.trace;

import org.spindle.spi.trace.TraceReader;

/** A reader with more to offer than records; it is passed to the opener of the trace unwrapped. */
public interface WholeTrace extends TraceReader {}
