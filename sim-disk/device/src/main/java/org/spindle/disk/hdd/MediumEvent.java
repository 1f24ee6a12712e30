package org.spindle.disk.hdd;

import org.spindle.disk.hdd.Medium.Phase;
import org.spindle.disk.mechanics.SlotRun;
import org.spindle.spi.sim.EventHandler;

/**
 * The end of the present phase of a medium. Its time is exact to the resolution of the drive's clock, while the
 * simulation's event happens at the nearest nanosecond. The ends of several sectors may have one event, at the last.
 */
final class MediumEvent {

    private final DriveClock clock;
    private final Moment time = new Moment();
    private final Moment present = new Moment();
    private final Moment later = new Moment();
    private Phase phase = Phase.AT_REST;
    private long handle;
    private boolean happening;
    private long delayPicos;
    private long began;
    private long changes;

    MediumEvent(DriveClock clock) {
        this.clock = clock;
    }

    /** Returns the phase that the pending event ends; {@link Phase#AT_REST} if none is pending. */
    Phase phase() {
        return phase;
    }

    /** Returns whether a phase of an access is in progress that ends with an event. */
    boolean isPending() {
        return phase != Phase.AT_REST;
    }

    boolean isSeeking() {
        return phase == Phase.SEEKING;
    }

    /** Returns whether an access is in progress: its next event is pending, or happens now. */
    boolean isUnderWay() {
        return isPending() || happening;
    }

    /** Returns the exact time at which the present phase ends, or the last one has ended. */
    Moment time() {
        return time;
    }

    /** Returns the exact time of the present event; valid until the next one. */
    Moment now() {
        if (happening) {
            return time;
        }
        clock.present(present);
        return present;
    }

    /** Returns the picoseconds that the phase takes: on a track, the sector under the head. */
    long delayPicos() {
        return delayPicos;
    }

    /** Returns a number that rises with every step of an access, and with its beginning and end. */
    long changes() {
        return changes;
    }

    /** Begins a movement at a moment, with an event at its end. */
    void schedule(Phase begun, Moment start, long picos, EventHandler handler) {
        time.set(start);
        schedule(begun, picos, handler);
    }

    /** Begins a phase at the end of the last one, with an event at its end. */
    void schedule(Phase begun, long picos, EventHandler handler) {
        begin(begun, picos);
        changes++;
        handle = clock.schedule(time, handler, 0);
    }

    /** Begins a phase at the end of the last one; {@link #scheduleEnd} follows. */
    void begin(Phase begun, long picos) {
        began = clock.now();
        phase = begun;
        delayPicos = picos;
        clock.advance(time, picos);
    }

    /** Sets the event to the end of the present phase. */
    void scheduleEnd(EventHandler handler) {
        changes++;
        handle = clock.schedule(began, time, handler, 0);
    }

    /**
     * Sets the event to the end of a later phase like the present one; {@link #pass} records the ends before it.
     *
     * @param picos from the end of the present phase to the end of the later one, or a little less
     * @param last duration of the later one
     */
    void scheduleLater(long picos, long last, EventHandler handler) {
        changes++;
        later.set(time);
        clock.advance(later, picos - last);
        long since = clock.nanos(later);
        clock.advance(later, last);
        handle = clock.schedule(since, later, handler, 0);
    }

    /**
     * Records that the event has occurred.
     *
     * @return whether the present phase ends now; if not, {@link #scheduleLater} has set the event too early
     */
    boolean endsNow() {
        if (clock.nanos(time) > clock.now()) {
            return false;
        }
        clock.happens(time);
        return true;
    }

    /** Cancels the event, to set it again. */
    void withdraw() {
        clock.cancel(handle);
    }

    /** Returns whether the present phase has ended before the present event. */
    boolean hasPassed() {
        return clock.isPast(began, clock.nanos(time));
    }

    /** Ends the present phase without an event, and begins another one like it. */
    void pass(long picos) {
        changes++;
        clock.happened(time);
        began = clock.nanos(time);
        delayPicos = picos;
        clock.advance(time, picos);
    }

    /**
     * Returns the picoseconds from the end of the present phase on in which other phases are past, whenever they began.
     */
    long picosPast() {
        return clock.picosPast(time);
    }

    /** Returns whether phases of unequal duration may be passed over. */
    boolean sumsExactly() {
        return clock.sumsExactly();
    }

    /** Ends the present phase and begins and ends others like it, without events; {@link #pass} follows. */
    void passOver(SlotRun run) {
        changes += run.slots;
        clock.advance(time, run);
        delayPicos = run.lastPicos;
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

    /** Discards an event that its clock no longer has. */
    void forget() {
        phase = Phase.AT_REST;
    }

    /** Takes over the time of another medium's event, and the event if it is pending. */
    void copy(MediumEvent other, EventHandler handler) {
        time.set(other.time);
        delayPicos = other.delayPicos;
        began = other.began;
        phase = other.phase;
        if (isPending()) {
            scheduleEnd(handler);
        }
    }
}
