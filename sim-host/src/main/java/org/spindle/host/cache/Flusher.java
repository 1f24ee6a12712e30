package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Writes dirty data out in periodic steps and when a unit is idle. Its timers run only while data is dirty, so that a
 * simulation ends.
 */
final class Flusher implements WriteBackPolicy, EventHandler {

    private static final int STEP = 0;
    private static final int IDLE = 1;

    private final WriteBackContext cache;
    private final EventLoop events;
    private final int lines;
    private final long period;
    private final int steps;
    private final @Nullable Long idle;
    private final IntArrayList stepLines = new IntArrayList();

    private long nextStep;

    /** For each unit its idle timer, and whether the flusher uses its idle time. */
    private final long[] timers;

    private final boolean[] usesIdleTime;

    /**
     * @param period nanoseconds between two steps; 0 for none
     * @param steps steps in which every line is examined once
     * @param idle idle nanoseconds after which the flusher starts; null for never
     */
    Flusher(WriteBackContext cache, long period, int steps, @Nullable Long idle) {
        this.cache = cache;
        this.period = period;
        this.steps = steps;
        this.idle = idle;
        events = cache.events();
        lines = cache.lines();
        timers = new long[cache.units()];
        usesIdleTime = new boolean[cache.units()];
    }

    @Override
    public void dirtied(int unit, int line) {
        if (period > 0 && nextStep == 0) {
            nextStep = events.schedule((events.now() / period + 1) * period, this, STEP, 0);
        }
        if (idle != null && timers[unit] == 0 && cache.isIdle(unit)) {
            startTimer(unit, idle);
        }
    }

    /** Ends the use of a unit's idle time. */
    @Override
    public void hostBegins(int unit) {
        usesIdleTime[unit] = false;
        stopTimer(unit);
    }

    @Override
    public void writeOutBegins(int unit) {
        stopTimer(unit);
    }

    private void stopTimer(int unit) {
        if (timers[unit] != 0) {
            events.cancel(timers[unit]);
            timers[unit] = 0;
        }
    }

    @Override
    public void idle(int unit) {
        if (idle == null || cache.oldest(unit) == WriteBackContext.NONE) {
            usesIdleTime[unit] = false;
        } else if (usesIdleTime[unit]) {
            writeOutOne(unit);
        } else {
            stopTimer(unit);
            startTimer(unit, idle);
        }
    }

    private void startTimer(int unit, long delay) {
        timers[unit] = events.schedule(events.now() + delay, this, IDLE, unit);
    }

    @Override
    public void handle(int op, long arg) {
        if (op == STEP) {
            nextStep = 0;
            step();
        } else {
            timers[(int) arg] = 0;
            if (cache.isIdle((int) arg)) {
                writeOutOne((int) arg);
            }
        }
    }

    private void step() {
        long step = events.now() / period % steps;
        for (int unit = 0; unit < cache.units(); unit++) {
            for (int line = cache.oldest(unit); line != WriteBackContext.NONE; line = cache.next(line)) {
                if ((long) line * steps / lines == step) {
                    stepLines.add(line);
                }
            }
        }
        for (int i = 0; i < stepLines.size(); i++) {
            cache.writeOut(stepLines.getInt(i));
        }
        stepLines.clear();
        if (cache.dirtyLines() > 0) {
            nextStep = events.schedule(events.now() + period, this, STEP, 0);
        }
    }

    /** Begins the first write-out that is possible, oldest line first. Lines that are locked exclusively are released later. */
    private void writeOutOne(int unit) {
        usesIdleTime[unit] = false;
        for (int line = cache.oldest(unit); line != WriteBackContext.NONE; line = cache.next(line)) {
            if (cache.writeOutPiece(line)) {
                usesIdleTime[unit] = true;
                return;
            }
        }
    }
}
