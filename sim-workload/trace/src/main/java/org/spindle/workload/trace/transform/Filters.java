package org.spindle.workload.trace.transform;

import java.util.Set;
import org.spindle.spi.request.Operation;

/** Steps that only remove records. */
public final class Filters {

    private Filters() {}

    public static RecordStep operations(Set<Operation> operations) {
        Set<Operation> wanted = Set.copyOf(operations);
        return record -> wanted.contains(record.operation);
    }

    /** Returns a step that keeps the requests of some processes. */
    public static RecordStep processes(Set<Long> processes) {
        Set<Long> wanted = Set.copyOf(processes);
        return record -> wanted.contains(record.process);
    }

    /**
     * Returns a step that keeps requests that touch at least one byte of a range; flushes touch none.
     *
     * @param from first byte
     * @param to one past the last byte
     */
    public static RecordStep addresses(long from, long to) {
        return record -> record.length > 0 && record.offset < to && record.offset + record.length > from;
    }
}
