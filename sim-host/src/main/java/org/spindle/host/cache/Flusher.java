package org.spindle.host.cache;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Writes dirty data out before its room is needed: in periodic steps, and when a unit is idle. Its timers run only while
 * something is dirty, so that a simulation can come to its end.
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
    private final IntArrayList turn = new IntArrayList();

    private long nextStep;

    /** For each unit its timer, and whether its idle time is being used. */
    private final long[] timers;

    private final boolean[] isInUse;

    Flusher(BlockCache cache, CacheRules rules) {
        this.cache = cache;
        lines = cache.lines();
        events = cache.context().events();
        slots = rules.lines();
        period = rules.period();
        steps = rules.steps();
        idle = rules.idle();
        timers = new long[cache.units()];
        isInUse = new boolean[cache.units()];
    }

    void lineIsDirty(int unit) {
        if (period > 0 && nextStep == 0) {
            nextStep = events.schedule((events.now() / period + 1) * period, this, STEP, 0);
        }
        if (idle != null && timers[unit] == 0 && cache.isIdle(unit)) {
            waitForIdleness(unit, idle);
        }
    }

    /** The host has work for the unit. */
    void unitIsBusy(int unit) {
        isInUse[unit] = false;
        hold(unit);
    }

    /** The unit is not idle, be it by the flusher's own doing. */
    void hold(int unit) {
        if (timers[unit] != 0) {
            events.cancel(timers[unit]);
            timers[unit] = 0;
        }
    }

    /** A request has come back from the unit, and none is there any more. */
    void unitIsIdle(int unit) {
        if (idle == null || lines.dirtyLines().oldest(unit) == Lines.NONE) {
            isInUse[unit] = false;
        } else if (isInUse[unit]) {
            writeOutOne(unit);
        } else {
            hold(unit);
            waitForIdleness(unit, idle);
        }
    }

    private void waitForIdleness(int unit, long delay) {
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
                    turn.add(slot);
                }
            }
        }
        for (int i = 0; i < turn.size(); i++) {
            cache.destager().writeOut(turn.getInt(i));
        }
        turn.clear();
        if (lines.dirtyTotal() > 0) {
            nextStep = events.schedule(events.now() + period, this, STEP, 0);
        }
    }

    /** The oldest that can be written. What somebody has locked for himself brings about a request or is soon free. */
    private void writeOutOne(int unit) {
        isInUse[unit] = false;
        for (int slot = lines.dirtyLines().oldest(unit);
                slot != Lines.NONE;
                slot = lines.dirtyLines().next(slot)) {
            if (cache.destager().writeOutOne(slot)) {
                isInUse[unit] = true;
                return;
            }
        }
    }
}
