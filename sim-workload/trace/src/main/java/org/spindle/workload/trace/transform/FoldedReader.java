package org.spindle.workload.trace.transform;

import java.util.ArrayDeque;
import java.util.PriorityQueue;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/**
 * Multiplies the load of a trace by folding it (Treiber and Menon 1995; Ganger 1995, section 3.3.3): the trace is divided into sections of
 * a fixed length, and a number <i>k</i> of consecutive sections is superimposed. A request of section <i>s</i>, counted from the first
 * arrival, moves from the time <i>s</i>&middot;L + <i>x</i> to &lfloor;<i>s</i>/<i>k</i>&rfloor;&middot;L + <i>x</i>.
 *
 * <p>The records of <i>k</i> sections are in memory at a time. Records of equal times keep the order of the trace. A record whose time is
 * before the sections in memory is delivered immediately, with its folded time.
 */
public final class FoldedReader implements TraceReader {

    private static final class Held implements Comparable<Held> {
        private final TraceRecord record = new TraceRecord();
        private long number;
        private String position = "";

        @Override
        public int compareTo(Held other) {
            int byTime = Long.compare(record.arrival, other.record.arrival);
            return byTime != 0 ? byTime : Long.compare(number, other.number);
        }
    }

    private final String name;
    private final TraceReader source;
    private final long section;
    private final int factor;
    private final PriorityQueue<Held> group = new PriorityQueue<>();
    private final ArrayDeque<Held> spare = new ArrayDeque<>();
    private final Held ahead = new Held();
    private boolean hasAhead;
    private boolean started;
    private boolean ended;
    private long first;
    private long groupNumber;
    private long read;
    private String position = "before the first record";

    /**
     * @param name of the trace, for messages
     * @param section length of a section in nanoseconds, positive
     * @param factor number of sections that are superimposed, at least 1
     */
    public FoldedReader(String name, TraceReader source, long section, int factor) {
        if (section < 1 || factor < 1) {
            throw new IllegalArgumentException(factor + " sections of " + section + " ns");
        }
        this.name = name;
        this.source = source;
        this.section = section;
        this.factor = factor;
    }

    @Override
    public boolean next(TraceRecord into) {
        if (group.isEmpty()) {
            fill();
        }
        Held earliest = group.poll();
        if (earliest == null) {
            return false;
        }
        into.copyFrom(earliest.record);
        position = earliest.position;
        spare.add(earliest);
        return true;
    }

    /** Reads all records of the next record's group of sections. */
    private void fill() {
        if (!hasAhead && !readAhead()) {
            return;
        }
        groupNumber = groupOf(ahead.record.arrival);
        do {
            hold();
        } while (readAhead() && groupOf(ahead.record.arrival) <= groupNumber);
    }

    private void hold() {
        Held held = spare.isEmpty() ? new Held() : spare.remove();
        held.record.copyFrom(ahead.record);
        held.number = ahead.number;
        held.position = ahead.position;
        long since = ahead.record.arrival - first;
        // Positions in the trace do not order the folded requests.
        held.record.nextAccess = TraceRecord.NONE;
        held.record.arrival = first + groupOf(ahead.record.arrival) * section + Math.floorMod(since, section);
        group.add(held);
        hasAhead = false;
    }

    private boolean readAhead() {
        if (ended || !source.next(ahead.record)) {
            ended = true;
            return false;
        }
        ahead.number = read++;
        ahead.position = source.position();
        if (ahead.record.arrival == TraceRecord.NONE) {
            throw new TraceException(name + ": " + ahead.position
                    + ": the record has no arrival time; every record of a trace to fold needs one");
        }
        if (!started) {
            started = true;
            first = ahead.record.arrival;
        }
        hasAhead = true;
        return true;
    }

    private long groupOf(long arrival) {
        return Math.floorDiv(Math.floorDiv(Math.subtractExact(arrival, first), section), (long) factor);
    }

    @Override
    public String position() {
        return position;
    }

    @Override
    public void close() {
        source.close();
    }
}
