package org.spindle.workload.model;

import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/**
 * The length of a trace, which must be known before its requests are counted by windows.
 *
 * @param requests number of reads and writes of some length
 * @param others number of requests that are neither, or of no length
 * @param first arrival of the first of the requests, in nanoseconds on the trace's clock
 * @param last arrival of the last
 */
public record TraceSpan(long requests, long others, long first, long last) {

    /** Returns whether a request is included in a model. */
    static boolean isModelled(TraceRecord record) {
        return record.length > 0 && (record.operation == Operation.READ || record.operation == Operation.WRITE);
    }

    /**
     * Reads a trace to its end.
     *
     * @param name name of the trace for messages
     * @throws TraceException if it lacks data that a model needs; the message says what is missing
     */
    public static TraceSpan of(TraceReader reader, String name) {
        TraceRecord record = new TraceRecord();
        long requests = 0;
        long others = 0;
        long first = Long.MAX_VALUE;
        long last = Long.MIN_VALUE;
        while (reader.next(record)) {
            if (!isModelled(record)) {
                others++;
                continue;
            }
            if (record.arrival == TraceRecord.NONE) {
                throw new TraceException(name + ": " + reader.position()
                        + ": the arrival time is missing, which a model of the trace needs; use a trace with"
                        + " arrival times");
            }
            requests++;
            first = Math.min(first, record.arrival);
            last = Math.max(last, record.arrival);
        }
        if (requests < 2 || last == first) {
            throw new TraceException(name + ": " + requests
                    + " reads and writes at different times are too few for a model; at least two are needed");
        }
        return new TraceSpan(requests, others, first, last);
    }

    /** Returns the nanoseconds from the first arrival to the last. */
    public long nanos() {
        return last - first;
    }
}
