package org.spindle.stats;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** Metrics that no result has: for parts that declare some which do not apply, or that nobody reads. */
public enum DiscardedMetrics implements Metrics {
    METRICS;

    @Override
    public Counter counter(String name, String unit, String doc) {
        return occurrences -> {};
    }

    @Override
    public Distribution distribution(String name, String unit, String doc) {
        return value -> {};
    }

    @Override
    public Level level(String name, String unit, String doc) {
        return value -> {};
    }

    @Override
    public void beforeReading(Runnable update) {}
}
