package org.spindle.flash.ssd;

import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Metrics;

/** Measures the times of reads and writes in the drive, separately for those that garbage collection has delayed. */
final class StallTimes {

    private final Distribution stalled;
    private final Distribution undisturbed;

    StallTimes(Metrics metrics) {
        stalled = metrics.distribution(
                "time-with-gc-stall", "ns", "Time in the drive of reads and writes that waited for garbage collection");
        undisturbed = metrics.distribution(
                "time-without-gc-stall",
                "ns",
                "Time in the drive of reads and writes that did not wait for garbage collection");
    }

    /** Notes the end of a read or a write. */
    void done(long nanos, long stallNanos) {
        (stallNanos > 0 ? stalled : undisturbed).record(nanos);
    }
}
