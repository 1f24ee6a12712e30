package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.store.VictimChoice;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;

/** Garbage collection and wear levelling. The defaults of the thresholds are MQSim's. */
@Doc("Garbage collection and wear levelling, separately in each plane.")
public record CollectorConfig(
        @Doc("Policy of the choice of the victim block.") @Default("greedy")
        VictimChoice policy,

        @Doc("Blocks drawn by d-choices; the logarithm to base 2 of the blocks of a plane if absent.")
        @Range(min = "1", max = "65536")
        @Nullable
        Integer choices,

        @Doc("Collection begins when the share of free blocks of the plane is below this.")
        @Default("0.05")
        @Range(min = "0", max = "0.9")
        double threshold,

        @Doc(
                "The host's writes wait, and collection has priority, when the share of free blocks is at most this; one block at least.")
        @Default("0.005")
        @Range(min = "0", max = "0.5")
        double hardThreshold,

        @Doc("Pages that a collection moves at once.") @Default("4") @Range(min = "1", max = "65536")
        int copies,

        @Doc("Whether pages are moved by copyback within the plane, without transfers over the channel.")
        @Default("false")
        boolean copyback,

        @Doc("Whether the free block with the fewest erases is used next (dynamic wear levelling).") @Default("true")
        boolean dynamicWear,

        @Doc(
                "Static wear levelling: when the free block of a plane with the most erases has had so many more than the full block with the"
                        + " fewest, the contents of this are moved to that; none if absent.")
        @Range(min = "1")
        @Nullable
        Integer staticWear,

        @Doc(
                "Read disturb: when a block has been read so often since it was erased, its contents are moved and it is erased; none if"
                        + " absent.")
        @Range(min = "1")
        @Nullable
        Integer readDisturb) {

    /** Returns the number of free blocks of a plane below which it collects; 2 at least. */
    int thresholdBlocks(int blocks) {
        return Math.max(2, (int) (threshold * blocks));
    }

    /** Returns the number of free blocks of a plane that the host does not get; 1 at least. */
    int reservedBlocks(int blocks) {
        return Math.max(1, (int) (hardThreshold * blocks));
    }

    /** Returns the number of blocks that d-choices draws. */
    int draws(int blocks) {
        return choices == null ? Math.max(1, 31 - Integer.numberOfLeadingZeros(blocks)) : choices;
    }
}
