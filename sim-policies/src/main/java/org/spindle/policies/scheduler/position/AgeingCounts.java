package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;

/** The requests whose waiting time counts. */
public enum AgeingCounts {
    @Doc("All requests.")
    ALL,
    @Doc("Requests that a process waits for or may come to wait for: critical and limited ones.")
    URGENT
}
