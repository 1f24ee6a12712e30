package org.spindle.host.redcap;

import org.spindle.host.virtualdisk.VirtualDiskConfig;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Configuration of the comparison in version vd: the current state with the other one, which a virtual disk simulates. */
@Doc(
        "A virtual disk serves the requests that the disk would have to serve in the other state; after each interval the times"
                + " of reads are compared (section 3.3).")
public record ComparisonConfig(
        @Doc("Reads between comparisons, of the disk and of the virtual disk each.") @Default("1000") @Range(min = "1")
        int interval,

        @Doc(
                "The quantity compared: ratios (the sum over reads of time divided by blocks, equation 3.3) or sums (the sum of times"
                        + " divided by the sum of blocks).")
        @Default("ratios")
        Measure by,

        @Doc(
                "Which blocks are counted for a read while the cache is active: served (requested and prefetched blocks, equation 3.3)"
                        + " or asked (requested blocks only).")
        @Default("served")
        Blocks blocks,

        @Doc("Order of requests in the virtual disk; should be that of the queue of the disk for a fair comparison.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: " + Scheduler.NOOP + "}")
        Component scheduler,

        @Doc("The virtual disk; by default the first version, without think times and without a simulated drive cache.")
        @Default("{insertion: between-services, thinkTimes: false}")
        VirtualDiskConfig disk)
        implements Validated {

    /** Which blocks are counted. */
    public enum Blocks {
        SERVED,
        ASKED
    }

    /** The quantity compared. */
    public enum Measure {
        RATIOS,
        SUMS
    }

    @Override
    public void validate(Problems problems) {
        if (disk.thinkTimes()) {
            problems.report(
                    "disk",
                    "the virtual disk of redcap does not support think times",
                    "thinkTimes: false, with insertion: between-services for the disk of the thesis");
        }
    }
}
