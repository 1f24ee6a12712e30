package org.spindle.workload.trace.disksimascii;

import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.AscendingTimes;
import org.spindle.workload.trace.Tallied;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;
import org.spindle.workload.trace.WordCounts;

/** Reads DiskSim ascii lines; a block has 512 bytes. */
final class DiskSimAsciiReader implements TraceReader, AscendingTimes, Tallied {

    private static final long MOST_BLOCKS = Long.MAX_VALUE / Size.SECTOR / 2;

    private static final int READ = 0x1;
    private static final int TIME_CRITICAL = 0x2;
    private static final int TIME_LIMITED = 0x4;
    private static final int SYNCHRONOUS = 0x80;
    private static final int ASYNCHRONOUS = 0x100;

    private static final int BATCH = 5;

    private final TextLines lines;
    private final int fields;
    private final WordCounts flagWords = new WordCounts("flag_values_hex.");

    /**
     * @param fields 5, or 6 if each line ends with a batch number
     */
    DiskSimAsciiReader(TextLines lines, int fields) {
        this.lines = lines;
        this.fields = fields;
    }

    @Override
    public boolean next(TraceRecord into) {
        if (!lines.advance()) {
            return false;
        }
        if (lines.fields() != fields) {
            throw lines.malformed((fields > BATCH ? "six" : "five")
                    + " fields: time in ms, device, block, block count, hexadecimal flags"
                    + (fields > BATCH ? ", number of the batch" : ""));
        }
        if (fields > BATCH) {
            lines.whole(BATCH, "number of the batch", Integer.MAX_VALUE);
        }
        long arrival = lines.time(0, TimeUnit.MS, "arrival time in ms");
        long device = lines.whole(1, "device number", Integer.MAX_VALUE);
        long block = lines.whole(2, "block number", MOST_BLOCKS);
        long count = lines.whole(3, "block count", MOST_BLOCKS);
        int flags = (int) lines.hexadecimal(4, "flags");
        flagWords.count(lines, 4);
        into.clear();
        into.arrival = arrival;
        into.device = device;
        into.offset = block * Size.SECTOR;
        into.length = count * Size.SECTOR;
        into.operation = (flags & READ) != 0 ? Operation.READ : Operation.WRITE;
        boolean waits = (flags & (ASYNCHRONOUS | SYNCHRONOUS)) == SYNCHRONOUS || (flags & TIME_CRITICAL) != 0;
        boolean doesNotWait = (flags & (ASYNCHRONOUS | TIME_LIMITED)) != 0;
        into.synchronyKnown = waits || doesNotWait;
        into.synchronous = waits || !doesNotWait;
        into.criticality = criticality(flags);
        return true;
    }

    /** Returns the criticality; a request without flags about waiting is non-critical. */
    private static Criticality criticality(int flags) {
        if ((flags & (TIME_CRITICAL | SYNCHRONOUS)) != 0) {
            return Criticality.CRITICAL;
        }
        boolean limited = (flags & TIME_LIMITED) != 0 || (flags & ASYNCHRONOUS) != 0 && (flags & READ) != 0;
        return limited ? Criticality.LIMITED : Criticality.NONCRITICAL;
    }

    @Override
    public SortedMap<String, Long> tallies() {
        SortedMap<String, Long> tallies = new TreeMap<>();
        flagWords.addTo(tallies);
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
