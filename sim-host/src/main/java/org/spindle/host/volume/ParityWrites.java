package org.spindle.host.volume;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** How partial stripes are written. */
@Doc("How a write to a part of a stripe updates the parity.")
public record ParityWrites(
        @Doc(
                "Number of written data units of a row, as a fraction of the number of members including parity, rounded down, from"
                        + " which the rest of the row is read (reconstruct-write); below it, the old data and parity are read"
                        + " (read-modify-write). If absent, the method with fewer reads is used.")
        @Range(min = "0", max = "2")
        @Nullable
        Double reconstructFrom,

        @Doc(
                "Whether writes wait until all reads are complete, so that a failure during the reads leaves the stripe unchanged;"
                        + " otherwise a write waits only for the reads that it depends on.")
        @Default("false")
        boolean readsFirst) {

    static final int FEWEST_READS = -1;

    static final ParityWrites DEFAULT = new ParityWrites(null, false);

    /** Returns the number of written data units from which reconstruct-write is used, or {@link #FEWEST_READS}. */
    int threshold(int members) {
        return reconstructFrom == null ? FEWEST_READS : (int) (reconstructFrom * members);
    }
}
