package org.spindle.workload.replay;

import org.spindle.spi.config.Doc;

/** What is done about an arrival time that lies before the one before it. */
public enum TimeOrder {
    @Doc("Refuse the trace if its format demands ascending times, otherwise clamp.")
    BY_FORMAT,
    @Doc("Refuse the trace.")
    REJECT,
    @Doc("Send the request together with the one before it, and count it.")
    CLAMP
}
