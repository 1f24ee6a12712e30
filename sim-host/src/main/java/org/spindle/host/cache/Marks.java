package org.spindle.host.cache;

import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.sim.EventHandler;

/** Writes out lines, the oldest of each unit in turn, when more are dirty than a high watermark, down to a low watermark. */
final class Marks implements WriteBackPolicy, EventHandler {

    private final WriteBackContext cache;
    private final int high;
    private final int low;
    private boolean isBegun;

    /**
     * @param high lines that may be dirty
     * @param low lines that may remain dirty, at most as many
     */
    Marks(WriteBackContext cache, int high, int low) {
        this.cache = cache;
        this.high = high;
        this.low = low;
    }

    /** The destages begin in a separate event, because the line that was written is still locked. */
    @Override
    public void dirtied(int unit, int line) {
        if (cache.dirtyLines() > high && !isBegun) {
            isBegun = true;
            cache.events().schedule(cache.events().now(), this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        isBegun = false;
        boolean isAnyWritten = true;
        while (cache.dirtyLines() > low && isAnyWritten) {
            isAnyWritten = false;
            for (int unit = 0; unit < cache.units() && cache.dirtyLines() > low; unit++) {
                isAnyWritten |= writeOutOldest(unit);
            }
        }
    }

    /** Begins the first write-out that is possible; false if there is none. */
    private boolean writeOutOldest(int unit) {
        for (int line = cache.oldest(unit); line != WriteBackContext.NONE; line = cache.next(line)) {
            if (cache.writeOut(line) > 0) {
                return true;
            }
        }
        return false;
    }
}
