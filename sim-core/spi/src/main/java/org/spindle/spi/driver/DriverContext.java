package org.spindle.spi.driver;

import java.util.List;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The information and services that a driver gets from Spindle. */
public interface DriverContext {

    EventLoop events();

    Metrics metrics();

    /** Returns the schema in which the driver declares the times and quantities of its requests. */
    RequestSchema requestSchema();

    /** Returns the random stream of a purpose. Each purpose has its own, so that an extra draw shifts no other. */
    RandomStream random(String purpose);

    /** Returns the factory of the components that the driver is configured with, other than its schedulers ({@link #scheduler}). */
    default Parts parts() {
        return Parts.NONE;
    }

    /** Returns the names of the devices below, by index. */
    List<String> devices();

    /**
     * Returns the link of a device, its bus included. A request goes to the hardware queue {@link
     * org.spindle.spi.request.Request#hardwareQueue}.
     */
    BlockTarget path(int device);

    /** Returns the number of hardware queues of a device, at least 1. */
    default int hardwareQueues(int device) {
        return 1;
    }

    /** Returns the depth of each hardware queue of the device. */
    int queueDepth(int device);

    /**
     * Returns the group with which the device shares a queue depth: the devices behind a controller with its own queue
     * have the same number; every other device has a number of its own.
     */
    default int sharing(int device) {
        return device;
    }

    /** Returns the most requests outstanding at once at all devices of a group. */
    default int sharedDepth(int sharing) {
        return Integer.MAX_VALUE;
    }

    /** Makes a scheduler for a queue in front of a device. */
    RequestScheduler scheduler(Component scheduler, int device);
}
