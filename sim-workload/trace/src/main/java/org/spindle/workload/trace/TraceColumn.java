package org.spindle.workload.trace;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceRecord;

/** The attributes of a request in a record. */
public enum TraceColumn {
    ARRIVAL("arrival time"),
    DEVICE("device number"),
    DEVICE_NAME("device name"),
    OFFSET("offset"),
    LENGTH("length"),
    OPERATION("operation"),
    KEY("key"),
    NEXT_ACCESS("next access"),
    REPETITION("repetition"),
    RESPONSE("response time"),
    SERVICE("service time"),
    THINK_TIME("think time"),
    PROCESS("process"),
    CPU("CPU"),
    SYNCHRONY("synchrony"),
    METADATA("metadata mark"),
    READ_AHEAD("read-ahead mark"),
    PRIORITY("I/O priority");

    /** The effect of a format on a column. */
    enum Change {
        /** The value is missing. */
        LOST,
        /** The value differs. */
        CHANGED,
        /** The value was added. */
        ADDED
    }

    private final String words;

    TraceColumn(String words) {
        this.words = words;
    }

    /** Returns the effect on the column, or null if there is none. */
    @Nullable
    Change change(TraceRecord before, TraceRecord after) {
        Object old = value(before);
        Object now = value(after);
        if (Objects.equals(old, now)) {
            return null;
        }
        if (old == null) {
            return Change.ADDED;
        }
        return now == null ? Change.LOST : Change.CHANGED;
    }

    /** Returns the column's value; null if the record lacks it. */
    private @Nullable Object value(TraceRecord record) {
        return switch (this) {
            case ARRIVAL -> known(record.arrival);
            case DEVICE -> record.device;
            case DEVICE_NAME -> record.deviceName;
            case OFFSET -> record.offset;
            case LENGTH -> record.length;
            case OPERATION -> record.operationKnown ? record.operation : null;
            case KEY -> record.keyed ? record.key : null;
            case NEXT_ACCESS -> known(record.nextAccess);
            case REPETITION -> record.repetition == 0 ? null : record.repetition;
            case RESPONSE -> known(record.response);
            case SERVICE -> known(record.service);
            case THINK_TIME -> known(record.thinkAfter);
            case PROCESS -> known(record.process);
            case CPU -> known(record.cpu);
            case SYNCHRONY -> record.synchronyKnown ? record.synchronous : null;
            case METADATA -> record.metadata ? true : null;
            case READ_AHEAD -> record.readAhead ? true : null;
            case PRIORITY ->
                record.priorityClass == TraceRecord.NONE ? null : record.priorityClass * 8 + record.priorityLevel;
        };
    }

    private static @Nullable Long known(long value) {
        return value == TraceRecord.NONE ? null : value;
    }

    @Override
    public String toString() {
        return words;
    }
}
