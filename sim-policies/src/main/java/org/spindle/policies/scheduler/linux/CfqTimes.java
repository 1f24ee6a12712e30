package org.spindle.policies.scheduler.linux;

import org.spindle.spi.config.Time;

/** The tunables of {@link Cfq} that are times, in ticks, and values derived from them. */
final class CfqTimes {

    /** The middle level of I/O priority. */
    static final int MIDDLE = 4;

    private static final int SLICE_SCALE = 5;
    private static final Time SHORT_IDLE = Time.ofMillis(2);
    private static final Time IDLE_CLASS_DELAY = Time.ofMillis(200);

    final Jiffies clock;
    final long idle;

    /** Idling time for processes with random accesses, in ticks. */
    final long shortIdle;

    final long idleClassDelay;
    final long second;
    private final long[] slice;
    private final long[] expire;

    CfqTimes(CfqConfig config) {
        clock = config.processes().clock().jiffies();
        idle = clock.atLeastOne(config.sliceIdle());
        shortIdle = clock.atLeastOne(SHORT_IDLE);
        idleClassDelay = clock.of(IDLE_CLASS_DELAY);
        second = config.processes().clock().hz();
        slice = new long[] {clock.atLeastOne(config.sliceAsync()), clock.atLeastOne(config.sliceSync())};
        expire = new long[] {
            clock.of(config.order().fifoExpireAsync()), clock.of(config.order().fifoExpireSync())
        };
    }

    long slice(boolean sync, int level) {
        long base = slice[sync ? 1 : 0];
        return base + base / SLICE_SCALE * (MIDDLE - level);
    }

    long expire(boolean sync) {
        return expire[sync ? 1 : 0];
    }

    /**
     * Returns the slice of a synchronous queue of the middle level, with which the ramp-up of asynchronous requests
     * is computed.
     */
    long syncSlice() {
        return slice[1];
    }
}
