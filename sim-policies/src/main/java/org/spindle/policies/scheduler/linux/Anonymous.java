package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Doc;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;

/** What a scheduler of processes does with requests that name none. */
public enum Anonymous {
    @Doc("The run ends with a message.")
    REFUSE,
    @Doc("They are taken for those of one process.")
    SHARED;

    /**
     * Says whether a request may come.
     *
     * @throws TraceException if it names no process and has to
     */
    void check(String scheduler, Request request) {
        if (this == REFUSE && request.process() == Request.NONE) {
            throw new TraceException("scheduler '" + scheduler + "' tells processes apart, and " + request
                    + " names no process; use a workload or trace that has processes, a scheduler that needs none such as"
                    + " mq-deadline, or anonymous: shared, which takes such requests for those of one process");
        }
    }
}
