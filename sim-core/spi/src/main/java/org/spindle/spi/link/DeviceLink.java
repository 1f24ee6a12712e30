package org.spindle.spi.link;

import org.spindle.spi.request.BlockTarget;

/**
 * The link between the host and one device, as the host sees it: a number of hardware queues, each of which takes a
 * number of requests. Requests are submitted to the queue {@link org.spindle.spi.request.Request#hardwareQueue} and
 * completed when the host has received the completion. Implemented by Spindle.
 */
public interface DeviceLink extends BlockTarget {

    /** Returns the number of hardware queues, at least 1; 1 for a conversation. */
    int hardwareQueues();

    /** Requests that each hardware queue takes at once, from submission to completion; at least 1. */
    int queueDepth();
}
