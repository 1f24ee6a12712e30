package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;

/** A handler on the interrupt stack of a CPU. Used again for another interrupt when it is done. */
final class InterruptFrame {

    /** What is handled. */
    enum Cause {
        /** A request that no process issues is sent: the driver, in a context of its own. */
        SUBMISSION,
        /** A request is complete. */
        COMPLETION,
        /** The clock's period is over. */
        CLOCK,
        /** A pause is over. */
        TIMER,
        /** An interrupt of the load, with events of its own. */
        EXTERNAL,
        /** A clock interrupt of the load, with events of its own. */
        EXTERNAL_CLOCK
    }

    Cause cause = Cause.COMPLETION;

    /** Computation left before the next step. */
    long remaining;

    @Nullable
    Request request;

    final SystemEvent event = new SystemEvent();

    /** Whether {@link #event} holds one that has not happened. */
    boolean hasEvent;

    /** Place of the present event, and of the next one. */
    long place = SystemLoad.END;

    long next = SystemLoad.END;

    @Nullable
    InterruptFrame nextFree;

    CpuUse use() {
        return switch (cause) {
            case SUBMISSION -> CpuUse.DRIVER;
            case COMPLETION -> CpuUse.STORAGE_INTERRUPT;
            default -> CpuUse.OTHER_INTERRUPT;
        };
    }
}
