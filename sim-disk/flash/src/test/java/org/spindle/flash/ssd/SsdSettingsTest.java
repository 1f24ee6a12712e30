package org.spindle.flash.ssd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.flash.FlashRig.response;
import static org.spindle.flash.ssd.SmallSsd.LINK_8K;
import static org.spindle.flash.ssd.SmallSsd.ONE_PLANE;
import static org.spindle.flash.ssd.SmallSsd.PROGRAM;
import static org.spindle.flash.ssd.SmallSsd.READ_4K;
import static org.spindle.flash.ssd.SmallSsd.READ_8K;
import static org.spindle.flash.ssd.SmallSsd.SMALL;
import static org.spindle.flash.ssd.SmallSsd.rig;

import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestRandom;

/** What single keys of the drive do, by hand: link, controller, bus, suspension, the state before the run. The times are those of {@link SmallSsd}. */
class SsdSettingsTest {

    /** 4 KiB without the link. */
    private static final long FLASH_4K = READ_4K - 1_248;

    /** A GB/s is a byte in a nanosecond: 4096 B, in 8 packets of 512 B with 20 B each, over one, two or four lanes. */
    @Test
    void theLinkHasLanesAndPackets() {
        long[] nanos = {4_096 + 160, 2_128, 1_064};
        for (int lanes = 1, i = 0; lanes <= 4; lanes *= 2, i++) {
            FlashRig rig =
                    rig(ONE_PLANE, "linkRate=1 GB/s", "linkLanes=" + lanes, "linkPacket=512 B", "linkOverhead=20 B");
            Request read = rig.readAt(0, 16, 8);
            rig.run();
            assertThat(rig.parts(read)).containsEntry("link", nanos[i]);
            assertThat(response(read)).isEqualTo(FLASH_4K + nanos[i]);
        }
    }

    /** 1 MB/s: the data of the read are ready at 87,620, 8.4 ms before those of the write, which began at 80,000, have arrived. */
    @Test
    void aLinkOfOneDirectionAtATimeMakesReadsWaitForWrites() {
        for (boolean duplex : new boolean[] {true, false}) {
            FlashRig rig = rig(ONE_PLANE, "linkRate=1 MB/s", "linkOverhead=0 B", "duplex=" + duplex);
            Request read = rig.readAt(0, 16, 8);
            rig.writeAt(80, 160, 16);
            rig.run();
            long begins = duplex ? FLASH_4K : 80_000 + 8_192_000;
            assertThat(response(read)).isEqualTo(begins + 4_096_000);
        }
    }

    /** The controller works on one command at a time: the second, for another die, begins 5 us after the first. */
    @Test
    void theControllerTakesOneCommandAtATime() {
        FlashRig rig = rig(SMALL, "commandTime=5 us");
        Request first = rig.readAt(0, 0, 8);
        Request second = rig.readAt(0, 16, 8);
        rig.run();
        assertThat(response(first)).isEqualTo(5_000 + READ_4K);
        assertThat(response(second)).isEqualTo(10_000 + READ_4K);
        assertThat(rig.parts(second)).containsEntry("controller", 10_000L);
    }

    /** Each time of the bus doubled: 40 + 6 * 50 + 200 + 40 of the command, 60 before the data, and these at half the rate. */
    @Test
    void theTimesOfTheBusAreThoseOfItsKeys() {
        String bus = "bus={rate: 166500 kB/s, chipSelect: 40 ns, cycle: 50 ns, toBusy: 200 ns, readyToData: 40 ns,"
                + " addressToData: 140 ns, planeBusy: 1 us, writePostamble: 42 ns, readPreamble: 60 ns}";
        FlashRig rig = rig(SMALL, "placement.order=PCWD", bus);
        Request read = rig.readAt(0, 0, 8);
        Request both = rig.writeAt(10_000, 0, 32);
        rig.run();
        assertThat(response(read)).isEqualTo(580 + 75_000 + 60 + 24_601 + 1_248);
        assertThat(response(both)).isEqualTo(2 * LINK_8K + 722 + 1_440 + 2 * 49_201 + 750_000);
    }

