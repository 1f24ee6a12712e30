package org.spindle.workload.replay;

import org.spindle.spi.config.Doc;

/** Handling of an arrival time before the previous one. */
public enum TimeOrder {
    @Doc("Refuse the trace if its format requires ascending times, otherwise clamp.")
    BY_FORMAT,
    @Doc("Refuse the trace.")
    REJECT,
    @Doc("Send the request together with the previous one, and count it.")
    CLAMP
}
