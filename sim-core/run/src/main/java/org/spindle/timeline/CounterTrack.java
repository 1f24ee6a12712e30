package org.spindle.timeline;

/** A number over time; values that last no time are not written. */
final class CounterTrack {

    private static final long UNWRITTEN = -1;

    private final TraceEvents events;
    private final Clip clip;
    private final int process;
    private final String name;
    private long value;
    private long since;
    private long lastWritten = UNWRITTEN;

    CounterTrack(TraceEvents events, Clip clip, int process, String name) {
        this.events = events;
        this.clip = clip;
        this.process = process;
        this.name = name;
    }

    void add(long now, long change) {
        advanceTo(now);
        value += change;
    }

    /** Ends the period of the present value. */
    void advanceTo(long now) {
        if (now == since) {
            return;
        }
        if (value != lastWritten && clip.shows(since, now)) {
            events.counter(process, name, clip.inside(since), value);
            lastWritten = value;
        }
        since = now;
    }

    /** Ends the run: a change at its end is written too. */
    void finish(long now) {
        advanceTo(now);
        if (value != lastWritten && clip.covers(now)) {
            events.counter(process, name, now, value);
        }
    }
}
