package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.host.volume.Configs.Faults;
import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.spi.request.Operation;

/** Transfers of volumes by default, worked by hand. Disks take 10 ms for each request; each group is sent at one time. */
class WritePlanTest {

    private static final long SECTORS = 64 * 100;

    /** Hennessy and Patterson, section 6.5: a small write is four accesses on two disks; one to a full stripe reads nothing. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8    | 8   | r4@8+8 r0@8+8; w4@8+8 w0@8+8
            0    | 64  | r4@0+64 r0@0+64; w4@0+64 w0@0+64
            0    | 128 | r3@0+64 r2@0+64 w1@0+64 w0@0+64; w4@0+64
            0    | 256 | w4@0+64 w3@0+64 w2@0+64 w1@0+64 w0@0+64
            0    | 512 | w4@0+128 w3@0+128 w2@0+128 w1@0+128 w0@0+128
            # Two units touched: 2 others and 2 partial ones to be read against 2 old ones and the parity.
            56   | 16  | r4@0+64 r1@0+8 r0@56+8; w4@0+64 w1@0+8 w0@56+8
            # The whole row but 8 sectors at the head: those are read, nothing else.
            8    | 248 | r0@0+8 w3@0+64 w2@0+64 w1@0+64; w4@0+64 w0@8+56
            # ... and 8 at the tail.
            8    | 240 | r3@56+8 r0@0+8 w2@0+64 w1@0+64; w4@0+64 w3@0+56 w0@8+56
            # 12 sectors at the end of a row and 4 in the next: each a small write; disks 3 and 4 have data and parity.
            244  | 16  | r4@52+16 r3@52+16; w4@52+16 w3@52+16
            """)
    void writesWithTheFewestReads(long sector, long sectors, String expected) {
        VolumeRig rig = new VolumeRig(5, SECTORS, Configs.raid5(64, Faults.NONE));
        assertThat(sorted(rig.transfers(Operation.WRITE, sector, sectors))).isEqualTo(expected);
    }

    /** Sorts each group by descending disk, as the order of completion of disks is not tested here. */
    private static String sorted(List<String> groups) {
        return groups.stream()
                .map(group -> Arrays.stream(group.split(" "))
                        .sorted((a, b) -> a.charAt(0) == b.charAt(0) ? b.compareTo(a) : a.charAt(0) - b.charAt(0))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("; "));
    }

    /** P and Q: six accesses on three disks. */
    @Test
    void updatesBothChecks() {
        VolumeRig rig = new VolumeRig(
                6, SECTORS, Configs.raid6(64, CheckRotation.LEFT_ASYMMETRIC, ParityWrites.DEFAULT, Faults.NONE));
        // Row 0: P on 5, Q on 0, data on 1 to 4.
        assertThat(sorted(rig.transfers(Operation.WRITE, 0, 8)))
                .isEqualTo("r5@0+8 r1@0+8 r0@0+8; w5@0+8 w1@0+8 w0@0+8");
        assertThat(rig.metrics.count("read-modify-writes")).isEqualTo(1);
    }

    /** With reads first there is no write at 0 ms; a full stripe, which needs no reads, is not delayed. */
    @Test
    void holdsAllWritesBackUntilAllReadsAreComplete() {
        VolumeRig rig = new VolumeRig(
                5,
                SECTORS,
                Configs.raid5(
                        64,
                        null,
                        CheckRotation.LEFT_SYMMETRIC,
                        Addressing.VOLUME,
                        new ParityWrites(null, true),
                        Faults.NONE));
        assertThat(rig.transfers(Operation.WRITE, 0, 128))
                .containsExactly("r3@0+64 r2@0+64", "w4@0+64 w1@0+64 w0@0+64");
        assertThat(rig.transfers(Operation.WRITE, 0, 256)).containsExactly("w4@0+64 w3@0+64 w2@0+64 w1@0+64 w0@0+64");
    }

    /** Row 0 has data on 0 to 3 and parity on 4. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # Member lost, operation, sector, sectors, transfers
            1 | READ  | 64  | 8   | r4@0+8 r3@0+8 r2@0+8 r0@0+8
            1 | READ  | 0   | 8   | r0@0+8
            1 | READ  | 0   | 256 | r4@0+64 r3@0+64 r2@0+64 r0@0+64
            1 | READ  | 56  | 16  | r4@0+8 r3@0+8 r2@0+8 r0@0+8 r0@56+8
            # The lost unit is written: its parity comes from the other units.
            1 | WRITE | 64  | 8   | r3@0+8 r2@0+8 r0@0+8; w4@0+8
            # Another unit is written: its parity comes from what it was.
            1 | WRITE | 0   | 8   | r4@0+8 r0@0+8; w4@0+8 w0@0+8
            # The lost unit is written in part beside another: everything that is left is needed.
            1 | WRITE | 56  | 16  | r4@0+64 r3@0+64 r2@0+64 r0@0+64; w4@0+64 w0@56+8
            # The parity is lost: nothing to be read.
            4 | WRITE | 0   | 8   | w0@0+8
            0 | WRITE | 0   | 256 | w4@0+64 w3@0+64 w2@0+64 w1@0+64
            """)
    void servesWithoutALostMember(int lost, Operation operation, long sector, long sectors, String expected) {
        VolumeRig rig = new VolumeRig(5, SECTORS, Configs.raid5(64, Faults.of(0, Configs.failure(lost, 0))));
        rig.events.run();
        assertThat(String.join("; ", rig.transfers(operation, sector, sectors))).isEqualTo(expected);
    }

    /** With two lost data units, a read decodes them from the remaining data and the two checks. */
    @Test
    void decodesTwoLostUnits() {
        VolumeRig rig = new VolumeRig(
                6,
                SECTORS,
                Configs.raid6(
                        64,
                        CheckRotation.LEFT_ASYMMETRIC,
                        ParityWrites.DEFAULT,
                        Faults.of(0, Configs.failure(1, 0), Configs.failure(2, 0))));
        rig.events.run();
        assertThat(rig.transfers(Operation.READ, 0, 8)).containsExactly("r5@0+8 r4@0+8 r3@0+8 r0@0+8");
        assertThat(rig.metrics.count("degraded-reads")).isEqualTo(1);
    }

