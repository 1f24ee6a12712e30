package org.spindle.host.unix;

import org.spindle.spi.metric.Counter;

/** The busy time of all CPUs by use, in nanoseconds. Each nanosecond is counted exactly once. */
final class CpuTimes {

    private final long[] spent = new long[CpuUse.COUNT];
    private final Counter[] counters;

    /**
     * @param counters one for each use, in the order of the enum's constants
     */
    CpuTimes(Counter[] counters) {
        this.counters = counters;
    }

    void add(CpuUse use, long nanos) {
        spent[use.ordinal()] += nanos;
        counters[use.ordinal()].add(nanos);
    }

    long spent(CpuUse use) {
        return spent[use.ordinal()];
    }

    long total() {
        long total = 0;
        for (long each : spent) {
            total += each;
        }
        return total;
    }
}
