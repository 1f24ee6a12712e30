package org.spindle.flash.front;

import org.spindle.spi.config.Doc;

/** The links that a flash device can have. */
public enum HostLink {
    @Doc("Queue pairs, as NVMe devices have them.")
    QUEUE_PAIRS,
    @Doc("Conversations, as SATA and SAS devices have them.")
    CONVERSATION
}
