package org.spindle.workload.trace.fio;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.DeviceNames;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/** Parses the lines after the first: file, action, offset and length, after a time in version 3. */
final class Actions implements LineReader.LineFormat {

    private final boolean timed;
    private final int file;
    private final int action;
    private final DeviceNames devices = new DeviceNames();
    private long now;

    /**
     * @param timed whether each line starts with a time
     */
    Actions(boolean timed) {
        this.timed = timed;
        file = timed ? 1 : 0;
        action = file + 1;
    }

    @Override
    public boolean read(TextLines line, TraceRecord into) {
        if (line.fields() <= action) {
            throw line.malformed((timed ? "time in us, " : "") + "file, action, and for I/O offset and length");
        }
        if (timed) {
            now = line.wholeTime(0, TimeUnit.US, "time in us");
        } else if (line.is(action, "wait")) {
            now = line.wholeTime(required(line, 1), TimeUnit.MS, "wait in ms");
            return false;
        }
        Operation operation = operation(line);
        if (operation == null) {
            return false;
        }
        into.arrival = now;
        devices.assign(line, file, into);
        into.operation = operation;
        if (operation != Operation.FLUSH) {
            into.offset = line.whole(required(line, 1), "offset in bytes", Limits.BYTES);
            into.length = line.whole(required(line, 2), "length in bytes", Limits.BYTES);
        }
        return true;
    }

    private int required(TextLines line, int behindAction) {
        if (line.fields() <= action + behindAction) {
            throw line.malformed("offset and length, or the end of a wait, after the action");
        }
        return action + behindAction;
    }

    /** Returns the operation; null for an action on a file as a whole. */
    private @Nullable Operation operation(TextLines line) {
        if (line.is(action, "read")) {
            return Operation.READ;
        }
        if (line.is(action, "write")) {
            return Operation.WRITE;
        }
        if (line.is(action, "trim")) {
            return Operation.DISCARD;
        }
        if (line.is(action, "sync") || line.is(action, "datasync")) {
            return Operation.FLUSH;
        }
        if (line.is(action, "add") || line.is(action, "open") || line.is(action, "close")) {
            return null;
        }
        throw line.bad(
                action,
                "action",
                "add, open, close, read, write, trim, sync" + (timed ? " or datasync" : ", datasync or wait"));
    }
}
