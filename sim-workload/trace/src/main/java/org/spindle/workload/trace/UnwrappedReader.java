package org.spindle.workload.trace;

import org.spindle.spi.trace.TraceReader;

/** A reader with an interface beyond records, which decorating openers return unwrapped. */
public interface UnwrappedReader extends TraceReader {}
