package org.spindle.workload.trace.capture;

import org.spindle.spi.request.Operation;

/** A request to the device, as it was issued. */
final class CapturedRequest {

    static final long NEVER = Long.MAX_VALUE;

    final int number;

    /** Who queued its last part. */
    CapturedProcess owner;

    final Operation operation;
    final long sector;
    final long sectors;
    final boolean synchronous;
    final boolean readAhead;
    final boolean metadata;

    /** When it was queued for the device or, if a scheduler held it, went there; in nanoseconds on the clock of the capture, or {@link #NEVER}. */
    long issued = NEVER;

    /** What the device took for it alone, in nanoseconds, or -1 if the capture does not tell. */
    long service = -1;

    /** Nanoseconds on the clock of the capture, or {@link #NEVER}. */
    long completed = NEVER;

    CapturedRequest(int number, CapturedProcess owner, Operation operation, BlockEvent event) {
        this.number = number;
        this.owner = owner;
        this.operation = operation;
        boolean flush = operation == Operation.FLUSH;
        sector = flush ? 0 : event.sector();
        sectors = flush ? 0 : event.sectors();
        synchronous = event.isSynchronous();
        readAhead = event.isReadAhead();
        metadata = event.isMetadata();
    }
}
