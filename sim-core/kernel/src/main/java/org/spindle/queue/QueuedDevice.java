package org.spindle.queue;

import org.spindle.spi.request.BlockTarget;

/** A device behind the queue or queues of its initiator. */
public interface QueuedDevice extends BlockTarget {

    /** Returns the first sector of the request dispatched last; 0 before the first dispatch. */
    long lastSector();

    /** Returns one past the last sector of that request; 0 before any. */
    long lastEnd();
}
