package org.spindle.host.cache;

import org.spindle.spi.Parts;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.config.Size;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of the write-back policy of a {@link BlockCache}. */
final class WriteBackPort implements WriteBackContext {

    private final BlockCache cache;

    WriteBackPort(BlockCache cache) {
        this.cache = cache;
    }

    @Override
    public int lines() {
        return cache.rules().lines();
    }

    @Override
    public long lineBytes() {
        return (long) cache.rules().shape().line() * Size.SECTOR;
    }

    @Override
    public int units() {
        return cache.units();
    }

    @Override
    public EventLoop events() {
        return cache.context().events();
    }

    @Override
    public RandomStream random() {
        return cache.context().random("write-back");
    }

    @Override
    public Metrics metrics() {
        return cache.context().metrics();
    }

    @Override
    public Parts parts() {
        return cache.context().parts();
    }

    @Override
    public int dirtyLines() {
        return cache.lines().dirtyLines().count();
    }

    @Override
    public int oldest(int unit) {
        return cache.lines().dirtyLines().oldest(unit);
    }

    @Override
    public int next(int line) {
        return cache.lines().dirtyLines().next(line);
    }

    @Override
    public boolean isIdle(int unit) {
        return cache.isIdle(unit);
    }

    @Override
    public int writeOut(int line) {
        int pieces = cache.destager().writeOut(line);
        cache.tasks().run();
        return pieces;
    }

    @Override
    public boolean writeOutPiece(int line) {
        return writeOutPiece(line, false);
    }

    @Override
    public boolean writeOutPiece(int line, boolean isUrgent) {
        boolean isBegun = cache.destager().writeOutOne(line, isUrgent);
        cache.tasks().run();
        return isBegun;
    }

    @Override
    public int writeOutsInProgress() {
        return cache.destager().inProgress();
    }
}
