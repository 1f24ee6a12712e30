package org.spindle.cachelab;

import org.jspecify.annotations.Nullable;

/** A trace with its separately counted parts, and its next accesses if a policy needs them. */
final class LabTrace {

    private final AccessTrace trace;
    private final TraceSections sections;
    private @Nullable NextAccesses future;

    LabTrace(AccessTrace trace, double warmUp, int intervals) {
        this.trace = trace;
        sections = new TraceSections(trace, warmUp, intervals);
    }

    AccessTrace trace() {
        return trace;
    }

    TraceSections sections() {
        return sections;
    }

    /** Computes the next accesses; to be called before several threads use the trace. */
    void lookAhead() {
        if (future == null) {
            future = new NextAccesses(trace);
        }
    }

    @Nullable
    NextAccesses future() {
        return future;
    }

    /** Returns the number of accesses after the warm-up. */
    long accesses() {
        return trace.accesses() - warmUp();
    }

    /** Returns the number of accesses of the warm-up. */
    long warmUp() {
        return sections.isWarmUp(0) ? sections.end(0) : 0;
    }
}
