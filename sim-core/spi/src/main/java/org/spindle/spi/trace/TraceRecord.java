package org.spindle.spi.trace;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;

/**
 * One request of a trace in normal form. The reader fills a record that the caller owns. {@link #NONE} stands for a
 * field that the format or the record does not have.
 */
public final class TraceRecord {

    public static final long NONE = -1;

    /** Value of {@link #nextAccess} if the trace tells that no record with the same key follows. */
    public static final long NEVER = Long.MAX_VALUE;

    /** Arrival in nanoseconds, on the format's own clock (usually relative to the start of the trace), or NONE. */
    public long arrival = NONE;

    /** The device as the format names it, as a number: DiskSim device, (major &lt;&lt; 20 | minor), unit, ... */
    public long device;

    /**
     * The device as the format names it, if it is a name; the number then only distinguishes devices. Null if the
     * number identifies the device, and in formats with too many names (of files, of objects) to store.
     */
    public @Nullable String deviceName;

    /** First byte. */
    public long offset;

    /** Length in bytes. */
    public long length;

    public Operation operation = Operation.READ;

    /** Whether the trace contains the operation; if not, it is assumed to be a read. */
    public boolean operationKnown = true;

    /** Whether the trace names a block or object by a key instead of, or besides, an address. */
    public boolean keyed;

    /** That key, all 64 bits of which may be in use; 0 if there is none. */
    public long key;

    /**
     * Position of the next record with the same key, the first record being 1; {@link #NEVER} if none follows, NONE if it
     * is not known. A trace tells it of all records or of none.
     */
    public long nextAccess = NONE;

    /** Index of this request among those that one line of the trace stands for, from 0. */
    public long repetition;

    /** Nanoseconds from arrival to completion. */
    public long response = NONE;

    /** Service time of the device in nanoseconds. */
    public long service = NONE;

    /** Nanoseconds from the completion of this request to the arrival of the next one. */
    public long thinkAfter = NONE;

    /** The issuing process, or NONE. */
    public long process = NONE;

    /** The processor on which it was issued, from 0, or NONE. */
    public long cpu = NONE;

    /** The issuer waits for it at once (true unless the trace says otherwise). */
    public boolean synchronous = true;

    /** Whether the trace distinguishes synchronous and asynchronous requests. */
    public boolean synchronyKnown;

    /** Criticality of the request in the trace; null if only {@link #synchronous} is known. */
    public @Nullable Criticality criticality;

    public boolean metadata;

    public boolean readAhead;

    /** Ordinal of the {@link org.spindle.spi.request.PriorityClass} of the request, or NONE. */
    public long priorityClass = NONE;

    /** Level within the class, 0 the most urgent; meaningless without a class. */
    public int priorityLevel;

    /** Resets every field to the value in a new record. */
    public void clear() {
        arrival = NONE;
        device = 0;
        offset = 0;
        length = 0;
        deviceName = null;
        operation = Operation.READ;
        operationKnown = true;
        keyed = false;
        key = 0;
        nextAccess = NONE;
        repetition = 0;
        response = NONE;
        service = NONE;
        thinkAfter = NONE;
        process = NONE;
        cpu = NONE;
        synchronous = true;
        synchronyKnown = false;
        criticality = null;
        metadata = false;
        readAhead = false;
        priorityClass = NONE;
        priorityLevel = 0;
    }

    /** Copies every field of another record. */
    public void copyFrom(TraceRecord other) {
        arrival = other.arrival;
        device = other.device;
        deviceName = other.deviceName;
        offset = other.offset;
        length = other.length;
        operation = other.operation;
        operationKnown = other.operationKnown;
        keyed = other.keyed;
        key = other.key;
        nextAccess = other.nextAccess;
        repetition = other.repetition;
        response = other.response;
        service = other.service;
        thinkAfter = other.thinkAfter;
        process = other.process;
        cpu = other.cpu;
        synchronous = other.synchronous;
        synchronyKnown = other.synchronyKnown;
        criticality = other.criticality;
        metadata = other.metadata;
        readAhead = other.readAhead;
        priorityClass = other.priorityClass;
        priorityLevel = other.priorityLevel;
    }

    /** Returns every field, for tests and debugging. */
    @Override
    public String toString() {
        return "arrival " + arrival + ", device " + device + " (" + deviceName + "), " + operation
                + (operationKnown ? "" : "?") + " " + offset + "+" + length + ", response " + response + ", service "
                + service + ", think " + thinkAfter + ", process " + process
                + (cpu == NONE ? "" : ", CPU " + cpu) + (synchronous ? ", sync" : ", async")
                + (synchronyKnown ? "" : "?") + (metadata ? ", metadata" : "") + (readAhead ? ", read-ahead" : "")
                + (priorityClass == NONE ? "" : ", priority " + priorityClass + "." + priorityLevel)
                + (keyed ? ", keyed " : ", ") + key + ", next " + nextAccess + ", repetition " + repetition;
    }
}
