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
 * What virtual disks are made from: the simulated clock, and what makes their schedulers.
 *
 * @param parts makes components of the kind {@code scheduler}
 * @param sectors capacity of the real disk
 */
public record VirtualDiskSurroundings(
        EventLoop events, Parts parts, RequestSchema schema, Metrics metrics, RandomStream random, long sectors) {

    /** Returns those of a layer whose virtual disk stands beside a unit below it. */
    public static VirtualDiskSurroundings of(LayerContext context, Unit unit) {
        return new VirtualDiskSurroundings(
                context.events(),
                context.parts(),
                context.requestSchema(),
                context.metrics(),
                context.random("virtual-disk"),
                unit.sectors());
    }

    /** Returns those of a scheduler whose virtual disk stands beside the device of its queue. */
    public static VirtualDiskSurroundings of(SchedulerContext context) {
        return new VirtualDiskSurroundings(
                context.events(),
                context.parts(),
                context.requestSchema(),
                context.metrics(),
                context.random(),
                context.sectors());
    }
}
