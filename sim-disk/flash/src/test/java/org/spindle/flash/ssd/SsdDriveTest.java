package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.flash.FlashRig.response;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/**
 * Hand-worked cases with the times that MQSim ships. In nanoseconds:
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
class SsdDriveTest {

    private static final long READ_4K = 290 + 75_000 + 30 + 12_300 + 1_248;
    private static final long READ_8K = 290 + 75_000 + 30 + 24_601;
    private static final long PROGRAM = 361 + 24_601 + 750_000;
    private static final long LINK_8K = 2_496;

    /** One plane of 20 blocks of 4 pages; 55 logical pages. Collection begins below three free blocks. */
    static final String ONE_PLANE = """
            link: conversation
            geometry: {channels: 1, chips: 1, dies: 1, planes: 1, blocks: 20, pages: 4}
            overProvisioning: 0.43
            garbageCollection: {threshold: 0.15}
            precondition: {state: sequential}
            """;

    /** Two channels of two dies of two planes. */
    private static final String SMALL = """
            link: conversation
            geometry: {channels: 2, chips: 1, dies: 2, planes: 2, blocks: 20, pages: 4}
            overProvisioning: 0.43
            garbageCollection: {threshold: 0.15}
            precondition: {state: sequential}
            """;

    private static FlashRig rig(String yaml, String... sets) {
        return new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, yaml, sets));
    }

    @Test
    void theDefaultsAreMqSimsAndMultiply() {
        SsdConfig config = FlashRig.config(SsdConfig.class, "link: conversation");
        assertThat(config.geometry().allPages()).isEqualTo(8 * 4 * 2 * 2 * 2048 * 256);
        assertThat(config.pagesPerPlane()).isEqualTo((int) (2048 * 256 / 1.07));
    }

    @Test
    void oneRead() {
        FlashRig rig = rig(ONE_PLANE);
        Request read = rig.readAt(0, 16, 8);
        rig.run();
        assertThat(response(read)).isEqualTo(READ_4K);
        assertThat(rig.parts(read))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("channel", 290L + 12_330, "flash-read", 75_000L, "link", 1_248L));
    }

    @Test
    void oneProgram() {
        FlashRig rig = rig(ONE_PLANE);
        Request write = rig.writeAt(0, 16, 16);
        rig.run();
        assertThat(response(write)).isEqualTo(LINK_8K + PROGRAM);
        assertThat(rig.parts(write))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("channel", 361L + 24_601, "flash-program", 750_000L, "link", LINK_8K));
    }

    /** A write of half a page reads the page first. */
    @Test
    void aPartialWriteReadsWhatItLeaves() {
        FlashRig rig = rig(ONE_PLANE);
        Request write = rig.writeAt(0, 16, 8);
        rig.run();
        assertThat(response(write)).isEqualTo(1_248 + READ_8K + PROGRAM);
    }

    @Test
    void whatWasNeverWrittenIsNotReadFromTheFlash() {
        FlashRig rig = rig(ONE_PLANE, "precondition.state=empty");
        Request read = rig.readAt(0, 16, 8);
        Request write = rig.writeAt(1_000, 16, 8);
        rig.run();
        assertThat(response(read)).isEqualTo(1_248);
        assertThat(response(write)).isEqualTo(1_248 + PROGRAM);
    }

    /** Page types alternate: logical pages 0 and 1 are the first two of a block. */
    @Test
    void typesOfPagesHaveTheirTimes() {
        FlashRig rig = rig(ONE_PLANE, "flash.read=[75 us, 100 us]", "flash.program=[750 us, 1500 us]");
        Request low = rig.readAt(0, 0, 8);
        Request high = rig.readAt(1_000, 16, 8);
        rig.run();
        assertThat(response(low)).isEqualTo(READ_4K);
        assertThat(response(high)).isEqualTo(READ_4K + 25_000);
    }

    /** With planes first, two consecutive pages lie in the planes of one die, at the same page of a block. */
    @Test
    void multiPlaneOperationsShareTheArraysTime() {
        FlashRig rig = rig(SMALL, "placement.order=PCWD");
        Request read = rig.readAt(0, 0, 32);
        Request write = rig.writeAt(10_000, 0, 32);
        rig.run();
        assertThat(response(read)).isEqualTo(290 + 650 + 75_000 + 2 * 24_631 + 2 * LINK_8K);
        assertThat(response(write)).isEqualTo(2 * LINK_8K + 361 + 720 + 2 * 24_601 + 750_000);
    }

    /** The second program waits for the first: a die has one operation at a time. */
    @Test
    void withoutMultiPlaneAPlaneWaitsForTheOther() {
        FlashRig rig = rig(SMALL, "placement.order=PCWD", "scheduling.multiPlane=false");
        Request write = rig.writeAt(0, 0, 32);
        rig.run();
        assertThat(response(write)).isEqualTo(2 * LINK_8K + 2 * PROGRAM);
        assertThat(rig.parts(write)).containsEntry("die-wait", PROGRAM);
    }

    /** The dies of a chip share the channel for commands and data only. */
    @Test
    void dieInterleavingOverlapsTheArrays() {
        FlashRig rig = rig(SMALL, "placement.order=DCWP");
        Request interleaved = rig.writeAt(0, 0, 32);
        rig.run();
        assertThat(response(interleaved)).isEqualTo(2 * LINK_8K + 2 * (361 + 24_601) + 750_000);
        FlashRig plain = rig(SMALL, "placement.order=DCWP", "scheduling.dieInterleaving=false");
        Request alone = plain.writeAt(0, 0, 32);
        plain.run();
        assertThat(response(alone)).isEqualTo(2 * LINK_8K + 2 * PROGRAM);
    }

    /** Two channels work side by side. */
    @Test
    void channelsAreIndependent() {
        FlashRig rig = rig(SMALL);
        Request write = rig.writeAt(0, 0, 32);
        rig.run();
        assertThat(response(write)).isEqualTo(2 * LINK_8K + PROGRAM);
    }

    /**
     * The program's array works from 27,458 to 777,458. The read comes at 100,000, the suspension takes 100,000, and the read of
     * 8 KiB occupies the die until 299,921. Then the program goes on for the 677,458 that were left.
     */
    @Test
    void aReadSuspendsAProgram() {
        FlashRig rig = rig(ONE_PLANE, "flash.suspension={program: true}");
        Request write = rig.writeAt(0, 0, 16);
        Request read = rig.readAt(100, 160, 16);
        rig.run();
        assertThat(response(read)).isEqualTo(100_000 + READ_8K + LINK_8K);
        assertThat(response(write)).isEqualTo(299_921 + 677_458);
        assertThat(rig.measured.count("suspensions")).isEqualTo(1);
    }

    /** A program is suspended once by default, and not for less than 100,000 that it still takes. */
    @Test
    void suspensionHasItsLimits() {
        FlashRig rig = rig(ONE_PLANE, "flash.suspension={program: true}");
        Request write = rig.writeAt(0, 0, 16);
        rig.readAt(100, 160, 16);
        Request second = rig.readAt(500, 160, 16);
        Request late = rig.writeAt(5_000, 0, 16);
        Request lateRead = rig.readAt(5_700, 160, 16);
        rig.run();
        assertThat(response(second)).isEqualTo(977_379 - 500_000 + READ_8K + LINK_8K);
        assertThat(response(write)).isEqualTo(977_379);
        assertThat(response(lateRead)).isEqualTo(777_458 - 700_000 + READ_8K + LINK_8K);
        assertThat(response(late)).isEqualTo(777_458);
    }

    /** Twelve pages written over leave one valid page in each of three blocks; the next write opens the fourth of six blocks. */
    private static double overwriteUntilCollection(FlashRig rig) {
        int[] logical = {0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14};
        double at = 0;
        for (int page : logical) {
            rig.writeAt(at, 16 * page, 16);
            at += 1_000;
        }
        return at;
    }

    /**
     * The program of the host goes first; then one page is read and programmed, and the block is erased. A read that comes during the
     * erase waits for its end. As the page that was moved has opened a block, one more block is collected.
     */
    @Test
    void collectionOfOneBlock() {
        FlashRig rig = rig(ONE_PLANE);
        double at = overwriteUntilCollection(rig);
        Request write = rig.writeAt(at, 16 * 16, 16);
        Request read = rig.readAt(at + 2_000, 0, 8);
        rig.run();
        assertThat(response(write)).isEqualTo(LINK_8K + PROGRAM);
        long erased = LINK_8K + PROGRAM + READ_8K + PROGRAM + 220 + 3_800_000;
        assertThat(rig.parts(read))
                .containsEntry("gc-stall", erased - 2_000_000)
                .doesNotContainKey("die-wait");
        assertThat(response(read)).isEqualTo(erased - 2_000_000 + READ_4K);
        assertThat(rig.measured.values("pages-copied-per-erase")).containsExactly(1L, 1L);
        assertThat(rig.measured.count("pages-programmed")).isEqualTo(13);
    }

    /** Copyback saves both transfers of 24,601 and the 30 before the one from the chip. */
    @Test
    void copybackMovesPagesWithinTheChip() {
        FlashRig rig = rig(ONE_PLANE, "garbageCollection.copyback=true");
        double at = overwriteUntilCollection(rig);
        rig.writeAt(at, 16 * 16, 16);
        Request read = rig.readAt(at + 2_000, 0, 8);
        rig.run();
        long erased = LINK_8K + PROGRAM + 290 + 75_000 + 361 + 750_000 + 220 + 3_800_000;
        assertThat(rig.parts(read)).containsEntry("gc-stall", erased - 2_000_000);
    }

    /** The read suspends the erase: 700,000, then it is served. */
    @Test
    void aReadSuspendsAnErase() {
        FlashRig rig = rig(ONE_PLANE, "flash.suspension={}");
        double at = overwriteUntilCollection(rig);
        rig.writeAt(at, 16 * 16, 16);
        Request read = rig.readAt(at + 2_000, 0, 8);
        rig.run();
        assertThat(response(read)).isEqualTo(700_000 + READ_4K);
        assertThat(rig.parts(read)).containsEntry("gc-stall", 700_000L);
    }

    /** One entry of memory: the second read of another page needs the page of the map again. */
    @Test
    void aMissOfTheCachedMapReadsAPageOfTheMap() {
        FlashRig rig = rig(ONE_PLANE, "map.cache=8 B", "overProvisioning=0.5");
        Request miss = rig.readAt(0, 16, 8);
        Request hit = rig.readAt(1_000, 16, 8);
        Request other = rig.readAt(2_000, 32, 8);
        rig.run();
        assertThat(response(miss)).isEqualTo(READ_8K + READ_4K);
        assertThat(rig.parts(miss)).containsEntry("map", READ_8K);
        assertThat(response(hit)).isEqualTo(READ_4K);
        assertThat(response(other)).isEqualTo(READ_8K + READ_4K);
        assertThat(rig.measured.count("map-misses")).isEqualTo(2);
    }

    /** Writes change two entries of the one page of the map; it is written when the first of them makes room. */
    @Test
    void changedEntriesOfAPageAreWrittenTogether() {
        FlashRig rig = rig(ONE_PLANE, "map.cache=16 B", "overProvisioning=0.5");
        rig.writeAt(0, 16, 16);
        rig.writeAt(2_000, 32, 16);
        rig.readAt(4_000, 48, 8);
        rig.readAt(8_000, 64, 8);
        rig.run();
        assertThat(rig.measured.count("map-pages-programmed")).isEqualTo(1);
    }

    /** A write of 8 KiB is complete after link and memory: 24,601 at 333 MB/s. */
    @Test
    void theDataCacheTakesWrites() {
        FlashRig rig = rig(ONE_PLANE, "cache={size: 32 KiB, rate: 333 MB/s}");
        Request write = rig.writeAt(0, 0, 16);
        Request read = rig.readAt(5_000, 0, 8);
        Request miss = rig.readAt(6_000, 160, 8);
        Request again = rig.readAt(7_000, 160, 8);
        rig.run();
        assertThat(response(write)).isEqualTo(LINK_8K + 24_601);
        assertThat(response(read)).isEqualTo(12_300 + 1_248);
        assertThat(read.buffer()).isEqualTo(BufferOutcome.HIT);
        assertThat(response(miss)).isEqualTo(READ_4K);
        assertThat(response(again)).isEqualTo(12_300 + 1_248);
        assertThat(rig.measured.count("cache-read-hits")).isEqualTo(2);
        assertThat(rig.measured.count("pages-programmed")).isEqualTo(1);
    }

    /** Two pages of cache: the third write waits until the first page, sent at its arrival, is programmed. */
    @Test
    void aFullCacheMakesWritesWait() {
        FlashRig rig = rig(ONE_PLANE, "cache={size: 16 KiB, rate: 1000 GB/s}");
        rig.writeAt(0, 0, 16);
        rig.writeAt(0, 16, 16);
        Request third = rig.writeAt(0, 32, 16);
        rig.run();
        assertThat(rig.parts(third)).containsEntry("buffer-wait", LINK_8K + PROGRAM - 3 * LINK_8K);
    }

    @Test
    void dirtyPagesAreWrittenOverInTheCache() {
        FlashRig rig = rig(ONE_PLANE, "cache={size: 32 KiB, dirty: 0.5}");
        for (int i = 0; i < 10; i++) {
            rig.writeAt(1_000 * i, 0, 16);
        }
        Request flush = rig.flushAt(20_000);
        Request nothing = rig.flushAt(30_000);
        rig.run();
        assertThat(rig.measured.count("cache-overwrites")).isEqualTo(9);
        assertThat(rig.measured.count("pages-programmed")).isEqualTo(1);
        assertThat(response(flush)).isEqualTo(PROGRAM);
        assertThat(response(nothing)).isZero();
    }

    @Test
    void aForcedWriteIsInTheFlashAtItsCompletion() {
        FlashRig rig = rig(ONE_PLANE, "cache={size: 32 KiB, dirty: 1, rate: 333 MB/s}");
        Request forced = rig.forcedWriteAt(0, 0, 16);
        FlashRig safe = rig(ONE_PLANE, "cache={size: 32 KiB, dirty: 1, rate: 333 MB/s, powerLossProtection: true}");
        Request kept = safe.forcedWriteAt(0, 0, 16);
        Request flush = safe.flushAt(5_000);
        rig.run();
        safe.run();
        assertThat(response(forced)).isEqualTo(LINK_8K + 24_601 + PROGRAM);
        assertThat(response(kept)).isEqualTo(LINK_8K + 24_601);
        assertThat(response(flush)).isZero();
    }

    /** Whole pages of the range are forgotten, so that nothing is read from the flash. */
    @Test
    void discardedPagesAreNotRead() {
        FlashRig rig = rig(ONE_PLANE);
        rig.submitAt(0, rig.requests.request(Operation.DISCARD, 8, 40));
        Request gone = rig.readAt(1_000, 16, 8);
        Request half = rig.readAt(2_000, 8, 8);
        rig.run();
        assertThat(response(gone)).isEqualTo(1_248);
        assertThat(response(half)).isEqualTo(READ_4K);
    }

    /** By turn, writes of one logical page go to one plane after the other. */
    @Test
    void planesTakeTurns() {
        FlashRig rig = rig(SMALL, "placement.by=turn");
        Request first = rig.writeAt(0, 0, 16);
        Request second = rig.writeAt(0, 0, 16);
        rig.run();
        assertThat(response(first)).isEqualTo(LINK_8K + PROGRAM);
        assertThat(response(second)).isEqualTo(2 * LINK_8K + PROGRAM);
    }

    @Test
    void whatCannotWorkIsRefusedBeforeItHangs() {
        assertThatThrownBy(() -> rig(ONE_PLANE, "overProvisioning=0"))
                .hasMessageContaining("0 of 20 blocks of a plane spare")
                .hasMessageContaining("more over-provisioning");
        assertThatThrownBy(() -> rig(ONE_PLANE, "garbageCollection.hardThreshold=0.2"))
                .hasMessageContaining("the host stops writing at 4 free blocks");
        assertThatThrownBy(() -> rig(ONE_PLANE, "geometry={channels: 1024, chips: 64, blocks: 65536}"))
                .hasMessageContaining("the geometry multiplies to");
        assertThatThrownBy(() -> rig(ONE_PLANE, "placement.order=CWDD")).hasMessageContaining("a permutation of CWDP");
        assertThatThrownBy(() -> rig(ONE_PLANE, "precondition.state=steady", "garbageCollection.policy=fifo"))
                .hasMessageContaining("there is no formula");
        assertThatThrownBy(() -> rig(ONE_PLANE, "cache={size: 4 KiB}")).hasMessageContaining("does not hold a page");
    }

    private static Request prioritised(FlashRig rig, Operation operation, long sector, PriorityClass priority) {
        Request request = rig.requests.request(operation, sector, operation == Operation.READ ? 8 : 16);
        priority.assign(request, 0);
        return rig.submitAt(0, request);
    }

    /**
     * The first has the die at once; of those that wait the most urgent is next. A read holds the die until its data
     * are out.
     */
    @Test
    void urgentReadsGoBeforeOthers() {
        long turn = READ_4K - 1_248;
        for (boolean counts : new boolean[] {true, false}) {
            FlashRig rig = rig(ONE_PLANE, "scheduling.priorities=" + counts);
            Request first = prioritised(rig, Operation.READ, 0, PriorityClass.NONE);
            Request idle = prioritised(rig, Operation.READ, 16, PriorityClass.IDLE);
            Request usual = prioritised(rig, Operation.READ, 32, PriorityClass.BEST_EFFORT);
            Request none = prioritised(rig, Operation.READ, 48, PriorityClass.NONE);
            Request urgent = prioritised(rig, Operation.READ, 64, PriorityClass.REALTIME);
            rig.run();
            assertThat(response(first)).isEqualTo(READ_4K);
            assertThat(response(urgent)).isEqualTo(READ_4K + (counts ? 1 : 4) * turn);
            assertThat(response(usual)).isEqualTo(READ_4K + 2 * turn);
            assertThat(response(none)).isEqualTo(READ_4K + 3 * turn);
            assertThat(response(idle)).isEqualTo(READ_4K + (counts ? 4 : 1) * turn);
        }
    }

    /**
     * Data cross the link one after the other; the first program begins with the first data. Reads go before programs
     * of any class.
     */
    @Test
    void urgentProgramsGoBeforeOthersButNotBeforeReads() {
        FlashRig rig = rig(ONE_PLANE, "scheduling.priorities=true");
        Request first = prioritised(rig, Operation.WRITE, 0, PriorityClass.NONE);
        Request idle = prioritised(rig, Operation.WRITE, 16, PriorityClass.IDLE);
        Request urgent = prioritised(rig, Operation.WRITE, 32, PriorityClass.REALTIME);
        Request read = rig.requests.request(Operation.READ, 64, 8);
        PriorityClass.IDLE.assign(read, 0);
        rig.submitAt(100, read);
        rig.run();
        long readTurn = READ_4K - 1_248;
        assertThat(response(first)).isEqualTo(LINK_8K + PROGRAM);
        assertThat(response(read)).isEqualTo(LINK_8K + PROGRAM - 100_000 + READ_4K);
        assertThat(response(urgent)).isEqualTo(LINK_8K + PROGRAM + readTurn + PROGRAM);
        assertThat(response(idle)).isEqualTo(LINK_8K + PROGRAM + readTurn + 2 * PROGRAM);
    }
}
