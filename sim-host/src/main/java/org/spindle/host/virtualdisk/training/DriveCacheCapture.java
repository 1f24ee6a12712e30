package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Configuration of the workload {@code drive-cache-capture}. */
@Doc(
        "Measures the number of segments of a drive's cache and its read-ahead of sequential and of random reads, by reads of"
                + " 4 KiB that hit or miss (González-Férez 2012, section 4.3.6). The results are metrics of the workload.")
public record DriveCacheCapture(
        @Doc("The device or volume; the first one if absent.") @Nullable
        String device,

        @Doc("Maximum time of a read that counts as a hit; by default a quarter of a revolution.")
        @Default("2.08 ms")
        @Range(min = "1 ns")
        Time hitWithin,

        @Doc("Number of segments that is tested first.") @Default("32") @Range(min = "1", max = "4096")
        int segments,

        @Doc("Read-ahead that is tested first.") @Default("128 KiB") @Range(min = "4 KiB", max = "1 GiB")
        Size readAhead,

        @Doc("Greatest read-ahead that is tested.") @Default("4 MiB") @Range(min = "4 KiB", max = "1 GiB")
        Size mostReadAhead,

        @Doc("Distance between reads that use different segments.") @Default("400 MiB") @Range(min = "1 MiB")
        Size spacing,

        @Doc("Number of reads at random places before each test, which empty the cache.")
        @Default("512")
        @Range(min = "0")
        int emptying,

        @Doc("Number of repetitions of each test, which hits if one of them hits.")
        @Default("2")
        @Range(min = "1", max = "100")
        int repeats) {}
