package org.spindle.host.virtualdisk;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** What a virtual disk knows and how it serves; the scheduler is chosen by whoever has the disk. */
@Doc("A disk simulated inside the host: it serves copies of requests in the times of tables that the real disk's"
        + " completions keep up to date (González-Férez 2012, chapters 3 and 4).")
public record VirtualDiskConfig(
        @Doc("When copies whose dependencies are resolved join the queue: between-services (only between two services;"
                + " the first version of the thesis), concurrent (at any time; the second).")
        @Default("concurrent")
        Insertion insertion,

        @Doc("A file of trained tables, as the observer io-times writes it: each of its means counts as one sample. Without"
                + " it the tables are empty at first and learn while running.")
        @Nullable
        Path table,

        @Doc("Samples of each cell of a table: the last so many measured times.") @Default("64") @Range(min = "1", max = "4096")
        int samples,

        @Doc("Whether times go by the size of requests; otherwise by their distance alone.") @Default("true")
        boolean sizes,

        @Doc("Longest time of a read that counts as a hit in the drive's cache when it is measured.")
        @Default("1 ms")
        @Range(min = "1 ns")
        Time hitLimit,

        @Doc("The cache of the drive, as it is simulated; reads then have two tables, of hits and of misses. Absent for"
                + " drives without one, such as solid-state drives, and for the first version of the thesis.")
        @Nullable
        DriveCacheConfig driveCache,

        @Doc("Whether copies wait for as long as their process thought before the real request.") @Default("true")
        boolean thinkTimes,

        @Doc("Whether copies are merged in the queue with neighbours of the same operation, up to maxMerged.")
        @Default("true")
        boolean merges,

        @Doc("Greatest request after merging, in sectors of 512 bytes.") @Default("1024") @Range(min = "8")
        int maxMerged,

        @Doc("Copies in the queue, or waiting for it, from which on the disk is congested: it then drops what waits for the"
                + " queue and takes nothing.")
        @Default("113")
        @Range(min = "1")
        int congestedAt,

        @Doc("Copies in the queue below which the disk is no longer congested.") @Default("103") @Range(min = "1")
        int relievedBelow,

        @Doc("Taken off each time of the table: what a thread that sleeps oversleeps. 0 for an exact clock.")
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
                    relievedBelow + " lies above congestedAt, " + congestedAt,
                    "at most " + congestedAt);
        }
    }

    /** Longest time of a hit in nanoseconds; negative if hits have no table of their own. */
    long hitLimitNanos() {
        return driveCache == null ? -1 : hitLimit.nanos();
    }
}
