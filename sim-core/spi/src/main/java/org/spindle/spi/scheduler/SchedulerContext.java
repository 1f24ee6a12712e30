package org.spindle.spi.scheduler;

import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The information and services that a scheduler gets from Spindle. */
public interface SchedulerContext {

    EventLoop events();

    /** Returns the number of sectors of the device that the queue belongs to. */
    long sectors();

    /**
     * Returns the position oracle of the device.
     *
     * @throws IllegalArgumentException if the device has none; the message names both sides
     */
    PositionOracle positions();

    /** Returns the schema in which the scheduler declares times and quantities of requests. */
    RequestSchema requestSchema();

    RandomStream random();

    /**
     * Returns the metrics of the scheduler, to be declared at construction. Their component in the result is called
     * after the place of the queue: {@code driver.disk0.scheduler}, {@code devices.disk0.scheduler}; within a scheduler
     * that is made of others, {@code driver.disk0.scheduler.part}.
     */
    Metrics metrics();

    /**
     * Creates a scheduler for a part of this queue, or for a different view of this queue.
     *
     * @throws IllegalArgumentException if its type rejects its configuration or its context
     */
    RequestScheduler scheduler(Component scheduler);

    /**
     * Returns the factory of the parts that the scheduler is configured with, such as schedulers for other queues, with
     * contexts that it provides.
     */
    default Parts parts() {
        return Parts.NONE;
    }

    /**
     * Returns whether the owner of the queue serves requests that carry others (see {@link RequestScheduler}). A driver does; a
     * device does not, because it answers each request of its host separately.
     */
    boolean mayCombine();
}
