package org.spindle.stats;

import org.spindle.spi.metric.Counter;

/** Counts occurrences. */
public final class EventCounter implements Counter, Collector {

    private long value;

    @Override
    public void add(long occurrences) {
        value += occurrences;
    }

    @Override
    public void reset() {
        value = 0;
    }

    public long value() {
        return value;
    }
}
