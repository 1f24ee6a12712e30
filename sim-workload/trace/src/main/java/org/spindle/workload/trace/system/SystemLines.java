package org.spindle.workload.trace.system;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.system.CachedWrite;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.workload.trace.TextLines;

/** Reads the lines of a system trace; lines of events are read without allocation. */
final class SystemLines implements AutoCloseable {

    /** First field and only version. */
    static final String MAGIC = "spindle-system";

    /** The kind of a line. */
    enum LineKind {
        PROCESS,
        EVENT,
        INTERRUPT,
        HANDLER
    }

    private static final Pattern TASK = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final int DEVICES = 1 << 20;

    /** Largest time or sector: sums of larger ones could overflow. */
    static final long LARGEST = Long.MAX_VALUE / 4;

    private final TextLines lines;
    private final SystemEvent event = new SystemEvent();
    private LineKind kind = LineKind.EVENT;
    private long process;
    private long interrupt;
    private boolean clock;
    private boolean classified;
    private @Nullable ProcessStart start;

    /**
     * @throws org.spindle.spi.trace.TraceException if the first line is not that of a system trace
     */
    SystemLines(TextLines lines) {
        this.lines = lines;
        if (!lines.advance() || !lines.is(0, MAGIC)) {
            throw lines.unsuitable("does not begin with '" + MAGIC + " 1', so it is not a system trace");
        }
        if (!lines.is(1, "1") || lines.fields() != 2) {
            throw lines.malformed("'" + MAGIC + " 1': version 1 is the only known version");
        }
    }

    /**
     * Advances to the next line that is neither empty nor a comment.
     *
     * @return false at the end
     * @throws org.spindle.spi.trace.TraceException if the line is damaged; the next one can be read
     */
    boolean advance() {
        while (lines.advance()) {
            if (lines.at(0, 0) != '#') {
                read();
                return true;
            }
        }
        return false;
    }

    private void read() {
        if (lines.is(0, "process")) {
            kind = LineKind.PROCESS;
            readProcess();
        } else if (lines.is(0, "interrupt")) {
            kind = LineKind.INTERRUPT;
            interrupt = lines.whole(1, "time of the interrupt in ns", LARGEST);
            clock = lines.is(2, "clock");
            if (lines.fields() > 3 || (lines.fields() == 3 && !clock)) {
                throw lines.malformed("'interrupt NS', or 'interrupt NS clock'");
            }
        } else if (lines.is(0, "handler")) {
            kind = LineKind.HANDLER;
            readEvent();
        } else {
            kind = LineKind.EVENT;
            if (!lines.isWhole(0)) {
                throw lines.bad(
                        0,
                        "first field",
                        "a process number, or 'process', 'interrupt', 'handler' or a comment after #");
            }
            process = lines.whole(0, "process", LARGEST);
            readEvent();
        }
    }

    private void readProcess() {
        process = lines.whole(1, "process", LARGEST);
        if (!lines.is(2, "parent")) {
            throw lines.malformed("'process N parent N STATE'");
        }
        long parent = lines.whole(3, "parent", LARGEST);
        InitialState state = state();
        boolean hasSubject = state == InitialState.RUNNING || state == InitialState.SLEEPING;
        long subject = SystemEvent.NONE;
        int next = 5;
        if (hasSubject) {
            subject = lines.whole(next++, state == InitialState.RUNNING ? "CPU" : "key", LARGEST);
        }
        String task = null;
        if (lines.is(next, "task")) {
            task = lines.text(next + 1);
            if (!TASK.matcher(task).matches()) {
                throw lines.bad(next + 1, "task", "lower-case words joined by hyphens, such as copy-tree");
            }
            next += 2;
        }
        if (lines.fields() != next) {
            throw lines.bad(next, "field", "the end of the line, or 'task NAME'");
        }
        start = new ProcessStart(process, parent, state, subject, task);
    }

    private InitialState state() {
        if (lines.is(4, "ready")) {
            return InitialState.READY;
        } else if (lines.is(4, "running")) {
            return InitialState.RUNNING;
        } else if (lines.is(4, "sleeping")) {
            return InitialState.SLEEPING;
        } else if (lines.is(4, "absent")) {
            return InitialState.ABSENT;
        }
        throw lines.bad(4, "state", "'running CPU', 'ready', 'sleeping KEY' or 'absent'");
    }

