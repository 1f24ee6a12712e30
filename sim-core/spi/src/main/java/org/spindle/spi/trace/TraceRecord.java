package org.spindle.spi.trace;

import org.spindle.spi.request.Operation;

/**
 * One request of a trace in normal form. The reader fills a record that the caller owns. {@link #NONE} stands for what
 * the format or the record does not tell.
 */
public final class TraceRecord {

    public static final long NONE = -1;

    /** Arrival in nanoseconds, on the format's own clock (usually relative to the start of the trace), or NONE. */
    public long arrival = NONE;

    /** The device as the format names it, as a number: DiskSim device, (major &lt;&lt; 20 | minor), unit, ... */
    public long device;

    /** First byte. */
    public long offset;

    /** Length in bytes. */
    public long length;

    public Operation operation = Operation.READ;

    /** Nanoseconds from arrival to completion. */
    public long response = NONE;

    /** Nanoseconds that the device itself took. */
    public long service = NONE;

    /** Nanoseconds from the completion of this request to the arrival of the next one. */
    public long thinkAfter = NONE;

    /** The issuing process, or NONE. */
    public long process = NONE;

    /** The issuer waits for it at once (true unless the trace says otherwise). */
    public boolean synchronous = true;

    /** Whether the trace tells synchronous from asynchronous requests. */
    public boolean synchronyKnown;

    public boolean metadata;

    public boolean readAhead;

    /** Puts every field back to what a new record holds. */
    public void clear() {
        arrival = NONE;
        device = 0;
        offset = 0;
        length = 0;
        operation = Operation.READ;
        response = NONE;
        service = NONE;
        thinkAfter = NONE;
        process = NONE;
        synchronous = true;
        synchronyKnown = false;
        metadata = false;
        readAhead = false;
    }
}
