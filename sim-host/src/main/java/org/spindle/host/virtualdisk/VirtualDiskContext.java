package org.spindle.host.virtualdisk;

import org.spindle.spi.Parts;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * The environment of virtual disks: the simulated clock, and the factories and context of their schedulers.
 *
 * @param parts makes components of the kind {@code scheduler}
 * @param sectors capacity of the real disk
 */
public record VirtualDiskContext(
        EventLoop events, Parts parts, RequestSchema schema, Metrics metrics, RandomStream random, long sectors) {

    /** Returns the context for a layer whose virtual disk runs in parallel with a unit below it. */
    public static VirtualDiskContext of(LayerContext context, Unit unit) {
        return new VirtualDiskContext(
                context.events(),
                context.parts(),
                context.requestSchema(),
                context.metrics(),
                context.random("virtual-disk"),
                unit.sectors());
    }

    /** Returns the context for a scheduler whose virtual disk runs in parallel with the device of its queue. */
    public static VirtualDiskContext of(SchedulerContext context) {
        return new VirtualDiskContext(
                context.events(),
                context.parts(),
                context.requestSchema(),
                context.metrics(),
                context.random(),
                context.sectors());
    }
}
