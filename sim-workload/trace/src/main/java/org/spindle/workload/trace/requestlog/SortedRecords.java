package org.spindle.workload.trace.requestlog;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.AscendingTimes;

/** Records sorted by arrival; errors about damaged records come first. */
final class SortedRecords implements TraceReader, AscendingTimes {

    private final List<TraceRecord> records = new ArrayList<>();
    private final Deque<TraceException> damaged = new ArrayDeque<>();
    private int next;

    void add(TraceRecord record) {
        records.add(record);
    }

    void add(TraceException ofRecord) {
        damaged.add(ofRecord);
    }

    /** Sorts the records by arrival; those with equal arrivals keep the order of the file. */
    void sort() {
        records.sort(Comparator.comparingLong(record -> record.arrival));
    }

    @Override
    public boolean next(TraceRecord into) {
        TraceException damage = damaged.poll();
        if (damage != null) {
            throw damage;
        }
        if (next == records.size()) {
            return false;
        }
        into.copyFrom(records.get(next++));
        return true;
    }

    @Override
    public String position() {
        return "request " + next + " in order of arrival";
    }

    @Override
    public void close() {}
}
