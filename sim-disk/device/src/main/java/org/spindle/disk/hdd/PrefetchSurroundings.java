package org.spindle.disk.hdd;

import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * What a prefetch policy can query of a drive: a cache of one unit, whose lines are the blocks of the medium, because a segment may
 * begin at any of them.
 *
 * @param blocks of the drive
 */
record PrefetchSurroundings(HddConfig config, long blocks, DeviceContext context) implements PrefetchContext {

    @Override
    public int lines() {
        long ofSegment =
                config.buffer().segmentSize().bytes() / config.sectorSize().bytes();
        return (int) Math.min(Integer.MAX_VALUE, ofSegment * config.buffer().segments());
    }

    @Override
    public int lineSectors() {
        return config.sectorsPerBlock();
    }

    @Override
    public int units() {
        return 1;
    }

    @Override
    public long sectors(int unit) {
        return blocks * config.sectorsPerBlock();
    }

    @Override
    public EventLoop events() {
        return context.events();
    }

    @Override
    public RandomStream random() {
        return context.random();
    }

    @Override
    public Metrics metrics() {
        return context.metrics();
    }

    @Override
    public Parts parts() {
        return context.parts();
    }
}
