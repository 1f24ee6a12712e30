package org.spindle.host.cache;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.spindle.spi.request.Request;

/**
 * A flush: everything that was complete before it is below when it is. It writes out what is dirty, then goes through all
 * lines at which anything was dirty or at work, waits for everyone before it and writes out what they have left; last it
 * passes the flush on.
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
            if (slot == Lines.NONE || !leavesDirty(slot)) {
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

    /** Locks a line as a write would, so that all before it are done; false if it waits. */
    private boolean lockAll(int slot) {
        while (locked < cache.rules().shape().locks()) {
            locked++;
            if (!cache.locks().lock(slot, locked - 1, true, this)) {
                return false;
            }
        }
        return true;
    }

    /** Writes out what is dirty the first time, and says whether it is worth coming again to wait for that. */
    private boolean leavesDirty(int slot) {
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
