package org.spindle.disk.hdd;

import org.spindle.spi.Parts;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * What a write-back policy can query of a drive and start in it: a cache of one unit, the medium, whose lines are the segments that
 * may hold unwritten data.
 *
 * @param segmentBytes length of a segment
 */
record WriteBackSurroundings(DeferredWrites writes, WaitingSegments segments, long segmentBytes, DeviceContext context)
        implements WriteBackContext {

    @Override
    public int lines() {
        return segments.lines();
    }

    @Override
    public long lineBytes() {
        return segmentBytes;
    }

    @Override
    public int units() {
        return 1;
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

    @Override
    public int dirtyLines() {
        return segments.dirtyLines();
    }

    @Override
    public int oldest(int unit) {
        return segments.oldest();
    }

    @Override
    public int next(int line) {
        return segments.next(line);
    }

    @Override
    public boolean isIdle(int unit) {
        return writes.isIdle();
    }

    @Override
    public int writeOut(int line) {
        return writes.writeOut(line, false) ? 1 : 0;
    }

    @Override
    public boolean writeOutPiece(int line) {
        return writes.writeOut(line, false);
    }

    @Override
    public boolean writeOutPiece(int line, boolean isUrgent) {
        return writes.writeOut(line, isUrgent);
    }

    @Override
    public int writeOutsInProgress() {
        return writes.destagesInProgress();
    }
}
