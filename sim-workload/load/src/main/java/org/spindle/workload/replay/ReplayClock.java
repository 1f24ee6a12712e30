package org.spindle.workload.replay;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.trace.TraceRecord;

/** Turns recorded arrival times into simulated ones, which never go back. */
final class ReplayClock {

    /** Half of what fits, so that the simulation can go on behind the last arrival. */
    private static final double LATEST = Long.MAX_VALUE / 2.0;

    private final long origin;
    private final long startAt;
    private final double scale;
    private final boolean reject;
    private final Counter clamped;
    private long previous;

    /**
     * @param first first recorded arrival
     * @param origin recorded time that becomes {@code startAt}
     * @param scale rate multiplier that divides times since the origin
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

    /** Simulated arrival of the feed's current record, in nanoseconds. */
    long arrival(TraceFeed feed) {
        long recorded = feed.record().arrival;
        if (recorded == TraceRecord.NONE) {
            throw feed.failure("the record has no arrival time, unlike those before it; expected one in each");
        }
        if (recorded < previous) {
            if (reject) {
                throw feed.failure("arrival " + recorded + " ns goes back behind " + previous
                        + " ns of the record before; sort the trace, or set order: clamp");
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
