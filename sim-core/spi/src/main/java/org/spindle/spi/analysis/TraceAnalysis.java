package org.spindle.spi.analysis;

import org.spindle.spi.trace.TraceRecord;

/**
 * Looks at the requests of one trace, one after the other, and tells at the end what it found. Never keeps the records; its
 * memory grows at most with what it counts (blocks, intervals, devices), never with the number of requests.
 */
public interface TraceAnalysis {

    /**
     * One more request, in the order of the trace.
     *
     * @param record belongs to the caller, who fills it anew for the next request
     */
    void accept(TraceRecord record);

    /** Reports the findings over all requests. Called once, after the last one. */
    void report(AnalysisReport to);
}
