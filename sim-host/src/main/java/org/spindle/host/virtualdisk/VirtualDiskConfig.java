package org.spindle.host.virtualdisk;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** Configuration of a virtual disk; its scheduler is chosen by the component that contains the disk. */
@Doc("A disk simulated inside the host: it serves copies of requests with the times of tables that are updated at"
        + " completions of the real disk (González-Férez 2012, chapters 3 and 4).")
public record VirtualDiskConfig(
        @Doc("When copies whose dependencies are resolved join the queue: between-services (only between two services;"
                + " the first version of the thesis), concurrent (at any time; the second).")
        @Default("concurrent")
        Insertion insertion,

        @Doc(
                "A file of trained tables, as written by the observer io-times; each mean counts as one sample. If absent, the"
                        + " tables are initially empty and learn during the run.")
        @Nullable
        Path table,

        @Doc("Maximum number of samples of each table cell: the latest measured times.")
        @Default("64")
        @Range(min = "1", max = "4096")
        int samples,

        @Doc("Whether times depend on the size of requests; otherwise only on their distance.") @Default("true")
        boolean sizes,

        @Doc("Maximum measured time of a read that counts as a hit in the drive's cache.")
        @Default("1 ms")
        @Range(min = "1 ns")
        Time hitLimit,

        @Doc("The simulated cache of the drive; reads then have two tables, for hits and for misses. Absent for drives"
                + " without a cache, such as solid-state drives, and for the first version of the thesis.")
        @Nullable
        DriveCacheConfig driveCache,

        @Doc("Whether copies wait for the think time of their process before the real request.") @Default("true")
        boolean thinkTimes,

        @Doc("Whether copies in the queue are merged with contiguous ones of the same operation, up to maxMerged.")
        @Default("true")
        boolean merges,

        @Doc("Maximum size of a merged request, in sectors of 512 bytes.") @Default("1024") @Range(min = "8")
        int maxMerged,

        @Doc(
                "Number of copies in the queue, or waiting for it, from which the disk is congested: it then drops the copies that"
                        + " wait for the queue and all new ones.")
        @Default("113")
        @Range(min = "1")
        int congestedAt,

        @Doc("Number of copies in the queue below which the disk is no longer congested.")
        @Default("103")
        @Range(min = "1")
        int relievedBelow,

        @Doc(
                "Subtracted from each table time: the time by which a sleeping thread wakes too late. 0 for an exact clock.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time sleepAdjustment)
        implements Validated {

    /** When copies join the queue. */
    public enum Insertion {
        BETWEEN_SERVICES,
        CONCURRENT
    }

    @Override
    public void validate(Problems problems) {
        if (relievedBelow > congestedAt) {
            problems.report(
                    "relievedBelow",
                    relievedBelow + " is more than congestedAt, " + congestedAt,
                    "at most " + congestedAt);
        }
    }

    /** Returns the maximum time of a hit in nanoseconds; negative if hits have no table of their own. */
    long hitLimitNanos() {
        return driveCache == null ? -1 : hitLimit.nanos();
    }
}
