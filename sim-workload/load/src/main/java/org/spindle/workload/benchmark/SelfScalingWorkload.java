package org.spindle.workload.benchmark;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Config of the workload {@code self-scaling}. */
@Doc("The five parameters of the self-scaling benchmark: processes that read and write without pause.")
public record SelfScalingWorkload(
        @Doc("Number of requests.") @Range(min = "1") long requests,

        @Doc("Data that is touched, from the beginning of each device; all of it together.") @Range(min = "512 B")
        Size uniqueBytes,

        @Doc("Fraction of reads.") @Default("0.5") @Range(min = "0", max = "1")
        double reads,

        @Doc("Mean size of exponentially distributed requests, rounded up to the block.") @Default("16 KiB")
        Size requestSize,

        @Doc("Probability that a request follows the previous one of its device sequentially.")
        @Default("0.5")
        @Range(min = "0", max = "1")
        double sequential,

        @Doc("Processes, each with one request at a time.") @Default("1") @Range(min = "1", max = "1000000")
        int processes,

        @Doc("Sizes and places are multiples of it.") @Default("512 B") @Range(min = "512 B", max = "1 GiB")
        Size block)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (block.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "block", block + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
        if (requestSize.bytes() < 1) {
            problems.report("requestSize", "requests of no size", "at least 1 B");
        }
    }
}
