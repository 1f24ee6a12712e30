package org.spindle.workload.trace.disksimvalidate;

import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Tallied;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;
import org.spindle.workload.trace.WordCounts;

/** Reads validate lines; the measured time is both the service and the response time, as no other request was outstanding. */
final class DiskSimValidateReader implements TraceReader, Tallied {

    static final int FIELDS = 6;

    private static final long MOST_BLOCKS = Long.MAX_VALUE / Size.SECTOR / 2;

    private final TextLines lines;
    private final WordCounts actions = new WordCounts("buffer_actions.");

    DiskSimValidateReader(TextLines lines) {
        this.lines = lines;
    }

    static boolean isBufferAction(TextLines line) {
        return line.is(1, "Hit") || line.is(1, "Miss") || line.is(1, "Doub") || line.is(1, "Trip");
    }

    @Override
    public boolean next(TraceRecord into) {
        if (!lines.advance()) {
            return false;
        }
        if (lines.fields() != FIELDS) {
            throw lines.malformed("six fields: R or W, buffer action, block, block count, service time and next"
                    + " interarrival time in microseconds");
        }
        boolean read = lines.is(0, "R");
        if (!read && !lines.is(0, "W")) {
            throw lines.bad(0, "operation", "R or W");
        }
        if (!isBufferAction(lines)) {
            throw lines.bad(1, "buffer action", "Hit, Miss, Doub or Trip");
        }
        long block = lines.whole(2, "block number", MOST_BLOCKS);
        long count = lines.whole(3, "block count", MOST_BLOCKS);
        long service = lines.time(4, TimeUnit.US, "service time in us");
        long think = lines.time(5, TimeUnit.US, "next interarrival time in us");
        actions.count(lines, 1);
        into.clear();
        into.operation = read ? Operation.READ : Operation.WRITE;
        into.offset = block * Size.SECTOR;
        into.length = count * Size.SECTOR;
        into.service = service;
        into.response = service;
        into.thinkAfter = think;
        return true;
    }

    @Override
    public SortedMap<String, Long> tallies() {
        SortedMap<String, Long> tallies = new TreeMap<>();
        actions.addTo(tallies);
        return tallies;
    }

    @Override
    public String position() {
        return lines.position();
    }

    @Override
    public void close() {
        lines.close();
    }
}
