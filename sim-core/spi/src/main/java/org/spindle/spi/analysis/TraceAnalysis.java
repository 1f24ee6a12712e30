package org.spindle.spi.analysis;

import org.spindle.spi.trace.TraceRecord;

/**
 * Analyses the requests of one trace, one after the other, and reports the results at the end. Never keeps the records;
 * its memory grows at most with what it counts (blocks, intervals, devices), never with the number of requests.
 *
 * <p>An example:
 *
 * <pre>{@code
 * final class LargeRequests implements TraceAnalysis {
 *     private long all;
 *     private long large;
 *
 *     public void accept(TraceRecord record) {
 *         all++;
 *         large += record.length > 64 << 10 ? 1 : 0;
 *     }
 *
 *     public void report(AnalysisReport to) {
 *         to.figure("large", "", "Share of the requests above 64 KiB.", (double) large / all);
 *     }
 * }
 * }</pre>
 */
public interface TraceAnalysis {

    /**
     * Receives the next request, in the order of the trace.
     *
     * @param record owned by the caller, which reuses it for the next request
     */
    void accept(TraceRecord record);

    /** Reports the findings over all requests. Called once, after the last one. */
    void report(AnalysisReport to);
}
