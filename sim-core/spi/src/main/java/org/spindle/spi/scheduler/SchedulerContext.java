package org.spindle.spi.scheduler;

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

    RandomStream random();
}
