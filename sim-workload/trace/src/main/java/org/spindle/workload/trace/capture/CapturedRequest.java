package org.spindle.workload.trace.capture;

import org.spindle.spi.request.Operation;

/** A request as it was issued to the device. */
final class CapturedRequest {

    static final long NEVER = Long.MAX_VALUE;

    final int number;

    /** The process that queued the last part. */
    CapturedProcess owner;

    final Operation operation;
    final long sector;
    final long sectors;
    final boolean synchronous;
    final boolean readAhead;
    final boolean metadata;

    /**
     * Time of queueing for the device or, with a scheduler, of the issue; in nanoseconds on the clock of the capture, or {@link #NEVER}.
     */
    long issued = NEVER;

    /** Service time of the device, in nanoseconds, or -1 if the capture does not show it. */
    long service = -1;

    /** Time of completion in nanoseconds on the clock of the capture, or {@link #NEVER}. */
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
