package org.spindle.host.redcap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.host.volume.VolumeRig;
import org.spindle.spi.request.Operation;

/** The paths of reads and writes (sections 2.3.1, 2.3.2 and 3.3.3), with segments of 8 blocks of one sector and 10 ms for each request. */
class RedcapLayerTest {

    private static RedcapRig rig(String config) {
        return new RedcapRig(100, "activation: always\n" + config);
    }

    /** A request at the start, at the end, in the middle of a segment, and all of it: 1, 1, 2 and no prefetch pieces. */
    @Test
    void prefetchesTheRestOfASegmentAfterTheRequestedBlocks() {
        RedcapRig rig = rig("");
        assertThat(rig.read(0, 2)).containsExactly("r0@0+2 r0@2+6");
        assertThat(rig.read(14, 2)).containsExactly("r0@14+2 r0@8+6");
        assertThat(rig.read(19, 2)).containsExactly("r0@19+2 r0@16+3 r0@21+3");
        assertThat(rig.read(24, 8)).containsExactly("r0@24+8");
        assertThat(rig.count("blocks-prefetched")).isEqualTo(18);
        assertThat(rig.count("read-misses")).isEqualTo(4);
    }

    /**
     * "The original piece goes first so it is not delayed: if the elevator queue is empty it is dispatched at once; otherwise the
     * elevator merges" (section 2.3.2): an idle disk is unplugged between the requested blocks and the others, a busy one is not; nor is
     * it where one request reads all.
     */
    @Test
    void sendsTheRequestedBlocksToAnIdleDiskAtOnce() {
        RedcapRig rig = rig("");
        rig.logsUnplugging = true;
        rig.submit(Operation.READ, 1, 2, () -> {});
        rig.submit(Operation.READ, 9, 2, () -> {});
        rig.rig.events.run();
        assertThat(rig.rig.sent).containsExactly("r0@1+2 unplug r0@0+1 r0@3+5 r0@9+2 r0@8+1 r0@11+5");
        RedcapRig single = rig("fill: single");
        single.logsUnplugging = true;
        assertThat(single.read(1, 2)).containsExactly("r0@0+8");
    }

    @Test
    void passesUnpluggingOn() {
        RedcapRig rig = rig("");
        rig.logsUnplugging = true;
        rig.rig.volume.unplug();
        assertThat(rig.rig.sent).containsExactly("unplug");
    }

    /** T-8: requested blocks are not stored in the segment, and a request for a complete segment allocates none. */
    @Test
    void doesNotStoreRequestedBlocks() {
        RedcapRig rig = rig("");
        rig.read(0, 2);
        assertThat(rig.read(4, 2)).isEmpty();
        assertThat(rig.read(0, 2)).containsExactly("r0@0+2");
        assertThat(rig.read(1, 3)).containsExactly("r0@1+1");
        rig.read(24, 8);
        assertThat(rig.read(25, 1)).containsExactly("r0@25+1 r0@24+1 r0@26+6");
        assertThat(rig.count("read-hits")).isEqualTo(1);
        assertThat(rig.count("read-partial-hits")).isEqualTo(1);
        assertThat(rig.count("read-misses")).isEqualTo(4);
    }

    @Test
    void keepsReadBlocksByDefault() {
        RedcapRig kept = rig("");
        kept.read(0, 2);
        kept.read(4, 2);
        assertThat(kept.read(4, 2)).isEmpty();
        RedcapRig dropped = rig("keepHits: false");
        dropped.read(0, 2);
        dropped.read(4, 2);
        assertThat(dropped.read(3, 4)).containsExactly("r0@4+2");
    }

    @Test
    void storesLateReadsIfConfigured() {
        RedcapRig rig = rig("keepLateReads: true");
        rig.read(0, 2);
        assertThat(rig.read(0, 2)).containsExactly("r0@0+2");
        assertThat(rig.read(0, 8)).isEmpty();
    }

    /** One part for each segment, each processed separately, in order. */
    @Test
    void handlesEachSegmentByItself() {
        RedcapRig rig = rig("");
        assertThat(rig.read(6, 12)).containsExactly("r0@6+2 r0@0+6 r0@8+8 r0@16+2 r0@18+6");
        assertThat(rig.read(4, 16)).containsExactly("r0@6+2 r0@8+8 r0@16+2");
        assertThat(rig.count("fills")).isEqualTo(2);
    }

