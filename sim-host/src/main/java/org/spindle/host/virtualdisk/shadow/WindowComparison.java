package org.spindle.host.virtualdisk.shadow;

import it.unimi.dsi.fastutil.longs.LongArrayFIFOQueue;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Metrics;

/**
 * Compares access times of the real and the virtual disk: the means over windows of equally many accesses of each. Times of the real disk
 * are measured, not table times.
 */
final class WindowComparison {

    static final String REAL = "real-io-time";
    static final String REAL_WINDOW = "real-window-io-time";
    static final String VIRTUAL_WINDOW = "virtual-window-io-time";
    static final String DIFFERENCE = "window-difference";

    private static final long PARTS = 1_000_000;

    private final int window;
    private final Distribution real;
    private final Distribution realWindow;
    private final Distribution virtualWindow;
    private final Distribution difference;
    private final LongArrayFIFOQueue realMeans = new LongArrayFIFOQueue();
    private final LongArrayFIFOQueue virtualMeans = new LongArrayFIFOQueue();
    private long realSum;
    private long virtualSum;
    private int realCount;
    private int virtualCount;

    /**
     * @param window number of accesses in a window, at least 1
     */
    WindowComparison(int window, Metrics metrics) {
        this.window = window;
        real = metrics.distribution(
                REAL, "ns", "Time from the dispatch of a request to its completion by the real disk");
        realWindow = metrics.distribution(
                REAL_WINDOW, "ns", "Mean time of the accesses of a window, measured at the real disk");
        virtualWindow =
                metrics.distribution(VIRTUAL_WINDOW, "ns", "Mean time of the accesses of a window of the virtual disk");
        difference = metrics.distribution(
                DIFFERENCE,
                "ppm",
                "Absolute difference of the mean times of both disks in a window, relative to that of the real disk");
    }

    void realAccess(long nanos) {
        real.record(nanos);
        realSum += nanos;
        if (++realCount == window) {
            realMeans.enqueue(realSum / window);
            realSum = 0;
            realCount = 0;
            compare();
        }
    }

    void virtualAccess(long nanos) {
        virtualSum += nanos;
        if (++virtualCount == window) {
            virtualMeans.enqueue(virtualSum / window);
            virtualSum = 0;
            virtualCount = 0;
            compare();
        }
    }

    private void compare() {
        while (!realMeans.isEmpty() && !virtualMeans.isEmpty()) {
            long ofReal = realMeans.dequeueLong();
            long ofVirtual = virtualMeans.dequeueLong();
            realWindow.record(ofReal);
            virtualWindow.record(ofVirtual);
            if (ofReal > 0) {
                difference.record(Math.round((double) Math.abs(ofVirtual - ofReal) / ofReal * PARTS));
            }
        }
    }

    /** Discards all windows, after copies have been dropped. */
    void restart() {
        realMeans.clear();
        virtualMeans.clear();
        realSum = 0;
        virtualSum = 0;
        realCount = 0;
        virtualCount = 0;
    }
}
