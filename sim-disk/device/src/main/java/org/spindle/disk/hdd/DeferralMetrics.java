package org.spindle.disk.hdd;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** The metrics of a drive with a write-back policy. */
final class DeferralMetrics {

    private final Counter deferred;
    private final Counter absorbed;
    private final Counter dropped;
    private final Counter destages;
    private final Counter forced;
    private final Level segmentsWaiting;
    private int waiting;

    DeferralMetrics(Metrics metrics) {
        deferred = metrics.counter(
                "writes-deferred", "requests", "Writes whose data waited in the buffer for the write-back policy");
        absorbed = metrics.counter(
                "writes-absorbed",
                "requests",
                "Writes that replaced data that waited, and needed no access of their own");
        dropped = metrics.counter("writes-dropped", "requests", "Writes whose data a discard dropped while it waited");
        destages = metrics.counter(
                "destages", "segments", "Segments whose data ceased to wait, to be written to the medium");
        forced = metrics.counter(
                "destages-forced",
                "segments",
                "Of these, segments that a flush, a conflict or a lack of room required");
        segmentsWaiting = metrics.level("segments-waiting", "segments", "Segments whose data waits to be written");
    }

    void deferred() {
        deferred.add(1);
    }

    void absorbed() {
        absorbed.add(1);
    }

    void dropped() {
        dropped.add(1);
    }

    void segmentWaits() {
        waiting++;
        segmentsWaiting.set(waiting);
    }

    void segmentWaitsNoLonger() {
        waiting--;
        segmentsWaiting.set(waiting);
    }

    void destaged(boolean isForced) {
        destages.add(1);
        forced.add(isForced ? 1 : 0);
    }
}
