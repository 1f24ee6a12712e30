package org.spindle.workload.trace.capture;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.system.SystemAction;

/** An event of a captured process, being written: what it is may be found out later. */
final class CapturedEvent {

    /** Computation since the event before, in nanoseconds. */
    final long compute;

    /** Null as long as it is a place only, which has no effect in the trace. */
    @Nullable
    SystemAction action;

    long subject;

    /** For requests. */
    @Nullable
    CapturedRequest request;

    CapturedEvent(long compute) {
        this.compute = compute;
    }

    void become(SystemAction newAction, long newSubject) {
        action = newAction;
        subject = newSubject;
    }
}
