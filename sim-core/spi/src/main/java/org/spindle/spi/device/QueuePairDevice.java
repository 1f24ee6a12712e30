package org.spindle.spi.device;

import org.spindle.spi.link.QueuePairPort;

/**
 * A device that takes its commands from submission queues in the memory of the host, as NVMe devices do. The type
 * implies that its link consists of queue pairs; it gets {@link DeviceContext#queuePairs} and never uses a bus.
 *
 * <p>A request is submitted to it when its command has been fetched, which the device has asked for by {@link
 * QueuePairPort#fetch}. The device never calls {@link org.spindle.spi.request.Request#complete}; it posts a completion
 * by {@link QueuePairPort#post}. Its {@link #queueDepth} is the number of commands that it holds at once, fetched or
 * being fetched, whatever the depth of the queues.
 */
public interface QueuePairDevice extends Device {

    /** A doorbell has announced commands. The device fetches as many as it has room for, now or later. */
    void commandsWaiting();
}
