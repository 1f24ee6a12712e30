package org.spindle.disk.hdd;

import org.spindle.disk.hdd.Medium.Phase;
import org.spindle.spi.sim.EventHandler;

/**
 * The event that ends the present phase of a medium; at most one is pending. Its time is exact to the resolution of the
 * drive's clock, while the simulation's event happens at the nearest nanosecond.
 */
final class MediumEvent {

    private final DriveClock clock;
    private final Moment time = new Moment();
    private final Moment present = new Moment();
    private Phase phase = Phase.AT_REST;
    private long handle;
    private boolean happening;
    private long delayPicos;
    private long changes;

    MediumEvent(DriveClock clock) {
        this.clock = clock;
    }

    /** Returns the phase that the pending event ends; {@link Phase#AT_REST} if none is pending. */
    Phase phase() {
        return phase;
    }

    boolean isPending() {
        return phase != Phase.AT_REST;
    }

    /** Returns whether the event is pending or happens now. */
    boolean isUnderWay() {
        return isPending() || happening;
    }

    /** Returns the exact time of the event that is pending, or that has happened last. */
    Moment time() {
        return time;
    }

    /** Returns the exact time of what happens now; valid until something else happens. */
    Moment now() {
        if (happening) {
            return time;
        }
        clock.present(present);
        return present;
    }

    /** Returns the picoseconds by which the event follows the start of its phase. */
    long delayPicos() {
        return delayPicos;
    }

    /** Returns a number that rises whenever an event is scheduled, happens or is cancelled. */
    long changes() {
        return changes;
    }

    /** Begins a phase at a moment. */
    void schedule(Phase begun, Moment start, long picos, EventHandler handler) {
        time.set(start);
        schedule(begun, picos, handler);
    }

    /** Begins a phase at the time of the event that has happened last. */
    void schedule(Phase begun, long picos, EventHandler handler) {
        delayPicos = picos;
        clock.advance(time, picos);
        schedule(begun, handler);
    }

    private void schedule(Phase begun, EventHandler handler) {
        changes++;
        phase = begun;
        handle = clock.schedule(time, handler, 0);
    }

    /** Records that the pending event happens, until {@link #happened}; returns the phase that it ends. */
    Phase happens() {
        Phase ended = phase;
        changes++;
        phase = Phase.AT_REST;
        happening = true;
        return ended;
    }

    void happened() {
        happening = false;
    }

    void cancel() {
        clock.cancel(handle);
        changes++;
        phase = Phase.AT_REST;
    }

    /** Forgets an event that its clock no longer knows. */
    void forget() {
        phase = Phase.AT_REST;
    }

    /** Takes over the time of another medium's event, and the event if it is pending. */
    void copy(MediumEvent other, EventHandler handler) {
        time.set(other.time);
        delayPicos = other.delayPicos;
        if (other.isPending()) {
            schedule(other.phase, handler);
        }
    }
}