    /** Bytes interleaved over three data disks: a line has three sectors; partially written lines are read. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            READ  | 0 | 1 | r2@0+1 r1@0+1 r0@0+1
            READ  | 2 | 5 | r2@0+3 r1@0+3 r0@0+3
            WRITE | 3 | 6 | w3@1+2 w2@1+2 w1@1+2 w0@1+2
            WRITE | 3 | 4 | r2@2+1 r1@2+1 r0@2+1; w3@1+2 w2@1+2 w1@1+2 w0@1+2
            WRITE | 2 | 8 | r2@0+1 r1@0+1 r0@0+1 r2@3+1 r1@3+1 r0@3+1; w3@0+4
            """)
    void interleavesBytes(Operation operation, long sector, long sectors, String expected) {
        VolumeRig rig = new VolumeRig(4, SECTORS, Configs.raid3(Faults.NONE));
        assertThat(String.join("; ", rig.transfers(operation, sector, sectors))).startsWith(expected);
    }

    @Test
    void sendsAFlushToAllMembersAndToASpareInUseOnly() {
        VolumeRig rig =
                new VolumeRig(6, SECTORS, Configs.raid5(64, Faults.of(1, Configs.failure(2, 1000 * VolumeRig.MS))));
        rig.events.runUntil(500 * VolumeRig.MS);
        rig.submit(0, Operation.FLUSH, 0, 0);
        assertThat(rig.sent).containsExactly("f0 f1 f2 f3 f4");
        rig.events.run();
        assertThat(rig.transfers(Operation.FLUSH, 0, 0)).containsExactly("f0 f1 f3 f4 f5");
    }

    /** A partially discarded stripe keeps its data, as its parity would otherwise be wrong. */
    @Test
    void discardsWholeStripesWithTheirParity() {
        VolumeRig rig = new VolumeRig(5, SECTORS, Configs.raid5(64, Faults.NONE));
        assertThat(rig.transfers(Operation.DISCARD, 8, 256 + 248))
                .containsExactly("d4@64+64 d3@64+64 d2@64+64 d1@64+64 d0@64+64");
        assertThat(rig.transfers(Operation.DISCARD, 8, 128)).isEmpty();
        VolumeRig striped = new VolumeRig(2, SECTORS, Configs.striping(64));
        assertThat(striped.transfers(Operation.DISCARD, 60, 8)).containsExactly("d1@0+4 d0@60+4");
    }

    /** Both write to row 0: the second begins when the first is complete, after two services. Another row does not wait. */
    @Test
    void serializesWritersOfAStripe() {
        VolumeRig rig = new VolumeRig(5, SECTORS, Configs.raid5(64, Faults.NONE));
        rig.write(0, 8);
        rig.write(64, 8);
        rig.write(256 + 128, 8);
        rig.events.run();
        assertThat(sorted(rig.sent))
                .isEqualTo(
                        "r4@0+8 r3@64+8 r1@64+8 r0@0+8; w4@0+8 w3@64+8 w1@64+8 w0@0+8; r4@0+8 r1@0+8; w4@0+8 w1@0+8");
        assertThat(rig.metrics.values("stripe-wait")).containsExactly(20 * VolumeRig.MS);
    }

    @Test
    void countsTransfersAndMethods() {
        VolumeRig rig = new VolumeRig(5, SECTORS, Configs.raid5(64, Faults.NONE));
        for (long[] write : List.of(new long[] {0, 8}, new long[] {0, 128}, new long[] {0, 256}, new long[] {0, 512})) {
            rig.transfers(Operation.WRITE, write[0], write[1]);
        }
        rig.transfers(Operation.READ, 0, 512);
        assertThat(rig.metrics.count("read-modify-writes")).isEqualTo(1);
        assertThat(rig.metrics.count("reconstruct-writes")).isEqualTo(1);
        assertThat(rig.metrics.count("full-stripe-writes")).isEqualTo(3);
        assertThat(rig.metrics.count("reads")).isEqualTo(1);
        assertThat(rig.metrics.count("writes")).isEqualTo(4);
        // 2 + 2 of the small write, 2 + 3, 5, 5; the read meets data in both rows on all disks but 3 and 4.
        assertThat(rig.metrics.count("member-writes")).isEqualTo(2 + 3 + 5 + 5);
        assertThat(rig.metrics.count("member-reads")).isEqualTo(2 + 2 + 5);
        assertThat(rig.metrics.count("disk4-requests")).isEqualTo(2 + 1 + 1 + 1 + 1);
    }
}
