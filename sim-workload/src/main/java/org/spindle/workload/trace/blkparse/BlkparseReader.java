package org.spindle.workload.trace.blkparse;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.TextLines;

/**
 * Reads the queue events of a blkparse report. Lines whose first field begins with a digit are events and have to be
 * whole; others are the report's summary. Queue events without sectors are passed over, flushes excepted.
 */
final class BlkparseReader implements TraceReader {

    private static final int DEVICE = 0;
    private static final int CPU = 1;
    private static final int SEQUENCE = 2;
    private static final int TIME = 3;
    private static final int PROCESS = 4;
    private static final int ACTION = 5;
    private static final int KIND = 6;
    private static final int SECTOR = 7;
    private static final int PLUS = 8;
    private static final int SECTORS = 9;

    private static final int SECONDS_TO_NANOS = 9;
    private static final int MINOR_BITS = 20;
    private static final long MOST_MINOR = (1L << MINOR_BITS) - 1;
    private static final long MOST_MAJOR = (1L << 32) - 1;
    private static final long MOST_SECTORS = Long.MAX_VALUE / Size.SECTOR / 2;
    private static final String LAYOUT = "an event: major,minor cpu sequence seconds.nanoseconds pid action";

    /** Actions whose line ends with a name or error number in brackets. */
    private static final String BRACKETED = "QGIDCRMFSBPX";

    private final TextLines lines;
    private boolean anyEvent;

    BlkparseReader(TextLines lines) {
        this.lines = lines;
    }

    static boolean looksLikeEvent(TextLines line) {
        return line.fields() > ACTION
                && comma(line) > 0
                && line.isWhole(CPU)
                && line.isWhole(SEQUENCE)
                && line.isDecimal(TIME)
                && line.isWhole(PROCESS)
                && Character.isLetter(line.at(ACTION, 0));
    }

    private static int comma(TextLines line) {
        int i = 0;
        while (Character.isDigit(line.at(DEVICE, i))) {
            i++;
        }
        return line.at(DEVICE, i) == ',' ? i : -1;
    }

    @Override
    public boolean next(TraceRecord into) {
        while (lines.advance()) {
            if (!Character.isDigit(lines.at(DEVICE, 0))) {
                continue;
            }
            if (!looksLikeEvent(lines)) {
                throw lines.malformed(LAYOUT);
            }
            anyEvent = true;
            requireWhole();
            if (lines.is(ACTION, "Q") && request(into)) {
                return true;
            }
        }
        if (!anyEvent) {
            throw lines.unsuitable("holds no block events; expected lines with " + LAYOUT);
        }
        return false;
    }

    /** A report that was cut off ends in the middle of a line. */
    private void requireWhole() {
        boolean bracketed = lines.length(ACTION) == 1 && BRACKETED.indexOf(lines.at(ACTION, 0)) >= 0;
        if (bracketed && !lines.endsWith(']')) {
            throw lines.malformed("a line that ends with a process or an error number in brackets");
        }
    }

    /** Fills the record from a queue event, unless the event asks for nothing that can be replayed. */
    private boolean request(TraceRecord into) {
        Operation operation = operation();
        if (operation == null) {
            return false;
        }
        long count = sized() ? lines.whole(SECTORS, "number of sectors", MOST_SECTORS) : 0;
        boolean flush = count == 0 && lines.at(KIND, 0) == 'F';
        if (count == 0 && !flush) {
            return false;
        }
        long sector = flush ? 0 : lines.unsigned(SECTOR, "sector");
        if (sector < 0 || sector > MOST_SECTORS) {
            throw lines.bad(SECTOR, "sector", "a sector from 0 to " + MOST_SECTORS);
        }
        long time = lines.decimal(TIME, SECONDS_TO_NANOS, "time in seconds");
        long device = device();
        long process = lines.whole(PROCESS, "process", Integer.MAX_VALUE);
        into.clear();
        into.arrival = time;
        into.device = device;
        into.process = process;
        into.operation = flush ? Operation.FLUSH : operation;
        into.offset = sector * Size.SECTOR;
        into.length = count * Size.SECTOR;
        into.readAhead = marked('A');
        into.metadata = marked('M');
        into.synchronyKnown = true;
        into.synchronous = flush || marked('S') || (operation == Operation.READ && !into.readAhead);
        return true;
    }

    /** The first letter other than the F for a flush beforehand; a lone F is a flush. */
    private @Nullable Operation operation() {
        boolean flush = lines.at(KIND, 0) == 'F';
        return switch (lines.at(KIND, flush ? 1 : 0)) {
            case 'R' -> Operation.READ;
            case 'W' -> Operation.WRITE;
            case 'D' -> Operation.DISCARD;
            default -> flush ? Operation.FLUSH : null;
        };
    }

    /** Whether sectors are given; packet commands and events without data have a command or a process instead. */
    private boolean sized() {
        if (lines.is(PLUS, "+")) {
            return true;
        }
        if (lines.at(SECTOR, 0) == '[' || lines.at(PLUS, 0) == '(') {
            return false;
        }
        throw lines.malformed("'sector + sectors [process]' after the operation");
    }

    /** Whether a letter stands behind the operation. */
    private boolean marked(char letter) {
        for (int i = 1; i < lines.length(KIND); i++) {
            if (lines.at(KIND, i) == letter) {
                return true;
            }
        }
        return false;
    }

    private long device() {
        int comma = comma(lines);
        long major = lines.whole(DEVICE, 0, comma, "device", MOST_MAJOR);
        long minor = lines.whole(DEVICE, comma + 1, lines.length(DEVICE), "device", MOST_MINOR);
        return major << MINOR_BITS | minor;
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
