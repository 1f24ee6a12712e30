package org.spindle.disk.hdd;

import org.spindle.spi.metric.Metrics;

/**
 * What a data sheet has the accesses of a drive take, as metrics beside the seeks and rotation that they took: their quotients are
 * the actual against the specified times of Hsu 2003, section 3.6.3.
 */
final class SpecifiedTimes {

    private static final double PICOS_PER_NANO = 1000;

    private SpecifiedTimes() {}

    static void declare(Metrics metrics, Mechanism mechanism) {
        long halfRevolutionPicos = mechanism.rotation().periodPicos() / 2;
        metrics.level(
                        "specified-seek-time",
                        "ns",
                        "Average seek of the drive: the mean for reads over all pairs of cylinders")
                .set(mechanism.averageReadSeekPicos() / PICOS_PER_NANO);
        metrics.level("specified-rotation-time", "ns", "Average wait for an independent sector: half a revolution")
                .set(halfRevolutionPicos / PICOS_PER_NANO);
    }
}
