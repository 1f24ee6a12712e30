package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;

/**
 * Several requests in the drive of {@link Drives#PLAIN} that compete for arm, buffer and bus. In each case a controller can
 * deadlock, as DiskSim does in some (reference text on the drive, 10.3, "implement the documented intent"). The bus of the rig
 * fails the test if the drive requests it twice.
 */
class ContentionTest {

    private static final Offset<Double> EXACT = within(2e-6);

    private static DriveRig rig(String... sets) {
        return new DriveRig(Drives.plain(sets));
    }

    /** 6.4 "Stop the holder" and "assign the arm if it is free": to "the first eligible" if not to the write that collides. */
    @Test
    void aCollidingWriteThatStopsReadAheadLeavesTheArmToTheWriteItWaitsFor() {
        DriveRig rig = rig(
                        "buffer.readAhead.until=segment",
                        "buffer.readAhead.minimum=40 sectors",
                        "buffer.writeReporting=in-buffer",
                        "buffer.writePrebuffering=true",
                        "buffer.combineWrites=false",
                        "queueDepth=4")
                .read(0, 30, 4)
                .write(3.5, 40, 1)
                .write(3.65, 34, 7)
                .at(3.7, Operation.FLUSH, 0, 0);
        rig.run();
        // The first write waits in the buffer for read-ahead of 40 blocks. The second overlaps what has been read
        // ahead, 34 and 35, which ends it, and block 40, which is unwritten: that passes from 4.0 to 4.1, then
        // there is room for it.
        assertThat(rig.request(2).completedMillis()).isEqualTo(3.5, EXACT);
        assertThat(rig.request(3).completedMillis()).isEqualTo(4.1, EXACT);
        // Blocks 34 to 40 pass from 13.4 to 14.1.
        assertThat(rig.request(4).completedMillis()).isEqualTo(14.1, EXACT);
    }

    /** 6.9 "Take over: leave its pending event running for the new holder", which waits only for the rest of the movement. */
    @Test
    void aReadThatIsHandedASeekIsChargedForTheRestOfIt() {
        DriveRig rig = rig("buffer.readAhead.until=segment").read(0, 30, 4).read(10.2, 96, 8);
        rig.run();
        // Read-ahead leaves the track behind block 99 at 10.0; the head switch ends at 10.5 and block 100 begins at
        // 11.0.
        DriveRig.Done second = rig.request(2);
        assertThat(second.buffer()).isEqualTo(BufferOutcome.PARTIAL_HIT);
        assertThat(second.completedMillis()).isEqualTo(11.4, EXACT);
        assertThat(second.seek()).isEqualTo(300_000);
        assertThat(second.rotation()).isEqualTo(500_000);
        assertThat(second.transfer()).isEqualTo(400_000);
    }

    /** 6.5 "done when end >= maxRA: release the arm", whichever request holds it then: there is no block behind the last one. */
    @Test
    void aReadThatIsHandedAnAccessStopsAtTheEndOfTheDrive() {
        DriveRig rig = rig("buffer.sneakyIntermediateHits=true", "queueDepth=2")
                .read(0, 10720, 80)
                .read(2, 10790, 10);
        rig.run();
        assertThat(rig.done()).hasSize(2);
        assertThat(rig.request(1).completedMillis()).isEqualTo(rig.request(2).completedMillis(), EXACT);
    }

    /** 6.6 "The request is re-activated first, without bus checks": so that no other request gets the bus first. */
    @Test
    void aReadThatReturnsToTheBusIsNotOvertakenByTheFormerOwnerOfTheArm() {
        DriveRig rig = rig(
                        "buffer.sneakyIntermediateHits=true",
                        "buffer.readAhead.until=segment",
                        "buffer.readAhead.onIdleHit=true",
                        "overheads.readDisconnect=0.1 ms",
                        "scheduler={type: sptf}",
                        "queueDepth=3",
                        "sectorSize=4 KiB")
                .read(0, 57322, 183)
                .read(0, 57502, 3)
                .read(2, 57507, 1);
        rig.run();
        assertThat(rig.done()).hasSize(3);
    }

