package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;

/**
 * Single requests and pairs on a drive whose times can be worked out by hand: block b of the first track passes under the
 * head from 0.1 b ms on, in every revolution of 10 ms. Section numbers are those of the reference text on the drive unless
 * Worthington 1994 is named.
 */
class TimelineTest {

    private static final Offset<Double> EXACT = within(2e-6);

    private static final String[] TIMES = {
        "overheads.readHit=0.3 ms",
        "overheads.readMiss=0.7 ms",
        "overheads.writeHit=0.4 ms",
        "overheads.writeMiss=0.4 ms",
        "overheads.readDisconnect=0.1 ms",
        "overheads.writeDisconnect=0.1 ms",
        "overheads.firstReselect=0.2 ms",
        "overheads.otherReselect=0.15 ms",
        "overheads.dataPreparation=0.05 ms",
        "overheads.readCompletion=0.03 ms",
        "overheads.writeCompletion=0.03 ms",
        "bus.sectorTime=0.02 ms"
    };

    private static DriveRig rig(String... more) {
        List<String> sets = new ArrayList<>(List.of(TIMES));
        sets.addAll(List.of(more));
        return new DriveRig(Drives.plain(sets.toArray(String[]::new)));
    }

    private static DriveRig bare(String... sets) {
        return new DriveRig(Drives.plain(sets));
    }

    /** 6.11 "Read miss": reselect when the mark is in, moves of what has arrived meanwhile. */
    @Test
    void aReadThatMisses() {
        DriveRig rig = rig().read(0, 30, 4);
        rig.run();
        // One block in at 3.1; reselect and preparation to 3.35; three blocks to 3.41; the fourth, in at 3.4, to 3.43.
        assertThat(rig.request(1).millis()).isEqualTo(3.46, EXACT);
        assertThat(rig.request(1).buffer()).isEqualTo(BufferOutcome.MISS);
        assertThat(rig.bus.contacts().get(0)).isEqualTo(new TestBus.Contact(0, 800_000));
    }

    /** 2.7 "Set watermark by reqsize": max(1, floor(fraction * min(segment, request))), or of the whole segment. */
    @ParameterizedTest
    @CsvSource({"0, request, 3.1", "0.5, request, 3.2", "0.75, request, 3.3", "1, request, 3.4", "1, segment, 3.4"})
    void aReadReturnsAtItsWatermark(double share, String base, double returned) {
        DriveRig rig = rig("buffer.readWatermark=" + share, "buffer.watermarkBase=" + base)
                .read(0, 30, 4);
        rig.run();
        assertThat(rig.bus.contacts().get(1).from() / 1e6).isEqualTo(returned, EXACT);
    }

    /** 6.11 "Read, whole hit": t + hit + prep + n*bt + comp. */
    @Test
    void aReadOfWhatIsInTheBuffer() {
        DriveRig rig = rig().read(0, 30, 4).read(20, 31, 2);
        rig.run();
        assertThat(rig.request(2).millis()).isEqualTo(0.3 + 0.05 + 2 * 0.02 + 0.03, EXACT);
        assertThat(rig.request(2).buffer()).isEqualTo(BufferOutcome.HIT);
    }

    /** 6.11 "A partial hit starts the same way and then continues as a miss for the rest". */
    @Test
    void aReadOfWhatIsInTheBufferInPart() {
        DriveRig rig = rig().read(0, 30, 4).read(20, 32, 4);
        rig.run();
        // Blocks 34 and 35 pass from 23.4 to 23.6; back at 23.5 for 0.25, both moved at once.
        assertThat(rig.request(2).millis()).isEqualTo(3.75 + 0.04 + 0.03, EXACT);
        assertThat(rig.request(2).buffer()).isEqualTo(BufferOutcome.PARTIAL_HIT);
    }

    /** 6.11 "Fast write, arm free": t + whit + prep + n*bt + comp; the medium follows on its own. */
    @Test
    void aWriteReportedFromTheBuffer() {
        DriveRig rig = rig("buffer.writeReporting=in-buffer").write(0, 30, 4).at(1.0, Operation.FLUSH, 0, 0);
        rig.run();
        assertThat(rig.request(1).millis()).isEqualTo(0.4 + 0.05 + 4 * 0.02 + 0.03, EXACT);
    }

