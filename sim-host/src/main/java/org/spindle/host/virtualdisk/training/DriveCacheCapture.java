package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Config of the workload {@code drive-cache-capture}. */
@Doc(
        "Finds how many segments the cache of a drive has and how far it reads ahead of sequential and of other reads, by reads"
                + " of 4 KiB that hit or miss (González-Férez 2012, section 4.3.6). The results are metrics of the workload.")
public record DriveCacheCapture(
        @Doc("The device or volume; the first one if absent.") @Nullable
        String device,

        @Doc("Longest time of a read that hits: a quarter of a revolution.") @Default("2.08 ms") @Range(min = "1 ns")
        Time hitWithin,

        @Doc("Number of segments that is tried first.") @Default("32") @Range(min = "1", max = "4096")
        int segments,

        @Doc("Read-ahead that is tried first.") @Default("128 KiB") @Range(min = "4 KiB", max = "1 GiB")
        Size readAhead,

        @Doc("Greatest read-ahead that is tried.") @Default("4 MiB") @Range(min = "4 KiB", max = "1 GiB")
        Size mostReadAhead,

        @Doc("Distance between reads that use different segments.") @Default("400 MiB") @Range(min = "1 MiB")
        Size spacing,

        @Doc("Reads at other places before each test, which empty the cache.") @Default("512") @Range(min = "0")
        int emptying,

        @Doc("Times that each test is made: it counts as a hit if one of them was.")
        @Default("2")
        @Range(min = "1", max = "100")
        int repeats) {}
