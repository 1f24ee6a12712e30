package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Keys of prefetch policies that continue reading while the unit below is idle. */
@Doc("Prefetching while the unit below is idle.")
public record IdleReading(
        @Doc("Total length from the end of the request, of which the part beyond the length of the policy is read only"
                + " while the unit has no other request (preemptible read-ahead, Hsu 2003, section 3.5.2, which"
                + " has 128 KiB); no further if absent.")
        @Range(min = "512 B")
        @Nullable
        Size until,

        @Doc(
                "Where until is counted from: request (its end, so that it includes what is fetched at once), fetch (the end of what"
                        + " is fetched at once). The thesis does not say which.")
        @Default("request")
        UntilFrom untilFrom,

        @Doc("Length of the pieces in which that part is read; a request of the host waits for at most one.")
        @Default("4 KiB")
        @Range(min = "512 B", max = "1 GiB")
        Size step,

        @Doc("Maximum number of ranges of a unit that are prefetched at once.")
        @Default("8")
        @Range(min = "1", max = "1000")
        int atOnce)
        implements Validated {

    /** The default of step. */
    private static final long STEP_BYTES = 4096;

    /** The place from which the total length counts. */
    public enum UntilFrom {
        REQUEST,
        FETCH
    }

    @Override
    public void validate(Problems problems) {
        if (until != null && until.bytes() % Size.SECTOR != 0) {
            problems.report("until", until + " is not a whole number of sectors", "a multiple of 512 B");
        }
        if (until == null && untilFrom == UntilFrom.FETCH) {
            problems.report("untilFrom", "there is no until to count", "until, or leave it out");
        }
        if (until == null && step.bytes() != STEP_BYTES) {
            problems.report("step", "there is no until to be read in pieces", "until, or leave it out");
        }
        if (step.bytes() % Size.SECTOR != 0) {
            problems.report("step", step + " is not a whole number of sectors", "a multiple of 512 B");
        }
    }

    /**
     * Returns the total length from the end of the request, 0 without idle reading.
     *
     * @param atOnce sectors that are fetched at once from there on
     */
    long total(long atOnce) {
        if (until == null) {
            return 0;
        }
        return untilFrom == UntilFrom.FETCH ? atOnce + until.sectors() : until.sectors();
    }

    /** Returns whether nothing is left to be read while the unit is idle, where so much is fetched at once in any case. */
    boolean isReachedBy(Size atOnce) {
        return until != null && untilFrom == UntilFrom.REQUEST && until.compareTo(atOnce) <= 0;
    }

    int stepSectors() {
        return Math.toIntExact(step.sectors());
    }
}