    /** 6.11 "Slow write": max(media end, bus free) + reselect + comp; Worthington table A.5: reconnect preparation. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.54})
    void aWriteReportedWhenOnTheMedium(double reconnect) {
        DriveRig rig = rig("overheads.writeReconnect=" + reconnect + " ms").write(0, 30, 4);
        rig.run();
        assertThat(rig.request(1).millis()).isEqualTo(3.4 + reconnect + 0.2 + 0.03, EXACT);
        assertThat(rig.bus.contacts().get(0)).isEqualTo(new TestBus.Contact(0, 630_000));
    }

    /** 6.11 "while an earlier fast write still writes: disconnect path; the arm is granted when that write ends". */
    @Test
    void aWriteBehindAReportedOne() {
        DriveRig rig = rig("buffer.writeReporting=in-buffer").write(0, 30, 4).write(1, 50, 2);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(3.4 + 0.25 + 0.04 + 0.03, EXACT);
    }

    /** Worthington 1994, tables A.4 and 1.2: a non-sequential write after a write leaves the bus once before its data. */
    @Test
    void aNonSequentialWriteAfterAWriteDisconnectsTwice() {
        String extra = "bus.extraWriteDisconnect={command: 0.6 ms, disconnect: 0.05 ms, away: 0.45 ms,"
                + " secondDisconnect: 0.08 ms, seekDelay: 0.3 ms}";
        DriveRig rig = rig(extra).write(0, 30, 4).write(20, 60, 4).write(40, 64, 4);
        rig.run();
        assertThat(rig.bus.contacts().subList(2, 5))
                .containsExactly(
                        new TestBus.Contact(20_000_000, 20_650_000),
                        // first reselect 0.2, preparation 0.05, data 0.08, second disconnection 0.08
                        new TestBus.Contact(21_100_000, 21_510_000),
                        // on the medium at 26.4; second reselect 0.15, completion 0.03
                        new TestBus.Contact(26_400_000, 26_580_000));
        // The third continues the second: no extra disconnection.
        assertThat(rig.bus.contacts()).hasSize(7);
    }

    /** 5.6: "end - start >= min(request size, 10) for requests under 45 blocks, else >= 15". */
    @ParameterizedTest
    @CsvSource({"4, 4", "10, 10", "44, 10", "45, 15", "60, 15"})
    void aWriteStartsOnTheMediumWhenEnoughIsInTheBuffer(int blocks, int needed) {
        DriveRig rig = rig(
                        "bus.extraWriteDisconnect={command: 0 ms, disconnect: 0 ms, away: 0 ms, secondDisconnect: 0 ms,"
                                + " seekDelay: 0 ms}",
                        "bus.sectorTime=0.1 ms")
                .write(0, 4, blocks);
        // Data comes at the speed of the medium from 0.45 on: the first block is in at 0.55, the tenth at 1.45.
        rig.events.runUntil(9 * DriveRig.MILLI);
        long written = rig.metrics.count("sectors-transferred");
        rig.run();
        double enough = 0.45 + needed * 0.1;
        boolean inTime = enough <= 0.4;
        assertThat(written == 0).as("a revolution passes first").isEqualTo(!inTime);
    }

    /** 2.7 "Minimum seek delay": "if the seek is shorter, the start is postponed by the difference". */
    @Test
    void aWriteWaitsForItsLeastSeekTime() {
        DriveRig rig = bare("overheads.minimumWriteSeek=3.05 ms").write(0, 30, 1);
        rig.run();
        assertThat(rig.request(1).millis()).isEqualTo(13.1, EXACT);
    }

