package org.spindle.spi.scheduler;

import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** What a scheduler may know and ask; implemented by the host. */
public interface SchedulerContext {

    EventLoop events();

    /** Sectors of the device that the queue belongs to. */
    long sectors();

    /**
     * What the device tells about positions.
     *
     * @throws IllegalArgumentException if the device tells nothing; the message names both sides
     */
    PositionOracle positions();

    /** Where the scheduler declares what it does with requests. */
    RequestSchema requestSchema();

    RandomStream random();

    /**
     * Where the scheduler declares its metrics, at construction. Their component in the result is called after the place of
     * the queue: {@code driver.disk0.scheduler}, {@code devices.disk0.scheduler}; within a scheduler that is made of others,
     * {@code driver.disk0.scheduler.part}.
     */
    Metrics metrics();

    /**
     * Makes a scheduler for a part of this queue, or for this queue seen differently.
     *
     * @throws IllegalArgumentException if its type refuses its configuration or its surroundings
     */
    RequestScheduler scheduler(Component scheduler);

    /**
     * Makes the parts that the scheduler is configured with, such as schedulers for queues other than its own, in
     * surroundings of its own making.
     */
    default Parts parts() {
        return Parts.NONE;
    }

    /**
     * Whether the owner of the queue serves requests that carry others (see {@link RequestScheduler}). A driver does; a
     * device answers each of its host's requests by itself and does not.
     */
    boolean mayCombine();
}