    /** 2.7 "drop the request's data from the segment when the read completes": its data, not that of a write. */
    @Test
    void aReadOfUnwrittenDataDoesNotDropIt() {
        DriveRig rig = rig(
                        "buffer.segmentSize=8 sectors",
                        "buffer.sneakyIntermediateHits=true",
                        "buffer.readAhead.requested=drop",
                        "bus.extraWriteDisconnect={command: 0 ms, disconnect: 0 ms, away: 0 ms, secondDisconnect: 0 ms,"
                                + " seekDelay: 0 ms}",
                        "queueDepth=2")
                .write(0, 30, 9)
                .read(0, 35, 4);
        rig.run();
        // The write starts with a full segment, 30 to 37, and comes back for the ninth block when one is left to be
        // written, at 3.7; with it the read is done. Blocks 37 and 38 stay for the medium nevertheless.
        assertThat(rig.request(2).completedMillis()).isEqualTo(3.7, EXACT);
        assertThat(rig.request(1).completedMillis()).isEqualTo(3.9, EXACT);
    }

    /** 5.6 "would overwrite unsent data": data that has left the segment already cannot be, and must be read once more. */
    @Test
    void aReadWhoseDataIsGoneDoesNotHoldUpReading() {
        DriveRig rig = rig(
                        "buffer.segmentSize=8 sectors",
                        "buffer.writeReporting=in-buffer",
                        "buffer.sneakyIntermediateHits=true",
                        "bus.sectorTime=0.17 ms",
                        "bus.holdForWrites=true",
                        "scheduler={type: c-look}",
                        "queueDepth=2")
                .write(0, 6396, 5)
                .write(3, 6401, 12)
                .read(5, 6397, 8)
                .read(13, 6409, 5);
        rig.run();
        assertThat(rig.done()).extracting(DriveRig.Done::id).containsExactly(1L, 2L, 4L, 3L);
    }

    /** 2.7 "Hold bus entire read xfer": not against another read whose data is in the way and leaves only over the bus. */
    @Test
    void aReadDoesNotHoldTheBusAgainstOneThatIsInItsWay() {
        DriveRig rig = rig(
                        "buffer.segmentSize=64 sectors",
                        "buffer.readAhead.until=track",
                        "buffer.readAhead.minimum=40 sectors",
                        "bus.holdForReads=true",
                        "bus.preseek=after-medium",
                        "queueDepth=2",
                        "geometry.sparing=sectors-at-cylinder-end-slips-in-zone",
                        "geometry.zones[0].spares=4",
                        "geometry.zones[0].slips=[33, 250]",
                        "geometry.zones[1].spares=2")
                .write(586, 7171, 12)
                .write(587, 7183, 1)
                .read(587, 7196, 11)
                .read(589, 7208, 1)
                .read(618, 7215, 58);
        rig.run();
        assertThat(rig.done()).hasSize(5);
    }

    /**
     * 5.4: the part of the buffer for a request is determined when the request gets it, not at the earlier decision about the bus.
     */
    @Test
    void aSegmentChosenTentativelyForTheBusIsChosenAgain() {
        DriveRig rig = rig(
                        "buffer.sneakyIntermediateHits=true",
                        "buffer.readAhead.until=track",
                        "buffer.readAhead.minimum=8 sectors",
                        "bus.sectorTime=0.05 ms",
                        "bus.preseek=after-medium",
                        "queueDepth=6",
                        "sectorSize=4 KiB")
                .read(0, 6299, 6)
                .read(4, 6321, 1)
                .read(6, 6322, 7);
        rig.run();
        assertThat(rig.done()).hasSize(3);
    }

    /** 6.4 "an attached non-owner must still fit": so must one that joins the segment later. */
    @Test
    void aWriteThatHasNoRoomBehindItsPredecessorDoesNotGetTheArmBeforeIt() {
        DriveRig rig = rig(
                        "buffer.segmentSize=8 sectors",
                        "buffer.writePrebuffering=true",
                        "bus.sectorTime=0.02 ms",
                        "overheads.firstReselect=0.08 ms",
                        "scheduler={type: c-look}",
                        "queueDepth=4")
                .write(0, 32, 1)
                .read(0, 34, 1)
                .write(0, 30, 7)
                .write(0, 37, 2);
        rig.run();
        // The first write is on the medium at 3.3 and reported at 3.38, when the third request has its segment and
        // begins to fill it: reselection 0.08, seven blocks 0.14, until 3.6. The read, done at 3.5, follows with
        // 0.08 + 0.02.
        assertThat(rig.request(1).completedMillis()).isEqualTo(3.38, EXACT);
        assertThat(rig.request(2).completedMillis()).isEqualTo(3.7, EXACT);
        // Upward from 34, block 37 comes next, but only one of its two blocks has room. Blocks 30 to 36 pass from
        // 13.0 to 13.7; 37 and 38, the second of which came to the buffer in between, from 23.7 to 23.9.
        assertThat(rig.request(3).completedMillis()).isEqualTo(13.78, EXACT);
        assertThat(rig.request(4).completedMillis()).isEqualTo(23.98, EXACT);
    }

