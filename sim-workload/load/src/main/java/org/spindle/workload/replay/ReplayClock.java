package org.spindle.workload.replay;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.trace.TraceRecord;

/** Converts recorded arrival times to simulated ones, which never decrease. */
final class ReplayClock {

    /** Half of the range, so that the simulation can continue after the last arrival. */
    private static final double LATEST = Long.MAX_VALUE / 2.0;

    private final long origin;
    private final long startAt;
    private final double scale;
    private final boolean reject;
    private final Counter clamped;
    private long previous;

    /**
     * @param first first recorded arrival
     * @param origin recorded time that is mapped to {@code startAt}
     * @param scale rate multiplier by which times since the origin are divided
     * @param reject whether a time before the previous one is an error
     */
    ReplayClock(long first, long origin, long startAt, double scale, boolean reject, Counter clamped) {
        this.previous = first;
        this.origin = origin;
        this.startAt = startAt;
        this.scale = scale;
        this.reject = reject;
        this.clamped = clamped;
    }

    /** Returns the simulated arrival of the feed's current record, in nanoseconds. */
    long arrival(TraceFeed feed) {
        long recorded = feed.record().arrival;
        if (recorded == TraceRecord.NONE) {
            throw feed.failure("the record has no arrival time, unlike the records before it; expected one in each");
        }
        if (recorded < previous) {
            if (reject) {
                throw feed.failure("arrival " + recorded + " ns is before the " + previous
                        + " ns of the previous record; sort the trace, or set order: clamp");
            }
            clamped.add(1);
            recorded = previous;
        }
        previous = recorded;
        double since = (recorded - origin) / scale;
        if (since < 0 || since > LATEST) {
            throw feed.failure("arrival " + recorded + " ns would be at " + since
                    + " ns of the replay; expected 0 to 146 years, see origin and scale");
        }
        return startAt + (scale == 1 ? recorded - origin : Math.round(since));
    }
}
