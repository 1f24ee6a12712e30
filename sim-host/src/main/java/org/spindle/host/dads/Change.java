package org.spindle.host.dads;

import org.spindle.spi.sim.EventLoop;

/** Changes of the installed order, and the estimated cost of the next one. */
final class Change {

    private final SwitchingOrder order;
    private final DadsMetrics metrics;
    private final EventLoop events;
    private long began;
    private boolean isMeasuring;
    private long nanos;
    private long requests;
    private long lastMeanNanos;

    Change(SwitchingOrder order, DadsMetrics metrics, EventLoop events) {
        this.order = order;
        this.metrics = metrics;
        this.events = events;
    }

    /**
     * Returns the estimated duration of a change in nanoseconds: the requests that wait times the mean time of a
     * request during the last change at which there were any (González-Férez 2012, section 4.4.1); 0 before the first.
     */
    long expectedNanos() {
        return order.size() * lastMeanNanos;
    }

    void to(int index) {
        int before = order.installed();
        if (index == before) {
            return;
        }
        order.install(index);
        metrics.changed(before, index, events.now());
        began = events.now();
        isMeasuring = order.isDraining();
        nanos = 0;
        requests = 0;
        if (!isMeasuring) {
            metrics.drained(0);
        }
    }

    /** Handles a request that has left the order. */
    void left() {
        if (isMeasuring && !order.isDraining()) {
            isMeasuring = false;
            metrics.drained(events.now() - began);
            if (requests > 0) {
                lastMeanNanos = nanos / requests;
            }
        }
    }

    /**
     * Notes that a request is complete.
     *
     * @param accessNanos its time at the real disk; negative if it made no access
     */
    void completed(long accessNanos) {
        if (isMeasuring && accessNanos >= 0) {
            nanos += accessNanos;
            requests++;
        }
    }
}
