package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.sim.EventHandler;

/** Destages each line when it has been dirty for a time; retries while the line is in use. */
final class AgeBound implements WriteBackPolicy, EventHandler {

    private static final long CLEAN = -1;
    private static final int RETRIES = 8;

    private final WriteBackContext cache;
    private final long age;

    /** For each line that was ever dirty, since when it has been; or {@link #CLEAN}. */
    private final LongArrayList since = new LongArrayList();

    private final IntArrayList due = new IntArrayList();
    private boolean isArmed;

    /** @param age in nanoseconds */
    AgeBound(WriteBackContext cache, long age) {
        this.cache = cache;
        this.age = age;
    }

    @Override
    public void dirtied(int unit, int line) {
        while (since.size() <= line) {
            since.add(CLEAN);
        }
        if (since.getLong(line) == CLEAN) {
            since.set(line, cache.events().now());
        }
        if (!isArmed) {
            arm(cache.events().now() + age);
        }
    }

    @Override
    public void cleaned(int unit, int line) {
        since.set(line, CLEAN);
    }

    private void arm(long time) {
        isArmed = true;
        cache.events().schedule(time, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        isArmed = false;
        collectDue();
        for (int i = 0; i < due.size(); i++) {
            cache.writeOut(due.getInt(i));
        }
        due.clear();
        long oldest = oldest();
        if (oldest != Long.MAX_VALUE) {
            long now = cache.events().now();
            arm(oldest + age > now ? oldest + age : now + Math.max(1, age / RETRIES));
        }
    }

    private void collectDue() {
        long limit = cache.events().now() - age;
        for (int unit = 0; unit < cache.units(); unit++) {
            int line = cache.oldest(unit);
            while (line != WriteBackContext.NONE && since.getLong(line) <= limit) {
                due.add(line);
                line = cache.next(line);
            }
        }
    }

    /** Returns since when the oldest dirty line has been dirty; the largest number if none is. */
    private long oldest() {
        long oldest = Long.MAX_VALUE;
        for (int unit = 0; unit < cache.units(); unit++) {
            int line = cache.oldest(unit);
            if (line != WriteBackContext.NONE) {
                oldest = Math.min(oldest, since.getLong(line));
            }
        }
        return oldest;
    }
}
