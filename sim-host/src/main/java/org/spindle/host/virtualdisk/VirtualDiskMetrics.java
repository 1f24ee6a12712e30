package org.spindle.host.virtualdisk;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Metrics;

/** The metrics of a virtual disk. */
final class VirtualDiskMetrics {

    private final Counter copies;
    private final Counter dropped;
    private final Counter congestions;
    private final Counter hits;
    private final Counter misses;
    private final Distribution ioTime;
    private final Distribution serviceTime;
    private final Distribution sampleAge;

    VirtualDiskMetrics(Metrics metrics) {
        copies = metrics.counter("copies", "requests", "Copies of requests submitted to the virtual disk");
        dropped = metrics.counter("dropped", "requests", "Copies dropped by the virtual disk while it was congested");
        congestions = metrics.counter("congestions", "times", "Number of times that the virtual disk became congested");
        hits = metrics.counter(
                "cache-hits", "requests", "Reads of the virtual disk that hit its simulated drive cache");
        misses = metrics.counter(
                "cache-misses", "requests", "Reads of the virtual disk that missed its simulated drive cache");
        ioTime = metrics.distribution("io-time", "ns", "Table time of each access of the virtual disk");
        serviceTime = metrics.distribution(
                "service-time", "ns", "Time of a copy from its insertion into the virtual queue to its completion");
        sampleAge = metrics.distribution(
                "sample-age",
                "ns",
                "Time since the last change of the cell of an access, or since the beginning of the run");
    }

    void copied() {
        copies.add(1);
    }

    void dropped() {
        dropped.add(1);
    }

    void congested() {
        congestions.add(1);
    }

    void cache(boolean isHit) {
        (isHit ? hits : misses).add(1);
    }

    void accessed(long nanos, long age) {
        ioTime.record(nanos);
        sampleAge.record(age);
    }

    void served(long nanos) {
        serviceTime.record(nanos);
    }
}
