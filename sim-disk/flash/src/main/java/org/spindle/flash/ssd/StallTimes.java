package org.spindle.flash.ssd;

import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Metrics;

/** Measures the times of reads and writes in the drive, those that garbage collection has delayed apart from the others. */
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

    /** A read or a write is done. */
    void done(long nanos, long stallNanos) {
        (stallNanos > 0 ? stalled : undisturbed).record(nanos);
    }
}
