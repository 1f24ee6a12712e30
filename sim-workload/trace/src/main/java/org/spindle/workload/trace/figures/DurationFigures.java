package org.spindle.workload.trace.figures;

import java.math.BigInteger;
import java.util.Map;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** Figures of the recorded response, service and think times, and of synchrony. */
final class DurationFigures {

    private static final int NANOS_PER_MICRO = 1000;

    private long requests;
    private long synchronyKnown;
    private long synchronousReads;
    private long asynchronousReads;
    private long asynchronous;
    private long responses;
    private long longestResponse;
    private long services;
    private long readServices;
    private long longestService;
    private long shortestService = Long.MAX_VALUE;
    private long queued;
    private long thinks;
    private BigInteger serviceSum = BigInteger.ZERO;
    private BigInteger readServiceSum = BigInteger.ZERO;
    private BigInteger queueSum = BigInteger.ZERO;
    private BigInteger thinkSum = BigInteger.ZERO;

    /** Adds a read or write. */
    void add(TraceRecord record) {
        requests++;
        boolean read = record.operation == Operation.READ;
        if (record.synchronyKnown) {
            synchronyKnown++;
            synchronousReads += read && record.synchronous ? 1 : 0;
            asynchronousReads += read && !record.synchronous ? 1 : 0;
            asynchronous += record.synchronous ? 0 : 1;
        }
        if (record.response != TraceRecord.NONE) {
            responses++;
            longestResponse = Math.max(longestResponse, record.response);
        }
        if (record.service != TraceRecord.NONE) {
            addService(record, BigInteger.valueOf(record.service), read);
        }
        if (record.thinkAfter != TraceRecord.NONE) {
            thinks++;
            thinkSum = thinkSum.add(BigInteger.valueOf(record.thinkAfter));
        }
    }

    private void addService(TraceRecord record, BigInteger service, boolean read) {
        services++;
        longestService = Math.max(longestService, record.service);
        shortestService = Math.min(shortestService, record.service);
        serviceSum = serviceSum.add(service);
        if (read) {
            readServices++;
            readServiceSum = readServiceSum.add(service);
        }
        if (record.response != TraceRecord.NONE) {
            queued++;
            queueSum = queueSum.add(BigInteger.valueOf(record.response - record.service));
        }
    }

    void addTo(Map<String, Object> figures) {
        if (synchronyKnown > 0) {
            figures.put("sync_reads", synchronousReads);
            figures.put("async_reads", asynchronousReads);
            figures.put("async_requests", asynchronous);
        }
        if (responses > 0) {
            figures.put("max_response_time_us", micros(longestResponse));
        }
        mean("mean_queue_time_us", queueSum, queued, figures);
        mean("mean_service_us", serviceSum, services, figures);
        if (services > 0) {
            figures.put("max_service_us", micros(longestService));
        }
        mean("mean_read_service_us", readServiceSum, readServices, figures);
        mean("mean_write_service_us", serviceSum.subtract(readServiceSum), services - readServices, figures);
        mean("mean_think_us", thinkSum, thinks, figures);
        if (thinks == requests && services == requests && requests > 0) {
            figures.put("measured_elapsed_us", Rounded.quotient(serviceSum.add(thinkSum), NANOS_PER_MICRO));
        }
    }

    /** Adds the figures of block-layer events: from issue (D) and from queueing (Q) to completion (C). */
    void addPairs(Map<String, Object> figures) {
        if (services > 0) {
            figures.put("d2c_pairs", services);
            figures.put("mean_d2c_ns", Rounded.quotient(serviceSum, services));
            figures.put("min_d2c_ns", shortestService);
            figures.put("max_d2c_ns", longestService);
        }
        if (queued > 0) {
            figures.put("mean_q2c_ns", Rounded.quotient(queueSum.add(serviceSum), queued));
        }
    }

    private static void mean(String name, BigInteger sum, long count, Map<String, Object> figures) {
        if (count > 0) {
            figures.put(name, Rounded.quotient(sum, count * NANOS_PER_MICRO));
        }
    }

    /** Returns an integer if the value is one. */
    private static Object micros(long nanos) {
        return nanos % NANOS_PER_MICRO == 0 ? nanos / NANOS_PER_MICRO : Rounded.quotient(nanos, NANOS_PER_MICRO);
    }
}
