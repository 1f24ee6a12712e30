package org.spindle.flash.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.spi.config.Size;
import org.spindle.testkit.sim.TestRandom;

/** A store with blocks that hold a third of the pages. */
class SlcBlocksTest {

    private static final int LOGICAL = 120;
    private static final FlashGeometry ONE_PLANE = new FlashGeometry(1, 1, 1, 1, 40, 6, Size.parse("4 KiB"));

    private static BlockStore store(SlcBlocks slc) {
        BlockStore store = new BlockStore(ONE_PLANE, LOGICAL, 0, 1, true);
        store.cacheIn(slc);
        return store;
    }

    private static void fold(BlockStore store, SlcBlocks slc, int block) {
        store.take(block);
        for (int page = block * 6; page < block * 6 + 6; page++) {
            int logical = store.logicalOf(page);
            if (logical != BlockStore.NONE) {
                assertThat(page % 6).isLessThan(slc.pages());
                store.programmed(store.write(0, WriteStream.COLLECTED, logical));
            }
        }
        store.erase(block);
    }

    /**
     * The newest copy of every logical page is where it was written or moved last; the cache never takes blocks that must stay
     * free.
     */
    @ParameterizedTest
    @CsvSource({"3, 0", "0, 5", "3, 5"})
    void theInvariantsHoldUnderRandomInput(int fixed, int lendable) {
        SlcBlocks slc = new SlcBlocks(ONE_PLANE, 2, fixed, lendable, 4);
        BlockStore store = store(slc);
        PlaneCollection collection = new PlaneCollection(store, VictimChoice.GREEDY.policy(1, new TestRandom(1)), 4);
        TestRandom random = new TestRandom(3);
        Map<Integer, Boolean> written = new HashMap<>();
        int cached = 0;
        for (int i = 0; i < 20_000; i++) {
            int logical = (int) random.nextLong(LOGICAL);
            int free = store.freeBlocks(0);
            if (store.hasRoom(0, WriteStream.CACHED)) {
                int page = store.write(0, WriteStream.CACHED, logical);
                store.programmed(page);
                assertThat(store.isSlc(page)).isTrue();
                assertThat(store.freeBlocks(0)).isGreaterThanOrEqualTo(Math.min(free, 4));
                cached++;
            } else {
                int block = slc.oldest(0);
                if (block != BlockStore.NONE
                        && random.nextLong(2) == 0
                        && store.isFoldable(block)
                        && store.freeBlocks(0) > 1) {
                    fold(store, slc, block);
                }
                collection.write(0, logical);
            }
            written.put(logical, true);
            assertThat(store.logicalOf(store.pageOf(logical))).isEqualTo(logical);
        }
        int valid = 0;
        for (int block = 0; block < 40; block++) {
            valid += store.valid(block);
        }
        assertThat(valid).isEqualTo(written.size());
        assertThat(cached).isGreaterThan(100);
        assertThat(slc.used()).isBetween(0, fixed + lendable);
    }

    @Test
    void blocksAreFoldedInTheOrderInWhichTheyWereFilled() {
        SlcBlocks slc = new SlcBlocks(ONE_PLANE, 2, 1, 2, 0);
        BlockStore store = store(slc);
        int[] pages = new int[6];
        for (int i = 0; i < 6; i++) {
            pages[i] = store.write(0, WriteStream.CACHED, i);
            store.programmed(pages[i]);
        }
        assertThat(store.hasRoom(0, WriteStream.CACHED)).isFalse();
        assertThat(slc.oldest(0)).isEqualTo(pages[0] / 6);
        assertThat(slc.isFixed(slc.oldest(0))).isTrue();
        assertThat(slc.oldestLent(0)).isEqualTo(pages[2] / 6);
        fold(store, slc, pages[2] / 6);
        assertThat(slc.oldestLent(0)).isEqualTo(pages[4] / 6);
        assertThat(slc.contains(pages[2] / 6)).isFalse();
        assertThat(slc.available(0, store.freeBlocks(0))).isEqualTo(1);
    }
}
