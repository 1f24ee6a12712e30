package org.spindle.flash.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.flash.FlashRig.response;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.flash.FlashRig;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestRandom;

/** Hand-worked cases of a drive with round numbers: 1 us per 4 KiB on the channel, 0.5 us on the link. */
class ProfileDriveTest {

    /** Two channels of one die each; pages of 8 KiB, so that consecutive ones lie on dies 0, 1, 0, ... */
    private static final String ROUND = """
            capacity: 64 MiB
            link: conversation
            queueDepth: 32
            linkRate: 8192 MB/s
            duplex: false
            commandTime: 2 us
            readOverhead: 10 us
            writeOverhead: 5 us
            writeTime: 1 us
            channels: 2
            diesPerChannel: 1
            page: 8 KiB
            channelRate: 4096 MB/s
            read: [50 us]
            program: 200 us
            erase: 1000 us
            """;

    private final FlashRig rig = rig();

    private static FlashRig rig(String... sets) {
        return new FlashRig(new ProfileFactory(), FlashRig.config(ProfileConfig.class, ROUND, sets));
    }

    /** 2 us command, 10 us overhead, 50 us array, 1 us channel, 0.5 us link. */
    @Test
    void aReadPassesControllerDieChannelAndLink() {
        Request read = rig.readAt(0, 0, 8);
        rig.run();
        assertThat(response(read)).isEqualTo(63_500);
        assertThat(rig.parts(read))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("controller", 12_000L, "flash-read", 50_000L, "channel", 1_000L, "link", 500L));
    }

    /** The second command begins 2 us later, and its die is free when the first page has left at 63 us. */
    @Test
    void readsOfOneDieWaitForEachOtherAndThoseOfTwoDoNot() {
        Request first = rig.readAt(0, 0, 8);
        Request same = rig.readAt(0, 8, 8);
        Request other = rig.readAt(0, 16, 8);
        rig.run();
        assertThat(response(first)).isEqualTo(63_500);
        assertThat(response(same)).isEqualTo(114_500);
        assertThat(rig.parts(same)).containsEntry("die-wait", 49_000L).containsEntry("controller", 14_000L);
        assertThat(response(other)).isEqualTo(67_500);
    }

    /** Both pages are read side by side, each moves over its own channel in 2 us, and the link takes 1 us for each. */
    @Test
    void theLastPageOfALargeReadDecides() {
        Request read = rig.readAt(0, 0, 32);
        rig.run();
        assertThat(response(read)).isEqualTo(12_000 + 50_000 + 2_000 + 1_000 + 1_000);
        assertThat(rig.sumOfParts(read)).isEqualTo(response(read));
    }

    @Test
    void readTimesAlternateFromPageToPageOfADie() {
        FlashRig two = rig("read=[50 us, 70 us]");
        Request low = two.readAt(0, 0, 1);
        Request high = two.readAt(1000, 32, 1);
        two.run();
        assertThat(response(high) - response(low)).isEqualTo(20_000);
    }

    /** 2 us command, 0.5 us link, 5 us and 1 us of the buffer. */
    @Test
    void aWriteIsCompleteWhenTheBufferHasIt() {
        Request write = rig.writeAt(0, 0, 8);
        rig.run();
        assertThat(response(write)).isEqualTo(8_500);
        assertThat(rig.parts(write))
                .containsExactlyInAnyOrderEntriesOf(Map.of("controller", 2_000L, "link", 500L, "buffer", 6_000L));
        assertThat(rig.measured.count("pages-programmed")).isZero();
    }

    /**
     * The buffer holds four pages. The write of five fills it at 2 us + 5 us on the link; the first page is programmed at
     * 7 us + 2 us + 200 us, when the fifth has room.
     */
    @Test
    void aFullBufferMakesWritesWaitForPrograms() {
        Request write = rig.writeAt(0, 0, 80);
        rig.run();
        assertThat(rig.parts(write)).containsEntry("buffer-wait", 202_000L);
        assertThat(response(write)).isEqualTo(2_000 + 5_000 + 202_000 + 15_000);
        assertThat(rig.measured.count("pages-programmed")).isEqualTo(5);
    }

    /** Half a page is in the buffer; the flush programs it: 1 us on the channel and 200 us. */
    @Test
    void aFlushWaitsForWhatIsInAVolatileBuffer() {
        rig.writeAt(0, 0, 8);
        Request flush = rig.flushAt(100);
        Request nothing = rig.flushAt(1000);
        rig.run();
        assertThat(response(flush)).isEqualTo(2_000 + 201_000);
        assertThat(response(nothing)).isEqualTo(2_000);
    }

    @Test
    void aFlushOfAProtectedBufferIsNothing() {
        FlashRig rig = rig("powerLossProtection=true");
        rig.writeAt(0, 0, 8);
        Request flush = rig.flushAt(100);
        Request forced = rig.forcedWriteAt(200, 0, 8);
        rig.run();
        assertThat(response(flush)).isEqualTo(2_000);
        assertThat(response(forced)).isEqualTo(8_500);
    }

    @Test
    void aForcedWriteIsOnTheMediumAtItsCompletion() {
        Request forced = rig.forcedWriteAt(0, 0, 8);
        rig.run();
        assertThat(response(forced)).isEqualTo(8_500 + 201_000);
    }

    /**
     * With an amplification of 2 each page of random writes has the die copy another, 50 us + 200 us. The page is sent to die
     * 0 at 3 us, has moved at 5 us and is programmed at 205 us; the copy ends at 455 us.
     */
    @Test
    void garbageCollectionDelaysReads() {
        FlashRig rig = rig("garbageCollection={amplification: 2}");
        rig.writeAt(0, 0, 16);
        Request read = rig.readAt(300, 0, 8);
        rig.run();
        assertThat(rig.parts(read))
                .containsEntry("gc-stall", 455_000L - 312_000L)
                .doesNotContainKey("die-wait");
        assertThat(rig.measured.count("pages-copied")).isEqualTo(1);
    }

    /** Each of 100 random pages causes 1.5 copies; the 100 sequential ones after them cause none. */
    @Test
    void amplificationHoldsForRandomWritesOnly() {
        FlashRig rig = rig("garbageCollection={amplification: 2.5, slice: 3, blockPages: 10}");
        for (int i = 0; i < 100; i++) {
            rig.writeAt(10_000 * i, 16 * (i * 37 % 101), 16);
        }
        long before = 100 + 150;
        for (int i = 0; i < 100; i++) {
            rig.writeAt(2_000_000 + 1000 * i, 2000 + 16 * i, 16);
        }
        rig.run();
        assertThat(rig.measured.count("pages-copied")).isBetween(147L, 153L);
        assertThat(rig.measured.count("blocks-erased")).isBetween((before + 97) / 10, (before + 103) / 10);
    }

    @Test
    void aFreshDriveCopiesNothingAtFirst() {
        FlashRig rig = rig("garbageCollection={amplification: 3, after: 80 KiB}");
        for (int i = 0; i < 12; i++) {
            rig.writeAt(10_000 * i, 160 * i, 16);
        }
        rig.run();
        assertThat(rig.measured.count("pages-copied")).isEqualTo(4);
    }

    /** Every request is completed, and the parts of its time sum to its response time. */
    @Test
    void nothingIsLostUnderRandomInput() {
        FlashRig deep = rig("garbageCollection={amplification: 1.7, slice: 2}", "buffer=24 KiB", "queueDepth=4096");
        RandomStream random = new TestRandom(5);
        List<Request> sent = new ArrayList<>();
        double at = 0;
        for (int i = 0; i < 3000; i++) {
            at += 2 + random.nextLong(i % 100 == 0 ? 20_000 : 300);
            Operation operation = Operation.values()[(int) random.nextLong(4)];
            long sectors = operation == Operation.FLUSH ? 0 : 1 + random.nextLong(100);
            sent.add(deep.submitAt(at, deep.requests.request(operation, random.nextLong(100_000), sectors)));
        }
        deep.run();
        assertThat(deep.done).hasSize(sent.size());
        assertThat(sent)
                .allSatisfy(request -> assertThat(deep.sumOfParts(request)).isEqualTo(response(request)));
    }

    @Test
    void contradictionsAreRefused() {
        assertThatThrownBy(() -> rig("read=[]", "buffer=4 KiB", "channels=1024", "diesPerChannel=1024"))
                .hasMessageContaining("there is no read time")
                .hasMessageContaining("never holds a page of 8 KiB")
                .hasMessageContaining("more than 65536 dies");
    }
}
