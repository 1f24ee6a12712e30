package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Track;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.disk.mechanics.SlotRun;

/** Sectors of a track that have begun to pass under the head without an event: how many, and for how long in all. */
final class PassedSectors {

    /** Fewer sectors than this are passed one by one. */
    private static final int WORTH_RUNNING = 4;

    private final MediumEvent event;
    private final Moment sector;
    private final SlotRun run = new SlotRun();

    private int sectors;
    private long picos;
    private long nanos;

    /**
     * @param event the end of the present sector
     * @param sector becomes the moment at which the last one begins
     */
    PassedSectors(MediumEvent event, Moment sector) {
        this.event = event;
        this.sector = sector;
    }

    void clear() {
        sectors = 0;
        picos = 0;
        nanos = 0;
    }

    int sectors() {
        return sectors;
    }

    long picos() {
        return picos;
    }

    /** Returns the sum of their times, each rounded to nanoseconds. */
    long nanos() {
        return nanos;
    }

    /**
     * Begins sectors one after the other from one on, the first where the present one has ended: at least one, and others if those before
     * them have ended too.
     *
     * @param most how many at most
     * @return how many
     */
    int pass(Rotation rotation, Track track, int slot, int most) {
        int width = track.slotWidth;
        int running = most > WORTH_RUNNING ? passRun(rotation, track, slot, most - 1) : 0;
        Moment time = event.time();
        rotation.sectorBegins(time.nanos, time.picos, event.delayPicos());
        sector.set(time);
        long next = rotation.passPicos(time.nanos, time.picos, track.angle(slot + running) + width, width);
        event.pass(next);
        sectors += 1;
        picos += next;
        nanos += (next + 500) / 1000;
        return running + 1;
    }

    private int passRun(Rotation rotation, Track track, int slot, int most) {
        long past = event.picosPast();
        if (past < WORTH_RUNNING * event.delayPicos() || !event.sumsExactly() && !rotation.passesEvenly()) {
            return 0;
        }
        Moment time = event.time();
        int width = track.slotWidth;
        int even = Math.min(most, track.evenSlots(slot));
        long elapsed = event.delayPicos();
        rotation.passRun(time.nanos, time.picos, elapsed, track.angle(slot) + width, width, even, past, run);
        if (run.slots == 0) {
            return 0;
        }
        event.passOver(run);
        sectors += run.slots;
        picos += run.picos;
        nanos += run.nanos;
        return run.slots;
    }
}
