package org.spindle.host.alis;

import org.spindle.spi.sim.EventLoop;

/** The mean time of the reads of an interval, by Little's law: the integral of their number over time by those that ended. */
final class MeanReadTime {

    private final EventLoop events;
    private int inProgress;
    private long ended;
    private double integral;
    private long integrated;

    MeanReadTime(EventLoop events) {
        this.events = events;
    }

    void begins() {
        integrate();
        inProgress++;
    }

    void ends() {
        integrate();
        inProgress--;
        ended++;
    }

    /** Returns the mean in nanoseconds since the last call, NaN if no read has ended since, and begins the next interval. */
    double takeMean() {
        integrate();
        double mean = ended == 0 ? Double.NaN : integral / ended;
        ended = 0;
        integral = 0;
        return mean;
    }

    private void integrate() {
        long now = events.now();
        integral += (double) inProgress * (now - integrated);
        integrated = now;
    }
}
