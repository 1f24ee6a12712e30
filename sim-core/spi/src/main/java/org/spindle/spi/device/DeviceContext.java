package org.spindle.spi.device;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.timeline.Timeline;

/** What a device may know and ask; implemented by the host. */
public interface DeviceContext {

    /** The device's name in the scenario. */
    String name();

    EventLoop events();

    /** The device's connection to what is above it, for a device that is reached by conversations. */
    BusPort bus();

    /**
     * The device's queue pairs, for a {@link QueuePairDevice}.
     *
     * @throws IllegalArgumentException if the scenario reaches the device by conversations; the message says what would be
     *     right
     */
    default QueuePairPort queuePairs() {
        throw new IllegalArgumentException(
                "there are no queue pairs here; choose a device that is reached by conversations");
    }

    Metrics metrics();

    /** Where the device declares what it does with requests. */
    RequestSchema requestSchema();

    RandomStream random();

    /** Where the device shows what it does when. */
    default Timeline timeline() {
        return Timeline.NONE;
    }

    /**
     * Makes a scheduler for a queue inside the device.
     *
     * @param positions null if the device tells nothing; a scheduler that has to know positions is then refused
     */
    RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions);

    /** Makes the parts that the device is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }
}
