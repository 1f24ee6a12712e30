package org.spindle.workload.trace.blkparse;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceRecord;

/**
 * Joins issues and completions of a device's commands. A command that is issued again before it is complete was rejected by the device,
 * whose queue was full: its last issue counts. Commands are returned in the order of issue, each as soon as it is complete or when {@value
 * #MOST} are pending; a command without a completion has no times.
 */
final class IssuedCommands {

    /** Largest number of pending commands. */
    private static final int MOST = 4096;

    private record CommandRange(long device, long offset, long length) {}

    /** A command that was issued. */
    private static final class Command {
        private final TraceRecord record = new TraceRecord();
        private final long place;
        private boolean complete;
        private boolean refused;

        private Command(TraceRecord issued, long place) {
            record.copyFrom(issued);
            this.place = place;
        }

        private CommandRange extent() {
            return new CommandRange(record.device, record.offset, record.length);
        }
    }

    private final Deque<Command> inOrder = new ArrayDeque<>();
    private final Map<CommandRange, Command> incomplete = new HashMap<>();
    private long place;

    /**
     * Adds a command that was issued.
     *
     * @param issued is copied; its arrival is the time of the issue
     * @param where number of the event's line
     */
    void issued(TraceRecord issued, long where) {
        Command command = new Command(issued, where);
        Command before = incomplete.put(command.extent(), command);
        if (before != null) {
            before.refused = true;
        }
        inOrder.add(command);
    }

    /** Records the completion of a command. */
    void completed(long device, long offset, long length, long time) {
        Command command = incomplete.remove(new CommandRange(device, offset, length));
        if (command != null) {
            command.complete = true;
            if (time >= command.record.arrival) {
                command.record.service = time - command.record.arrival;
                command.record.response = command.record.service;
            }
        }
    }

    /** Returns whether a command can be taken before another event is read. */
    boolean isReady() {
        Command first = first();
        return first != null && (first.complete || inOrder.size() >= MOST);
    }

    private @Nullable Command first() {
        Command first = inOrder.peek();
        while (first != null && first.refused) {
            inOrder.remove();
            first = inOrder.peek();
        }
        return first;
    }

    /**
     * Takes the command that was issued first.
     *
     * @return false if there is none; the record is then unchanged
     */
    boolean take(TraceRecord into) {
        Command first = first();
        if (first == null) {
            return false;
        }
        inOrder.remove();
        if (!first.complete) {
            incomplete.remove(first.extent());
        }
        into.copyFrom(first.record);
        place = first.place;
        return true;
    }

    /** Returns the place of the issue of the command taken last. */
    long place() {
        return place;
    }
}
