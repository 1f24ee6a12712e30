package org.spindle.flash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.flash.medium.PlaneOrder;
import org.spindle.spi.config.Size;
import org.spindle.testkit.sim.TestRandom;

/** Invariants: the map and its inverse agree, pages are free, valid or invalid, and nothing valid is erased. */
class BlockStoreTest {

    private static final FlashGeometry FOUR_PLANES = new FlashGeometry(2, 1, 1, 2, 40, 8, Size.parse("4 KiB"));
    private static final int LOGICAL = 4 * 250;

    private static void check(BlockStore store, Set<Integer> mapped) {
        int pages = FOUR_PLANES.pages();
        for (int logical = 0; logical < LOGICAL; logical++) {
            int page = store.pageOf(logical);
            assertThat(page == BlockStore.NONE).isNotEqualTo(mapped.contains(logical));
            if (page != BlockStore.NONE) {
                assertThat(store.logicalOf(page)).isEqualTo(logical);
            }
        }
        int allValid = 0;
        for (int block = 0; block < FOUR_PLANES.allBlocks(); block++) {
            int valid = 0;
            for (int k = 0; k < pages; k++) {
                boolean isValid = store.logicalOf(block * pages + k) != BlockStore.NONE;
                assertThat(isValid && k >= store.written(block))
                        .as("a free page is valid")
                        .isFalse();
                valid += isValid ? 1 : 0;
            }
            assertThat(store.valid(block)).isEqualTo(valid);
            allValid += valid;
        }
        assertThat(allValid).isEqualTo(mapped.size());
    }

    @ParameterizedTest
    @EnumSource(VictimChoice.class)
    void theInvariantsHoldUnderRandomInput(VictimChoice choice) {
        BlockStore store = new BlockStore(FOUR_PLANES, LOGICAL, 0, 1, true);
        TestRandom random = new TestRandom(2);
        PlaneOrder order = new PlaneOrder("PCWD", FOUR_PLANES);
        PlaneCollection collection = new PlaneCollection(store, choice.policy(3, random), 3);
        Set<Integer> mapped = new HashSet<>();
        for (int i = 0; i < 20_000; i++) {
            int logical = (int) random.nextLong(LOGICAL);
            if (random.nextLong(10) == 0) {
                store.discard(logical);
                mapped.remove(logical);
            } else {
                collection.write(order.planeOf(logical), logical);
                mapped.add(logical);
            }
            if (i % 1_000 == 0) {
                check(store, mapped);
            }
        }
        check(store, mapped);
        assertThat(collection.moved()).isPositive();
    }

    @Test
    void steadyStatesFillWhatTheyAreAskedTo() {
        for (double fill : new double[] {0.1, 0.5, 1}) {
            BlockStore store = new BlockStore(FOUR_PLANES, LOGICAL, 0, 1, true);
            int filled = (int) (fill * LOGICAL);
            new Preconditioning(store, new PlaneOrder("CWDP", FOUR_PLANES), new TestRandom(9)).steady(filled, 4, 5);
            Set<Integer> mapped = new HashSet<>();
            for (int i = 0; i < filled; i++) {
                mapped.add(i);
            }
            check(store, mapped);
            assertThat(store.freeBlocks(3)).isEqualTo(5);
        }
    }

    @Test
    void aBlockWithValidPagesIsNotErased() {
        BlockStore store = new BlockStore(FOUR_PLANES, LOGICAL, 0, 1, true);
        int page = store.write(0, WriteStream.HOST, 0);
        assertThatThrownBy(() -> store.erase(page / FOUR_PLANES.pages())).hasMessageContaining("1 valid pages");
    }

    @Test
    void aPageIsNotProgrammedBeforeAnEarlierOneOfItsBlock() {
        BlockStore store = new BlockStore(FOUR_PLANES, LOGICAL, 0, 1, true);
        int first = store.write(0, WriteStream.HOST, 0);
        int second = store.write(0, WriteStream.HOST, 4);
        assertThatThrownBy(() -> store.programmed(second)).hasMessageContaining("page " + second + " is not the next");
        assertThat(first).isEqualTo(second - 1);
    }

    /** A page with old contents, first with the newest copy of these in another block, then with a valid page of its own block. */
    @Test
    void pagesExchangeTheirContents() {
        BlockStore store = new BlockStore(FOUR_PLANES, LOGICAL, 0, 1, true);
        int stale = store.write(0, WriteStream.HOST, 0);
        int newest = store.write(0, WriteStream.MAP, 0);
        int other = store.write(0, WriteStream.HOST, 4);
        store.exchange(0, stale, newest);
        assertThat(store.pageOf(0)).isEqualTo(stale);
        assertThat(store.logicalOf(newest)).isEqualTo(BlockStore.NONE);
        assertThat(store.valid(stale / FOUR_PLANES.pages())).isEqualTo(2);
        assertThat(store.valid(newest / FOUR_PLANES.pages())).isZero();
        store.exchange(0, stale, other);
        assertThat(store.pageOf(0)).isEqualTo(other);
        assertThat(store.pageOf(4)).isEqualTo(stale);
        check(store, Set.of(0, 4));
    }

    /** Each write moves the valid page to another block, so that all four blocks are erased equally often. */
    @Test
    void wearIsCounted() {
        FlashGeometry four = new FlashGeometry(1, 1, 1, 1, 4, 1, Size.parse("4 KiB"));
        BlockStore store = new BlockStore(four, 1, 0, 1, true);
        int last = store.write(0, WriteStream.HOST, 0);
        for (int i = 0; i < 11; i++) {
            int next = store.write(0, WriteStream.HOST, 0);
            store.erase(last);
            last = next;
        }
        assertThat(store.wear().spread()).isEqualTo(1);
        assertThat(store.wear().erases(0)).isEqualTo(3);
    }

    /** Block 0 was erased last; it is the least worn if the others were erased more often. */
    @Test
    void dynamicWearLevellingTakesTheLeastErasedBlock() {
        assertThat(choice(true)).isEqualTo(0);
        assertThat(choice(false)).isNotEqualTo(0);
    }

    private static int choice(boolean leastWornFirst) {
        FlashGeometry four = new FlashGeometry(1, 1, 1, 1, 4, 1, Size.parse("4 KiB"));
        BlockStore store = new BlockStore(four, 2, 0, 1, leastWornFirst);
        int kept = store.write(0, WriteStream.HOST, 1);
        int last = store.write(0, WriteStream.HOST, 0);
        for (int i = 0; i < 7; i++) {
            int next = store.write(0, WriteStream.HOST, 0);
            store.erase(last);
            last = next;
        }
        store.discard(1);
        store.erase(kept);
        return store.write(0, WriteStream.HOST, 0);
    }
}
