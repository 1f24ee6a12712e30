package org.spindle.spi.request;

/** How urgently a process needs the completion of a request (Ganger 1995, section 2.2). */
public enum Criticality {
    /** A process waits for it from the moment of issue. */
    CRITICAL,
    /** A process will wait for it if it is not complete within a time limit. */
    LIMITED,
    /** No process waits for it. */
    NONCRITICAL
}
