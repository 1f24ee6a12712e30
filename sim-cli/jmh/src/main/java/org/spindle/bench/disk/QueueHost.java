package org.spindle.bench.disk;

import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** What a scheduler is given. */
public record QueueHost(EventLoop events, long sectors, PositionOracle positions, RandomStream random)
        implements SchedulerContext {}
