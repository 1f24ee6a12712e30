package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;

/** Who has the arm, since when, and what the arm does for it. */
final class Tenure {

    @Nullable
    DriveRequest holder;

    /** Since when the holder has the arm; what the arm did before was not for it. */
    long sinceNanos;

    int sincePicos;

    /** The holder's own blocks are done; the arm reads ahead or writes what has been reported. */
    boolean background;

    /** The medium works, or is about to go on working, for the holder. */
    boolean active;

    /** The request has the arm from this very moment of the medium. */
    void begin(DriveRequest request, Medium medium) {
        holder = request;
        sinceNanos = medium.nowNanos();
        sincePicos = medium.nowPicos();
    }

    /** Of what has lasted so many picoseconds until now: how many in this tenure. */
    long share(long picos, Medium medium) {
        return Math.min(picos, (medium.nowNanos() - sinceNanos) * 1000 + medium.nowPicos() - sincePicos);
    }
}
