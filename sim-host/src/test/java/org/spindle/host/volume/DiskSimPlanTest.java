package org.spindle.host.volume;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.host.volume.layout.CheckRotation;
import org.spindle.spi.config.Size;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.request.Operation;

/**
 * Transfers measured with DiskSim, in its order (the reference's sections 12.2 to 12.5 and 29.7): transfers that start at the
 * same time are separated by blanks, later ones by '; '. Disks take 10 ms for each request.
 */
class DiskSimPlanTest {

    private static final long SECTORS = 64 * 1000;

    /** Five members, unit and parity unit 64, a reconstruct share of 0.5: from two units on. */
    private static Function<LayerContext, Layer> measured(ParityCompat... compat) {
        return Configs.raid5(
                64,
                64L,
                CheckRotation.LEFT_SYMMETRIC,
                Addressing.VOLUME,
                new ParityWrites(0.5, false),
                Configs.Faults.NONE,
                compat);
    }

    private static String transfers(
            Function<LayerContext, Layer> volume, Operation operation, long sector, long sectors) {
        VolumeRig rig = new VolumeRig(5, SECTORS, volume);
        return String.join("; ", rig.transfers(operation, sector, sectors));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        0  | 8   | r4@0+8 r0@0+8; w4@0+8 w0@0+8
        0  | 128 | r3@0+64 r2@0+64 w1@0+64 w0@0+64; w4@0+64
        0  | 192 | r3@0+64 w2@0+64 w1@0+64 w0@0+64; w4@0+64
        0  | 256 | w4@0+64 w3@0+64 w2@0+64 w1@0+64 w0@0+64
        32 | 64  | r3@0+64 r2@0+64 r1@32+32 r0@0+32; w1@0+32 w0@32+32 w4@0+64
        """)
    void writesAsMeasured(long sector, long sectors, String expected) {
        assertThat(sorted(transfers(measured(ParityCompat.DISKSIM), Operation.WRITE, sector, sectors)))
                .isEqualTo(sorted(expected));
    }

    /** Two units that share no offset: two one-unit rows, the second of which has its old parity read after the first. */
    @Test
    void writesTwoApartAsMeasured() {
        assertThat(transfers(measured(ParityCompat.DISKSIM), Operation.WRITE, 56, 16))
                .startsWith("r4@56+8 r1@0+8 r0@56+8 r4@0+8; ")
                .satisfies(text -> assertThat(text.substring(text.indexOf(';')).split("[; ]+"))
                        .containsExactlyInAnyOrder("", "w1@0+8", "w0@56+8", "w4@56+8", "w4@0+8"));
    }

    @Test
    void writesAcrossRowsAsMeasured() {
        assertThat(sorted(transfers(measured(ParityCompat.DISKSIM), Operation.WRITE, 32, 256)))
                .isEqualTo(sorted("r4@64+32 r3@64+32 w2@0+64 w1@0+64 w0@32+32; w4@0+96 w3@0+96"));
    }

    @Test
    void readsAsMeasured() {
        assertThat(transfers(measured(ParityCompat.DISKSIM), Operation.READ, 16, 512))
                .isEqualTo("r4@64+64 r3@128+16 r2@0+128 r1@0+128 r0@16+112 r3@0+64");
    }

    /** Sorts writes that start at the same time; for reads the order is recorded, for writes only the order of start times. */
    private static String sorted(String text) {
        StringBuilder sorted = new StringBuilder();
        for (String group : text.strip().split("; ")) {
            String[] transfers = group.split(" ");
            java.util.Arrays.sort(transfers);
            sorted.append(String.join(" ", transfers)).append("; ");
        }
        return sorted.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "READ, 10, 300, r3@0+64 r2@0+64 r1@0+64 r0@10+108",
        "WRITE, 300, 600, w3@64+128 w2@64+132 w1@64+192 w0@108+148"
    })
    void stripesAsMeasured(Operation operation, long sector, long sectors, String expected) {
        VolumeRig rig = new VolumeRig(4, SECTORS, Configs.striping(64));
        assertThat(rig.transfers(operation, sector, sectors)).containsExactly(expected);
    }

    /** Section 29.7: a mirror of four disks. */
    @Test
    void mirrorsAsMeasured() {
        VolumeRig rig = new VolumeRig(4, SECTORS, Configs.raid10(2, 64, ReadChoice.ROUND_ROBIN, Configs.Faults.NONE));
        assertThat(rig.transfers(Operation.WRITE, 32, 96)).containsExactly("w3@0+64 w2@32+32 w1@0+64 w0@32+32");
        StringBuilder disks = new StringBuilder();
        for (long sector : new long[] {0, 0, 64, 0, 64}) {
            disks.append(rig.transfers(Operation.READ, sector, 8).get(0).charAt(1));
        }
        assertThat(disks).hasToString("02121");
        VolumeRig other = new VolumeRig(4, SECTORS, Configs.raid10(2, 64, ReadChoice.PRIMARY, Configs.Faults.NONE));
        assertThat(other.transfers(Operation.READ, 32, 96)).containsExactly("r1@0+64 r0@32+32");
    }

    /** Section 12.4, as-is with a parity disk: read data and parity, then write data and parity. */
    @Test
    void addressesMembersOfAVolumeWithAParityDisk() {
        VolumeRig rig = new VolumeRig(
                4, SECTORS, Configs.raid4(64, Addressing.MEMBERS, new ParityWrites(2.0, false), Configs.Faults.NONE));
        assertThat(rig.volume.units()).isEqualTo(3);
        assertThat(rig.transfers(1, Operation.WRITE, 100, 8)).containsExactly("r3@100+8 r1@100+8", "w3@100+8 w1@100+8");
    }

    /** Section 12.4: disk 3 block 0 lies at 64, its parity on disk 2, and every write is a read-modify-write. */
    @Test
    void addressesMembersThatHoldParityThemselves() {
        VolumeRig rig = new VolumeRig(
                4,
                SECTORS,
                Configs.raid5(
                        64,
                        null,
                        CheckRotation.LEFT_SYMMETRIC,
                        Addressing.MEMBERS,
                        new ParityWrites(2.0, false),
                        Configs.Faults.NONE));
        assertThat(rig.volume.units()).isEqualTo(4);
        assertThat(rig.transfers(3, Operation.WRITE, 0, 8)).containsExactly("r3@64+8 r2@64+8", "w3@64+8 w2@64+8");
        assertThat(rig.transfers(3, Operation.READ, 60, 8)).containsExactly("r3@124+8");
    }

    /** Section 12.2: with a unit of 0 every disk receives count / n sectors, rounded up, at sector / n. */
    @Test
    void interleavesBytesByLengthOnly() {
        VolumeRig rig = new VolumeRig(4, SECTORS, Configs.striping(0, InterleavedCompat.LENGTH_ONLY));
        assertThat(rig.transfers(Operation.WRITE, 3, 8)).containsExactly("w3@0+2 w2@0+2 w1@0+2 w0@0+2");
    }

    /** Section 12.2, requests that name members of a striped volume: address = device x capacity + block. */
    @Test
    void addressesSlicesOfAStripedVolume() {
        VolumeRig rig = new VolumeRig(
                4,
                SECTORS,
                context -> new StripingFactory()
                        .create(
                                new StripingConfig(
                                        Size.ofSectors(64), Addressing.SLICES, new Capacity(false), List.of()),
                                context));
        assertThat(rig.volume.units()).isEqualTo(4);
        // Device 1, block 64: sector 64064 of the volume, unit 1001 = 250 rows of 4 and 1.
        assertThat(rig.transfers(1, Operation.READ, 64, 8)).containsExactly("r1@16000+8");
    }

    /** Section 12.3 without striping: copy k of disk d is member d + k n, the address stays as it is. */
    @Test
    void keepsAddressesOnDisksOfAMirror() {
        VolumeRig rig = new VolumeRig(
                4, SECTORS, Configs.raid10(2, SECTORS, Addressing.SLICES, ReadChoice.PRIMARY, Configs.Faults.NONE));
        assertThat(rig.volume.units()).isEqualTo(2);
        assertThat(rig.transfers(1, Operation.WRITE, 1000, 8)).containsExactly("w3@1000+8 w1@1000+8");
    }

    /** Section 12.2: random, and round-robin ('ideal'). */
    @Test
    void scattersRequests() {
        VolumeRig ideal = new VolumeRig(
                3,
                1000,
                context -> new ScatterFactory()
                        .create(
                                new ScatterConfig(ScatterConfig.MemberChoice.ROUND_ROBIN, new Capacity(false)),
                                context));
        assertThat(ideal.volume.sectors(0)).isEqualTo(3000);
        ideal.read(2996, 8 - 4);
        ideal.read(1998, 8);
        ideal.read(5, 8);
        ideal.read(5, 8);
        assertThat(ideal.sent).containsExactly("r0@996+4 r1@992+8 r2@5+8 r0@5+8");
        VolumeRig random = new VolumeRig(
                3,
                1000,
                context -> new ScatterFactory()
                        .create(new ScatterConfig(ScatterConfig.MemberChoice.RANDOM, new Capacity(false)), context));
        for (int i = 0; i < 300; i++) {
            random.read(8, 8);
        }
        random.events.run();
        assertThat(random.disks).allMatch(disk -> disk.served > 70 && disk.served < 130);
        assertThat(random.transfers(Operation.FLUSH, 0, 0)).containsExactly("f0 f1 f2");
    }
}
