package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.spindle.host.cache.LeastRecentConfig.AgeFrom;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.sim.EventHandler;

/** Destages each line a time after it became dirty, or after it was last written; retries while the line is in use. */
final class AgeBound implements WriteBackPolicy, EventHandler {

    private static final long CLEAN = -1;
    private static final int RETRIES = 8;

    private final WriteBackContext cache;
    private final long age;
    private final AgeFrom from;

    /** For each line that was ever dirty, since when its age counts; or {@link #CLEAN}. */
    private final LongArrayList since = new LongArrayList();

    private final IntArrayList due = new IntArrayList();
    private boolean isArmed;

    /** @param age in nanoseconds */
    AgeBound(WriteBackContext cache, long age, AgeFrom from) {
        this.cache = cache;
        this.age = age;
        this.from = from;
    }

    @Override
    public void dirtied(int unit, int line) {
        while (since.size() <= line) {
            since.add(CLEAN);
        }
        if (since.getLong(line) == CLEAN || from == AgeFrom.LAST_WRITE) {
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
            while (line != WriteBackContext.NONE && !isLast(line, limit)) {
                if (since.getLong(line) <= limit) {
                    due.add(line);
                }
                line = cache.next(line);
            }
        }
    }

    /** Returns whether neither a line nor those that became dirty later can be due. */
    private boolean isLast(int line, long limit) {
        return from == AgeFrom.FIRST_WRITE && since.getLong(line) > limit;
    }

    /** Returns since when the age of the oldest dirty line counts; the largest number if none is dirty. */
    private long oldest() {
        long oldest = Long.MAX_VALUE;
        for (int unit = 0; unit < cache.units(); unit++) {
            int line = cache.oldest(unit);
            while (line != WriteBackContext.NONE) {
                oldest = Math.min(oldest, since.getLong(line));
                line = from == AgeFrom.FIRST_WRITE ? WriteBackContext.NONE : cache.next(line);
            }
        }
        return oldest;
    }
}
