package org.spindle.host.virtualdisk;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/**
 * The metrics of one of several parts of a component, whose names share a prefix.
 *
 * @param prefix lower-case words, each followed by a hyphen
 */
public record PrefixedMetrics(String prefix, Metrics metrics) implements Metrics {

    @Override
    public Counter counter(String name, String unit, String doc) {
        return metrics.counter(prefix + name, unit, doc);
    }

    @Override
    public Distribution distribution(String name, String unit, String doc) {
        return metrics.distribution(prefix + name, unit, doc);
    }

    @Override
    public Level level(String name, String unit, String doc) {
        return metrics.level(prefix + name, unit, doc);
    }

    @Override
    public Level levelSeries(String name, String unit, String doc) {
        return metrics.levelSeries(prefix + name, unit, doc);
    }

    @Override
    public void beforeReading(Runnable update) {
        metrics.beforeReading(update);
    }
}
