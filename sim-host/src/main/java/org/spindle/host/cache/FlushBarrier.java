package org.spindle.host.cache;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.spindle.spi.request.Request;

/**
 * Executes a flush of the host: when it is complete, all data of requests that were complete before it is below. It
 * begins to destage all dirty data; then it locks each line that was dirty or locked, to wait for the tasks before it,
 * and destages the data that they left dirty; finally it sends the flush to the unit below.
 */
final class FlushBarrier implements Task {

    private final BlockCache cache;
    private final Request flush;
    private final LongArrayList keys = new LongArrayList();
    private boolean isBegun;
    private int next;
    private int locked;
    private boolean isRepeated;

    FlushBarrier(BlockCache cache, Request flush) {
        this.cache = cache;
        this.flush = flush;
    }

    @Override
    public void proceed() {
        if (!isBegun) {
            isBegun = true;
            begin();
        }
        while (next < keys.size()) {
            int slot = cache.lines().find(keys.getLong(next));
            if (slot != Lines.NONE && !lockAll(slot)) {
                return;
            }
            if (slot == Lines.NONE || !unlockNeedsRevisit(slot)) {
                next++;
            }
        }
        cache.passOn(flush);
    }

    private void begin() {
        for (int slot = 0; slot < cache.lines().used(); slot++) {
            if (cache.lines().unitOf(slot) == flush.device()
                    && (cache.lines().isDirty(slot) || cache.locks().isHeld(slot))) {
                keys.add(cache.lines().keyIn(slot));
            }
        }
        for (int i = 0; i < keys.size(); i++) {
            cache.destager().writeOut(cache.lines().find(keys.getLong(i)));
        }
    }

    /** Locks a whole line exclusively, so that all earlier holders are done; false if it has to wait. */
    private boolean lockAll(int slot) {
        while (locked < cache.rules().shape().locks()) {
            locked++;
            if (!cache.locks().lock(slot, locked - 1, true, this)) {
                return false;
            }
        }
        return true;
    }

    /** Unlocks a line; if it is dirty at the first visit, writes it out first. Returns whether a second visit must wait for that. */
    private boolean unlockNeedsRevisit(int slot) {
        boolean again = !isRepeated && cache.lines().isDirty(slot);
        if (again) {
            for (int part = 0; part < locked; part++) {
                cache.locks().share(slot, part);
            }
            cache.destager().writeOut(slot);
        }
        for (int part = 0; part < locked; part++) {
            cache.locks().unlock(slot, part);
        }
        locked = 0;
        isRepeated = again;
        return again;
    }
}
