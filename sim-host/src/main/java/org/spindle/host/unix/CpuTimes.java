package org.spindle.host.unix;

import org.spindle.spi.metric.Counter;

/** The time of all CPUs by what they spend it on, in nanoseconds; nothing is lost and nothing counted twice. */
final class CpuTimes {

    private final long[] spent = new long[CpuUse.COUNT];
    private final Counter[] counters;

    /**
     * @param counters one for each use, in its order
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