    /**
     * A program that works from 27,458 to 777,458 is suspended by reads at 100,000 and 400,000, for 10,000 each, beside the 99,921 that a
     * read of 8 KiB takes. A third read waits, because two suspensions are the most. The interruptions are waits.
     */
    @Test
    void aProgramIsSuspendedAsOftenAsConfigured() {
        FlashRig rig = rig(ONE_PLANE, "flash.suspension={program: true, programTime: 10 us, times: 2}");
        Request write = rig.writeAt(0, 0, 16);
        Request first = rig.readAt(100, 160, 16);
        Request second = rig.readAt(400, 160, 16);
        Request third = rig.readAt(700, 160, 16);
        rig.run();
        long interruption = 10_000 + READ_8K;
        long programmed = LINK_8K + PROGRAM + 2 * interruption;
        assertThat(response(first)).isEqualTo(interruption + LINK_8K);
        assertThat(response(second)).isEqualTo(interruption + LINK_8K);
        assertThat(response(third)).isEqualTo(programmed - 700_000 + READ_8K + LINK_8K);
        assertThat(response(write)).isEqualTo(programmed);
        assertThat(rig.parts(write))
                .containsEntry("flash-program", 750_000L)
                .containsEntry("channel", 361L + 24_601)
                .containsEntry("die-wait", 2 * interruption);
    }

    /** The program has 677,458 left at 100,000: a read suspends it if no more than that is asked for. */
    @Test
    void aProgramIsNotSuspendedTowardsItsEnd() {
        for (long least : new long[] {677_457, 677_458}) {
            FlashRig rig = rig(ONE_PLANE, "flash.suspension={program: true, programLeft: " + least + " ns}");
            Request read = rig.readAt(100, 160, 16);
            rig.writeAt(0, 0, 16);
            rig.run();
            long wait = least == 677_457 ? 100_000 : 677_458;
            assertThat(response(read)).isEqualTo(wait + READ_8K + LINK_8K);
        }
    }

    /** The erase works from 1,652,561 to 5,452,561 after the write, and a read comes at 2,000,000. */
    @Test
    void anEraseIsSuspendedAsConfigured() {
        long erased = LINK_8K + PROGRAM + READ_8K + PROGRAM + 220 + 3_800_000;
        long left = erased - 2_000_000;
        assertThat(readDuringAnErase("{eraseTime: 50 us}")).isEqualTo(50_000 + READ_4K);
        assertThat(readDuringAnErase("{eraseLeft: " + (left - 1) + " ns}")).isEqualTo(700_000 + READ_4K);
        assertThat(readDuringAnErase("{eraseLeft: " + left + " ns}")).isEqualTo(left + READ_4K);
        assertThat(readDuringAnErase("{erase: false}")).isEqualTo(left + READ_4K);
    }

    private static long readDuringAnErase(String suspension) {
        FlashRig rig = rig(ONE_PLANE, "flash.suspension=" + suspension);
        double at = SsdCollectionTest.overwriteUntilCollection(rig);
        rig.writeAt(at, 16 * 16, 16);
        Request read = rig.readAt(at + 2_000, 0, 8);
        rig.run();
        return response(read);
    }

    /** 27 of 55 logical pages are written: 26 is read from the flash, 27 is not. */
    @Test
    void aPartOfTheDriveIsFilled() {
        for (String state : new String[] {"sequential", "steady", "written"}) {
            FlashRig rig = rig(ONE_PLANE, "precondition={state: " + state + ", fill: 0.5}");
            Request inside = rig.readAt(0, 26 * 16, 8);
            Request outside = rig.readAt(1_000, 27 * 16, 8);
            rig.run();
            assertThat(response(inside)).as(state).isEqualTo(READ_4K);
            assertThat(response(outside)).as(state).isEqualTo(1_248);
        }
        assertThatThrownBy(() -> rig(ONE_PLANE, "precondition={state: steady, fill: 1.5}"))
                .hasMessageContaining("precondition.fill")
                .hasMessageContaining("1");
    }

    /** Four pages to a block, so that 55 writes open 14 blocks at least, and as many again for each time that they are overwritten. */
    @Test
    void theDriveIsOverwrittenAsOftenAsConfigured() {
        assertThat(opened("0")).isEqualTo(14);
        assertThat(opened("2")).isGreaterThanOrEqualTo(14 + 2 * 55 / 4);
        assertThat(opened("4")).isGreaterThanOrEqualTo(opened("2") + 2 * 55 / 4);
    }

    private static long opened(String overwrites) {
        SsdConfig config = FlashRig.config(
                SsdConfig.class, ONE_PLANE, "precondition={state: written, overwrites: " + overwrites + "}");
        return StartingState.of(config, new TestRandom(3)).store().opened();
    }

    /** The logarithm to base 2 of 2048 blocks, as MQSim has it; the host's reserve is a hundred and second part, collection begins at 102. */
    @Test
    void theDefaultsOfCollectionAreMqSims() {
        CollectorConfig config =
                FlashRig.config(SsdConfig.class, "link: conversation").garbageCollection();
        assertThat(config.draws(2048)).isEqualTo(11);
        assertThat(config.thresholdBlocks(2048)).isEqualTo(102);
        assertThat(config.reservedBlocks(2048)).isEqualTo(10);
    }
}