    /** 4.4: "If that is non-zero and the access is a write, add the write settling delay. Same track: no settle." */
    @ParameterizedTest
    @CsvSource({"read, 30, 3.1", "write, 30, 3.1", "read, 104, 1.5", "write, 104, 11.5", "read, 200, 3.1"})
    void settlesOnlyAfterMoving(String operation, long block, double done) {
        // (0,1) begins at 1.0 ms, so block 104 at 1.4; (1,0) at 3.0. A head switch takes 0.5, to settle another 1.0.
        DriveRig rig = bare("mechanics.writeSettle=1 ms")
                .at(0.0, Operation.valueOf(operation.toUpperCase(java.util.Locale.ROOT)), block, 1);
        rig.run();
        assertThat(rig.request(1).millis()).isEqualTo(done, EXACT);
    }

    /** 4.6: a full track read "starts at the next slot boundary, reads to the end, and later picks up the part it missed". */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05, 0.35, 3.333333, 5, 9.95, 9.999})
    void aZeroLatencyReadOfATrackTakesARevolution(double at) {
        DriveRig rig = bare("buffer.zeroLatencyReads=true").read(at, 0, 100);
        rig.run();
        assertThat(rig.request(1).millis()).isBetween(10.0 - 2e-6, 10.1 + 2e-6);
        DriveRig inOrder = bare().read(0.35, 0, 100);
        inOrder.run();
        assertThat(inOrder.request(1).millis()).isEqualTo(9.65 + 10, EXACT);
    }

    /** The same for a write whose data is there. */
    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.35, 5, 9.95})
    void aZeroLatencyWriteOfATrackTakesARevolution(double at) {
        DriveRig rig = bare("buffer.zeroLatencyWrites=true").write(at, 0, 100);
        rig.run();
        assertThat(rig.request(1).millis()).isBetween(10.0 - 2e-6, 10.1 + 2e-6);
    }

    /** 4.7: reposition "to the first LBN of the next track, starting now"; each switch costs its skew, not a revolution. */
    @ParameterizedTest
    @CsvSource({"98, 4, 11.2", "198, 4, 3.2"})
    void followsOntoTheNextTrack(long block, long blocks, double done) {
        // Tracks begin at 0, 1 and 3 ms: blocks 100 and 101 pass from 11.0 on, 200 and 201 from 3.0 on.
        DriveRig rig = bare().read(0, block, blocks);
        rig.run();
        assertThat(rig.request(1).millis()).isEqualTo(done, EXACT);
    }

    /** Sectors last longer in the inner zone: 0.1 ms before the boundary, 0.125 ms behind it. */
    @Test
    void crossesIntoTheNextZone() {
        DriveRig rig = bare().read(0, 5998, 4);
        rig.run();
        // (29,1) begins at 29 * 3 + 1 = 88 ms, that is 8 mod 10; its blocks 98 and 99 pass from 7.8 on; (30,0) begins
        // at 0.
        assertThat(rig.request(1).millis()).isEqualTo(10 + 2 * 0.125, EXACT);
        assertThat(rig.request(1).transfer() / 1e6).isEqualTo(0.45, EXACT);
    }

    /** 4.7: "So a slipped slot costs one sector time". */
    @Test
    void aSlippedSectorCostsItsTime() {
        DriveRig rig = bare("geometry.sparing=sectors-at-disk-end", "geometry.zones[0].slips=[32]")
                .read(0, 30, 4);
        rig.run();
        assertThat(rig.request(1).millis()).isEqualTo(3.5, EXACT);
    }

    /** 4.9: a remapped block is fetched from its replacement, "and the sequence then resumes with a new reposition". */
    @Test
    void aRemappedBlockIsFetchedElsewhere() {
        // 195 usable sectors per cylinder; block 32 lies in slot 97 of (0,1), which passes at 1.0 + 9.7 = 10.7.
        DriveRig rig = bare(
                        "geometry.sparing=sectors-at-cylinder-end",
                        "geometry.zones[0].spares=5",
                        "geometry.zones[0].defects=[32, 197]")
                .read(0, 30, 4);
        rig.run();
        // Back on (0,0) at 11.3, block 33 passes at 13.3.
        assertThat(rig.request(1).millis()).isEqualTo(13.4, EXACT);
    }

    /** Emulated 512-byte sectors: an incomplete physical sector is read before it is written, one revolution later. */
    @ParameterizedTest
    @CsvSource({"240, 32, 3.4", "241, 1, 13.1", "241, 7, 13.1", "244, 8, 13.2"})
    void anIncompleteSectorIsReadBeforeItIsWritten(long sector, long sectors, double done) {
        DriveRig rig = bare("sectorSize=4 KiB", "logicalSectorSize=512 B", "buffer.segmentSize=1600 sectors")
                .write(0, sector, sectors);
        rig.run();
        assertThat(rig.request(1).millis()).isEqualTo(done, EXACT);
    }

    /** No such read if the physical sector is in the buffer. */
    @Test
    void anIncompleteSectorThatIsInTheBufferIsWrittenAtOnce() {
        DriveRig rig = bare("sectorSize=4 KiB", "logicalSectorSize=512 B", "buffer.segmentSize=1600 sectors")
                .read(0, 240, 8)
                .write(20, 241, 3);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(23.1, EXACT);
    }

    @Test
    void refusesWhatDoesNotLieOnItsLogicalSectors() {
        DriveRig rig = bare("sectorSize=4 KiB", "buffer.segmentSize=1600 sectors");
        assertThat(rig.drive.refusal(8, 16)).isNull();
        assertThat(rig.drive.refusal(8, 4))
                .isEqualTo("sectors 8+4 do not lie on the drive's logical sectors of 4096 bytes (8 sectors of 512)");
        assertThat(rig.drive.refusal(rig.drive.sectors(), 8)).contains("go beyond the drive's last, 86399");
    }

    /** A flush waits for the writes before it, not for later ones. */
    @Test
    void aFlushWaitsForWhatIsUnwrittenAndOnlyForThat() {
        DriveRig rig = bare("buffer.writeReporting=in-buffer", "buffer.writeSegments=2", "queueDepth=3")
                .write(0, 30, 4)
                .at(0.1, Operation.FLUSH, 0, 0)
                .write(0.2, 90, 4)
                .at(50.0, Operation.FLUSH, 0, 0)
                .at(50.1, Operation.DISCARD, 30, 4);
        rig.run();
        assertThat(rig.request(2).completedMillis()).isEqualTo(3.4, EXACT);
        assertThat(rig.request(4).millis()).isEqualTo(0, EXACT);
        assertThat(rig.request(5).millis()).isEqualTo(0, EXACT);
    }

    /** 2.7 "Time scale for overheads: multiplies every overhead message delay ... but not bus transfers". */
    @Test
    void scalesOverheadsButNotTransfers() {
        DriveRig rig = rig("overheads.scale=2").read(0, 30, 4).read(20, 31, 2);
        rig.run();
        assertThat(rig.request(2).millis()).isEqualTo(2 * 0.38 + 2 * 0.02, EXACT);
    }

    /** 2.7 "extra delay before anything else on arrival". */
    @Test
    void aDelayForEveryRequestComesFirst() {
        DriveRig rig = rig("overheads.perRequest=0.5 ms").read(0, 30, 4).read(20, 31, 2);
        rig.run();
        assertThat(rig.request(2).millis()).isEqualTo(0.5 + 0.42, EXACT);
    }

    /** Sector numbers beyond 32 bits. */
    @Test
    void servesTheLastSectorsOfALargeDrive() {
        DriveRig rig = new DriveRig(org.spindle.disk.catalogue.Presets.config("seagate-exos-x20-20t"));
        long sectors = rig.drive.sectors();
        assertThat(sectors).isGreaterThan(39_000_000_000L);
        rig.read(0, sectors - 8, 8).read(100, sectors - 8, 8).write(200, sectors - 16, 16);
        rig.run();
        assertThat(rig.request(1).millis()).isBetween(17.0, 18.0 + 8.4 + 0.5);
        assertThat(rig.request(2).buffer()).isEqualTo(BufferOutcome.HIT);
        assertThat(rig.request(3).millis()).isLessThan(0.2);
    }
}
