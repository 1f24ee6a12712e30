package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;

/** How a per-process scheduler handles requests without a process. */
public enum Anonymous {
    @Doc("The run ends with an error.")
    REFUSE,
    @Doc("They are treated as requests of one process.")
    SHARED;

    /**
     * Checks that a request is acceptable.
     *
     * @throws TraceException if the request has no process and this policy refuses such requests
     */
    void check(String scheduler, Request request) {
        if (this == REFUSE && request.process() == Request.NONE) {
            throw new TraceException("scheduler '" + scheduler + "' needs the process of each request, but " + request
                    + " names no process; use a workload or trace that has processes, a scheduler that needs none"
                    + " such as mq-deadline, or anonymous: shared, which treats such requests as those of one process");
        }
    }
}
