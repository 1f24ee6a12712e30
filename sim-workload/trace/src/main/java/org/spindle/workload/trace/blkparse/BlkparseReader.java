package org.spindle.workload.trace.blkparse;

import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Lifecycles;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.Tallied;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;
import org.spindle.workload.trace.WordCounts;

/**
 * Reads the queue events of a blkparse report, with the times of the requests from issues and completions, or only the issued commands.
 * Lines whose first field begins with a digit are events and must be complete; others belong to the report's summary. Queue events without
 * sectors are skipped, except flushes.
 */
final class BlkparseReader implements TraceReader, Tallied {

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

    private static final int MINOR_BITS = 20;
    private static final long MOST_MINOR = (1L << MINOR_BITS) - 1;
    private static final long MOST_MAJOR = (1L << 32) - 1;
    private static final long MOST_SECTORS = Long.MAX_VALUE / Size.SECTOR / 2;
    private static final String LAYOUT = "an event: major,minor cpu sequence seconds.nanoseconds pid action";

    /** Actions whose line ends with a name or error number in brackets. */
    private static final String BRACKETED = "QGIDCRMFSBPX";

    private final TextLines lines;
    private final Lifecycles lifecycles = new Lifecycles();
    private final @Nullable IssuedCommands commands;
    private final TraceRecord request = new TraceRecord();
    private final WordCounts actions = new WordCounts("events_by_action.");
    private final WordCounts queueKinds = new WordCounts("queue_rwbs.");
    private long events;
    private long dispatched;
    private long completed;
    private boolean ended;

    private BlkparseReader(TextLines lines, @Nullable IssuedCommands commands) {
        this.lines = lines;
        this.commands = commands;
    }

    /** Returns a reader of the requests that the file system queued. */
    static BlkparseReader ofRequests(TextLines lines) {
        return new BlkparseReader(lines, null);
    }

    /** Returns a reader of the commands that were issued to the device. */
    static BlkparseReader ofCommands(TextLines lines) {
        return new BlkparseReader(lines, new IssuedCommands());
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
        while (commands == null ? !lifecycles.isReady() : !commands.isReady()) {
            if (!lines.advance()) {
                if (events == 0 && !ended) {
                    ended = true;
                    throw lines.unsuitable("has no block events; expected lines with " + LAYOUT);
                }
                break;
            }
            if (Character.isDigit(lines.at(DEVICE, 0))) {
                event();
            }
        }
        return commands == null ? lifecycles.take(into) : commands.take(into);
    }

    private void event() {
        if (!looksLikeEvent(lines)) {
            throw lines.malformed(LAYOUT);
        }
        requireWhole();
        events++;
        actions.count(lines, ACTION);
        if (lines.length(ACTION) != 1) {
            return;
        }
        switch (lines.at(ACTION, 0)) {
            case 'Q' -> {
                if (commands == null && request()) {
                    lifecycles.queued(request, lines.number());
                }
                queueKinds.count(lines, KIND);
            }
            case 'D' -> {
                long length = extent();
                if (length > 0) {
                    dispatched++;
                    issued(length);
                }
            }
            case 'C' -> {
                long length = extent();
                if (length > 0) {
                    completed++;
                    completed(length);
                }
            }
            default -> {}
        }
    }

    private void issued(long length) {
        if (commands == null) {
            lifecycles.issued(device(), offset(), length, time());
        } else if (request()) {
            commands.issued(request, lines.number());
        }
    }

    private void completed(long length) {
        if (commands == null) {
            lifecycles.completed(device(), offset(), length, time());
        } else {
            commands.completed(device(), offset(), length, time());
        }
    }

    /** Checks that an event line is complete: a report that was cut off ends in the middle of a line. */
    private void requireWhole() {
        boolean bracketed = lines.length(ACTION) == 1 && BRACKETED.indexOf(lines.at(ACTION, 0)) >= 0;
        if (bracketed && !lines.endsWith(']')) {
            throw lines.malformed("a line that ends with a process or an error number in brackets");
        }
    }

    /** Fills the record from the event of a request; returns false if the event has no operation that can be replayed. */
    private boolean request() {
        Operation operation = operation();
        if (operation == null) {
            return false;
        }
        long length = sized() ? length() : 0;
        boolean flush = length == 0 && lines.at(KIND, 0) == 'F';
        if (length == 0 && !flush) {
            return false;
        }
        request.clear();
        request.offset = flush ? 0 : offset();
        request.arrival = time();
        request.device = device();
        request.process = lines.whole(PROCESS, "process", Integer.MAX_VALUE);
        request.cpu = lines.whole(CPU, "CPU", Limits.CPU);
        request.operation = flush ? Operation.FLUSH : operation;
        request.length = length;
        request.readAhead = marked('A');
        request.metadata = marked('M');
        request.synchronyKnown = true;
        request.synchronous = flush || marked('S') || (operation == Operation.READ && !request.readAhead);
        return true;
    }

    /** Returns the operation by the first letter after an F for a preceding flush; an F alone is a flush. */
    private @Nullable Operation operation() {
        boolean flush = lines.at(KIND, 0) == 'F';
        return switch (lines.at(KIND, flush ? 1 : 0)) {
            case 'R' -> Operation.READ;
            case 'W' -> Operation.WRITE;
            case 'D' -> Operation.DISCARD;
            default -> flush ? Operation.FLUSH : null;
        };
    }

    /** Returns whether the event has sectors; packet commands and events without data have a command or a process instead. */
    private boolean sized() {
        if (lines.is(PLUS, "+")) {
            return true;
        }
        if (lines.at(SECTOR, 0) == '[' || lines.at(PLUS, 0) == '(') {
            return false;
        }
        throw lines.malformed("'sector + sectors [process]' after the operation");
    }

    /** Returns the number of bytes of an issue or completion, 0 if it does not identify a request. */
    private long extent() {
        return lines.is(PLUS, "+") && operation() != null ? length() : 0;
    }

    private long length() {
        return lines.whole(SECTORS, "number of sectors", MOST_SECTORS) * Size.SECTOR;
    }

    private long offset() {
        long sector = lines.unsigned(SECTOR, "sector");
        if (sector < 0 || sector > MOST_SECTORS) {
            throw lines.bad(SECTOR, "sector", "a sector from 0 to " + MOST_SECTORS);
        }
        return sector * Size.SECTOR;
    }

    private long time() {
        return lines.time(TIME, TimeUnit.S, "time in seconds");
    }

    /** Returns whether a letter follows the operation. */
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
    public SortedMap<String, Long> tallies() {
        SortedMap<String, Long> tallies = new TreeMap<>();
        tallies.put("event_lines", events);
        tallies.put("dispatched_requests", dispatched);
        tallies.put("completed_requests", completed);
        actions.addTo(tallies);
        queueKinds.addTo(tallies);
        return tallies;
    }

    @Override
    public String position() {
        return "line " + (commands == null ? lifecycles.place() : commands.place());
    }

    @Override
    public void close() {
        lines.close();
    }
}
