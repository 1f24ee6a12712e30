package org.spindle.flash.ssd;

import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/**
 * Measures the times at which host and map wait for garbage collection: operations for which a die is not free because
 * it collects, and writes for which a plane has no room.
 */
final class StallLevels {

    private final Level stalled;
    private final Level isStalling;
    private final boolean[] collecting;
    private int operations;

    StallLevels(int dies, Metrics metrics) {
        collecting = new boolean[dies];
        stalled = metrics.level(
                "gc-stalled", "operations", "Operations of host and map that wait for garbage collection");
        isStalling = metrics.levelSeries(
                "gc-stalling", "", "Share of time in which something of host or map waits for garbage collection");
    }

    boolean isCollecting(int die) {
        return collecting[die];
    }

    /** The die begins or ends to collect, with so many operations of host and map waiting for it. */
    void collects(int die, boolean isCollecting, int waiting) {
        if (collecting[die] != isCollecting) {
            collecting[die] = isCollecting;
            add(isCollecting ? waiting : -waiting);
        }
    }

    /** Changes the number of waiting operations. */
    void add(int more) {
        if (more != 0) {
            boolean wasStalling = operations > 0;
            operations += more;
            stalled.set(operations);
            if (wasStalling != operations > 0) {
                isStalling.set(wasStalling ? 0 : 1);
            }
        }
    }
}
