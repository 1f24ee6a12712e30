package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.spindle.spi.layer.DataPath;
import org.spindle.spi.request.Operation;

/** The differences of DiskSim's memory cache. Lines of 8 sectors; requests below take 5 ms. */
class DiskSimCacheTest {

    private static Rig rig(int lines, int cluster, WriteScheme scheme, CacheCompat... compat) {
        Rig rig = new Rig(1);
        rig.unit(400, random -> 5 * Rig.MS);
        return rig.cache(new CacheRules(
                new LineShape(8, 1, 8),
                lines,
                Long.MAX_VALUE,
                true,
                Rig.policy("lru"),
                Allocation.STRICT_ORDER,
                scheme,
                Prefetch.NONE,
                Prefetch.NONE,
                null,
                Integer.MAX_VALUE,
                cluster,
                0,
                1,
                null,
                null,
                Set.of(compat)));
    }

    /**
     * The reference's section 10.5: "with cluster > 1 and the range touching the line edge it is extended into physically adjacent
     * lines". In DiskSim's recordings only the front edge counts: a range that begins inside its line is written alone.
     */
    @Test
    void joinsOnlyFromTheFirstBlockOfALine() {
        assertThat(writtenOut(CacheCompat.CLUSTER_FROM_LINE_START)).containsExactly("W 4+4", "W 8+8");
        assertThat(writtenOut()).as("both edges count").containsExactly("W 4+12");
    }

    private static List<String> writtenOut(CacheCompat... compat) {
        Rig rig = rig(2, 8, WriteScheme.BACK, compat);
        rig.response(Operation.WRITE, 4, 12);
        rig.response(Operation.WRITE, 80, 8);
        rig.response(Operation.WRITE, 160, 8);
        return rig.units.get(0).log.stream()
                .filter(text -> text.compareTo("W 80") != 0)
                .limit(compat.length + 1L)
                .toList();
    }

    /** A range that begins with its line is extended into the next line in either case. */
    @Test
    void joinsFromTheFirstBlock() {
        Rig rig = rig(2, 8, WriteScheme.BACK, CacheCompat.CLUSTER_FROM_LINE_START);
        rig.response(Operation.WRITE, 0, 12);
        rig.response(Operation.WRITE, 80, 8);
        assertThat(rig.units.get(0).log).containsExactly("W 0+12");
    }

    /**
     * Section 10.5: "write it out and wait for that write, then retry": each request does so separately, so that two write-outs are
     * sent at once.
     */
    @Test
    void eachRequestLooksForAVictim() {
        assertThat(writeOutsAtOnce()).isEqualTo(1);
        assertThat(writeOutsAtOnce(CacheCompat.INDEPENDENT_EVICTIONS)).isEqualTo(2);
    }

    private static int writeOutsAtOnce(CacheCompat... compat) {
        Rig rig = rig(2, 1, WriteScheme.BACK, compat);
        rig.response(Operation.WRITE, 0, 8);
        rig.response(Operation.WRITE, 80, 8);
        rig.submit(Operation.WRITE, 0, 160, 8, done -> {});
        rig.submit(Operation.WRITE, 0, 240, 8, done -> {});
        int begun = rig.units.get(0).log.size();
        rig.events.run();
        assertThat(rig.completed).isEqualTo(4);
        return begun;
    }

    /** A write that waits for a line being written through continues in a separate event, once the lock is free. */
    @Test
    void waitersForLocksGoOnLater() {
        assertThat(writesBegunAtCompletion()).isEqualTo(2);
        assertThat(writesBegunAtCompletion(CacheCompat.LATE_LOCKS)).isEqualTo(1);
    }

    /**
     * Returns the number of writes to the unit below that have begun when the first is complete and its immediate effects are done.
     */
    private static int writesBegunAtCompletion(CacheCompat... compat) {
        Rig rig = rig(2, 1, WriteScheme.THROUGH_SYNCHRONOUS, compat);
        int[] begun = new int[1];
        rig.submit(Operation.WRITE, 0, 0, 4, done -> {});
        rig.submit(Operation.WRITE, 0, 4, 4, done -> {});
        // At the time of the completion, scheduled after it and before the events that it schedules.
        rig.events.schedule(
                5 * Rig.MS, (op, arg) -> begun[0] = rig.units.get(0).log.size(), 0, 0);
        rig.events.run();
        return begun[0];
    }

    /**
     * Section 9.3: "When the cache says the data (or space) is locked and ready → host DMA"; the data of a write that needs room
     * are moved after the write-out of its victim.
     */
    @Test
    void movesTheDataOfTheHostWhenLinesAreLocked() {
        Rig rig = rig(1, 1, WriteScheme.BACK);
        List<Long> moved = new ArrayList<>();
        rig.cache()
                .movesDataThrough(movement ->
                        rig.events.schedule(rig.events.now() + Rig.MS, (op, arg) -> ended(rig, moved, movement), 0, 0));
        assertThat(rig.response(Operation.WRITE, 0, 8)).isEqualTo(1);
        assertThat(rig.response(Operation.WRITE, 80, 8))
                .as("write-out, then data")
                .isEqualTo(6);
        assertThat(rig.response(Operation.READ, 80, 8)).isEqualTo(1);
        assertThat(moved).containsExactly(Rig.MS, 7 * Rig.MS, 8 * Rig.MS);
    }

    private static void ended(Rig rig, List<Long> moved, DataPath.Movement movement) {
        assertThat(movement.sectors()).isEqualTo(8);
        moved.add(rig.events.now());
        movement.dataMoved();
    }
}
