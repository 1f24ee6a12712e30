package org.spindle.queue;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** The metrics of one device's queue; every name begins with the device's name. */
public final class QueueMetrics {

    private final Level waiting;
    private final Level outstanding;
    private final Counter dispatched;
    private final Distribution queueTime;
    private final Distribution responseTime;

    public QueueMetrics(String device, Metrics metrics) {
        waiting = metrics.level(device + "-queue-length", "requests", "Requests waiting in front of " + device);
        outstanding = metrics.level(device + "-outstanding", "requests", "Requests at " + device);
        dispatched = metrics.counter(device + "-dispatched", "requests", "Requests handed to " + device);
        queueTime = metrics.distribution(
                device + "-queue-time", "ns", "Time from a request's arrival until it is handed to " + device);
        responseTime = metrics.distribution(
                device + "-response-time",
                "ns",
                "Time from a request's arrival in the queue of " + device + " to its completion");
    }

    void waiting(int requests) {
        waiting.set(requests);
    }

    void outstanding(int requests) {
        outstanding.set(requests);
    }

    /**
     * @param afterNanos time since the request's arrival
     */
    void dispatched(long afterNanos) {
        dispatched.add(1);
        queueTime.record(afterNanos);
    }

    /**
     * @param afterNanos time since the request's arrival
     */
    void completed(long afterNanos) {
        responseTime.record(afterNanos);
    }
}
