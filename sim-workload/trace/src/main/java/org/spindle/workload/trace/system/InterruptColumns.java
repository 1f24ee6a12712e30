package org.spindle.workload.trace.system;

import java.util.Arrays;
import org.spindle.spi.system.InterruptArrival;
import org.spindle.spi.system.SystemLoad;

/** Interrupts in order of arrival. */
final class InterruptColumns {

    private long[] times = new long[16];
    private int[] handlers = new int[16];
    private boolean[] clocks = new boolean[16];
    private int size;

    void add(long at, boolean clock) {
        if (size == times.length) {
            times = Arrays.copyOf(times, 2 * size);
            handlers = Arrays.copyOf(handlers, 2 * size);
            clocks = Arrays.copyOf(clocks, 2 * size);
        }
        times[size] = at;
        handlers[size] = (int) SystemLoad.END;
        clocks[size] = clock;
        size++;
    }

    /** Sets the first event of the handler of the last interrupt. */
    void handler(int event) {
        handlers[size - 1] = event;
    }

    int size() {
        return size;
    }

    void read(int index, InterruptArrival into) {
        into.at = times[index];
        into.clock = clocks[index];
        into.handler = handlers[index];
    }
}
