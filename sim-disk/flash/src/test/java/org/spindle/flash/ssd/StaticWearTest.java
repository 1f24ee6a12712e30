package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.WriteStream;
import org.spindle.spi.config.Size;

/** Static wear levelling: contents that are never overwritten are moved, so that their blocks are erased too. */
class StaticWearTest {

    private static final int PAGES = 4;

    /** Blocks 0 and 1 have contents; the third is written and erased as often as wanted. */
    private static BlockStore store(int erases) {
        BlockStore store = new BlockStore(new FlashGeometry(1, 1, 1, 1, 8, PAGES, Size.parse("4 KiB")), 12, 0, 1, true);
        for (int logical = 0; logical < 2 * PAGES; logical++) {
            store.programmed(store.write(0, WriteStream.HOST, logical));
        }
        for (int i = 0; i < erases * 6; i++) {
            for (int k = 0; k < PAGES; k++) {
                int page = store.write(0, WriteStream.HOST, 2 * PAGES);
                store.programmed(page);
                if (k == PAGES - 1) {
                    store.discard(2 * PAGES);
                    store.take(page / PAGES);
                    store.erase(page / PAGES);
                }
            }
        }
        return store;
    }

    /** Six blocks have been erased three times, two never. */
    @Test
    void theLeastErasedFullBlockIsDueFromTheSpreadOn() {
        assertThat(store(3).wear().spread()).isEqualTo(3);
        assertThat(new ColdBlocks(3, store(3)).due(0)).isZero();
        assertThat(new ColdBlocks(4, store(3)).due(0)).isEqualTo(BlockStore.NONE);
        assertThat(new ColdBlocks(null, store(3)).due(0)).isEqualTo(BlockStore.NONE);
    }

    @Test
    void aBlockThatIsAlreadyTakenIsNotDue() {
        BlockStore store = store(3);
        store.take(0);
        assertThat(new ColdBlocks(3, store).due(0)).isEqualTo(1);
        store.take(1);
        assertThat(new ColdBlocks(3, store).due(0)).isEqualTo(BlockStore.NONE);
    }

    /** One plane of 20 blocks of 4 pages, of which the host overwrites one page only. */
    private static FlashRig overwriteOnePage(String... sets) {
        FlashRig rig = new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, """
                        link: conversation
                        geometry: {channels: 1, chips: 1, dies: 1, planes: 1, blocks: 20, pages: 4}
                        overProvisioning: 0.8
                        garbageCollection: {threshold: 0.15}
                        precondition: {state: sequential}
                        """, sets));
        for (int i = 0; i < 800; i++) {
            rig.writeAt(20_000.0 * i, 0, 16);
        }
        rig.run();
        return rig;
    }

    private static double last(List<Double> levels) {
        return levels.get(levels.size() - 1);
    }

    /**
     * 200 blocks are filled. Without levelling they are four blocks in turn, as many as are open or free, and the ten with the other
     * contents are never erased; with it erases never differ by more than 3, and by one more while a block is being moved.
     */
    @Test
    void erasesDifferByLittleMoreThanTheSpread() {
        FlashRig without = overwriteOnePage();
        FlashRig with = overwriteOnePage("garbageCollection.staticWear=3");
        assertThat(last(without.measured.levels("erase-spread"))).isBetween(45.0, 50.0);
        assertThat(with.measured.levels("erase-spread"))
                .allSatisfy(spread -> assertThat(spread).isLessThanOrEqualTo(4));
        assertThat(without.measured.count("pages-copied")).isLessThan(10);
        assertThat(with.measured.count("pages-copied")).isPositive();
    }
}
