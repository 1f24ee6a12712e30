package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

    /** One plane of 20 blocks of 4 pages, of which the host overwrites one page only, with long pauses. */
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
     * 200 blocks are filled. Without levelling they are those in turn that are open or free, and the ten with the other
     * contents are never erased; with it erases differ by 4 at most. A block gets contents that are not overwritten, whose
     * four pages are copied, after it has been erased three times more, so that there is one such erase for three others or more.
     */
    @Test
    void erasesDifferByLittleMoreThanTheSpread() {
        FlashRig without = overwriteOnePage();
        FlashRig with = overwriteOnePage("garbageCollection.staticWear=3");
        assertThat(last(without.measured.levels("erase-spread"))).isBetween(45.0, 50.0);
        assertThat(with.measured.levels("erase-spread"))
                .allSatisfy(spread -> assertThat(spread).isLessThanOrEqualTo(4));
        assertThat(without.measured.count("pages-copied")).isLessThan(10);
        assertThat(with.measured.count("pages-copied")).isBetween(1L, 4L * 200 / 3);
    }

    /**
     * Random writes make garbage collection open a block for the pages that it copies. Then one page is overwritten, which leaves
     * nothing to copy, so that this block never fills; it must not stay the only one that is not erased.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void aBlockOfCopiesThatNeverFillsIsErasedToo(long seed) {
        FlashRig rig = new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, """
                        link: conversation
                        geometry: {channels: 1, chips: 1, dies: 1, planes: 1, blocks: 20, pages: 4}
                        overProvisioning: 0.8
                        garbageCollection: {threshold: 0.15, staticWear: 3}
                        precondition: {state: sequential}
                        """));
        Random random = new Random(seed);
        int writes = 0;
        while (writes < 200) {
            rig.writeAt(20_000.0 * writes++, 16L * random.nextInt(44), 16);
        }
        while (writes < 1200) {
            rig.writeAt(20_000.0 * writes++, 0, 16);
        }
        rig.run();
        assertThat(last(rig.measured.levels("erase-spread"))).isLessThanOrEqualTo(5);
    }

    /** All writes wait from the beginning, so that levelling takes place between collections. */
    @Test
    void levellingTakesItsTurnUnderFullLoad() {
        FlashRig without = overwriteWithoutPause();
        FlashRig with = overwriteWithoutPause("garbageCollection.staticWear=5");
        assertThat(last(without.measured.levels("erase-spread"))).isGreaterThan(100);
        assertThat(with.measured.levels("erase-spread"))
                .allSatisfy(spread -> assertThat(spread).isLessThanOrEqualTo(12));
    }

    /** One plane of 64 blocks of 4 pages, of which the host overwrites 32 at random. */
    private static FlashRig overwriteWithoutPause(String... sets) {
        FlashRig rig = new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, """
                        link: conversation
                        queueDepth: 8000
                        geometry: {channels: 1, chips: 1, dies: 1, planes: 1, blocks: 64, pages: 4, page: 4 KiB}
                        overProvisioning: 0.2
                        flash: {read: [1 us], program: [2 us], erase: 3 us}
                        precondition: {state: sequential}
                        """, sets));
        Random random = new Random(1);
        for (int i = 0; i < 8000; i++) {
            rig.writeAt(i, 8L * random.nextInt(32), 8);
        }
        rig.run();
        return rig;
    }

    /** Cold contents go to the free block with the most erases, which they would otherwise not reach: it is taken last. */
    @Test
    void movedContentsGoToTheMostErasedFreeBlock() {
        BlockStore store = store(3);
        int worn = store.write(0, WriteStream.HOST, 2 * PAGES) / PAGES;
        for (int k = 1; k < PAGES; k++) {
            store.write(0, WriteStream.HOST, 2 * PAGES);
        }
        store.discard(2 * PAGES);
        store.take(worn);
        store.erase(worn);
        assertThat(store.wear().erases(worn)).isEqualTo(4);
        store.take(0);
        assertThat(store.move(0, WriteStream.COLD, 0) / PAGES).isEqualTo(worn);
        assertThat(store.move(0, WriteStream.COLLECTED, 1) / PAGES).isNotEqualTo(worn);
    }

    /** Blocks that are bad from the factory, and the fixed ones of an SLC cache, are never erased as others are. */
    @ParameterizedTest
    @ValueSource(strings = {"defects.factory=0.1", "slcCache={fixed: 2}"})
    void blocksThatDoNotWearAreNotInTheSpread(String set) {
        FlashRig rig = new FlashRig(new SsdFactory(), FlashRig.config(SsdConfig.class, """
                        link: conversation
                        geometry: {channels: 1, chips: 1, dies: 1, planes: 1, blocks: 20, pages: 4}
                        flash: {read: [75 us, 75 us], program: [750 us, 750 us]}
                        overProvisioning: 3
                        garbageCollection: {threshold: 0.5, policy: fifo}
                        """, set));
        for (int i = 0; i < 1600; i++) {
            rig.writeAt(20_000.0 * i, 0, 16);
        }
        rig.run();
        assertThat(rig.measured.count("blocks-erased")).isGreaterThan(300);
        assertThat(last(rig.measured.levels("erase-spread"))).isLessThanOrEqualTo(2);
    }
}
