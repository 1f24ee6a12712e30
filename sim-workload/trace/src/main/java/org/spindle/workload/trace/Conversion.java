package org.spindle.workload.trace;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.workload.trace.TraceColumn.Change;

/** Writes records in a format and counts the values that the format cannot hold. */
public final class Conversion {

    private static final TraceColumn[] COLUMNS = TraceColumn.values();

    private final TraceWriter writer;
    private final boolean strict;
    private final TraceRecord before = new TraceRecord();
    private final Map<Change, Map<TraceColumn, Long>> changes = new EnumMap<>(Change.class);
    private long written;
    private long leftOut;

    /**
     * @param writer closed by the caller
     * @param strict whether a loss is an error
     */
    public Conversion(TraceWriter writer, boolean strict) {
        this.writer = writer;
        this.strict = strict;
    }

    /**
     * Writes a record, which is changed to the values that the format holds.
     *
     * @throws TraceException without a place, if the format cannot hold the record or, if strict, not without loss
     * @throws java.io.UncheckedIOException if it cannot be written
     */
    public void add(TraceRecord record) {
        before.copyFrom(record);
        if (!writer.fit(record)) {
            leftOut++;
            if (strict) {
                throw TraceException.ofRecord("the format has no place for a "
                        + record.operation.name().toLowerCase(Locale.ROOT) + " of " + before.length + " bytes");
            }
            return;
        }
        for (TraceColumn column : COLUMNS) {
            Change change = column.change(before, record);
            if (change != null) {
                account(column, change);
            }
        }
        writer.write(record);
        written++;
    }

    private void account(TraceColumn column, Change change) {
        if (strict && change == Change.LOST) {
            throw TraceException.ofRecord("the format has no place for the record's " + column);
        }
        if (strict && change == Change.CHANGED) {
            throw TraceException.ofRecord("the format cannot hold the record's " + column + " exactly");
        }
        changes.computeIfAbsent(change, unknown -> new EnumMap<>(TraceColumn.class))
                .merge(column, 1L, Long::sum);
    }

    /** Returns the number of records written. */
    public long written() {
        return written;
    }

    /** Returns one sentence per kind of difference to the original; empty if the format holds all values. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (leftOut > 0) {
            notes.add("left out, as the format cannot hold them: " + records(leftOut));
        }
        note("lost", Change.LOST, notes);
        note("rounded or renumbered", Change.CHANGED, notes);
        note("filled in, as the trace lacks them", Change.ADDED, notes);
        return notes;
    }

    private void note(String verb, Change change, List<String> notes) {
        Map<TraceColumn, Long> columns = changes.getOrDefault(change, Map.of());
        if (!columns.isEmpty()) {
            List<String> parts = new ArrayList<>();
            columns.forEach((column, count) -> parts.add(column + " (" + records(count) + ")"));
            notes.add(verb + ": " + String.join(", ", parts));
        }
    }

    private static String records(long count) {
        return count + (count == 1 ? " record" : " records");
    }
}
