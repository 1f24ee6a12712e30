package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Configuration of the observer {@code io-times}. */
@Doc(
        "Writes tables of I/O times for virtual disks: means by size and distance of the requests of a run, of which only one may"
                + " be outstanding at a time, as in the workload io-time-training.")
public record IoTimesObserverConfig(
        @Doc("The device or volume; the first one if absent.") @Nullable
        String device,

        @Doc("Maximum time of a read that hits the drive's cache. If given, hits have a table of their own.")
        @Range(min = "1 ns")
        @Nullable
        Time hitLimit,

        @Doc("Maximum number of samples of each cell: the latest times.") @Default("64") @Range(min = "1", max = "4096")
        int samples,

        @Doc("Greatest distinguished distance: the capacity of the device, or more.")
        @Default("4 TiB")
        @Range(min = "1 GiB", max = "64 TiB")
        Size capacity,

        @Doc("Name of the file in the result directory.") @Default("io-times.csv")
        String file) {}
