package org.spindle.spi.device;

import java.util.function.Supplier;
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

/** The information and services that a device gets from Spindle. */
public interface DeviceContext {

    /** Returns the device's name in the scenario. */
    String name();

    EventLoop events();

    /** Returns the device's port to the bus, for a device that is connected by conversations. */
    BusPort bus();

    /**
     * Returns the device's queue pairs, for a {@link QueuePairDevice}.
     *
     * @throws IllegalArgumentException if the scenario connects the device by conversations; the message says what
     *     would be right
     */
    default QueuePairPort queuePairs() {
        throw new IllegalArgumentException(
                "there are no queue pairs here; choose a device that is connected by conversations");
    }

    Metrics metrics();

    /** Returns the schema in which the device declares the times and quantities of its requests. */
    RequestSchema requestSchema();

    RandomStream random();

    /** Returns the timeline on which the device shows its activity. */
    default Timeline timeline() {
        return Timeline.NONE;
    }

    /**
     * Registers a note on the result: what a reader must know before trusting the figures, and what to do about it. The supplier is
     * called once, when the run has ended. Spindle puts the device's name before the note; devices with equal notes share one.
     *
     * @param note returns the note, in lower case and without a full stop; null if there is nothing to note
     */
    default void noteAtEnd(Supplier<@Nullable String> note) {}

    /**
     * Returns the exception to throw when the run cannot continue because of its input, such as requests that the device does not
     * accept.
     *
     * @param message what is wrong and what would be right; Spindle puts the device before it
     */
    default RuntimeException failure(String message) {
        return new IllegalStateException(message);
    }

    /**
     * Makes a scheduler for a queue inside the device.
     *
     * @param positions null if the device has none; a scheduler that needs positions is then rejected
     */
    RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions);

    /** Returns the objects that the devices of the run have in common. */
    default SharedObjects shared() {
        return SharedObjects.NONE;
    }

    /** Returns the factory of the parts that the device is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }
}
