package org.spindle.stats;

import org.spindle.spi.metric.Level;
import org.spindle.spi.sim.EventLoop;

/** A quantity that holds over simulated time, 0 until it is first set. */
public final class TimeWeighted implements Level, Collector {

    private final EventLoop clock;
    private double current;
    private double maximum;
    private double integral;
    private long begun;
    private long integrated;

    public TimeWeighted(EventLoop clock) {
        this.clock = clock;
        begun = clock.now();
        integrated = begun;
    }

    @Override
    public void set(double value) {
        integrate();
        current = value;
        if (value > maximum) {
            maximum = value;
        }
    }

    /** Discards the past; the current value remains. */
    @Override
    public void reset() {
        begun = clock.now();
        integrated = begun;
        integral = 0;
        maximum = current;
    }

    public double current() {
        return current;
    }

    public double maximum() {
        return maximum;
    }

    /** Average over the time since the start or the last reset; the current value if no time has passed. */
    public double mean() {
        integrate();
        return integrated == begun ? current : integral / (integrated - begun);
    }

    private void integrate() {
        long now = clock.now();
        if (now > integrated) {
            integral += current * (now - integrated);
            integrated = now;
        }
    }
}
