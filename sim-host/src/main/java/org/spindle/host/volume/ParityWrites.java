package org.spindle.host.volume;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** How stripes are written in part. */
@Doc("How a write to a part of a stripe keeps the parity right.")
public record ParityWrites(
        @Doc(
                "Share of all members, parity included and rounded down to whole members, of which a write must touch as many"
                        + " data units of a row for the rest of the row to be read (reconstruct-write); below that the old data and"
                        + " parity are read (read-modify-write). If absent, whichever takes fewer reads.")
        @Range(min = "0", max = "2")
        @Nullable
        Double reconstructFrom,

        @Doc(
                "Whether nothing is written before all reads are complete, so that a failure meanwhile leaves the stripe as it"
                        + " was; otherwise a write waits only for the reads that it needs.")
        @Default("false")
        boolean readsFirst) {

    static final int FEWEST_READS = -1;

    static final ParityWrites DEFAULT = new ParityWrites(null, false);

    /** Data units from which a row is reconstructed, or {@link #FEWEST_READS}. */
    int threshold(int members) {
        return reconstructFrom == null ? FEWEST_READS : (int) (reconstructFrom * members);
    }
}
