package org.spindle.workload.trace.shared;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** Consecutive records in columns, one per field. Immutable and thread-safe once it is full. */
final class RecordBlock {

    /** Capacity in records. */
    static final int SIZE = 4096;

    /** Memory of a block without any column, in bytes. */
    private static final long SMALLEST_BYTES = 1024;

    private static final Operation[] OPERATIONS = Operation.values();

    private static final int OPERATION_KNOWN = 1 << 8;
    private static final int KEYED = 1 << 9;
    private static final int SYNCHRONOUS = 1 << 10;
    private static final int SYNCHRONY_KNOWN = 1 << 11;
    private static final int METADATA = 1 << 12;
    private static final int READ_AHEAD = 1 << 13;
    private static final int OPERATION = 0xff;

    private final RecordColumn arrival = unknownUsually();
    private final RecordColumn device = zeroUsually();
    private final RecordColumn offset = zeroUsually();
    private final RecordColumn length = zeroUsually();
    private final RecordColumn key = zeroUsually();
    private final RecordColumn nextAccess = unknownUsually();
    private final RecordColumn repetition = zeroUsually();
    private final RecordColumn response = unknownUsually();
    private final RecordColumn service = unknownUsually();
    private final RecordColumn thinkAfter = unknownUsually();
    private final RecordColumn process = unknownUsually();
    private final RecordColumn cpu = unknownUsually();
    private final RecordColumn priorityClass = unknownUsually();
    private final RecordColumn priorityLevel = zeroUsually();
    private final RecordColumn marks = new RecordColumn(SIZE, marks(new TraceRecord()));
    private @Nullable String @Nullable [] names;
    private int count;

    private static RecordColumn unknownUsually() {
        return new RecordColumn(SIZE, TraceRecord.NONE);
    }

    private static RecordColumn zeroUsually() {
        return new RecordColumn(SIZE, 0);
    }

    boolean isFull() {
        return count == SIZE;
    }

    /** Appends a record with all its fields. */
    void add(TraceRecord record) {
        arrival.set(count, record.arrival);
        device.set(count, record.device);
        offset.set(count, record.offset);
        length.set(count, record.length);
        key.set(count, record.key);
        nextAccess.set(count, record.nextAccess);
        repetition.set(count, record.repetition);
        response.set(count, record.response);
        service.set(count, record.service);
        thinkAfter.set(count, record.thinkAfter);
        process.set(count, record.process);
        cpu.set(count, record.cpu);
        priorityClass.set(count, record.priorityClass);
        priorityLevel.set(count, record.priorityLevel);
        marks.set(count, marks(record));
        if (record.deviceName != null) {
            if (names == null) {
                names = new String[SIZE];
            }
            names[count] = record.deviceName;
        }
        count++;
    }

    private static long marks(TraceRecord record) {
        return record.operation.ordinal()
                | (record.operationKnown ? OPERATION_KNOWN : 0)
                | (record.keyed ? KEYED : 0)
                | (record.synchronous ? SYNCHRONOUS : 0)
                | (record.synchronyKnown ? SYNCHRONY_KNOWN : 0)
                | (record.metadata ? METADATA : 0)
                | (record.readAhead ? READ_AHEAD : 0);
    }

    /** Copies all fields of a record. */
    void get(int index, TraceRecord into) {
        into.arrival = arrival.get(index);
        into.device = device.get(index);
        into.deviceName = names == null ? null : names[index];
        into.offset = offset.get(index);
        into.length = length.get(index);
        into.key = key.get(index);
        into.nextAccess = nextAccess.get(index);
        into.repetition = repetition.get(index);
        into.response = response.get(index);
        into.service = service.get(index);
        into.thinkAfter = thinkAfter.get(index);
        into.process = process.get(index);
        into.cpu = cpu.get(index);
        into.priorityClass = priorityClass.get(index);
        into.priorityLevel = (int) priorityLevel.get(index);
        int mark = (int) marks.get(index);
        into.operation = OPERATIONS[mark & OPERATION];
        into.operationKnown = (mark & OPERATION_KNOWN) != 0;
        into.keyed = (mark & KEYED) != 0;
        into.synchronous = (mark & SYNCHRONOUS) != 0;
        into.synchronyKnown = (mark & SYNCHRONY_KNOWN) != 0;
        into.metadata = (mark & METADATA) != 0;
        into.readAhead = (mark & READ_AHEAD) != 0;
    }

    /** Returns the approximate memory in bytes, without the names' text. */
    long bytes() {
        return SMALLEST_BYTES
                + (names == null ? 0 : (long) SIZE * Long.BYTES)
                + arrival.bytes()
                + device.bytes()
                + offset.bytes()
                + length.bytes()
                + key.bytes()
                + nextAccess.bytes()
                + repetition.bytes()
                + response.bytes()
                + service.bytes()
                + thinkAfter.bytes()
                + process.bytes()
                + cpu.bytes()
                + priorityClass.bytes()
                + priorityLevel.bytes()
                + marks.bytes();
    }
}
