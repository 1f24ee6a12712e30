package org.spindle.workload.trace.tracepoint;

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

/**
 * Reads tracepoint lines: {@code command pid [cpu] seconds: block:block_rq_issue: ...} of perf script, {@code command-pid [cpu] flags
 * seconds: block_rq_issue: ...} of ftrace. As the command may contain blanks, fields are located relative to the event's name, the first
 * one that ends with a colon and follows a time with a colon. Comments and other events are skipped.
 */
final class TracepointReader implements TraceReader, Tallied {

    private static final int MINOR_BITS = 20;
    private static final String PERF_PREFIX = "block:";
    private static final String EVENT_PREFIX = "block_";
    private static final String[] KINDS = {
        "bio_queue", "rq_issue", "rq_complete", "rq_insert", "bio_remap", "getrq", "bio_backmerge", "bio_frontmerge"
    };

    private static final int LEAST_URGENT = 7;

    /** Priority classes in the order of {@link org.spindle.spi.request.PriorityClass}. */
    private static final String[] CLASSES = {"none,", "rt,", "be,", "idle,"};

    private final TextLines lines;
    private final Lifecycles lifecycles = new Lifecycles();
    private final TraceRecord queued = new TraceRecord();
    private final long[] counts = new long[KINDS.length];
    private long issued;

    TracepointReader(TextLines lines) {
        this.lines = lines;
    }

    /** Returns the field of the event's name, or -1 if the line is not an event. */
    static int eventField(TextLines line) {
        int last = Math.min(line.fields(), TextLines.MOST_FIELDS);
        for (int field = 2; field < last; field++) {
            if (endsWithColon(line, field) && endsWithColon(line, field - 1) && isTime(line, field - 1)) {
                return field;
            }
        }
        return -1;
    }

    private static boolean endsWithColon(TextLines line, int field) {
        return line.at(field, line.length(field) - 1) == ':';
    }

    private static boolean isTime(TextLines line, int field) {
        boolean point = false;
        for (int i = 0; i < line.length(field) - 1; i++) {
            int b = line.at(field, i);
            if (b == '.' && !point) {
                point = true;
            } else if (b < '0' || b > '9') {
                return false;
            }
        }
        return point;
    }

    static boolean isBlockEvent(TextLines line, int event) {
        return line.startsWith(event, EVENT_PREFIX) || line.startsWith(event, PERF_PREFIX + EVENT_PREFIX);
    }

    @Override
    public boolean next(TraceRecord into) {
        while (!lifecycles.isReady() && lines.advance()) {
            if (lines.at(0, 0) == '#') {
                continue;
            }
            int event = eventField(lines);
            if (event < 0) {
                throw lines.malformed("a comment, or command and pid, [cpu], seconds: event: and its fields");
            }
            if (isBlockEvent(lines, event)) {
                blockEvent(event);
            }
        }
        return lifecycles.take(into);
    }

    private void blockEvent(int event) {
        int kind = kind(event);
        if (kind < 0) {
            return;
        }
        counts[kind]++;
        if (kind > 2) {
            return;
        }
        Operation operation = operation(event + 2);
        int plus = lines.find(event + 3, "+");
        if (plus < 0) {
            throw lines.malformed("'sector + sectors' after the operation");
        }
        long length = lines.whole(plus + 1, "number of sectors", Limits.SECTORS) * Size.SECTOR;
        if (operation == null) {
            return;
        }
        long time = time(event - 1);
        long device = device(event + 1);
        if (length == 0) {
            if (kind == 0 && lines.at(event + 2, 0) == 'F') {
                queue(event, time, device, Operation.FLUSH, 0, 0);
            }
            return;
        }
        long offset = offset(plus - 1);
        switch (kind) {
            case 0 -> queue(event, time, device, operation, offset, length);
            case 1 -> {
                issued++;
                priority(plus + 2, device, offset);
                lifecycles.issued(device, offset, length, time);
            }
            default -> lifecycles.completed(device, offset, length, time);
        }
    }

    /** Parses class, hint and level of kernels from 6.12 on, such as {@code be,0,4}, after the number of sectors. */
    private void priority(int field, long device, long offset) {
        if (field >= lines.fields()) {
            return;
        }
        int level = lines.at(field, lines.length(field) - 1) - '0';
        for (int i = 0; i < CLASSES.length; i++) {
            if (lines.startsWith(field, CLASSES[i]) && level >= 0 && level <= LEAST_URGENT) {
                lifecycles.hasPriority(device, offset, i, level);
            }
        }
    }