    /** Copying out of the cache delays the following parts: 2 blocks take 2 ms and the lookup 3 ms. */
    @Test
    void sendsTheRestAfterAHitHasBeenCopied() {
        RedcapRig rig = rig("copy: 1 ms\nlookup: 3 ms");
        rig.read(0, 1);
        long begin = rig.rig.events.now();
        List<Long> ends = new ArrayList<>();
        rig.rig.sent.clear();
        rig.submit(Operation.READ, 6, 3, () -> ends.add(rig.rig.events.now() - begin));
        assertThat(rig.rig.sent).isEmpty();
        rig.rig.events.runUntil(begin + 5 * VolumeRig.MS);
        assertThat(rig.rig.sent).containsExactly("r0@8+1 r0@9+7");
        rig.rig.events.run();
        assertThat(ends).containsExactly(15 * VolumeRig.MS);
    }

    /** The prefetch arrives at 20 ms; copying the block takes 1 ms. */
    @Test
    void waitsForBlocksBeingPrefetched() {
        RedcapRig rig = rig("copy: 1 ms");
        List<Long> ends = new ArrayList<>();
        rig.submit(Operation.READ, 0, 1, () -> ends.add(rig.rig.events.now()));
        rig.submit(Operation.READ, 4, 1, () -> ends.add(rig.rig.events.now()));
        rig.rig.events.run();
        assertThat(rig.rig.sent).containsExactly("r0@0+1 r0@1+7");
        assertThat(ends).containsExactly(10 * VolumeRig.MS, 21 * VolumeRig.MS);
        assertThat(rig.count("read-hits")).isEqualTo(1);
        assertThat(rig.count("prefetched-blocks-used")).isEqualTo(1);
    }

    /** T-10: without a free segment there is no prefetch and no wait. */
    @Test
    void bypassesTheCacheWhileAllSegmentsAreBusy() {
        RedcapRig rig = rig("segments: 1");
        rig.submit(Operation.READ, 0, 1, () -> {});
        rig.submit(Operation.READ, 8, 1, () -> {});
        rig.rig.events.run();
        assertThat(rig.rig.sent).containsExactly("r0@0+1 r0@1+7 r0@8+1");
        assertThat(rig.count("parts-bypassed")).isEqualTo(1);
        assertThat(rig.read(8, 1)).containsExactly("r0@8+1 r0@9+7");
    }

    @Test
    void replacesTheSegmentUsedLeastRecently() {
        RedcapRig rig = rig("segments: 2");
        rig.read(0, 1);
        rig.read(8, 1);
        rig.read(1, 1);
        rig.read(16, 1);
        assertThat(rig.count("prefetched-blocks-wasted")).isEqualTo(7);
        assertThat(rig.read(2, 1)).isEmpty();
        assertThat(rig.read(9, 1)).containsExactly("r0@9+1 r0@8+1 r0@10+6");
    }

    /** T-9: a write invalidates exactly the blocks that it covers, and is forwarded unchanged. */
    @Test
    void invalidatesWrittenBlocks() {
        RedcapRig rig = rig("");
        rig.read(0, 1);
        rig.read(8, 1);
        assertThat(rig.write(5, 6)).containsExactly("w0@5+6");
        assertThat(rig.read(1, 4)).isEmpty();
        assertThat(rig.read(4, 4)).containsExactly("r0@5+3");
        assertThat(rig.read(9, 3)).containsExactly("r0@9+2");
        assertThat(rig.count("prefetched-blocks-wasted")).isEqualTo(3 + 2);
        assertThat(rig.transfers(Operation.DISCARD, 1, 2)).containsExactly("d0@1+2");
        assertThat(rig.read(1, 3)).containsExactly("r0@1+2");
    }

    @Test
    void doesNotCountAWriteAsUseByDefault() {
        for (boolean refreshes : new boolean[] {false, true}) {
            RedcapRig rig = rig("segments: 2\nwritesRefresh: " + refreshes);
            rig.read(0, 1);
            rig.read(8, 1);
            rig.write(7, 1);
            rig.read(16, 1);
            assertThat(rig.read(2, 1).isEmpty()).isEqualTo(refreshes);
        }
    }

    /** Blocks that are written during their prefetch, or whose prefetch begins during the write, are not stored. */
    @Test
    void doesNotStoreBlocksWrittenDuringTheirPrefetch() {
        RedcapRig rig = rig("");
        rig.submit(Operation.READ, 0, 1, () -> {});
        rig.submit(Operation.WRITE, 3, 2, () -> {});
        rig.submit(Operation.READ, 8, 1, () -> {});
        rig.submit(Operation.WRITE, 16, 1, () -> {});
        rig.submit(Operation.READ, 17, 1, () -> {});
        rig.rig.events.run();
        assertThat(rig.read(2, 4)).containsExactly("r0@3+2");
        assertThat(rig.read(16, 8)).containsExactly("r0@16+2");
    }

