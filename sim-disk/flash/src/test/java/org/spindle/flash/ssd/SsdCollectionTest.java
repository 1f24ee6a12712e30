package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.flash.FlashRig.response;
import static org.spindle.flash.ssd.SmallSsd.LINK_8K;
import static org.spindle.flash.ssd.SmallSsd.ONE_PLANE;
import static org.spindle.flash.ssd.SmallSsd.PROGRAM;
import static org.spindle.flash.ssd.SmallSsd.READ_4K;
import static org.spindle.flash.ssd.SmallSsd.READ_8K;
import static org.spindle.flash.ssd.SmallSsd.rig;

import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Request;

/** Garbage collection: the copies and the erase of one block, their effect on reads, and reads that suspend the erase. The times are those of {@link SmallSsd}. */
class SsdCollectionTest {

    /** Twelve pages written over leave one valid page in each of three blocks; the next write opens the fourth of six blocks. */
    static double overwriteUntilCollection(FlashRig rig) {
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
}
