package org.spindle.host.redcap;

import org.spindle.host.virtualdisk.VirtualDiskConfig;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerFactory;

/** How version vd compares the state that it is in with the other one, in which a virtual disk serves. */
@Doc(
        "A virtual disk serves what the disk would have to serve in the other state; after each interval the times of reads are"
                + " compared (section 3.3).")
public record ComparisonConfig(
        @Doc("Reads from one comparison to the next, of the disk and of the virtual disk.")
        @Default("1000")
        @Range(min = "1")
        int interval,

        @Doc(
                "What is compared: ratios (the sum over reads of time by blocks, equation 3.3) or sums (the sum of times by the sum of"
                        + " blocks).")
        @Default("ratios")
        Measure by,

        @Doc(
                "Which blocks count for a read that the cache is active for: served (with what was prefetched for it, equation 3.3) or"
                        + " asked (what it has asked for).")
        @Default("served")
        Blocks blocks,

        @Doc("Order of requests in the virtual disk: that of the queue in front of the disk, to be fair.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: noop}")
        Component scheduler,

        @Doc(
                "The virtual disk, by default of the first version: without thinking times and without a simulated drive cache.")
        @Default("{insertion: between-services, thinkTimes: false}")
        VirtualDiskConfig disk)
        implements Validated {

    /** Which blocks count. */
    public enum Blocks {
        SERVED,
        ASKED
    }

    /** What is compared. */
    public enum Measure {
        RATIOS,
        SUMS
    }

    @Override
    public void validate(Problems problems) {
        if (disk.thinkTimes()) {
            problems.report(
                    "disk",
                    "the virtual disk that decides for redcap has no thinking times",
                    "thinkTimes: false, with insertion: between-services for the disk of the thesis");
        }
    }
}
