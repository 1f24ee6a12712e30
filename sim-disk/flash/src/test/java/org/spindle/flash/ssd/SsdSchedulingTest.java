package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.flash.FlashRig.response;
import static org.spindle.flash.ssd.SmallSsd.LINK_8K;
import static org.spindle.flash.ssd.SmallSsd.ONE_PLANE;
import static org.spindle.flash.ssd.SmallSsd.PROGRAM;
import static org.spindle.flash.ssd.SmallSsd.READ_4K;
import static org.spindle.flash.ssd.SmallSsd.READ_8K;
import static org.spindle.flash.ssd.SmallSsd.SMALL;
import static org.spindle.flash.ssd.SmallSsd.rig;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Request;

/** The rules of docs/ssd.md, "Scheduling" and "Garbage collection", for what waits for a die. The times are those of {@link SmallSsd}. */
class SsdSchedulingTest {

    private static final long ERASE = 220 + 3_800_000;

    /** The collection that the 13th write begins leaves two of 20 blocks free, one more than are in reserve. */
    private static final String[] ROOMY = {"overProvisioning=0.6", "garbageCollection.threshold=0.2"};

    private static FlashRig roomy(String... sets) {
        return rig(ONE_PLANE, Stream.concat(Stream.of(ROOMY), Stream.of(sets)).toArray(String[]::new));
    }

    /** While the first program occupies the die, a write and then a read come. */
    @Test
    void readsPrecedeProgramsUnlessTheOrderIsThatOfArrival() {
        for (boolean byArrival : new boolean[] {false, true}) {
            FlashRig rig = rig(ONE_PLANE, "scheduling.order=" + (byArrival ? "arrival" : "reads-first"));
            rig.writeAt(0, 0, 16);
            Request write = rig.writeAt(10, 16, 16);
            Request read = rig.readAt(20, 160, 8);
            rig.run();
            long free = LINK_8K + PROGRAM;
            assertThat(response(read)).isEqualTo(free + (byArrival ? PROGRAM : 0) - 20_000 + READ_4K);
            assertThat(response(write)).isEqualTo(free + (byArrival ? 0 : READ_4K - 1_248) + PROGRAM - 10_000);
        }
    }

    /** Submits the 13th write; after 800 us another, and after 810 us a read. */
    private static Request[] duringTheCopy(FlashRig rig) {
        double at = SsdCollectionTest.overwriteUntilCollection(rig);
        rig.writeAt(at, 16 * 16, 16);
        Request[] requests = {rig.writeAt(at + 800, 17 * 16, 16), rig.readAt(at + 810, 160, 8)};
        rig.run();
        return requests;
    }

    /** After the first program the page is read, until 877,379: the read and the write wait for that, but neither for its program nor for the erase. */
    @Test
    void garbageCollectionYieldsToTheHost() {
        Request[] requests = duringTheCopy(roomy());
        long copyRead = LINK_8K + PROGRAM + READ_8K;
        assertThat(response(requests[1])).isEqualTo(copyRead - 810_000 + READ_4K);
        assertThat(response(requests[0])).isEqualTo(copyRead - 800_000 + READ_4K - 1_248 + PROGRAM);
    }

    /**
     * The page is read and programmed first, until 877,379, then the host reads. Its programs wait for the erase, and for the collection of
     * one more block, after which four are free.
     */
    @Test
    void garbageCollectionThatDoesNotYieldGoesFirst() {
        Request[] requests = duringTheCopy(roomy("scheduling.preemptible=false"));
        long read = LINK_8K + READ_8K + PROGRAM + READ_4K;
        assertThat(response(requests[1])).isEqualTo(read - 810_000);
        assertThat(response(requests[0]))
                .isEqualTo(read - 1_248 - 800_000 + ERASE + READ_8K + PROGRAM + ERASE + 2 * PROGRAM);
    }

