package org.spindle.disk.mechanics;

/** Slots that have passed under a head one after the other. Mutable, so that it is allocated once and reused. */
public final class SlotRun {

    /** How many slots have passed. */
    public int slots;

    /** The sum of the picoseconds that they took. */
    public long picos;

    /** Picoseconds that the last of them took. */
    public long lastPicos;

    /** The sum of their times, each rounded to nanoseconds. */
    public long nanos;

    /** Becomes a run of no slots. */
    public void clear() {
        slots = 0;
        picos = 0;
        lastPicos = 0;
        nanos = 0;
    }

    void pass(long slotPicos) {
        pass(1, slotPicos);
    }

    void pass(int count, long slotPicos) {
        slots += count;
        picos += count * slotPicos;
        lastPicos = slotPicos;
        nanos += count * ((slotPicos + 500) / 1000);
    }
}
