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
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Request;

/** The cached map and the data cache in the drive's memory. The times are those of {@link SmallSsd}. */
class SsdMemoryTest {

    /** With memory for one entry, a read of another page needs the page of the map again. */
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

    /** Writes change two entries of the one page of the map; it is written when the first of them is evicted. */
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

    /** 16 B hold two entries of 8 B but one of 16; the page of the map has 1024 of the former. */
    @Test
    void entriesHaveTheirSize() {
        for (int bytes : new int[] {8, 16}) {
            FlashRig rig = rig(ONE_PLANE, "map={cache: 16 B, entry: " + bytes + " B}", "overProvisioning=0.5");
            for (int i = 0; i < 4; i++) {
                rig.readAt(1_000 * i, 16 * (i % 2), 8);
            }
            rig.run();
            assertThat(rig.measured.count("map-hits")).isEqualTo(bytes == 8 ? 2 : 0);
            assertThat(rig.measured.count("map-misses")).isEqualTo(bytes == 8 ? 2 : 4);
        }
        assertThat(FlashRig.config(SsdConfig.class, ONE_PLANE, "map={entry: 16 B}")
                        .entriesPerPage())
                .isEqualTo(512);
    }

    /** Reads that miss entries of one page of the map wait for one read of it; the second also waits for the die. */
    @Test
    void missesOfOnePageOfTheMapShareItsRead() {
        FlashRig rig = rig(ONE_PLANE, "map.cache=64 B", "overProvisioning=0.5");
        Request first = rig.readAt(0, 16, 8);
        Request second = rig.readAt(0, 32, 8);
        rig.run();
        assertThat(response(first)).isEqualTo(READ_8K + READ_4K);
        assertThat(response(second)).isEqualTo(READ_8K + READ_4K - 1_248 + READ_4K);
        assertThat(rig.parts(second)).containsEntry("map", READ_8K);
        assertThat(rig.measured.count("map-misses")).isEqualTo(2);
    }

    /** A cache for writes only has what was written, as long as it is not in the flash; a cache for reads only passes writes on. */
    @Test
    void theCacheServesReadsOrWritesOrBoth() {
        FlashRig writes = rig(ONE_PLANE, "cache={size: 32 KiB, rate: 333 MB/s, reads: false}");
        Request written = writes.writeAt(0, 0, 16);
        Request early = writes.readAt(100, 0, 8);
        Request late = writes.readAt(5_000, 0, 8);
        Request again = writes.readAt(6_000, 0, 8);
        writes.run();
        assertThat(response(written)).isEqualTo(LINK_8K + 24_601);
        assertThat(response(early)).isEqualTo(12_300 + 1_248);
        assertThat(response(late)).isEqualTo(READ_4K);
        assertThat(response(again)).isEqualTo(READ_4K);
        FlashRig reads = rig(ONE_PLANE, "cache={size: 32 KiB, rate: 333 MB/s, writes: false}");
        reads.readAt(0, 0, 8);
        Request hit = reads.readAt(1_000, 0, 8);
        Request through = reads.writeAt(2_000, 0, 16);
        Request dropped = reads.readAt(3_000, 0, 8);
        reads.run();
        assertThat(response(hit)).isEqualTo(12_300 + 1_248);
        assertThat(response(through)).isEqualTo(LINK_8K + PROGRAM);
        assertThat(response(dropped)).isEqualTo(READ_4K);
    }

    /** Two of four pages may be dirty: the third write sends the first page to the flash. 300 ns for each access, 8,192 for a page. */
    @Test
    void dirtyPagesBeyondTheShareGoToTheFlash() {
        FlashRig rig = rig(ONE_PLANE, "cache={size: 32 KiB, dirty: 0.5, access: 300 ns, rate: 1 GB/s}");
        rig.writeAt(0, 0, 16);
        rig.writeAt(1_000, 16, 16);
        Request third = rig.writeAt(2_000, 32, 16);
        rig.run();
        assertThat(response(third)).isEqualTo(LINK_8K + 300 + 8_192);
        assertThat(rig.measured.count("pages-programmed")).isEqualTo(1);
        assertThat(rig.measured.levels("cache-dirty")).containsExactly(0.25, 0.5, 0.75, 0.5);
    }

    /** The least recently used page makes room: of three pages in two places the first was used last. */
    @Test
    void theLeastRecentlyUsedPageLeavesTheCache() {
        FlashRig rig = rig(ONE_PLANE, "cache={size: 16 KiB}");
        int[] pages = {1, 2, 1, 3, 1, 2};
        for (int i = 0; i < pages.length; i++) {
            rig.readAt(1_000 * i, 16 * pages[i], 8);
        }
        rig.run();
        assertThat(rig.done)
                .extracting(Request::buffer)
                .containsExactly(
                        BufferOutcome.MISS,
                        BufferOutcome.MISS,
                        BufferOutcome.HIT,
                        BufferOutcome.MISS,
                        BufferOutcome.HIT,
                        BufferOutcome.MISS);
    }
}
