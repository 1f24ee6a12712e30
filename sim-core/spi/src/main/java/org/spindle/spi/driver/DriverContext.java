package org.spindle.spi.driver;

import java.util.List;
import org.spindle.spi.Component;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/** What a driver may know and ask; implemented by the host. */
public interface DriverContext {

    EventLoop events();

    Metrics metrics();

    /** Where the driver declares what it does with requests. */
    RequestSchema requestSchema();

    /** Names of the devices below, by index. */
    List<String> devices();

    /**
     * The link of a device, its bus included. A request goes to the hardware queue that {@link
     * org.spindle.spi.request.Request#hardwareQueue} tells.
     */
    BlockTarget path(int device);

    /** Number of hardware queues of a device, at least 1. */
    default int hardwareQueues(int device) {
        return 1;
    }

    /** How many requests each hardware queue of the device accepts at once. */
    int queueDepth(int device);

    /**
     * The devices behind a controller with a queue of its own share its places: devices with the same number do. A device
     * with a way of its own has a number of its own.
     */
    default int sharing(int device) {
        return device;
    }

    /** How many requests may be at all devices with that number at once. */
    default int sharedDepth(int sharing) {
        return Integer.MAX_VALUE;
    }

    /** Makes a scheduler for a queue in front of a device. */
    RequestScheduler scheduler(Component scheduler, int device);
}
