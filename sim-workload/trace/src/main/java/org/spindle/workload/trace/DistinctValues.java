package org.spindle.workload.trace;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/** Counts the different values of a field up to a limit, so that memory does not grow with a trace. */
public final class DistinctValues {

    private static final int MOST = 1_000;

    private final LongOpenHashSet values = new LongOpenHashSet();
    private long latest;

    public void add(long value) {
        if ((value != latest || values.isEmpty()) && values.size() <= MOST) {
            values.add(value);
            latest = value;
        }
    }

    /** Sets the count to the number of different values, unless they are more than 1,000. */
    public void addTo(NamedCounts tally, String name) {
        if (values.size() <= MOST) {
            tally.set(name, values.size());
        }
    }
}
