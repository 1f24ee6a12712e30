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

        @Doc("Length of the pieces in which that part is read; a request of the host waits for at most one.")
        @Default("4 KiB")
        @Range(min = "512 B", max = "1 GiB")
        Size step,

        @Doc("Maximum number of ranges of a unit that are prefetched at once.")
        @Default("8")
        @Range(min = "1", max = "1000")
        int atOnce)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (until != null && until.bytes() % Size.SECTOR != 0) {
            problems.report("until", until + " is not a whole number of sectors", "a multiple of 512 B");
        }
        if (step.bytes() % Size.SECTOR != 0) {
            problems.report("step", step + " is not a whole number of sectors", "a multiple of 512 B");
        }
    }

    /** Returns the total length in sectors, 0 without idle reading. */
    long untilSectors() {
        return until == null ? 0 : until.sectors();
    }

    int stepSectors() {
        return Math.toIntExact(step.sectors());
    }
}
