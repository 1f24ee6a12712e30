package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Config of the observer {@code io-times}. */
@Doc(
        "Writes tables of I/O times that virtual disks load: means by size and distance of the requests of a run, which are to"
                + " be one at a time, such as those of the workload io-time-training.")
public record IoTimesObserverConfig(
        @Doc("The device or volume; the first one if absent.") @Nullable
        String device,

        @Doc("Longest time of a read that hits the drive's cache. If given, hits have a table of their own.")
        @Range(min = "1 ns")
        @Nullable
        Time hitLimit,

        @Doc("Samples of each cell: the last so many times.") @Default("64") @Range(min = "1", max = "4096")
        int samples,

        @Doc("Greatest distance that is told apart: the capacity of the device, or more.")
        @Default("4 TiB")
        @Range(min = "1 GiB", max = "64 TiB")
        Size capacity,

        @Doc("Name of the file in the result directory.") @Default("io-times.csv")
        String file) {}