    /** Section 3.3.3: one request for the complete segment; the requested blocks are not stored. */
    @Test
    void readsAMissedSegmentAtOnceInVersionVd() {
        RedcapRig rig = rig("version: vd");
        assertThat(rig.read(2, 2)).containsExactly("r0@0+8");
        assertThat(rig.read(0, 4)).containsExactly("r0@2+2");
        assertThat(rig.read(4, 4)).isEmpty();
        assertThat(rig.read(8, 8)).containsExactly("r0@8+8");
        assertThat(rig.read(9, 1)).containsExactly("r0@8+8");
    }

    /** Requests are split at the maximum of 3 blocks. */
    @Test
    void dividesLongRequests() {
        RedcapRig pieces = rig("largest: 1536 B");
        assertThat(pieces.read(1, 4)).containsExactly("r0@1+3 r0@4+1 r0@0+1 r0@5+3");
        assertThat(pieces.read(5, 3)).isEmpty();
        RedcapRig single = rig("largest: 1536 B\nfill: single");
        assertThat(single.read(1, 4)).containsExactly("r0@0+3 r0@3+3 r0@6+2");
        assertThat(single.read(5, 3)).isEmpty();
        assertThat(single.read(4, 2)).containsExactly("r0@4+1");
    }

    /** Blocks of 4 sectors: a partly requested block is not prefetched, and a request for a part of a valid block hits. */
    @Test
    void dividesByBlocksNotBySectors() {
        RedcapRig rig = rig("block: 2 KiB\nsegment: 8 KiB");
        assertThat(rig.read(5, 2)).containsExactly("r0@5+2 r0@0+4 r0@8+8");
        assertThat(rig.read(9, 1)).isEmpty();
        assertThat(rig.read(7, 2)).containsExactly("r0@7+1");
        assertThat(rig.write(11, 2)).containsExactly("w0@11+2");
        assertThat(rig.read(8, 8)).containsExactly("r0@8+8");
    }

    /** The unit has 100 sectors, its last segment 4. */
    @Test
    void cutsTheLastSegmentAtTheEnd() {
        RedcapRig rig = rig("");
        assertThat(rig.read(97, 1)).containsExactly("r0@97+1 r0@96+1 r0@98+2");
        assertThat(rig.read(98, 2)).isEmpty();
        RedcapRig blocks = rig("block: 1536 B\nsegment: 12 KiB\nlargest: 12 KiB");
        assertThat(blocks.read(96, 1)).containsExactly("r0@96+1 r0@99+1");
        assertThat(blocks.read(99, 1)).isEmpty();
    }

    @Test
    void delaysReadsByTheHook() {
        RedcapRig rig = rig("hook: 2 ms");
        List<Long> ends = new ArrayList<>();
        rig.submit(Operation.READ, 0, 8, () -> ends.add(rig.rig.events.now()));
        rig.submit(Operation.WRITE, 8, 8, () -> ends.add(rig.rig.events.now()));
        rig.rig.events.run();
        assertThat(rig.rig.sent).containsExactly("w0@8+8", "r0@0+8");
        assertThat(ends).containsExactly(10 * VolumeRig.MS, 20 * VolumeRig.MS);
    }

    /** While the cache is inactive there are no prefetches; the ghost cache counts hits and misses, and is invalidated by writes. */
    @Test
    void forwardsReadsWhileInactive() {
        RedcapRig rig = new RedcapRig(100, "activation: never");
        assertThat(rig.read(0, 2)).containsExactly("r0@0+2");
        assertThat(rig.read(1, 10)).containsExactly("r0@1+10");
        assertThat(rig.write(7, 1)).containsExactly("w0@7+1");
        assertThat(rig.read(6, 2)).containsExactly("r0@6+2");
        assertThat(rig.count("ghost-blocks-hit")).isEqualTo(6 + 1);
        assertThat(rig.count("ghost-blocks-missed")).isEqualTo(2 + 1 + 3 + 1);
        assertThat(rig.count("ghost-blocks-prefetched")).isEqualTo(6 + 5);
        assertThat(rig.count("reads-inactive")).isEqualTo(3);
        assertThat(rig.transfers(Operation.FLUSH, 0, 0)).containsExactly("f0");
    }

    /** A scheduler below that waits for a process is notified of its end in every state. */
    @Test
    void passesEndsOfProcessesOn() {
        for (String activation : List.of("always", "never")) {
            RedcapRig rig = new RedcapRig(100, "activation: " + activation);
            rig.rig.volume.processEnded(7);
            rig.rig.volume.processEnded(3);
            assertThat(rig.rig.disks.get(0).ended).containsExactly(7L, 3L);
        }
    }
}
