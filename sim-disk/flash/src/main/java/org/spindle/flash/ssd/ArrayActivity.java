package org.spindle.flash.ssd;

import org.spindle.flash.medium.FlashGeometry;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/**
 * Measures the utilisation of all channels and dies, the activity of dies, and the times at which operations wait for
 * garbage collection.
 */
final class ArrayActivity implements ArrayObserver {

    private final FlashOperations ops;
    private final int channels;
    private final int dies;
    private final Level channelUtilisation;
    private final Level dieUtilisation;
    private final Level reading;
    private final Level programming;
    private final Level collecting;
    private final Counter suspensions;
    private final StallLevels stalls;
    /** Operations of host and map that wait for each die. */
    private final int[] waiting;

    private int busyChannels;
    private int busyDies;
    private int readingDies;
    private int programmingDies;
    private int collectingDies;

    ArrayActivity(FlashGeometry geometry, Metrics metrics, FlashOperations ops, StallLevels stalls) {
        this.ops = ops;
        this.stalls = stalls;
        channels = geometry.channels();
        dies = geometry.allDies();
        waiting = new int[dies];
        channelUtilisation = metrics.levelSeries("channels-busy", "", "Share of the channels that are busy");
        dieUtilisation = metrics.level("dies-busy", "", "Share of the dies that are busy");
        suspensions = metrics.counter("suspensions", "suspensions", "Programs and erases that were suspended");
        reading = metrics.levelSeries("dies-reading", "", "Share of the dies that read for host or map");
        programming = metrics.levelSeries("dies-programming", "", "Share of the dies that program for host or map");
        collecting =
                metrics.levelSeries("dies-collecting", "", "Share of the dies that are busy with garbage collection");
    }

    @Override
    public void channelBusy(int channel, int op) {
        channelUtilisation.set((double) ++busyChannels / channels);
    }

    @Override
    public void channelIdle(int channel) {
        channelUtilisation.set((double) --busyChannels / channels);
    }

    @Override
    public void queued(int die, OperationClass kind) {
        if (!kind.isCollection) {
            waiting[die]++;
            if (stalls.isCollecting(die)) {
                stalls.add(1);
            }
        }
    }

    @Override
    public void taken(int die, OperationClass kind) {
        if (!kind.isCollection) {
            waiting[die]--;
        }
    }

    @Override
    public void dieBusy(int die, int op) {
        dieUtilisation.set((double) ++busyDies / dies);
        OperationClass kind = ops.kind[op];
        stalls.collects(die, kind.isCollection, waiting[die]);
        work(kind, 1);
    }

    @Override
    public void dieIdle(int die, int op) {
        dieUtilisation.set((double) --busyDies / dies);
        stalls.collects(die, false, waiting[die]);
        work(ops.kind[op], -1);
    }

    private void work(OperationClass kind, int more) {
        if (kind.isCollection) {
            collectingDies += more;
            collecting.set((double) collectingDies / dies);
        } else if (kind.action == OperationClass.Action.READ) {
            readingDies += more;
            reading.set((double) readingDies / dies);
        } else {
            programmingDies += more;
            programming.set((double) programmingDies / dies);
        }
    }

    @Override
    public void suspended() {
        suspensions.add(1);
    }
}
