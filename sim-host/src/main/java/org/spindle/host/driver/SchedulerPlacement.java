package org.spindle.host.driver;

import org.spindle.spi.config.Doc;

/** The placement of schedulers for a device with several hardware queues. */
public enum SchedulerPlacement {
    @Doc("One scheduler for each device; a request is steered to a hardware queue when it is dispatched.")
    DEVICE,
    @Doc("One scheduler for each hardware queue; a request is steered when it arrives.")
    HARDWARE_QUEUE
}
