package org.spindle.policies.scheduler.position;

import org.spindle.spi.config.Doc;

/** Whose waiting counts. */
public enum AgeingCounts {
    @Doc("Every request's.")
    ALL,
    @Doc("That of requests that a process waits for or may come to wait for: critical and limited ones.")
    URGENT
}