    /** Returns the index of the event's kind among the known ones, or -1. */
    private int kind(int event) {
        int first = lines.startsWith(event, PERF_PREFIX) ? PERF_PREFIX.length() : 0;
        first += EVENT_PREFIX.length();
        for (int kind = 0; kind < KINDS.length; kind++) {
            String name = KINDS[kind];
            boolean same = lines.length(event) == first + name.length() + 1;
            for (int i = 0; same && i < name.length(); i++) {
                same = lines.at(event, first + i) == name.charAt(i);
            }
            if (same) {
                return kind;
            }
        }
        return -1;
    }

    private void queue(int event, long time, long device, Operation operation, long offset, long length) {
        queued.clear();
        queued.arrival = time;
        queued.device = device;
        queued.operation = operation;
        queued.offset = offset;
        queued.length = length;
        int cpu = cpuField(event);
        queued.process = process(cpu);
        queued.cpu = cpu(cpu);
        queued.readAhead = marked(event + 2, 'A');
        queued.metadata = marked(event + 2, 'M');
        queued.synchronyKnown = true;
        queued.synchronous = operation == Operation.FLUSH
                || marked(event + 2, 'S')
                || operation == Operation.READ && !queued.readAhead;
        lifecycles.queued(queued, lines.number());
    }

    /** Returns the index of the field with the CPU in brackets. */
    private int cpuField(int event) {
        int cpu = event - 1;
        while (cpu > 0 && lines.at(cpu, 0) != '[') {
            cpu--;
        }
        if (cpu == 0) {
            throw lines.malformed("a process and a CPU in brackets before the time");
        }
        return cpu;
    }

    private long cpu(int field) {
        return lines.whole(field, 1, lines.length(field) - 1, "CPU", Limits.CPU);
    }

    /** Parses the process in the field before the CPU's brackets: a number, or a command and a number after its last hyphen. */
    private long process(int cpu) {
        int field = cpu - 1;
        int first = lines.length(field);
        while (first > 0 && Character.isDigit(lines.at(field, first - 1))) {
            first--;
        }
        return lines.whole(field, first, lines.length(field), "process", Integer.MAX_VALUE);
    }

    /** Returns the operation by the first letter after an F for a preceding flush; an F alone is a flush. */
    private @Nullable Operation operation(int field) {
        boolean flush = lines.at(field, 0) == 'F';
        return switch (lines.at(field, flush ? 1 : 0)) {
            case 'R' -> Operation.READ;
            case 'W' -> Operation.WRITE;
            case 'D' -> Operation.DISCARD;
            default -> flush ? Operation.FLUSH : null;
        };
    }

    private boolean marked(int field, char letter) {
        for (int i = 1; i < lines.length(field); i++) {
            if (lines.at(field, i) == letter) {
                return true;
            }
        }
        return false;
    }

    private long time(int field) {
        return lines.time(field, lines.length(field) - 1, TimeUnit.S, "time in seconds");
    }

    private long offset(int field) {
        long sector = lines.unsigned(field, "sector");
        if (sector < 0 || sector > Limits.SECTORS) {
            throw lines.bad(field, "sector", "a sector from 0 to " + Limits.SECTORS);
        }
        return sector * Size.SECTOR;
    }

    private long device(int field) {
        int comma = 0;
        while (Character.isDigit(lines.at(field, comma))) {
            comma++;
        }
        long major = lines.whole(field, 0, comma, "device", Integer.MAX_VALUE);
        if (lines.at(field, comma) != ',') {
            throw lines.bad(field, "device", "major,minor");
        }
        return major << MINOR_BITS
                | lines.whole(field, comma + 1, lines.length(field), "device", (1 << MINOR_BITS) - 1);
    }

    @Override
    public SortedMap<String, Long> tallies() {
        SortedMap<String, Long> tallies = new TreeMap<>();
        for (int kind = 0; kind < KINDS.length; kind++) {
            if (counts[kind] > 0) {
                tallies.put("events_by_name." + KINDS[kind], counts[kind]);
            }
        }
        tallies.put("issued_requests", issued);
        return tallies;
    }

    @Override
    public String position() {
        return "line " + lifecycles.place();
    }

    @Override
    public void close() {
        lines.close();
    }
}
