package org.spindle.workload.days;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/**
 * The measured properties of machines of one kind; the defaults are those of the mean personal computer of Hsu 2003,
 * chapter 2.
 */
@Doc("Machines of one kind, described by measurements. The defaults are those of the mean personal computer of Hsu"
        + " 2003, chapter 2.")
public record RecordedMachine(
        @Doc("Number of machines of this kind, each with its own requests and data.")
        @Default("1")
        @Range(min = "1", max = "1000")
        int count,

        @Doc("Storage in use, over which the data is scattered.") @Default("5192 MiB") @Range(min = "1 MiB")
        Size storage,

        @Doc("Requests per day; after them the machine is idle until midnight.") @Default("62000") @Range(min = "1")
        long requestsPerDay,

        @Doc("Fraction of reads among the requests.") @Default("0.449") @Range(min = "0", max = "1")
        double reads,

        @Doc("Lengths of reads.") @Default("{mean: 9984 B, deviation: 13824 B, largest: 64 KiB}")
        SizeMoments readSizes,

        @Doc("Lengths of writes.") @Default("{mean: 8448 B, deviation: 15360 B, largest: 64 KiB}")
        SizeMoments writeSizes,

        @Doc("Fraction of reads that a process waits for: the next request is not sent before they are complete.")
        @Default("0.874")
        @Range(min = "0", max = "1")
        double synchronousReads,

        @Doc("Fraction of bursts of writes whose requests are sent one at a time, each when the previous one is"
                + " complete. The requests of other bursts are sent without waiting.")
        @Default("0.71")
        @Range(min = "0", max = "1")
        double synchronousWrites,

        @Doc("Mean time between requests that are not in the same burst.") @Default("3.25 s") @Range(min = "1 us")
        Time pause,

        @Doc("Standard deviation of that time, which is lognormally distributed.") @Default("882 s") @Range(min = "0 s")
        Time pauseDeviation,

        @Doc("Size of a cache for which the hit ratios of reads and writes are known.")
        @Default("109 MiB")
        @Range(min = "64 KiB")
        Size memory,

        @Doc("Fraction of reads that go to data whose stack distance is within this cache; the distance is uniformly"
                + " distributed.")
        @Default("0.526")
        @Range(min = "0", max = "1")
        double recentReads,

        @Doc("The same fraction of writes.") @Default("0.589") @Range(min = "0", max = "1")
        double recentWrites,

        @Doc("A small part of this cache, within which most repeated writes fall.")
        @Default("1 MiB")
        @Range(min = "4 KiB")
        Size near,

        @Doc("Fraction of writes that go to data whose stack distance is within that part.")
        @Default("0.5")
        @Range(min = "0", max = "1")
        double nearWrites,

        @Doc("Amount of data that is ever read.") @Default("900 MiB") @Range(min = "1 MiB")
        Size readData,

        @Doc("Amount of data that is ever written.") @Default("911 MiB") @Range(min = "1 MiB")
        Size writtenData,

        @Doc("Fraction of the written sequences that are also read.") @Default("0.2") @Range(min = "0", max = "1")
        double overlap,

        @Doc("Skew of the popularity of sequences that were not used recently: that of rank k is proportional to"
                + " 1/k^skew.")
        @Default("1")
        @Range(min = "0", max = "10")
        double skew,

        @Doc("Mean number of reads of a sequence, which recurs in the same order.")
        @Default("16")
        @Range(min = "1", max = "10000")
        double readSequence,

        @Doc("Mean number of writes of a burst, which recurs in the same order.")
        @Default("5")
        @Range(min = "1", max = "10000")
        double writeBurst,

        @Doc("Mean number of contiguous requests of a sequence.") @Default("4") @Range(min = "1", max = "10000")
        double contiguous,

        @Doc("Distance from the first request of a sequence within which its other requests lie.")
        @Default("8 MiB")
        @Range(min = "64 KiB")
        Size spread,

        @Doc("Fraction of the requests of a sequence that are omitted when it recurs.")
        @Default("0.1")
        @Range(min = "0", max = "0.99")
        double omitted,

        @Doc("Service time of each request in the recorded storage, which serves one request at a time.")
        @Default("10 ms")
        @Range(min = "1 us")
        Time service)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (nearWrites > recentWrites) {
            problems.report(
                    "nearWrites",
                    nearWrites + " of writes are near, more than the " + recentWrites + " that are recent",
                    "at most recentWrites");
        }
        if (near.bytes() > memory.bytes()) {
            problems.report("near", near + " is more than the memory of " + memory, "at most the memory");
        }
        if (spread.bytes() >= storage.bytes()) {
            problems.report("spread", spread + " is not less than the storage of " + storage, "less than the storage");
        }
    }
}
