package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Keys of prefetch policies that go on reading while the unit below has nothing else to do. */
@Doc("What is read on while the unit below has nothing else to do.")
public record IdleReading(
        @Doc("How far from the end of the request is read in all, the part behind the length of the policy only"
                + " while the unit has no other request (preemptible read-ahead, Hsu 2003, section 3.5.2, which"
                + " has 128 KiB); no further if absent.")
        @Range(min = "512 B")
        @Nullable
        Size until,

        @Doc("In pieces of which length that part is read: a request of the host waits for one at most.")
        @Default("4 KiB")
        @Range(min = "512 B", max = "1 GiB")
        Size step,

        @Doc("Most ranges of a unit that are fetched ahead at once.") @Default("8") @Range(min = "1", max = "1000")
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

    /** Returns how far is read in all, in sectors, 0 if nothing is read on. */
    long untilSectors() {
        return until == null ? 0 : until.sectors();
    }

    int stepSectors() {
        return Math.toIntExact(step.sectors());
    }
}
