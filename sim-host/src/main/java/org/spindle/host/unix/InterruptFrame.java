package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;

/** A handler on the interrupt stack of a CPU. It is reused for another interrupt once it has ended. */
final class InterruptFrame {

    /** The cause of an interrupt. */
    enum Cause {
        /** A request that is not issued by a process is sent: the driver runs in a context of its own. */
        SUBMISSION,
        /** A request is complete. */
        COMPLETION,
        /** A period of the clock has ended. */
        CLOCK,
        /** A pause of a process has ended. */
        TIMER,
        /** An interrupt of the load, with events of its own. */
        EXTERNAL,
        /** A clock interrupt of the load, with events of its own. */
        EXTERNAL_CLOCK
    }

    Cause cause = Cause.COMPLETION;

    /** Remaining computation before the next step, in nanoseconds. */
    long remaining;

    @Nullable
    Request request;

    final SystemEvent event = new SystemEvent();

    /** Whether {@link #event} holds an event that has not been performed. */
    boolean hasEvent;

    /** Places of the current event and of the next one. */
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
