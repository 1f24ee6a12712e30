package org.spindle.workload.benchmark;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Config of the workload {@code transactions}. */
@Doc("Transactions modelled on TPC-A and TPC-B: each reads and rewrites pages of small records at random, one"
        + " after another, then appends to a log.")
public record TransactionWorkload(
        @Doc("Number of transactions.") @Range(min = "1") long transactions,

        @Doc("Mean transactions per second; Poisson arrivals.") @Range(min = "1e-6", max = "1e9")
        double rate,

        @Doc("Number of records that a transaction reads and then writes back, two I/Os each.")
        @Default("2")
        @Range(min = "0", max = "100")
        int records,

        @Doc("Page that holds a record.") @Default("4 KiB") @Range(min = "512 B", max = "1 GiB")
        Size page,

        @Doc("Size of the account file on the data devices, from the beginning of each. If absent, 0.01 GB per"
                + " transaction per second, as the benchmarks require.")
        @Nullable
        Size accountFile,

        @Doc("Data that a transaction appends to the log.") @Default("4 KiB") @Range(min = "512 B", max = "1 GiB")
        Size logWrite,

        @Doc("Device of the log, which then holds no accounts; if absent, the log is at the end of the first device.")
        @Nullable
        String logDevice,

        @Doc("Size of the log, which is written circularly.") @Default("64 MiB")
        Size log)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        sectors(problems, "page", page);
        sectors(problems, "logWrite", logWrite);
        sectors(problems, "log", log);
        if (log.compareTo(logWrite) < 0) {
            problems.report("log", log + " is smaller than one append of " + logWrite, "at least " + logWrite);
        }
    }

    private static void sectors(Problems problems, String key, Size size) {
        if (size.bytes() % Size.SECTOR != 0) {
            problems.report(key, size + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
    }

    /** Returns the bytes of all accounts. */
    double accountBytes() {
        return accountFile == null ? 0.01e9 * rate : accountFile.bytes();
    }
}
