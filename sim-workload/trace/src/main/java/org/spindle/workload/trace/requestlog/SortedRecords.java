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

/** Records that are put in order of arrival; what is said of damaged ones comes first. */
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

    /** Those that arrive at the same time stay in the order of the file. */
    void sort() {
        records.sort(Comparator.comparingLong(record -> record.arrival));
    }

    @Override
    public boolean next(TraceRecord into) {
        TraceException complaint = damaged.poll();
        if (complaint != null) {
            throw complaint;
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
