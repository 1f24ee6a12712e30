package org.spindle.host.linux;

import org.spindle.spi.config.Doc;

/** The generations of the block layer. */
public enum Generation {
    @Doc(
            "Kernels 2.6 to 2.6.38: the queue is plugged, and each class of requests (synchronous, asynchronous) has a pool with"
                    + " batching.")
    SINGLE_QUEUE,
    @Doc("Kernels from 4.12: each process has a plug, and all requests share one pool.")
    MULTI_QUEUE
}
