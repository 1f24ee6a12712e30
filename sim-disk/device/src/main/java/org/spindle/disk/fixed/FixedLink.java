package org.spindle.disk.fixed;

import org.spindle.spi.config.Doc;

/** The links that a {@code fixed} device can have. */
public enum FixedLink {
    @Doc("Conversations over a bus.")
    CONVERSATION,
    @Doc("Queue pairs.")
    QUEUE_PAIRS
}
