package org.spindle.flash.ssd;

import org.spindle.flash.FlashRig;

/**
 * Drives with the times that MQSim ships, for cases worked by hand. In nanoseconds:
 *
 * <ul>
 *   <li>read command tCS + 6 tWC + tWB + tRR = 20 + 150 + 100 + 20 = 290, 650 for a second plane;
 *   <li>program command tCS + 6 tWC + tADL + tWPST + tWPSTH + tWB = 20 + 150 + 70 + 21 + 100 = 361, 720 for a second plane;
 *   <li>erase command tCS + 4 tWC + tWB = 220;
 *   <li>8 KiB at 333 MT/s: 24,601, 4 KiB: 12,300, and 30 more towards the controller;
 *   <li>array: 75,000 to read, 750,000 to program, 3,800,000 to erase;
 *   <li>link of 4 GB/s with 28 B for each 128 B: 8 KiB are 9984 B in 2496, 4 KiB 1248.
 * </ul>
 */
final class SmallSsd {

    /** Read of half a page, including the link. */
    static final long READ_4K = 290 + 75_000 + 30 + 12_300 + 1_248;

    /** Read of a page, without the link. */
    static final long READ_8K = 290 + 75_000 + 30 + 24_601;

    /** Program of a page, without the link. */
    static final long PROGRAM = 361 + 24_601 + 750_000;

    /** A page on the link. */
    static final long LINK_8K = 2_496;

    /** One plane of 20 blocks of 4 pages; 55 logical pages. Collection begins below three free blocks. */
    static final String ONE_PLANE = """
            link: conversation
            geometry: {channels: 1, chips: 1, dies: 1, planes: 1, blocks: 20, pages: 4}
            overProvisioning: 0.43
            garbageCollection: {threshold: 0.15}
            precondition: {state: sequential}
            """;

    /** Two channels of two dies of two planes. */
    static final String SMALL = """
            link: conversation
            geometry: {channels: 2, chips: 1, dies: 2, planes: 2, blocks: 20, pages: 4}
            overProvisioning: 0.43
            garbageCollection: {threshold: 0.15}
            precondition: {state: sequential}
            """;

    private SmallSsd() {}

    static FlashRig rig(String yaml, String... sets) {
        return new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, yaml, sets));
    }
}