    /** The page is read and programmed first; both programs of the host, its read, and the erase follow in order of arrival. */
    @Test
    void theOrderOfArrivalHoldsBehindCopies() {
        Request[] requests = duringTheCopy(roomy("scheduling={order: arrival, preemptible: false}"));
        long copied = LINK_8K + READ_8K + PROGRAM;
        assertThat(response(requests[0])).isEqualTo(copied + 2 * PROGRAM - 800_000);
        assertThat(response(requests[1])).isEqualTo(copied + 2 * PROGRAM - 810_000 + READ_4K);
    }

    /**
     * Of 20 blocks 14 are written at first; three more are overwritten, and the first of five writes opens the fourth, so that two are
     * free. With {@code hardThreshold} 0.1 these are too few: collection precedes the host, and the fifth write, for which a block would
     * be opened, waits until three are free. The first collection opens a block for its copy and so gains none, the second gains one; the
     * fifth write takes it, and a third collection follows.
     */
    @Test
    void aPlaneAtTheHardThresholdCollectsBeforeItServesWrites() {
        FlashRig rig = rig(ONE_PLANE, "garbageCollection.hardThreshold=0.1");
        double at = SsdCollectionTest.overwriteUntilCollection(rig);
        Request[] writes = new Request[5];
        for (int i = 0; i < writes.length; i++) {
            writes[i] = rig.writeAt(at, 0, 16);
        }
        rig.run();
        long collected = LINK_8K + 3 * (READ_8K + PROGRAM + ERASE);
        assertThat(response(writes[0])).isEqualTo(collected + PROGRAM);
        assertThat(response(writes[4])).isEqualTo(collected + 5 * PROGRAM);
        assertThat(rig.parts(writes[4]))
                .containsEntry("gc-stall", collected - 5 * LINK_8K)
                .containsEntry("die-wait", 4 * PROGRAM);
    }

    /** With one free block in reserve none of the five writes waits for a block, and the first four precede the collection. */
    @Test
    void aPlaneAboveTheHardThresholdServesWritesFirst() {
        FlashRig rig = rig(ONE_PLANE);
        double at = SsdCollectionTest.overwriteUntilCollection(rig);
        Request[] writes = new Request[4];
        for (int i = 0; i < writes.length; i++) {
            writes[i] = rig.writeAt(at, 0, 16);
        }
        rig.run();
        assertThat(response(writes[3])).isEqualTo(LINK_8K + 4 * PROGRAM);
        assertThat(rig.parts(writes[3])).doesNotContainKey("gc-stall");
    }

    /** Four valid pages of a block are moved, as many at once as {@code copies} says. */
    @Test
    void copiesAreMadeSomeAtATime() {
        assertThat(operations(1)).startsWith("R", "P", "R", "P", "R", "P", "R", "P", "E");
        assertThat(operations(2)).startsWith("R", "R", "P", "R", "P", "R", "P", "P", "E");
        assertThat(operations(4)).startsWith("R", "R", "R", "R", "P", "P", "P", "P", "E");
    }

    private static List<String> operations(int copies) {
        List<String> spans = new ArrayList<>();
        FlashRig rig = FlashRig.watched(
                new SsdFactory(),
                FlashRig.config(
                        SsdConfig.class,
                        ONE_PLANE,
                        "garbageCollection.readDisturb=1",
                        "garbageCollection.copies=" + copies),
                spans);
        rig.readAt(0, 0, 8);
        rig.run();
        return spans.stream()
                .filter(span -> span.startsWith("die") && !span.contains(" of 0") && !span.matches(".* of \\d+$"))
                .map(span -> span.endsWith("erase") ? "E" : span.endsWith("program") ? "P" : "R")
                .toList();
    }

    /** The planes of a die are combined only at the same page of a block: here the open block of one has a page more than the other's. */
    @Test
    void differentPagesOfBlocksAreNotCombined() {
        FlashRig rig = rig(SMALL, "placement.order=PCWD");
        rig.writeAt(0, 0, 16);
        Request write = rig.writeAt(10_000, 0, 32);
        rig.run();
        assertThat(response(write)).isEqualTo(2 * LINK_8K + 2 * PROGRAM);
    }
}