    /**
     * 6.9 rule 1: reading does not yield before the request's own end, even if another request completes from the same segment
     * meanwhile.
     */
    @Test
    void aWriteThatOnlySendsItsCompletionLeavesTheArmToTheNextRead() {
        DriveRig rig = rig(
                        "buffer.writePrebuffering=true",
                        "bus.preseek=after-medium",
                        "overheads.writeReconnect=0.54 ms",
                        "queueDepth=3")
                .write(0, 30, 10)
                .read(0, 40, 9)
                .write(0, 40, 1)
                .read(0, 15, 1);
        rig.run();
        // On the medium at 4.0 and 4.1; each takes 0.54 to report. The read continues behind block 40 and has the last
        // of its
        // blocks at 4.9, before the bus is free.
        assertThat(rig.request(1).completedMillis()).isEqualTo(4.54, EXACT);
        assertThat(rig.request(3).completedMillis()).isEqualTo(5.08, EXACT);
        assertThat(rig.request(2).completedMillis()).isEqualTo(5.08, EXACT);
        assertThat(rig.request(4).completedMillis()).isEqualTo(11.6, EXACT);
    }

    /** 5.2 "(pure prefetch)": a segment that still has data for a request that waits for the bus is not pure prefetch. */
    @Test
    void aSegmentIsNotTakenFromAReadThatHasItsDataThere() {
        DriveRig rig = rig(
                        "buffer.segments=1",
                        "buffer.almostHits=true",
                        "buffer.readAhead.until=end-of-cylinder",
                        "buffer.readAhead.onIdleHit=true",
                        "bus.sectorTime=0.05 ms",
                        "bus.preseek=after-medium",
                        "scheduler={type: c-look}",
                        "queueDepth=3",
                        "sectorSize=4 KiB")
                .read(0, 50920, 3)
                .read(0, 50927, 2)
                .read(0, 50933, 1)
                .read(0, 47509, 1);
        rig.run();
        // Block 6365, the first two, is the 45th of (32,0), which begins at 6.0: it passes from 11.625 to 11.75.
        // Three sectors move until 11.9, two until 12.0. Then the host's fourth command has the bus before the
        // third can go back.
        assertThat(rig.request(1).completedMillis()).isEqualTo(11.9, EXACT);
        assertThat(rig.request(2).completedMillis()).isEqualTo(12.0, EXACT);
        assertThat(rig.request(3).completedMillis()).isEqualTo(12.05, EXACT);
        // The 38th of (29,1), which begins at 8.0, passes from 21.8 to 21.9.
        assertThat(rig.request(4).completedMillis()).isEqualTo(21.95, EXACT);
    }

    /** 6.9 "Take over": the first request is still charged for an access that a hit has taken over. */
    @Test
    void aHandedOverAccessServesTheFormerOwnerThatWaitsForIt() {
        DriveRig rig = rig("buffer.sneakyFullHits=true", "scheduler={type: c-look}", "queueDepth=3")
                .read(0, 26, 4)
                .read(10, 27, 9)
                .write(10.5, 29, 1)
                .read(11, 28, 1);
        rig.run();
        // The second read has blocks 27 to 29 and waits from 10.0 to 13.0 for the other six; the hit and the write
        // that overlaps come and go meanwhile.
        assertThat(rig.request(4).completedMillis()).isEqualTo(11.0, EXACT);
        assertThat(rig.request(2).completedMillis()).isEqualTo(13.6, EXACT);
        assertThat(rig.request(2).rotation()).isEqualTo(3_000_000);
        assertThat(rig.request(3).completedMillis()).isEqualTo(23.0, EXACT);
    }

    /** 6.4 "unless this is a read hit (take over)": a read that misses stops read-ahead, whose segment it may still get. */
    @Test
    void readAheadIsNotHandedOverToAMiss() {
        DriveRig rig = rig(
                        "buffer.segments=1",
                        "buffer.readAhead.until=segment",
                        "bus.neverDisconnect=true",
                        "overheads.readMiss=0.2 ms")
                .read(0, 30, 1)
                .read(3.14, 213, 1);
        rig.run();
        // The command takes until 3.34, the seek of one cylinder until 4.36; block 213, the 13th of (1,0), which
        // begins at 3.0, has begun to pass at 4.3 and comes again at 14.3.
        assertThat(rig.request(2).completedMillis()).isEqualTo(14.4, EXACT);
    }
}
