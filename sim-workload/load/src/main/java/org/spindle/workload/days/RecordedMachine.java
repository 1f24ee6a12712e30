package org.spindle.workload.days;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;

/** What is known of the machines of one kind; the defaults are the mean personal computer of Hsu 2003, chapter 2. */
@Doc(
        "Machines of one kind, as measurements describe them. The defaults are the mean personal computer of Hsu 2003, chapter 2.")
public record RecordedMachine(
        @Doc("Machines of this kind, each with requests and data of its own.")
        @Default("1")
        @Range(min = "1", max = "1000")
        int count,

        @Doc("Storage in use, over which the data is scattered.") @Default("5192 MiB") @Range(min = "1 MiB")
        Size storage,

        @Doc("Requests of a day; after them the machine is idle until midnight.") @Default("62000") @Range(min = "1")
        long requestsPerDay,

        @Doc("Share of reads among requests.") @Default("0.449") @Range(min = "0", max = "1")
        double reads,

        @Doc("Lengths of reads.") @Default("{mean: 9984 B, deviation: 13824 B, largest: 64 KiB}")
        SizeMoments readSizes,

        @Doc("Lengths of writes.") @Default("{mean: 8448 B, deviation: 15360 B, largest: 64 KiB}")
        SizeMoments writeSizes,

        @Doc("Share of reads that somebody waits for: the next request is not sent before they are complete.")
        @Default("0.874")
        @Range(min = "0", max = "1")
        double synchronousReads,

        @Doc(
                "Share of bursts of writes that are sent one after the other, each when the one before is complete. The others are"
                        + " sent at once.")
        @Default("0.71")
        @Range(min = "0", max = "1")
        double synchronousWrites,

        @Doc("Mean time between requests that do not belong to one burst.") @Default("3.25 s") @Range(min = "1 us")
        Time pause,

        @Doc("Standard deviation of that time, which is lognormal.") @Default("882 s") @Range(min = "0 s")
        Time pauseDeviation,

        @Doc("A memory of which it is known which share of reads and writes it would hit.")
        @Default("109 MiB")
        @Range(min = "64 KiB")
        Size memory,

        @Doc("Share of reads of data used within so much other data as the memory holds; the distance is uniform.")
        @Default("0.526")
        @Range(min = "0", max = "1")
        double recentReads,

        @Doc("The same share of writes.") @Default("0.589") @Range(min = "0", max = "1")
        double recentWrites,

        @Doc("A small part of the memory, in which most writes find what they write again.")
        @Default("1 MiB")
        @Range(min = "4 KiB")
        Size near,

        @Doc("Share of writes of data used within so much other data.") @Default("0.5") @Range(min = "0", max = "1")
        double nearWrites,

        @Doc("Data that is ever read.") @Default("900 MiB") @Range(min = "1 MiB")
        Size readData,

        @Doc("Data that is ever written.") @Default("911 MiB") @Range(min = "1 MiB")
        Size writtenData,

        @Doc("Share of the written sequences that are also read.") @Default("0.2") @Range(min = "0", max = "1")
        double overlap,

        @Doc(
                "Skew of how often sequences are used that were not used recently: that of rank k in proportion to 1/k^skew.")
        @Default("1")
        @Range(min = "0", max = "10")
        double skew,

        @Doc("Mean number of reads of a sequence, which recurs in its order.")
        @Default("16")
        @Range(min = "1", max = "10000")
        double readSequence,

        @Doc("Mean number of writes of a burst, which recurs in its order.")
        @Default("5")
        @Range(min = "1", max = "10000")
        double writeBurst,

        @Doc("Mean number of requests of a sequence that lie one behind the other.")
        @Default("4")
        @Range(min = "1", max = "10000")
        double contiguous,

        @Doc("Within which distance of its first request the others of a sequence lie.")
        @Default("8 MiB")
        @Range(min = "64 KiB")
        Size spread,

        @Doc("Share of the requests of a sequence that are left out when it recurs.")
        @Default("0.1")
        @Range(min = "0", max = "0.99")
        double omitted,

        @Doc("Time that the recorded storage took for each request, one at a time.")
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
