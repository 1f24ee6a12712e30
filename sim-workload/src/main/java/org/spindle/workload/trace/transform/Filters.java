package org.spindle.workload.trace.transform;

import java.util.Set;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** Steps that leave records out and change none. */
public final class Filters {

    private Filters() {}

    /**
     * Requests that arrive within a time window. Requests without an arrival time are left out.
     *
     * @param from first nanosecond on the trace's clock
     * @param to one past the last nanosecond
     */
    public static RecordStep arrivals(long from, long to) {
        return record -> record.arrival != TraceRecord.NONE && record.arrival >= from && record.arrival < to;
    }

    /** Requests to some devices, by the numbers that readers give them. */
    public static RecordStep devices(Set<Long> devices) {
        Set<Long> wanted = Set.copyOf(devices);
        return record -> wanted.contains(record.device);
    }

    public static RecordStep operations(Set<Operation> operations) {
        Set<Operation> wanted = Set.copyOf(operations);
        return record -> wanted.contains(record.operation);
    }

    /** Requests of some processes. */
    public static RecordStep processes(Set<Long> processes) {
        Set<Long> wanted = Set.copyOf(processes);
        return record -> wanted.contains(record.process);
    }

    /**
     * Requests that touch at least one byte of a range; flushes touch none.
     *
     * @param from first byte
     * @param to one past the last byte
     */
    public static RecordStep addresses(long from, long to) {
        return record -> record.length > 0 && record.offset < to && record.offset + record.length > from;
    }
}
