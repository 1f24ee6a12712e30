package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.Request;

/**
 * Estimates the peak rate of the device in sectors per microsecond times 2^16. The rate of dispatches is measured
 * over a second or more; a measurement counts if it is mostly sequential or faster than the estimate. The largest
 * budget and the duration of raised weights follow from the estimate.
 */
final class BfqPeakRate {

    private static final int SHIFT = 16;
    private static final long MICROSECOND = 1000;
    private static final long INTERVAL = 1_000_000_000;
    private static final long SHORTEST = 300 * BfqClock.MILLISECOND;
    private static final int FEWEST = 32;
    private static final long LULL = 100 * BfqClock.MILLISECOND;
    private static final long CLOSE = 2 * BfqClock.MILLISECOND;
    private static final long UNREASONABLE = 20L << SHIFT;
    private static final long SLOW = 1L << SHIFT - 10;

    private static final long ROTATIONAL = 14_000;
    private static final long SOLID = 33_000;
    private static final long ROTATIONAL_MILLIS = 7000;
    private static final long SOLID_MILLIS = 2500;

    private final boolean rotational;
    private final BfqClock clock;
    private long peak;
    private int samples;
    private int sequential;
    private long sectors;
    private long largest;
    private long first;
    private long last;
    private long span;
    private long lastCompletion;

    BfqPeakRate(boolean rotational, BfqClock clock) {
        this.rotational = rotational;
        this.clock = clock;
        peak = reference() * 2 / 3;
    }

    private long reference() {
        return rotational ? ROTATIONAL : SOLID;
    }

    /** Returns the sectors that the device can transfer in this time at its peak rate. */
    long sectors(long millis) {
        return peak * 1000 * millis >> SHIFT;
    }

    /** Returns how long the weight of an interactive process is raised, in ticks: 3 to 25 s, longer for a slow device. */
    long interactiveTicks() {
        long referenceTicks = clock.ticksOfMillis(rotational ? ROTATIONAL_MILLIS : SOLID_MILLIS);
        long ticks = reference() * referenceTicks / peak;
        return Math.max(clock.ticksOfMillis(3000), Math.min(clock.ticksOfMillis(25_000), ticks));
    }

    /** Returns the time of the last completion in nanoseconds. */
    long lastCompletion() {
        return lastCompletion;
    }

    /**
     * Handles the dispatch of a request.
     *
     * @param atDevice requests at the device before it
     * @param position end of the previous request
     * @return whether the estimate may have changed
     */
    boolean dispatched(Request request, int atDevice, long position) {
        long now = clock.nanos();
        boolean isNew = false;
        if (samples == 0) {
            begin(request);
        } else if (now - last > LULL && atDevice == 0) {
            isNew = conclude();
            begin(request);
        } else {
            sample(request, atDevice, position);
            if (span >= INTERVAL) {
                isNew = conclude();
                begin(request);
            }
        }
        last = now;
        return isNew;
    }

    private void sample(Request request, int atDevice, long position) {
        long now = clock.nanos();
        samples++;
        boolean isBusy = atDevice > 0 || now - lastCompletion < CLOSE;
        if (isBusy && !BfqRequestPattern.isFar(position, request, rotational)) {
            sequential++;
        }
        sectors += request.sectors();
        largest = samples % FEWEST == 0 ? request.sectors() : Math.max(largest, request.sectors());
        span = now - first;
    }

    /** Handles a completion; returns whether the estimate may have changed. */
    boolean completed() {
        long micros = (clock.nanos() - lastCompletion) / MICROSECOND;
        boolean isLate = micros > CLOSE / MICROSECOND && (largest << SHIFT) / micros < SLOW;
        boolean isNew = isLate && conclude();
        if (isLate) {
            samples = 0;
        }
        lastCompletion = clock.nanos();
        return isNew;
    }

    private void begin(Request request) {
        first = clock.nanos();
        samples = 1;
        sequential = 0;
        sectors = request.sectors();
        largest = sectors;
    }

    private boolean conclude() {
        if (samples < FEWEST || span < SHORTEST) {
            return false;
        }
        span = Math.max(span, lastCompletion - first);
        long rate = (sectors << SHIFT) / (span / MICROSECOND);
        if (sequential < (3 * samples >> 2) && rate <= peak || rate > UNREASONABLE) {
            return false;
        }
        long weight = Math.min(8, 9L * sequential / samples * span / INTERVAL);
        long divisor = 10 - weight;
        peak = Math.max(1, peak * (divisor - 1) / divisor + rate / divisor);
        return true;
    }
}
