package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Write-back policies in a drive (Hsu 2003, section 3.5.3), on the drive of {@link Drives#PLAIN}: its first track has blocks 0 to 99, of
 * 0.1 ms each, and block 0 passes at 0, 10 ms and so on. Nothing but the medium takes time.
 */
class DeferredWritesTest {

    private static DriveRig rig(String policy, String... more) {
        return rig(0, policy, more);
    }

    /** @param readPicos of the bus per sector that is read */
    private static DriveRig rig(long readPicos, String policy, String... more) {
        List<String> sets = new ArrayList<>(List.of(
                "buffer.writeBack={type: scripted" + policy + "}",
                "buffer.writeReporting=in-buffer",
                "buffer.writePrebuffering=true",
                "queueDepth=8"));
        sets.addAll(List.of(more));
        return new DriveRig(Drives.plain(sets.toArray(String[]::new)), readPicos, 0);
    }

    private static List<String> told(DriveRig rig) {
        return requireNonNull(rig.writeBack).told;
    }

    /** Written out 5 ms after the write: block 30 passes at 13 ms, and the fourth has passed at 13.4 ms. */
    @Test
    void dataWaitsUntilThePolicyWritesItOut() {
        DriveRig rig = rig(", after: 5").write(0, 30, 4);
        rig.run();
        assertThat(rig.request(1).completedMillis()).isZero();
        assertThat(rig.events.now()).isEqualTo(13_400_000);
        assertThat(told(rig))
                .containsExactly("dirtied 0@0", "cleaned 0@5000", "destage@5000", "idle@13400", "destaged@13400");
        assertThat(rig.metrics.count("writes-deferred")).isEqualTo(1);
        assertThat(rig.metrics.count("destages")).isEqualTo(1);
        assertThat(rig.metrics.count("destages-forced")).isZero();
        assertThat(rig.metrics.levels("segments-waiting")).containsExactly(1.0, 0.0);
    }

    /** Without a write-out it waits for ever, and reads of it are hits. */
    @Test
    void dataThatWaitsIsRead() {
        DriveRig rig = rig("").write(0, 30, 4).read(1, 31, 3);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(1);
        assertThat(rig.metrics.count("read-hits")).isEqualTo(1);
        assertThat(rig.metrics.count("sectors-transferred")).isZero();
        assertThat(requireNonNull(rig.writeBack).buffer.dirtyLines()).isEqualTo(1);
    }

    /** Blocks 30 to 37, of two writes, pass once: from 13 to 13.8 ms. The second makes the same line dirty again. */
    @Test
    void consecutiveWritesAreDestagedTogether() {
        DriveRig rig = rig(", after: 5").write(0, 30, 4).write(4, 34, 4);
        rig.run();
        assertThat(rig.events.now()).isEqualTo(13_800_000);
        assertThat(rig.metrics.count("destages")).isEqualTo(1);
        assertThat(told(rig))
                .startsWith("dirtied 0@0", "dirtied 0@4000", "cleaned 0@5000")
                .endsWith("idle@13800", "destaged@13800");
    }

    /** A write in front of data that waits: blocks 26 to 33 pass from 12.6 to 13.4 ms. */
    @Test
    void aWriteInFrontWaitsInTheSameSegment() {
        DriveRig rig = rig(", after: 5").write(0, 30, 4).write(4, 26, 4);
        rig.run();
        assertThat(rig.events.now()).isEqualTo(13_400_000);
        assertThat(rig.metrics.count("destages")).isEqualTo(1);
        assertThat(rig.metrics.count("writes-deferred")).isEqualTo(2);
    }

    /** A write of blocks that wait costs no access: four sectors are transferred, not six. */
    @ParameterizedTest
    @CsvSource({"31, 2", "30, 4", "30, 1", "33, 1"})
    void aWriteOfDataThatWaitsIsAbsorbed(int first, int blocks) {
        DriveRig rig = rig(", after: 5").write(0, 30, 4).write(1, first, blocks);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(1);
        assertThat(rig.metrics.count("writes-absorbed")).isEqualTo(1);
        assertThat(rig.metrics.count("writes-deferred")).isEqualTo(1);
        assertThat(rig.metrics.count("sectors-transferred")).isEqualTo(4);
        assertThat(rig.events.now()).isEqualTo(13_400_000);
        assertThat(told(rig)).startsWith("dirtied 0@0", "dirtied 0@1000");
    }

    /** A write of blocks that wait and of others, here 32 to 35, follows the data that waits: that passes at 3 ms, its own at 13.2. */
    @ParameterizedTest
    @CsvSource({"32, 13.6", "28, 13.2"})
    void aWriteThatOverlapsFollowsTheDataThatWaits(int first, double end) {
        DriveRig rig = rig("", "buffer.segments=4", "buffer.writeSegments=4")
                .write(0, 30, 4)
                .write(1, first, 4)
                .at(5.0, Operation.FLUSH, 0, 0);
        rig.run();
        assertThat(rig.request(3).completedMillis()).isEqualTo(end);
        assertThat(rig.metrics.count("destages-forced")).isPositive();
        assertThat(rig.metrics.count("sectors-transferred")).isEqualTo(8);
    }

    /** One segment may hold unwritten data: what waits is destaged for a second write, which is reported at its end, 3.4 ms. */
    @Test
    void aWriteThatLacksASegmentHasTheOldestDestaged() {
        DriveRig rig = rig("").write(0, 30, 4).write(1, 200, 4);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(3.4);
        assertThat(told(rig)).contains("cleaned 0@1000", "host@1000", "destage@1000");
        assertThat(rig.metrics.count("destages-forced")).isEqualTo(1);
    }

    /** Of two segments that wait the one that became dirty first is destaged for a third write. */
    @Test
    void theOldestIsDestagedForAWriteThatLacksASegment() {
        DriveRig rig = rig("", "buffer.segments=4", "buffer.writeSegments=2")
                .write(0, 30, 4)
                .write(1, 200, 4)
                .write(2, 31, 1)
                .write(3, 700, 4);
        rig.run();
        assertThat(told(rig))
                .containsSubsequence("dirtied 0@0", "dirtied 1@1000", "dirtied 0@2000", "cleaned 0@3000")
                .doesNotContain("cleaned 1@3000");
    }

    /** A write that is longer than a segment does not wait: blocks 0 to 99 pass until 10 ms, the next track from 11 to 21, and 50 more from 23 to 28. */
    @Test
    void aWriteThatIsLongerThanASegmentDoesNotWait() {
        DriveRig rig = rig("").write(0, 0, 250);
        rig.run();
        assertThat(rig.metrics.count("writes-deferred")).isZero();
        assertThat(rig.metrics.count("sectors-transferred")).isEqualTo(250);
        assertThat(told(rig)).containsExactly("host@0", "idle@28000");
    }

    /** A flush is complete when all that waited is on the medium: blocks 30 to 33 at 3.4 ms, block 200 of cylinder 1 after 4 ms. */
    @Test
    void aFlushWaitsForAllThatWaits() {
        DriveRig rig = rig("", "buffer.segments=4", "buffer.writeSegments=4")
                .write(0, 30, 4)
                .write(0, 60, 4)
                .at(1.0, Operation.FLUSH, 0, 0);
        rig.run();
        assertThat(rig.request(3).completedMillis()).isEqualTo(6.4);
        assertThat(rig.metrics.count("destages-forced")).isEqualTo(2);
    }

    /** A write of 32 to 35 that still follows 30 to 33 when the flush comes does not wait after them: 13.6 ms is its end. */
    @Test
    void aFlushWaitsForWritesThatHaveNoSegmentYet() {
        DriveRig rig = rig("", "buffer.segments=4", "buffer.writeSegments=4")
                .write(0, 30, 4)
                .write(1, 32, 4)
                .at(2.0, Operation.FLUSH, 0, 0);
        rig.run();
        assertThat(rig.request(3).completedMillis()).isEqualTo(13.6);
    }

    /** A discard drops data that waits and lies within it, and no other. */
    @ParameterizedTest
    @CsvSource({"30, 4, 1, 1", "0, 50, 1, 1", "31, 29, 0, 6.4", "30, 3, 0, 6.4"})
    void aDiscardDropsDataThatWaits(int first, int blocks, int dropped, double flushed) {
        DriveRig rig = rig("", "buffer.segments=4", "buffer.writeSegments=4").write(0, 30, 4);
        if (dropped == 0) {
            rig.write(0, 60, 4);
        }
        rig.at(0.5, Operation.DISCARD, first, blocks).at(1.0, Operation.FLUSH, 0, 0);
        rig.run();
        assertThat(rig.metrics.count("writes-dropped")).isEqualTo(dropped);
        assertThat(rig.request(dropped == 0 ? 4 : 3).completedMillis()).isEqualTo(flushed);
    }

    /** Of a block of 4 KiB a discard of some sectors drops nothing: the block waits with the others. */
    @ParameterizedTest
    @CsvSource({"16, 16, 1", "8, 32, 1", "17, 16, 0", "12, 20, 1", "16, 15, 0", "20, 20, 0"})
    void aDiscardOfPartOfABlockDropsNothingOfIt(int first, int sectors, int dropped) {
        DriveRig rig = rig("", "sectorSize=4 KiB", "logicalSectorSize=512 B", "buffer.segmentSize=64 sectors")
                .write(0, 16, 16)
                .at(0.5, Operation.DISCARD, first, sectors);
        rig.run();
        assertThat(rig.metrics.count("writes-dropped")).isEqualTo(dropped);
    }

    /** A read of blocks that wait, and of others, follows them: 30 to 33 are on the medium at 3.4 ms. */
    @ParameterizedTest
    @CsvSource({"28, 4, 13.2", "32, 4, 3.6", "28, 10, 13.8"})
    void aReadOfDataThatWaitsAndOfOtherFollowsIt(int first, int blocks, double completed) {
        DriveRig rig = rig("", "buffer.segments=4").write(0, 30, 4).read(1, first, blocks);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(completed);
        assertThat(rig.metrics.count("destages-forced")).isEqualTo(1);
    }

    /** All segments wait: what a read elsewhere needs, the oldest gives. */
    @Test
    void aReadThatLacksASegmentHasTheOldestDestaged() {
        DriveRig rig = rig("", "buffer.segments=2", "buffer.writeSegments=2")
                .write(0, 30, 4)
                .write(0, 60, 4)
                .read(1, 50, 4);
        rig.run();
        assertThat(rig.request(3).completedMillis()).isEqualTo(5.4);
        assertThat(rig.metrics.count("destages-forced")).isEqualTo(1);
    }

    /** Another segment will be free: at 5.4 ms, when the arm is, the bus still sends blocks 50 to 53 from it, at 0.5 ms each. */
    @Test
    void aReadWaitsForASegmentThatOthersWillLeave() {
        DriveRig rig = rig(500_000_000, "", "bus.preseek=after-medium")
                .write(0, 30, 4)
                .read(1, 50, 4)
                .read(1.1, 500, 1);
        assertThat(rig.run()).hasSize(3);
        assertThat(rig.metrics.count("destages-forced")).isZero();
    }

    /**
     * Blocks 34 to 37 are destaged, as a write of 32 to 35 conflicts with them; 28 to 31, which come then, wait, and the second write
     * waits behind them when the conflict is over, at 3.8 ms.
     */
    @Test
    void aWriteThatHadToFollowAnotherWaitsThen() {
        DriveRig rig = rig("", "buffer.segments=4", "buffer.writeSegments=4")
                .write(0, 34, 4)
                .write(1, 32, 4)
                .write(2, 28, 4);
        rig.run();
        assertThat(told(rig)).containsSubsequence("cleaned 0@1000", "dirtied 0@2000", "dirtied 0@3800");
        assertThat(rig.request(2).completedMillis()).isEqualTo(3.8);
        assertThat(requireNonNull(rig.writeBack).buffer.dirtyLines()).isEqualTo(1);
        assertThat(rig.metrics.count("writes-deferred")).isEqualTo(3);
        assertThat(rig.metrics.count("destages")).isEqualTo(1);
    }

    /** The same while the bus sends eight blocks that were read, at 0.5 ms each: the arm is free first, and what waits is written with it. */
    @Test
    void dataThatTheArmWritesBehindWaitsNoLonger() {
        DriveRig rig = rig(500_000_000, "", "buffer.segments=4", "buffer.writeSegments=4", "bus.preseek=after-medium")
                .read(0, 10, 8)
                .write(0.01, 34, 4)
                .write(0.02, 32, 4)
                .write(0.03, 28, 4);
        rig.run();
        assertThat(told(rig)).containsSubsequence("cleaned 0@20", "dirtied 0@30", "cleaned 0@3800");
        assertThat(rig.metrics.count("destages-forced")).isEqualTo(2);
        assertThat(rig.metrics.count("sectors-transferred")).isEqualTo(8 + 12);
    }

    /** The drive becomes idle after a read, at 5.1 ms, and destages what waits: block 30 at 13 ms. */
    @Test
    void thePolicyIsToldOfIdleTime() {
        DriveRig rig =
                rig(", whenIdle: true", "buffer.segments=4").write(0, 30, 4).read(1, 50, 1);
        rig.run();
        assertThat(told(rig))
                .containsExactly(
                        "dirtied 0@0",
                        "host@1000",
                        "idle@5100",
                        "cleaned 0@5100",
                        "destage@5100",
                        "idle@13400",
                        "destaged@13400");
    }

    /** Write-outs are noncritical unless the policy calls them urgent, and those that others need are as the host's writes. */
    @ParameterizedTest
    @CsvSource({"false, NONCRITICAL", "true, CRITICAL"})
    void writeOutsHaveTheUrgencyThatThePolicyGives(boolean urgent, Criticality criticality) {
        DriveRig rig = rig(", after: 1, urgent: " + urgent).write(0, 30, 4);
        List<Criticality> taken = new ArrayList<>();
        rig.beforeSubmission(request -> request.criticality(Criticality.LIMITED, 7));
        rig.onTake = request -> taken.add(request.criticality());
        rig.run();
        rig.write(20, 30, 4).at(20.5, Operation.FLUSH, 0, 0).run();
        assertThat(taken).containsExactly(criticality, Criticality.LIMITED);
    }

    /** A drive with write-back keeps reading ahead while data waits, unless the data is what it reads. */
    @ParameterizedTest
    @CsvSource({"2000, 204", "60, 57"})
    void dataThatWaitsDoesNotEndReadAhead(int written, long sectors) {
        DriveRig rig = rig("", "buffer.segments=4", "buffer.readAhead.until=segment")
                .read(0, 30, 4)
                .at(8_650_000L, Operation.WRITE, written, 1);
        rig.run();
        assertThat(rig.metrics.count("sectors-transferred")).isEqualTo(sectors);
    }

    /** A conflict ends the wait when it arises, at 1 ms, not when the arm is free. */
    @ParameterizedTest
    @CsvSource({"READ, 28", "WRITE, 28"})
    void aConflictEndsTheWaitWhileTheArmIsBusy(Operation operation, int first) {
        DriveRig rig = rig("", "buffer.segments=4", "buffer.writeSegments=4")
                .write(0, 30, 4)
                .write(0, 70, 4)
                .read(0.5, 50, 4)
                .at(1.0, operation, first, 4);
        rig.run();
        assertThat(told(rig)).contains("cleaned 0@1000", "destage@1000").doesNotContain("cleaned 1@1000");
    }

    /**
     * What the arm has read of a block before it was written is dropped when it is written: read-ahead from block 34 on, which a write of
     * block 60 does not stop, reads it at 6 ms. A read of it finds it where it was written from, or nowhere.
     */
    @Test
    void oldCopiesAreDropped() {
        DriveRig rig = rig(
                        ", after: 30",
                        "buffer.segments=4",
                        "buffer.readHitsOnWrites=false",
                        "buffer.readAhead.until=segment",
                        "buffer.readAhead.stoppedByWrite=false")
                .read(0, 30, 4)
                .write(5, 60, 1);
        rig.run();
        Request probe = new Request().reset(9, 0, Operation.READ, 60, 1);
        assertThat(rig.positions().isBuffered(probe)).isFalse();
    }

    /** The arm is predicted where it ends its access, not where data waits that it is not about to write. */
    @Test
    void predictionsLeaveOutDataThatWaits() {
        DriveRig rig = rig("", "buffer.segments=4", "buffer.writeSegments=4")
                .write(0, 3000, 4)
                .at(0.1, Operation.FLUSH, 0, 0)
                .write(0.2, 9000, 4);
        List<Long> predicted = new ArrayList<>();
        rig.events.schedule(250_000, () -> predicted.add(rig.positions().armCylinder()));
        rig.run();
        assertThat(predicted).containsExactly(rig.positions().cylinder(3000));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "buffer.writeReporting=on-medium | the host waits for the medium",
                "buffer.writePrebuffering=false | a write gets its data when the arm works for it",
                "bus.extraWriteDisconnect={command: 0.6 ms, disconnect: 0 ms, away: 0.4 ms, secondDisconnect: 0.1 ms, seekDelay: 0.3 ms} | leaves the bus before the data",
            })
    void refusesWhatCouldNotAct(String set, String cause) {
        assertThatThrownBy(() -> rig("", set)).hasMessageContaining(cause);
    }
}
