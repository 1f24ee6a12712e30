package org.spindle.stats;

import org.spindle.spi.metric.Level;
import org.spindle.spi.sim.EventLoop;

/** A quantity that holds over simulated time, 0 until it is first set, and its averages over successive intervals from time 0. */
public final class LevelSeries implements Level {

    private final String component;
    private final String name;
    private final String unit;
    private final TimeWeighted level;
    private final TimeSeries series;
    private final EventLoop clock;
    private long reached;

    /**
     * @param level collector of the quantity over the whole time
     */
    LevelSeries(String component, String name, String unit, TimeWeighted level, TimeSeries series, EventLoop clock) {
        this.component = component;
        this.name = name;
        this.unit = unit;
        this.level = level;
        this.series = series;
        this.clock = clock;
    }

    public String component() {
        return component;
    }

    public String name() {
        return name;
    }

    public String unit() {
        return unit;
    }

    /** Nanoseconds per interval. */
    public long interval() {
        return series.interval();
    }

    /** Average of the quantity over each interval. */
    public double[] averages() {
        return series.averages();
    }

    @Override
    public void set(double value) {
        hold();
        level.set(value);
    }

    /** Brings the averages up to now. */
    void advance() {
        hold();
        series.advanceTo(reached);
    }

    private void hold() {
        long now = clock.now();
        series.hold(reached, now, level.current());
        reached = now;
    }
}
