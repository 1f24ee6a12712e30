package org.spindle.host.cache;

import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Writes contiguous data to the unit below. It counts as clean from the beginning, and is locked against writes to the end. */
final class WriteOut implements Task, CompletionListener {

    private final BlockCache cache;
    private final LineShape shape;
    private final Lines lines;

    private int unit;
    private long from;
    private long to;
    private int reads;
    private boolean isWritten;
    private boolean isUrgent;

    WriteOut(BlockCache cache) {
        this.cache = cache;
        shape = cache.rules().shape();
        lines = cache.lines();
    }

    /**
     * Begins with the sectors from {@code first} to before {@code end}, whole grains, all valid and none locked exclusively.
     *
     * @param urgently whether the request is critical
     */
    void begin(int ofUnit, long first, long end, boolean urgently) {
        isUrgent = urgently;
        unit = ofUnit;
        from = first;
        to = end;
        isWritten = false;
        reads = 0;
        for (long at = from; at < to; at = lineEnd(at)) {
            int slot = lines.find(unit, at);
            long start = lines.firstSector(slot);
            long stop = Math.min(to, lineEnd(at));
            cache.makeClean(slot, (int) ((at - start) / shape.grain()), (int) ((stop - start) / shape.grain()));
            for (long lock = LineShape.down(at, shape.lock()); lock < stop; lock += shape.lock()) {
                cache.locks().tryLock(slot, (int) ((lock - start) / shape.lock()), false);
            }
            // Not in one step: a transfer may be complete before it is counted.
            int transfers = cache.store().read(null, slot, (int) (at - start), (int) (stop - at), 0, this);
            reads += transfers;
        }
        cache.countDirty();
        if (reads == 0) {
            write();
        }
    }

    private long lineEnd(long sector) {
        return LineShape.down(sector, shape.line()) + shape.line();
    }

    private void write() {
        isWritten = true;
        long sectors = Math.min(to, cache.sectors(unit)) - from;
        Request write = cache.context().own(Operation.WRITE, from, sectors);
        if (isUrgent) {
            write.criticality(Criticality.CRITICAL, Request.NONE);
        }
        cache.metrics().destaged(sectors);
        cache.data().taken(write, unit, from, sectors);
        cache.sendInBackground(unit, write, this);
    }

    @Override
    public void completed(Request request) {
        cache.context().finish(request);
        if (isWritten) {
            cache.tasks().add(this);
            cache.tasks().run();
            cache.writeOutEnded(unit);
            cache.checkIdle(unit);
        } else if (--reads == 0) {
            write();
        }
    }

    @Override
    public void proceed() {
        for (long at = from; at < to; at = lineEnd(at)) {
            int slot = lines.find(unit, at);
            long start = lines.firstSector(slot);
            long stop = Math.min(to, lineEnd(at));
            for (long lock = LineShape.down(at, shape.lock()); lock < stop; lock += shape.lock()) {
                cache.locks().unlock(slot, (int) ((lock - start) / shape.lock()));
            }
            cache.pieceWrittenOut(slot);
        }
        cache.destager().done(this);
    }
}