    private void readEvent() {
        event.clear();
        event.compute = lines.whole(1, "computation before the event in ns", LARGEST);
        SystemWord word = SystemWord.of(lines, 2);
        if (word == null) {
            throw lines.bad(2, "event", "one of the words of docs/system-traces.md, such as call, read or exit");
        }
        event.action = word.action();
        Operation operation = word.operation();
        if (operation != null) {
            event.operation = operation;
            readRequest();
            return;
        }
        if (word == SystemWord.CACHED_READ || word == SystemWord.CACHED_WRITE) {
            readAccess();
            return;
        }
        if (word.fields() > 0) {
            event.subject = lines.whole(3, "subject of " + word.text(), LARGEST);
        }
        if (word == SystemWord.WAKEUP) {
            event.all = lines.is(4, "all");
            if (!event.all && !lines.is(4, "one")) {
                throw lines.bad(4, "number of sleepers", "one or all");
            }
        }
        boolean target = word == SystemWord.SWITCH && lines.fields() == 4;
        if (target) {
            event.subject = lines.whole(3, "process", LARGEST);
        }
        if (!target && lines.fields() != 3 + word.fields()) {
            throw lines.malformed(word.fields() + " fields after '" + word.text() + "'");
        }
    }

    private void readRequest() {
        event.subject = lines.whole(3, "number of the request", Integer.MAX_VALUE);
        event.device = (int) lines.whole(4, "device", DEVICES);
        event.sector = lines.whole(5, "first sector", LARGEST);
        event.sectors = lines.whole(6, "number of sectors", Integer.MAX_VALUE);
        readClass();
        for (int field = 8; field < lines.fields(); field++) {
            if (lines.is(field, "metadata")) {
                event.metadata = true;
            } else if (lines.is(field, "read-ahead")) {
                event.readAhead = true;
            } else if (lines.is(field, "limit")) {
                field++;
                event.timeLimit = lines.whole(field, "time limit in ns", LARGEST);
            } else if (lines.is(field, "took")) {
                field++;
                event.service = lines.whole(field, "recorded service time in ns", LARGEST);
            } else {
                throw lines.bad(field, "property of the request", "metadata, read-ahead, 'limit NS' or 'took NS'");
            }
        }
    }

    private void readAccess() {
        event.device = (int) lines.whole(3, "device", DEVICES);
        event.sector = lines.whole(4, "first sector", LARGEST);
        event.sectors = lines.whole(5, "number of sectors", Integer.MAX_VALUE);
        int field = 6;
        if (event.action == SystemAction.CACHED_WRITE) {
            event.cachedWrite = cachedWrite();
            field++;
        }
        if (lines.is(field, "metadata")) {
            event.metadata = true;
            field++;
        }
        if (event.action == SystemAction.CACHED_READ) {
            field = readNext(field);
        }
        if (lines.fields() != field) {
            throw lines.bad(field, "field", "the end of the line, or metadata before it");
        }
    }

    /** Parses the optional part about the following sectors of the file; returns the next field. */
    private int readNext(int field) {
        if (lines.is(field, "last")) {
            event.next = SystemEvent.LAST;
            return field + 1;
        }
        if (lines.is(field, "next")) {
            event.next = lines.whole(field + 1, "first sector of the following part of the file", LARGEST);
            return field + 2;
        }
        return field;
    }

    private CachedWrite cachedWrite() {
        if (lines.is(6, "delayed")) {
            return CachedWrite.DELAYED;
        } else if (lines.is(6, "asynchronous")) {
            return CachedWrite.ASYNCHRONOUS;
        } else if (lines.is(6, "synchronous")) {
            return CachedWrite.SYNCHRONOUS;
        }
        throw lines.bad(6, "kind of write", "delayed, asynchronous or synchronous");
    }

    private void readClass() {
        classified = true;
        if (lines.is(7, "critical")) {
            event.criticality = Criticality.CRITICAL;
        } else if (lines.is(7, "limited")) {
            event.criticality = Criticality.LIMITED;
        } else if (lines.is(7, "noncritical")) {
            event.criticality = Criticality.NONCRITICAL;
        } else if (lines.is(7, "auto")) {
            classified = false;
        } else {
            throw lines.bad(7, "criticality", "critical, limited, noncritical or auto");
        }
    }

    LineKind kind() {
        return kind;
    }

    /** Returns the process of the line of a process or of one of its events. */
    long process() {
        return process;
    }

    /** Returns the start of the line of a process. */
    ProcessStart start() {
        ProcessStart known = start;
        if (known == null) {
            throw new IllegalStateException("no line of a process has been read");
        }
        return known;
    }

    /** Returns the arrival of the interrupt of the line, in nanoseconds. */
    long interrupt() {
        return interrupt;
    }

    boolean isClock() {
        return clock;
    }

    /** Returns the event of the line; valid until the next one is read. */
    SystemEvent event() {
        return event;
    }

    /** Returns whether the trace states the criticality of the line's request. */
    boolean isClassified() {
        return classified;
    }

    TextLines text() {
        return lines;
    }

    @Override
    public void close() {
        lines.close();
    }
}
