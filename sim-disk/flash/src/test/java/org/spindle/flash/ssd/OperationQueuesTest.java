package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.flash.medium.FlashGeometry;
import org.spindle.flash.store.BlockStore;
import org.spindle.flash.store.SlcBlocks;
import org.spindle.flash.store.WriteStream;
import org.spindle.spi.config.Size;
import org.spindle.testkit.sim.TestRandom;

/**
 * Reads and programs of random urgency in the queues of a die of two planes: the most urgent goes first, the pages of a block are
 * programmed in order, and the map has the newest data of each logical page where they are going to be.
 */
class OperationQueuesTest {

    private static final int LOGICAL = 60;
    private static final FlashGeometry DIE = new FlashGeometry(1, 1, 1, 2, 16, 4, Size.parse("4 KiB"));

    private final TestRandom random = new TestRandom(8);
    private final BlockStore store = new BlockStore(DIE, LOGICAL, 0, 1, true);
    private final FlashOperations ops = new FlashOperations();
    private final OperationQueues queues = new OperationQueues(
            store,
            new SchedulingConfig(SchedulingConfig.Order.READS_FIRST, true, true, true, true),
            ops,
            plane -> false);
    private final List<Integer> waiting = new ArrayList<>();
    /** The page that each waiting operation had when it was queued. */
    private final Map<Integer, Integer> queuedPage = new HashMap<>();
    /** The program with the newest data of a logical page. */
    private final Map<Integer, Integer> newest = new HashMap<>();
    /** Pages of each block that have been programmed since it was erased. */
    private final int[] programmed = new int[DIE.allBlocks()];

    private int moved;
    private int pairs;

    private void write() {
        int logical = (int) random.nextLong(LOGICAL);
        int plane = logical % DIE.allPlanes();
        WriteStream stream = random.nextLong(2) == 0 ? WriteStream.CACHED : WriteStream.HOST;
        if (!store.hasRoom(plane, stream)) {
            eraseOne(plane);
            return;
        }
        newest.put(logical, add(OperationClass.HOST_PROGRAM, store.write(plane, stream, logical), logical));
    }

    private void read() {
        int logical = (int) random.nextLong(LOGICAL);
        int page = store.pageOf(logical);
        if (page != BlockStore.NONE && store.isProgrammed(page)) {
            add(OperationClass.HOST_READ, page, logical);
        }
    }

    private int add(OperationClass kind, int page, int logical) {
        int op = ops.take(kind, DIE.planeOfPage(page), page, logical, 8, store.isSlc(page));
        ops.urgency[op] = (byte) random.nextLong(3);
        waiting.add(op);
        queuedPage.put(op, page);
        queues.add(op);
        return op;
    }

    private void discard(int logical) {
        store.discard(logical);
        newest.remove(logical);
    }

    /** Discards the contents of a block of a plane, if one has been programmed entirely, and erases it. */
    private void eraseOne(int plane) {
        for (int block = plane * DIE.blocks(); block < (plane + 1) * DIE.blocks(); block++) {
            if (store.isCollectable(block) || store.isFoldable(block)) {
                for (int page = block * DIE.pages(); page < (block + 1) * DIE.pages(); page++) {
                    if (store.logicalOf(page) != BlockStore.NONE) {
                        discard(store.logicalOf(page));
                    }
                }
                store.take(block);
                store.erase(block);
                programmed[block] = 0;
                return;
            }
        }
    }

    private void take() {
        int lead = queues.take(0, false);
        if (lead == FlashOperations.NONE) {
            assertThat(waiting).isEmpty();
            return;
        }
        for (int other : waiting) {
            if (ops.kind[other] == ops.kind[lead]) {
                assertThat(ops.urgency[other]).isGreaterThanOrEqualTo(ops.urgency[lead]);
            }
        }
        pairs += ops.mate[lead] == FlashOperations.NONE ? 0 : 1;
        for (int op = lead; op != FlashOperations.NONE; op = ops.mate[op]) {
            int page = ops.page[op];
            int queued = queuedPage.remove(op);
            if (ops.kind[op] == OperationClass.HOST_PROGRAM) {
                assertThat(page % DIE.pages()).isEqualTo(programmed[page / DIE.pages()]++);
                store.programmed(page);
                moved += page == queued ? 0 : 1;
                newest.remove(ops.owner[op], op);
            } else {
                assertThat(page).isEqualTo(queued);
            }
            waiting.remove((Integer) op);
            ops.release(op);
        }
    }

    private void check() {
        for (int op : waiting) {
            if (ops.kind[op] == OperationClass.HOST_PROGRAM) {
                int logical = ops.owner[op];
                boolean isNewest = Integer.valueOf(op).equals(newest.get(logical));
                assertThat(store.logicalOf(ops.page[op])).isEqualTo(isNewest ? logical : BlockStore.NONE);
                assertThat(store.isProgrammed(ops.page[op])).isFalse();
                assertThat(ops.slc[op]).isEqualTo(store.isSlc(ops.page[op]));
            }
        }
        int valid = 0;
        for (int block = 0; block < DIE.allBlocks(); block++) {
            valid += store.valid(block);
        }
        int mapped = 0;
        for (int logical = 0; logical < LOGICAL; logical++) {
            int page = store.pageOf(logical);
            if (page != BlockStore.NONE) {
                mapped++;
                assertThat(store.logicalOf(page)).isEqualTo(logical);
            }
        }
        assertThat(valid).isEqualTo(mapped);
    }

    @Test
    void urgencyDecidesWhoseDataAreProgrammedNext() {
        store.cacheIn(new SlcBlocks(DIE, 2, 2, 3, 4));
        for (int i = 0; i < 20_000; i++) {
            int step = (int) random.nextLong(20);
            if (step < 8) {
                write();
            } else if (step < 10) {
                read();
            } else if (step == 10) {
                discard((int) random.nextLong(LOGICAL));
            } else {
                take();
            }
            check();
        }
        assertThat(moved).isGreaterThan(1_000);
        assertThat(pairs).isGreaterThan(100);
        while (!waiting.isEmpty()) {
            take();
        }
    }
}
