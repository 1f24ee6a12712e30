package org.spindle.workload.synthetic;

/** The next event of each of many sources in a binary heap in arrays, the earliest at the top. */
final class EarliestFirst {

    private final double[] times;
    private final int[] sources;

    /** @param times next event of each source; the array is used, not copied */
    EarliestFirst(double[] times) {
        this.times = times;
        sources = new int[times.length];
        for (int i = 0; i < sources.length; i++) {
            sources[i] = i;
        }
        for (int i = times.length / 2 - 1; i >= 0; i--) {
            sink(i);
        }
    }

    /** Returns the source with the earliest event. */
    int source() {
        return sources[0];
    }

    /** Returns the time of the earliest event. */
    double time() {
        return times[0];
    }

    /** Replaces the earliest event by the next one of its source, which is not earlier. */
    void advance(double next) {
        times[0] = next;
        sink(0);
    }

    private void sink(int from) {
        double time = times[from];
        int source = sources[from];
        int at = from;
        while (2 * at + 1 < times.length) {
            int child = 2 * at + 1;
            if (child + 1 < times.length && times[child + 1] < times[child]) {
                child++;
            }
            if (times[child] >= time) {
                break;
            }
            times[at] = times[child];
            sources[at] = sources[child];
            at = child;
        }
        times[at] = time;
        sources[at] = source;
    }
}
