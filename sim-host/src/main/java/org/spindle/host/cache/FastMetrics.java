package org.spindle.host.cache;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;

/** Counts the requests of a cache to the fast device that holds its lines. */
final class FastMetrics {

    private final Counter reads;
    private final Counter sectorsRead;
    private final Counter writes;
    private final Counter sectorsWritten;

    FastMetrics(Metrics metrics) {
        reads = metrics.counter(
                "fast-reads", "requests", "Reads from the fast device: hits, and data to be written back");
        sectorsRead = metrics.counter("fast-sectors-read", "sectors", "Sectors of these");
        writes = metrics.counter(
                "fast-writes", "requests", "Writes to the fast device: missed data, and data that the host writes");
        sectorsWritten = metrics.counter("fast-sectors-written", "sectors", "Sectors of these");
    }

    void count(Request request) {
        if (request.isRead()) {
            reads.add(1);
            sectorsRead.add(request.sectors());
        } else if (request.isWrite()) {
            writes.add(1);
            sectorsWritten.add(request.sectors());
        }
    }
}
