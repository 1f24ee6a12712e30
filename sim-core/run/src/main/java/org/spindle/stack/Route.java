package org.spindle.stack;

import org.spindle.spi.device.Device;
import org.spindle.spi.request.BlockTarget;

/**
 * The route of requests from the driver, or from a controller with a front, to a device.
 *
 * @param name of the device
 * @param target what requests for the device are submitted to
 * @param hardwareQueues number of hardware queues of the target, at least 1
 * @param depth requests that each hardware queue takes at once, at least 1
 */
record Route(String name, Device device, BlockTarget target, int hardwareQueues, int depth) {

    /** Returns the number of requests that all hardware queues together take at once. */
    int totalDepth() {
        return (int) Math.min(Integer.MAX_VALUE, (long) hardwareQueues * depth);
    }
}
