package org.spindle.cachelab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.spindle.cachelab.AccessTraceBuilder.Entries;
import org.spindle.testkit.oracle.PlainReplacement;

class SimulatedCacheTest {

    private static AccessCounts misses(AccessTrace trace, long bytes) {
        return new SimulatedCache(trace, PlainReplacement.lru(), bytes, null, new LongAdder())
                .take(0, trace.accesses())
                .counts();
    }

    /**
     * LRU of two blocks of 4096 bytes, by hand. Request 1 reads half of block 0 and all of block 1: both missed. Request 2 writes
     * block 0: hit, dirty. Request 3 reads block 2: block 1 is evicted, clean. Request 4 reads block 1: block 0 is evicted, dirty.
     */
    @Test
    void countsRequestsBlocksAndBytes() {
        AccessTraceBuilder builder = new AccessTraceBuilder(Entries.BLOCKS, 4096, 1);
        builder.add(SmallTrace.request(2048, 6144, false, 0));
        builder.add(SmallTrace.request(0, 4096, true, 1));
        builder.add(SmallTrace.request(8192, 4096, false, 2));
        builder.add(SmallTrace.request(4096, 512, false, 3));
        AccessTrace trace = builder.build();
        assertThat(trace.keys()).isEqualTo(3);
        assertThat(trace.footprint()).isEqualTo(3 * 4096);
        assertThat(misses(trace, 2 * 4096)).isEqualTo(new AccessCounts(3, 4, 0, 6144 + 4096 + 512, 0, 2, 1, 0));
    }

    /** Objects of 3, 4 and 9 bytes in 8 bytes: the third is too large; a hit does not change the size that was stored. */
    @Test
    void limitsObjectsByTheirBytes() {
        AccessTraceBuilder builder = new AccessTraceBuilder(Entries.OBJECTS, 1, 1);
        builder.add(SmallTrace.access(1, 3, false));
        builder.add(SmallTrace.access(2, 4, false));
        builder.add(SmallTrace.access(3, 9, false));
        builder.add(SmallTrace.access(1, 6, false));
        builder.add(SmallTrace.access(4, 1, false));
        builder.add(SmallTrace.access(2, 4, false));
        AccessTrace trace = builder.build();
        assertThat(trace.hasEqualEntries()).isFalse();
        assertThat(misses(trace, 8)).isEqualTo(new AccessCounts(4, 4, 0, 3 + 4 + 9 + 1, 0, 0, 0, 1));
    }

    @Test
    void knowsTheNextAccesses() {
        NextAccesses next = new NextAccesses(SmallTrace.of(List.of(5L, 6L, 5L, 5L)));
        int never = NextAccesses.NEVER;
        assertThat(next.chunk(0)).containsExactly(2, never, 3, never);
    }

    @Test
    void countsTheMemoryOfAPolicy() {
        record Policy(int[] lines, long key) {}
        // A header of 12 bytes, a reference and a long; an array of 16 + 4 * 10 bytes.
        assertThat(PolicyMemory.of(new Policy(new int[10], 1))).isEqualTo(24 + 56);
    }
}
