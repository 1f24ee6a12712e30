package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Writes dirty data out in periodic steps and when a unit is idle. Its timers run only while data is dirty, so that a
 * simulation ends.
 */
final class Flusher implements EventHandler {

    private static final int STEP = 0;
    private static final int IDLE = 1;

    private final BlockCache cache;
    private final Lines lines;
    private final EventLoop events;
    private final int slots;
    private final long period;
    private final int steps;
    private final @Nullable Long idle;
    private final IntArrayList stepSlots = new IntArrayList();

    private long nextStep;

    /** For each unit its idle timer, and whether the flusher uses its idle time. */
    private final long[] timers;

    private final boolean[] usesIdleTime;

    Flusher(BlockCache cache, CacheRules rules) {
        this.cache = cache;
        lines = cache.lines();
        events = cache.context().events();
        slots = rules.lines();
        period = rules.period();
        steps = rules.steps();
        idle = rules.idle();
        timers = new long[cache.units()];
        usesIdleTime = new boolean[cache.units()];
    }

    void lineIsDirty(int unit) {
        if (period > 0 && nextStep == 0) {
            nextStep = events.schedule((events.now() / period + 1) * period, this, STEP, 0);
        }
        if (idle != null && timers[unit] == 0 && cache.isIdle(unit)) {
            startTimer(unit, idle);
        }
    }

    /** Ends the use of a unit's idle time: a request of the host needs the unit. */
    void unitIsBusy(int unit) {
        usesIdleTime[unit] = false;
        stopTimer(unit);
    }

    /** Stops the idle timer of a unit that gets a request of any kind. */
    void stopTimer(int unit) {
        if (timers[unit] != 0) {
            events.cancel(timers[unit]);
            timers[unit] = 0;
        }
    }

    /** Notes that a unit has completed its last request. */
    void unitIsIdle(int unit) {
        if (idle == null || lines.dirtyLines().oldest(unit) == Lines.NONE) {
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
        cache.agenda().run();
    }

    private void step() {
        long step = events.now() / period % steps;
        for (int unit = 0; unit < cache.units(); unit++) {
            for (int slot = lines.dirtyLines().oldest(unit);
                    slot != Lines.NONE;
                    slot = lines.dirtyLines().next(slot)) {
                if ((long) slot * steps / slots == step) {
                    stepSlots.add(slot);
                }
            }
        }
        for (int i = 0; i < stepSlots.size(); i++) {
            cache.destager().writeOut(stepSlots.getInt(i));
        }
        stepSlots.clear();
        if (lines.dirtyTotal() > 0) {
            nextStep = events.schedule(events.now() + period, this, STEP, 0);
        }
    }

    /** Begins the first write-out that is possible, oldest line first. Lines that are locked exclusively are released later. */
    private void writeOutOne(int unit) {
        usesIdleTime[unit] = false;
        for (int slot = lines.dirtyLines().oldest(unit);
                slot != Lines.NONE;
                slot = lines.dirtyLines().next(slot)) {
            if (cache.destager().writeOutOne(slot)) {
                usesIdleTime[unit] = true;
                return;
            }
        }
    }
}
