package org.example.shingled;

import java.util.ArrayDeque;
import java.util.Deque;
import org.spindle.spi.request.Request;

/** A band, which does one write after the other. */
final class Band {

    private final ShingledDrive drive;
    private final int unit;
    private final Deque<Write> waiting = new ArrayDeque<>();

    /** One past the last sector that was written. */
    private long end;

    /** A part of a write, in sectors from the first to one past the last. */
    private record Write(Request whole, long from, long to) {}

    Band(ShingledDrive drive, int unit) {
        this.drive = drive;
        this.unit = unit;
    }

    void add(Request whole, long from, long to) {
        waiting.add(new Write(whole, from, to));
        if (waiting.size() == 1) {
            begin();
        }
    }

    private void begin() {
        Write write = waiting.element();
        if (write.to < end) {
            drive.noteUpdate(end - write.to);
            drive.transfer(unit, write.whole, false, write.to, end, this::write);
        } else {
            end = write.to;
            write();
        }
    }

    private void write() {
        Write write = waiting.element();
        drive.transfer(unit, write.whole, true, write.from, end, this::done);
    }

    private void done() {
        drive.release(waiting.remove().whole);
        if (!waiting.isEmpty()) {
            begin();
        }
    }
}
