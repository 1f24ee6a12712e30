package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;
import static org.spindle.flash.FlashRig.response;
import static org.spindle.flash.ssd.SmallSsd.LINK_8K;
import static org.spindle.flash.ssd.SmallSsd.ONE_PLANE;
import static org.spindle.flash.ssd.SmallSsd.PROGRAM;
import static org.spindle.flash.ssd.SmallSsd.READ_4K;
import static org.spindle.flash.ssd.SmallSsd.READ_8K;
import static org.spindle.flash.ssd.SmallSsd.SMALL;
import static org.spindle.flash.ssd.SmallSsd.rig;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Single reads, programs and discards; planes, dies and channels that work in parallel; configurations that are refused. The times are those of {@link SmallSsd}. */
class SsdDriveTest {

    @Test
    void theDefaultsAreMqSimsAndMultiply() {
        SsdConfig config = FlashRig.config(SsdConfig.class, "link: conversation");
        assertThat(config.geometry().allBlocks()).isEqualTo(8 * 4 * 2 * 2 * 2048);
        assertThat(config.pagesPerPlane()).isEqualTo((int) (2048 * 256 / 1.07));
    }

    @Test
    void oneRead() {
        FlashRig rig = rig(ONE_PLANE);
        Request read = rig.readAt(0, 16, 8);
        rig.run();
        assertThat(response(read)).isEqualTo(READ_4K);
        assertThat(rig.parts(read))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("channel", 290L + 12_330, "flash-read", 75_000L, "link", 1_248L));
    }

    @Test
    void oneProgram() {
        FlashRig rig = rig(ONE_PLANE);
        Request write = rig.writeAt(0, 16, 16);
        rig.run();
        assertThat(response(write)).isEqualTo(LINK_8K + PROGRAM);
        assertThat(rig.parts(write))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("channel", 361L + 24_601, "flash-program", 750_000L, "link", LINK_8K));
    }

    /** A write of half a page reads the page first. */
    @Test
    void aPartialWriteReadsWhatItLeaves() {
        FlashRig rig = rig(ONE_PLANE);
        Request write = rig.writeAt(0, 16, 8);
        rig.run();
        assertThat(response(write)).isEqualTo(1_248 + READ_8K + PROGRAM);
    }

    @Test
    void whatWasNeverWrittenIsNotReadFromTheFlash() {
        FlashRig rig = rig(ONE_PLANE, "precondition.state=empty");
        Request read = rig.readAt(0, 16, 8);
        Request write = rig.writeAt(1_000, 16, 8);
        rig.run();
        assertThat(response(read)).isEqualTo(1_248);
        assertThat(response(write)).isEqualTo(1_248 + PROGRAM);
    }

    @Test
    void readsOfUnwrittenPagesAreCountedAndNoted() {
        FlashRig empty = rig(ONE_PLANE, "precondition.state=empty");
        empty.writeAt(0, 0, 8);
        for (int i = 1; i <= 19; i++) {
            empty.readAt(2_000 * i, 0, 8);
        }
        empty.readAt(50_000, 48, 8);
        empty.run();
        assertThat(empty.measured.count("reads-of-unwritten-pages")).isEqualTo(1);
        assertThat(empty.notes()).as("1 of 20 page reads").isEmpty();
        empty.readAt(60_000, 48, 16);
        empty.run();
        assertThat(empty.measured.count("reads-of-unwritten-pages")).isEqualTo(2);
        assertThat(empty.notes())
                .singleElement(STRING)
                .startsWith("more than 5 % of the page reads")
                .contains("precondition: {state: sequential}");
    }

    /** The host knows which pages it has discarded; how much of the drive was filled is a setting. */
    @Test
    void theNoteOnUnwrittenPagesNamesTheSettingThatHelps() {
        FlashRig discarded = rig(ONE_PLANE);
        discarded.submitAt(0, discarded.requests.request(Operation.DISCARD, 0, 64));
        discarded.readAt(1_000, 0, 8);
        discarded.run();
        assertThat(discarded.measured.count("reads-of-unwritten-pages")).isEqualTo(1);
        assertThat(discarded.notes()).isEmpty();
        FlashRig half = rig(ONE_PLANE, "precondition.fill=0.5");
        half.readAt(0, 50 * 16, 8);
        half.run();
        assertThat(half.notes()).singleElement(STRING).contains("a greater precondition.fill");
    }

    /** Page types alternate: logical pages 0 and 1 are the first two of a block. */
    @Test
    void typesOfPagesHaveTheirTimes() {
        FlashRig rig = rig(ONE_PLANE, "flash.read=[75 us, 100 us]", "flash.program=[750 us, 1500 us]");
        Request low = rig.readAt(0, 0, 8);
        Request high = rig.readAt(1_000, 16, 8);
        rig.run();
        assertThat(response(low)).isEqualTo(READ_4K);
        assertThat(response(high)).isEqualTo(READ_4K + 25_000);
    }

    /** With planes first, two consecutive pages lie in the planes of one die, at the same page of a block. */
    @Test
    void multiPlaneOperationsShareTheArraysTime() {
        FlashRig rig = rig(SMALL, "placement.order=PCWD");
        Request read = rig.readAt(0, 0, 32);
        Request write = rig.writeAt(10_000, 0, 32);
        rig.run();
        assertThat(response(read)).isEqualTo(290 + 650 + 75_000 + 2 * 24_631 + 2 * LINK_8K);
        assertThat(response(write)).isEqualTo(2 * LINK_8K + 361 + 720 + 2 * 24_601 + 750_000);
    }

    /** The second program waits for the first: a die has one operation at a time. */
    @Test
    void withoutMultiPlaneAPlaneWaitsForTheOther() {
        FlashRig rig = rig(SMALL, "placement.order=PCWD", "scheduling.multiPlane=false");
        Request write = rig.writeAt(0, 0, 32);
        rig.run();
        assertThat(response(write)).isEqualTo(2 * LINK_8K + 2 * PROGRAM);
        assertThat(rig.parts(write)).containsEntry("die-wait", PROGRAM);
    }

    /** The dies of a chip share the channel for commands and data only. */
    @Test
    void dieInterleavingOverlapsTheArrays() {
        FlashRig rig = rig(SMALL, "placement.order=DCWP");
        Request interleaved = rig.writeAt(0, 0, 32);
        rig.run();
        assertThat(response(interleaved)).isEqualTo(2 * LINK_8K + 2 * (361 + 24_601) + 750_000);
        FlashRig plain = rig(SMALL, "placement.order=DCWP", "scheduling.dieInterleaving=false");
        Request alone = plain.writeAt(0, 0, 32);
        plain.run();
        assertThat(response(alone)).isEqualTo(2 * LINK_8K + 2 * PROGRAM);
    }

    /** Two channels work in parallel. */
    @Test
    void channelsAreIndependent() {
        FlashRig rig = rig(SMALL);
        Request write = rig.writeAt(0, 0, 32);
        rig.run();
        assertThat(response(write)).isEqualTo(2 * LINK_8K + PROGRAM);
    }

    /** Whole pages of the range lose their mapping, so that nothing is read from the flash. */
    @Test
    void discardedPagesAreNotRead() {
        FlashRig rig = rig(ONE_PLANE);
        rig.submitAt(0, rig.requests.request(Operation.DISCARD, 8, 40));
        Request gone = rig.readAt(1_000, 16, 8);
        Request half = rig.readAt(2_000, 8, 8);
        rig.run();
        assertThat(response(gone)).isEqualTo(1_248);
        assertThat(response(half)).isEqualTo(READ_4K);
    }

    /** With placement by turn, writes of one logical page use the planes in turn. */
    @Test
    void planesTakeTurns() {
        FlashRig rig = rig(SMALL, "placement.by=turn");
        Request first = rig.writeAt(0, 0, 16);
        Request second = rig.writeAt(0, 0, 16);
        rig.run();
        assertThat(response(first)).isEqualTo(LINK_8K + PROGRAM);
        assertThat(response(second)).isEqualTo(2 * LINK_8K + PROGRAM);
    }

    @Test
    void whatCannotWorkIsRefusedBeforeItHangs() {
        assertThatThrownBy(() -> rig(ONE_PLANE, "overProvisioning=0"))
                .hasMessageContaining("0 of 20 blocks of a plane spare")
                .hasMessageContaining("more over-provisioning");
        assertThatThrownBy(() -> rig(ONE_PLANE, "garbageCollection.hardThreshold=0.2"))
                .hasMessageContaining("the host stops writing at 4 free blocks");
        assertThatThrownBy(() -> rig(ONE_PLANE, "geometry={channels: 1024, chips: 64, blocks: 65536}"))
                .hasMessageContaining("the geometry multiplies to");
        assertThatThrownBy(() -> rig(ONE_PLANE, "placement.order=CWDD")).hasMessageContaining("a permutation of CWDP");
        assertThatThrownBy(() -> rig(ONE_PLANE, "precondition.state=steady", "garbageCollection.policy=fifo"))
                .hasMessageContaining("there is no formula");
        assertThatThrownBy(() -> rig(ONE_PLANE, "cache={size: 4 KiB}")).hasMessageContaining("does not hold a page");
    }
}
