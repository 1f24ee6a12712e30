package org.spindle.workload.trace.capture;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.system.SystemAction;

/** An event of a captured process whose action may be determined later. */
final class CapturedEvent {

    /** Computation since the previous event, in nanoseconds. */
    final long compute;

    /** Null while the event is only a place, which has no effect in the trace. */
    @Nullable
    SystemAction action;

    long subject;

    /** The request of a request event. */
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
