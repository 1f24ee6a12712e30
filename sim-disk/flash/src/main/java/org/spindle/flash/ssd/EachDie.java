package org.spindle.flash.ssd;

import java.util.Arrays;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/**
 * Measures each channel and die separately. The mean wait for a die is the mean number of operations that wait for it,
 * times the time, divided by the number of operations that it has started (Little's law).
 */
final class EachDie implements ArrayObserver {

    private final Level[] channelBusy;
    private final Level[] dieBusy;
    private final Level[] dieQueue;
    private final Counter[] dieTaken;
    private final int[] waiting;

    EachDie(FlashGeometry geometry, Metrics metrics) {
        channelBusy = new Level[geometry.channels()];
        Arrays.setAll(
                channelBusy,
                i -> metrics.level("channel-" + i + "-busy", "", "Share of time that channel " + i + " is busy"));
        int dies = geometry.allDies();
        dieBusy = new Level[dies];
        dieQueue = new Level[dies];
        dieTaken = new Counter[dies];
        for (int die = 0; die < dies; die++) {
            String name = "die-" + die;
            dieBusy[die] = metrics.level(name + "-busy", "", "Share of time that die " + die + " is busy");
            dieQueue[die] =
                    metrics.level(name + "-queue", "operations", "Operations of host and map that wait for die " + die);
            dieTaken[die] = metrics.counter(
                    name + "-operations", "operations", "Operations of host and map that die " + die + " has begun");
        }
        waiting = new int[dies];
    }

    @Override
    public void channelBusy(int channel, int op) {
        channelBusy[channel].set(1);
    }

    @Override
    public void channelIdle(int channel) {
        channelBusy[channel].set(0);
    }

    @Override
    public void queued(int die, OperationClass kind) {
        if (!kind.isCollection) {
            dieQueue[die].set(++waiting[die]);
        }
    }

    @Override
    public void taken(int die, OperationClass kind) {
        if (!kind.isCollection) {
            dieQueue[die].set(--waiting[die]);
            dieTaken[die].add(1);
        }
    }

    @Override
    public void dieBusy(int die, int op) {
        dieBusy[die].set(1);
    }

    @Override
    public void dieIdle(int die, int op) {
        dieBusy[die].set(0);
    }

    @Override
    public void suspended() {}
}
