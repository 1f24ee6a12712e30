package org.spindle.workload.trace.transform;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/**
 * Merges several traces in order of arrival; records of equal times are in the order of the traces. One record of each trace is in memory.
 * A time that goes back in one of the traces also goes back in the merged one.
 */
public final class MergedReader implements TraceReader {

    /** The treatment of equal device numbers of different traces. */
    public enum Devices {
        /** They are the same device. */
        SHARED,
        /** They are different devices; all are numbered in order of first appearance. */
        DISTINCT
    }

    /** The relation of the traces' clocks. */
    public enum Alignment {
        /** They are the same clock. */
        CLOCK,
        /** Each trace begins when the first one does. */
        START,
        /** Each trace is moved by whole weeks, so that it begins at most half a week before or after the first one. */
        WEEK
    }

    /** The processes of the merged records. */
    public enum Processes {
        KEPT,
        /** The number of the trace, from 0, so that each trace can be replayed as a stream. */
        BY_TRACE
    }

    private static final long WEEK_NANOS = 7L * 24 * 3600 * 1_000_000_000;

    private static final class Input implements Comparable<Input> {
        private final int number;
        private final String name;
        private final TraceReader reader;
        private final TraceRecord head = new TraceRecord();
        private final Map<Long, Long> deviceOf = new HashMap<>();
        private long shift;

        Input(int number, String name, TraceReader reader) {
            this.number = number;
            this.name = name;
            this.reader = reader;
        }

        boolean advance() {
            if (!reader.next(head)) {
                return false;
            }
            if (head.arrival == TraceRecord.NONE) {
                throw new TraceException(name + ": " + reader.position()
                        + ": the record has no arrival time; every record of traces to merge needs one");
            }
            head.arrival = Math.addExact(head.arrival, shift);
            return true;
        }

        /** Moves this trace, of which the first record has been read, to another one. */
        void align(long begin, Alignment alignment) {
            long gap = Math.subtractExact(begin, head.arrival);
            shift = switch (alignment) {
                case CLOCK -> 0;
                case START -> gap;
                case WEEK -> Math.floorDiv(Math.addExact(gap, WEEK_NANOS / 2), WEEK_NANOS) * WEEK_NANOS;
            };
            head.arrival = Math.addExact(head.arrival, shift);
        }

        @Override
        public int compareTo(Input other) {
            int byTime = Long.compare(head.arrival, other.head.arrival);
            return byTime != 0 ? byTime : Integer.compare(number, other.number);
        }
    }

    private final List<Input> inputs = new ArrayList<>();
    private final PriorityQueue<Input> waiting = new PriorityQueue<>();
    private final Devices devices;
    private final Alignment alignment;
    private final Processes processes;
    private final List<String> names = new ArrayList<>();
    private @Nullable Input current;
    private boolean started;

    /**
     * @param names of the traces, for messages
     * @param readers as many as names
     */
    public MergedReader(
            List<String> names,
            List<? extends TraceReader> readers,
            Devices devices,
            Alignment alignment,
            Processes processes) {
        for (TraceReader reader : readers) {
            inputs.add(new Input(inputs.size(), names.get(inputs.size()), reader));
        }
        this.devices = devices;
        this.alignment = alignment;
        this.processes = processes;
    }

    @Override
    public boolean next(TraceRecord into) {
        if (!started) {
            started = true;
            begin();
        }
        if (current != null) {
            queue(current);
        }
        Input earliest = waiting.poll();
        current = earliest;
        if (earliest == null) {
            return false;
        }
        into.copyFrom(earliest.head);
        // A position in one of the traces is not one in the merged trace.
        into.nextAccess = TraceRecord.NONE;
        if (processes == Processes.BY_TRACE) {
            into.process = earliest.number;
        }
        if (devices == Devices.DISTINCT) {
            into.device = earliest.deviceOf.computeIfAbsent(into.device, device -> number(earliest));
            into.deviceName = names.get((int) into.device);
        }
        return true;
    }

    /** Reads the first records, and aligns the traces with the first one that has any. */
    private void begin() {
        long origin = TraceRecord.NONE;
        for (Input input : inputs) {
            if (input.advance()) {
                origin = waiting.isEmpty() ? input.head.arrival : origin;
                input.align(origin, alignment);
                waiting.add(input);
            }
        }
    }

    private void queue(Input input) {
        if (input.advance()) {
            waiting.add(input);
        }
    }

    /** Returns a new number for the device of the input's current record; its name includes the trace. */
    private long number(Input input) {
        String name = input.head.deviceName;
        names.add((input.number + 1) + ":" + (name == null ? Long.toUnsignedString(input.head.device) : name));
        return names.size() - 1L;
    }

    @Override
    public String position() {
        return current == null ? "" : current.name + ": " + current.reader.position();
    }

    /** Closes all readers, even if closing one fails. */
    @Override
    public void close() {
        RuntimeException failure = null;
        for (Input input : inputs) {
            try {
                input.reader.close();
            } catch (RuntimeException e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
    }
}
