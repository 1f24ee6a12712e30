package org.spindle.flash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.flash.medium.PlaneOrder;
import org.spindle.spi.config.Size;
import org.spindle.testkit.sim.TestRandom;

/** The steady state is the same on any number of threads, also where the last planes do not fill a round of parallel placing. */
class PreconditioningTest {

    private static final FlashGeometry PLANES = new FlashGeometry(3, 3, 1, 2, 260, 256, Size.parse("4 KiB"));
    private static final int FREE = 5;
    private static final int LOGICAL = PLANES.allPlanes() * 50_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void isTheSameOnAnyNumberOfThreads(int threads) {
        assertThat(pages(steady(threads))).isEqualTo(pages(steady(1)));
    }

    /** Logical page n is in plane n modulo the number of planes, and a plane has no more full blocks than it may. */
    @Test
    void hasEveryLogicalPageInItsPlane() {
        BlockStore store = steady(4);
        int[] pages = pages(store);
        int[] valid = new int[PLANES.allBlocks()];
        for (int logical = 0; logical < LOGICAL; logical++) {
            int plane = pages[logical % PLANES.allPlanes()] / PLANES.pagesPerPlane();
            if (store.logicalOf(pages[logical]) != logical || pages[logical] / PLANES.pagesPerPlane() != plane) {
                fail("logical page %d is in page %d", logical, pages[logical]);
            }
            valid[pages[logical] / PLANES.pages()]++;
        }
        for (int block = 0; block < valid.length; block++) {
            assertThat(store.valid(block)).isEqualTo(valid[block]);
        }
        for (int plane = 0; plane < PLANES.allPlanes(); plane++) {
            assertThat(store.freeBlocks(plane)).isEqualTo(FREE);
        }
    }

    private static BlockStore steady(int threads) {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            return pool.invoke(ForkJoinTask.adapt((Callable<BlockStore>) PreconditioningTest::steady));
        } finally {
            pool.shutdown();
        }
    }

    private static BlockStore steady() {
        BlockStore store = new BlockStore(PLANES, LOGICAL, 0, 1, true);
        new Preconditioning(store, new PlaneOrder("CWDP", PLANES), new TestRandom(9)).steady(LOGICAL, 4, FREE);
        return store;
    }

    private static int[] pages(BlockStore store) {
        int[] pages = new int[LOGICAL];
        for (int logical = 0; logical < LOGICAL; logical++) {
            pages[logical] = store.pageOf(logical);
        }
        return pages;
    }
}
