package org.spindle.workload.benchmark;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Config of the workload {@code self-scaling}. */
@Doc("The five parameters of the self-scaling benchmark: processes that read and write without think time.")
public record SelfScalingWorkload(
        @Doc("Number of requests.") @Range(min = "1") long requests,

        @Doc("Amount of data accessed in total, from the beginning of each device.") @Range(min = "512 B")
        Size uniqueBytes,

        @Doc("Fraction of reads.") @Default("0.5") @Range(min = "0", max = "1")
        double reads,

        @Doc("Mean size of requests, exponentially distributed and rounded up to blocks.") @Default("16 KiB")
        Size requestSize,

        @Doc("Probability that a request sequentially follows the previous one of its device.")
        @Default("0.5")
        @Range(min = "0", max = "1")
        double sequential,

        @Doc("Number of processes, each with one request at a time.") @Default("1") @Range(min = "1", max = "1000000")
        int processes,

        @Doc("Block: sizes and addresses are multiples of it.") @Default("512 B") @Range(min = "512 B", max = "1 GiB")
        Size block)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (block.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "block", block + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
        if (requestSize.bytes() < 1) {
            problems.report("requestSize", "the request size is 0", "at least 1 B");
        }
    }
}
